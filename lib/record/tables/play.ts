import { amendmentsIn } from '../../engine/rules/kernel/amend';
import type { Dice } from '../../engine/rules/kernel/dice';
import { arrange, type Kinded } from '../../engine/rules/kernel/fold';
import type { Game } from './game';
import { type Finish, isFinish, type TableEntry } from './journal';

/** A table's journal played from its set-up. */
export interface Play<State, Entry> {
  readonly state: State;
  /** The entries in force, in order: without what was undone. */
  readonly entries: readonly Entry[];
  /** Where in the game each of them came, by id. */
  readonly places: ReadonlyMap<string, string>;
  /** Somebody ended it before its own end. */
  readonly ended: boolean;
}

/** Plays a journal. Pure and total: equal journals give equal states. */
export function play<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  setup: Setup,
  journal: readonly TableEntry<Entry>[],
  dice: Dice,
): Play<State, Entry> {
  const { ruleset } = game;
  const undone = undoneIn(journal);
  const { entries } = arrange<Entry>(journal.filter(isRuled));
  const places = new Map<string, string>();
  let state = ruleset.open(setup);
  for (const entry of entries) {
    places.set(entry.id, game.standing(state).place);
    state = ruleset.step(state, entry, dice);
  }
  return { state, entries, places, ended: journal.some((entry) => isFinish(entry) && !undone.has(entry.id)) };
}

const isRuled = <Entry extends Kinded>(entry: TableEntry<Entry>): entry is Exclude<TableEntry<Entry>, Finish> =>
  !isFinish(entry);

/** The entries that were taken back, each with the undo. An undo is never taken back: what it took is entered again. */
export const undoneIn = <Entry extends Kinded>(journal: readonly TableEntry<Entry>[]): ReadonlyMap<string, string> =>
  amendmentsIn<Entry | Finish>(journal).undone;
