import { z } from 'zod';
import type { Dice } from '../../kernel/dice';
import type { Ruleset } from '../../kernel/ruleset';
import { deadlineEntry, ordersEntry, postEntry, replaceEntry, revealEntry, rulingEntry } from '../entry';
import type { Lexicon } from '../orders';
import { crisisCollide } from '../ruleset';
import { type Ruling, rulings } from '../rulings';
import { keySchema } from '../setup';
import { open as openDuel, rematch, type State } from '../state';
import type { SideIndex } from '../terms';
import { lexicon } from '../vocabulary';
import { duelOfPicks, type Pick, pickProblem } from './picking';
import { TABLE_SETUP_VERSION, type TableSetup, tableSetupSchema } from './setup';
import { type TableView, viewOf } from './view';

/** A player's secret pick; a later one takes the place of an earlier one, until both are in. */
export const pickEntry = z.strictObject({
  id: z.string().min(1),
  seq: z.int().min(0),
  at: z.iso.datetime({ offset: true }),
  actor: z.string(),
  kind: z.literal('pick'),
  by: keySchema,
  team: z.array(keySchema).max(100),
  leader: keySchema,
});

export const tableEntrySchema = z.discriminatedUnion('kind', [
  pickEntry,
  postEntry,
  ordersEntry,
  revealEntry,
  deadlineEntry,
  replaceEntry,
  rulingEntry,
]);
export type TableEntry = z.infer<typeof tableEntrySchema>;

/** A table as it stands: picks, and the duel once both are in. */
export interface TableGameState {
  readonly setup: TableSetup;
  readonly picks: readonly [Pick | null, Pick | null];
  readonly duel: State | null;
}

/** Crisis Collide as a table plays it: the picks, then the duel. */
export const crisisCollideTable: Ruleset<TableSetup, TableGameState, TableEntry, TableView, Ruling, Lexicon> = {
  id: 'crisis-collide',
  version: crisisCollide.version,
  stateVersion: 1,
  rulebook: crisisCollide.rulebook,
  setup: tableSetupSchema,
  entry: tableEntrySchema,
  open: (setup) => ({
    setup,
    picks: [null, null],
    duel: setup.teams === 'given' ? openDuel(setup.duel) : null,
  }),
  step,
  /** The next table of two players is their rematch. */
  close: ({ setup, duel }) =>
    duel === null ? setup : { setupVersion: TABLE_SETUP_VERSION, teams: 'given', duel: rematch(duel) },
  rulings: ({ duel }) => (duel === null ? [] : rulings(duel)),
  vocabulary: ({ duel }, by) =>
    duel === null ? { fighters: [], team: [], abilities: [], labels: {} } : lexicon(duel, by),
  view: viewOf,
};

/** Before both picks are in only a pick does anything; after it only the duel's entries do. */
function step(state: TableGameState, entry: TableEntry, dice: Dice): TableGameState {
  if (entry.kind !== 'pick')
    return state.duel === null ? state : { ...state, duel: crisisCollide.step(state.duel, entry, dice) };
  const { setup } = state;
  if (state.duel !== null || setup.teams !== 'picked') return state;
  const side = setup.sides.findIndex(({ key }) => key === entry.by);
  const pick: Pick = { team: entry.team, leader: entry.leader };
  if (side < 0 || pickProblem(setup, pick) !== null) return state;
  const chosen = (index: SideIndex) => (index === side ? pick : state.picks[index]);
  const picks = [chosen(0), chosen(1)] as const;
  const [first, second] = picks;
  const duel = first === null || second === null ? null : duelOfPicks(setup, [first, second]);
  return { ...state, picks, duel: duel === null ? null : openDuel(duel) };
}
