import { seededDice } from '../../engine/dice/stream';
import type { Kinded } from '../../engine/rules/kernel/fold';
import type { TableRulesetId } from '../../engine/rules/kernel/ruleset';
import { mistake, ok, type Result } from '../../result';
import { duelGame } from './crisis-collide/game';
import { boardGame } from './deviants/game';
import type { Game } from './game';
import { doorOf, streamOf, type TableEntry } from './journal';
import { play } from './play';
import { encounterGame } from './tabletop/game';

/** What it takes to play a table again, as a bundle holds it: not believed yet. */
export interface TableParts {
  readonly number: number;
  readonly setup: unknown;
  readonly journal: readonly unknown[];
  readonly seed: string;
  readonly diceEpoch: number;
}

/** Plays a table again. @returns how it ends as text, or `invalid` (what is no set-up or no entry) */
type Refold = (parts: TableParts) => Result<string>;

/** Each game's, without a database: for replays anywhere. */
export const REFOLDS = {
  'crisis-collide': refoldOf(duelGame),
  tabletop: refoldOf(encounterGame),
  deviants: refoldOf(boardGame),
} as const satisfies Record<TableRulesetId, Refold>;

function refoldOf<Setup, State, Entry extends Kinded>(game: Game<Setup, State, Entry>): Refold {
  return ({ number, setup, journal, seed, diceEpoch }) => {
    const opened = game.ruleset.setup.safeParse(setup);
    if (!opened.success) return mistake('invalid', `setup: ${opened.error.issues[0]?.message ?? 'it is damaged'}`);
    const entries: TableEntry<Entry>[] = [];
    for (const [at, one] of journal.entries()) {
      const read = doorOf(game)(one);
      if (!read.success)
        return mistake('invalid', `journal[${at}]: ${read.error.issues[0]?.message ?? 'it is damaged'}`);
      entries.push(read.data);
    }
    const dice = seededDice(seed, streamOf(number), diceEpoch);
    return ok(closingText(play(game, opened.data, entries, dice).state));
  };
}

/** How a table ends, as text. */
export const closingText = (state: unknown): string => JSON.stringify(state);
