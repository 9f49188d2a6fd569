import type { Dice } from '../../engine/rules/kernel/dice';
import type { Bare } from '../../engine/rules/kernel/envelope';
import type { Kinded } from '../../engine/rules/kernel/fold';
import type { Ruleset, Viewer } from '../../engine/rules/kernel/ruleset';
import type { ClauseId } from '../../engine/rules/kernel/ruling';
import type { ReadSetup, ScenarioData, ScenarioSource } from '../../engine/scenarios/kind';
import type { FormNode } from './form/node';

/**
 * What a rulebook brings to the table. Everything else of a table (its journal, dice, seats, links, lists, replay) is
 * the same for all: `kind.ts` makes an entry of the registry of one of these.
 */
export interface Game<Setup, State, Entry extends Kinded> {
  readonly ruleset: Ruleset<Setup, State, Entry, unknown, TableRuled, unknown>;
  readonly setupVersion: number;
  readonly title: string;
  /** One sentence for somebody who does not know it. */
  readonly summary: string;
  /** The set-up with which a new table's form begins. */
  readonly example: string;
  /** The form of a set-up, and how its fields are written, by their keys. */
  readonly form: FormNode;
  readonly hints: Readonly<Record<string, string>>;
  /** Whether its rulings hang on dice: then a table that is finished, its seed shown, stays as it is. */
  readonly throwsDice: boolean;
  /** Whether its journal holds what stays with who runs it, also once it is over: then its bundle is theirs alone. */
  readonly keepsSecrets: boolean;
  /** Whether somebody has to run it: then players do not open it by themselves. */
  readonly needsMaster: boolean;
  /** Programs that can sit at a seat. */
  readonly bots: readonly BotChoice[];
  /** What the YAML of a set-up says, or what is wrong in it and where. */
  read(source: ScenarioSource): ReadSetup<Setup>;
  /** The set-up as the YAML that `read` takes. */
  write(setup: Setup): ScenarioData;
  /** A game that is over as a scenario: the set-up, what was entered, how the dice fell, and what came of it; null: there is none. */
  scenario(name: string, setup: Setup, entries: readonly Entry[], dice: Dice): ScenarioData | null;
  /** A game that goes on, as far as everybody may know it, as a scenario to go on from; null: not at this moment. */
  fork(name: string, state: State): ScenarioData | null;
  /** Who sits at it, in order. */
  seats(setup: Setup): readonly SeatPlan[];
  /** The set-up with its seats renamed, by key. */
  named(setup: Setup, names: ReadonlyMap<string, string>): Setup;
  standing(state: State): Standing;
  /** Where in the game a ruling stands: `Turn 3, phase 2`. */
  place(ruling: TableRuled): string;
  /** A post that an entry holds; null: it holds none. */
  post(entry: Entry): TablePost | null;
  /** What an entry is called in the record by whoever may not see what is in it. */
  deed(entry: Entry): string;
  /** How it stands in single lines that can be compared, as a viewer may see it. */
  facts(state: State, viewer: Viewer): readonly TableFact[];
  /** What is appended with an undo, so that nothing falls due at once that had its time. */
  afterUndo(state: State, now: string, nextDeadline: string | null): readonly Bare<Entry>[];
  /**
   * Entries before an act that the act has shown to others, and that are secret no more: they are taken back with it.
   * @param before the entries in force before the act
   */
  shownBy(before: readonly Entry[], act: readonly Entry[]): readonly Entry[];
  /** The next that happens without anybody's doing; empty: nothing does. Asked again after each. */
  follow(state: State, when: Following): readonly Bare<Entry>[];
}

/** What every rulebook's rulings have. `ability` and `override` are what the fold asks for. */
export interface TableRuled {
  readonly id: string;
  readonly entry: string;
  readonly at: string;
  readonly by: string | null;
  readonly ability: string | null;
  readonly outcome: string;
  readonly reason: string;
  readonly cites: readonly ClauseId[];
  /** The seat that alone may see it; null: whoever may watch. */
  readonly secretOf: string | null;
  readonly override: { readonly entry: string } | null;
}

export interface BotChoice {
  readonly id: string;
  readonly title: string;
}

export interface SeatPlan {
  readonly key: string;
  readonly name: string;
}

export interface Standing {
  readonly over: boolean;
  /** A few words that everybody may read: `Turn 3: orders are awaited`. */
  readonly words: string;
  /** Where in the game it is: `Turn 3`. */
  readonly place: string;
  readonly closesAt: string | null;
}

export interface TableFact {
  readonly what: string;
  readonly value: string;
}

export interface TablePost {
  readonly seat: string;
  readonly text: string;
  /** Until the game is over its own seat alone reads it. */
  readonly sealed: boolean;
}

/** What decides on what happens by itself. */
export interface Following {
  /** The clock, read after the table was locked. */
  readonly now: string;
  /** When what is awaited next would fall due; null: the table has no deadlines. */
  readonly nextDeadline: string | null;
  /** Everybody has a seat. */
  readonly seated: boolean;
  /** Seats that a program plays, by key, and which. */
  readonly bots: ReadonlyMap<string, string>;
  readonly dice: Dice;
  /** How many entries have been taken back: what a program played before is known, so it throws other dice. */
  readonly undone: number;
}
