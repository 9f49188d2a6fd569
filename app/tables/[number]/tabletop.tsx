import { z } from 'zod';
import { askedBy } from '@/app/missing';
import { Encounter } from '@/components/encounter/encounter';
import { TABS } from '@/components/encounter/tabs';
import { readEncounter } from '@/lib/record/tables/tabletop/read';
import { askedOne } from '@/lib/record/views/asked';
import type { BoardProps } from './boards';
import {
  attackTarget,
  beginCreatureTurn,
  dismissAbilities,
  endCreatureTurn,
  endEffect,
  lookIntoIllusion,
  orderUse,
  overrule,
  passTime,
  postEncounter,
  recoverSpells,
  setNumbers,
  slipGrapple,
  stateEvent,
  tellOfIllusion,
  touchTarget,
} from './encounter-actions';

const looked = z.object({ tab: askedOne(TABS) });

/** A table of Tabletop: an encounter as its reader may see it. `?tab=happens` is another part of a game master's page. */
export async function TabletopEncounter({ frame, actor, asked }: BoardProps) {
  const { head } = frame;
  const read = await readEncounter(head.number, actor);
  if (!read.ok) return null;
  const { tab } = askedBy(looked, asked, `/tables/${head.number}`);
  const { view, master, rules, mine, cameBack } = read.value;
  const players = new Map(
    head.seats.map(
      ({ key, user }) => [key, user === null || user.name === key ? key : `${key} (${user.name})`] as const,
    ),
  );
  return (
    <Encounter
      number={head.number}
      view={view}
      master={master}
      rules={rules}
      tab={tab ?? 'turn'}
      mine={mine}
      cameBack={cameBack}
      closed={head.state === 'archived' || head.state === 'finished'}
      players={players}
      actions={{
        post: postEncounter,
        use: orderUse,
        dismiss: dismissAbilities,
        touch: touchTarget,
        attack: attackTarget,
        slip: slipGrapple,
        end: endCreatureTurn,
        turn: beginCreatureTurn,
        happens: stateEvent,
        elapse: passTime,
        recover: recoverSpells,
        look: lookIntoIllusion,
        tell: tellOfIllusion,
        set: setNumbers,
        ends: endEffect,
        overrule,
      }}
    />
  );
}
