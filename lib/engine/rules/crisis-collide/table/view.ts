import type { Viewer } from '../../kernel/ruleset';
import type { Combatant } from '../setup';
import { SIDES } from '../terms';
import { type View, view } from '../view';
import type { Pick } from './picking';
import type { TableGameState } from './ruleset';

/** What one viewer may see of a table: of the other's pick no more than that it is in (setup:team, setup:reveal). */
export type TableView =
  | {
      readonly stage: 'picking';
      readonly pool: Readonly<Record<string, Omit<Combatant, 'now'>>>;
      readonly sides: readonly {
        readonly key: string;
        readonly name: string;
        readonly pick: { readonly state: 'none' | 'sealed' } | { readonly state: 'open'; readonly value: Pick };
      }[];
    }
  | { readonly stage: 'duel'; readonly duel: View };

export function viewOf({ setup, picks, duel }: TableGameState, viewer: Viewer): TableView {
  if (duel !== null) return { stage: 'duel', duel: view(duel, viewer) };
  if (setup.teams === 'given') throw new Error('A table whose teams are given opens with its duel.');
  return {
    stage: 'picking',
    pool: setup.pool,
    sides: SIDES.map((side) => {
      const { key, name } = setup.sides[side];
      const value = picks[side];
      const own = viewer.kind === 'record' || (viewer.kind === 'leader' && viewer.team === key);
      return {
        key,
        name,
        pick: value === null ? { state: 'none' } : own ? { state: 'open', value } : { state: 'sealed' },
      };
    }),
  };
}
