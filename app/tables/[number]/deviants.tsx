import { JudgesBoard } from '@/components/board/board';
import { readBoard } from '@/lib/record/tables/deviants/read';
import {
  beginTurn,
  grant,
  orderBoard,
  overrule,
  placeBoardCard,
  postBoard,
  removeCard,
  setNumbers,
  stateEvent,
} from './board-actions';
import type { BoardProps } from './boards';

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim();

/** A table of Deviants. `?event=Start+of+Clash&of=NAME` shows a judge what would answer that. */
export async function DeviantsBoard({ frame, actor, asked }: BoardProps) {
  const { head, mine } = frame;
  const event = first(asked.event).slice(0, 120);
  const subject = first(asked.of).slice(0, 120);
  const read = await readBoard(
    head.number,
    actor,
    event === '' ? null : { name: event, subject: subject === '' ? null : subject },
  );
  if (!read.ok) return null;
  const names = new Map(
    head.seats.map(
      ({ key, user }) => [key, user === null || user.name === key ? key : `${key} (${user.name})`] as const,
    ),
  );
  return (
    <JudgesBoard
      number={head.number}
      view={read.value.view}
      seat={mine?.key ?? null}
      judges={read.value.judges}
      rules={read.value.rules}
      closed={head.state === 'archived' || head.state === 'finished'}
      row={read.value.row}
      cameBack={read.value.cameBack}
      names={names}
      actions={{
        post: postBoard,
        order: orderBoard,
        event: stateEvent,
        turn: beginTurn,
        set: setNumbers,
        place: placeBoardCard,
        remove: removeCard,
        grant,
        overrule,
      }}
    />
  );
}
