import { z } from 'zod';
import { askedBy } from '@/app/missing';
import { DuelBoard } from '@/components/duel/board';
import { PickingBoard } from '@/components/duel/picking';
import type { Place } from '@/components/duel/steps';
import { readDuel } from '@/lib/record/tables/crisis-collide/read';
import { askedNumber } from '@/lib/record/views/asked';
import type { BoardProps } from './boards';
import { orderLines, orderPost, pick, replace } from './duel-actions';

const looked = z.object({ turn: askedNumber, step: askedNumber });

/** A table of Crisis Collide. `?turn=3&step=2` looks at a phase of a turn that was played. */
export async function CrisisCollideBoard({ frame, actor, asked, zone, now }: BoardProps) {
  const { head, mine, judges } = frame;
  const { number } = head;
  const read = await readDuel(number, actor);
  if (!read.ok) return null;
  const table = read.value;
  if (table.stage === 'picking') return <PickingBoard number={number} view={table} mine={mine} pick={pick} />;
  const player = (at: 0 | 1) => {
    const seat = head.seats.find(({ key }) => key === table.duel.sides[at].key);
    return seat?.user?.name ?? (seat?.bot == null ? table.duel.sides[at].name : 'a bot');
  };
  const { turn, step } = askedBy(looked, asked, `/tables/${number}`);
  const place: Place | null = turn === null ? null : { turn, step };
  return (
    <DuelBoard
      number={number}
      view={table.duel}
      at={place}
      mine={mine}
      players={[player(0), player(1)]}
      zone={zone}
      now={now}
      actions={{ lines: orderLines, post: orderPost, replace }}
      override={judges && head.state !== 'archived' ? `/tables/${number}/override` : undefined}
    />
  );
}
