import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { crisisCollide } from '../../lib/engine/rules/crisis-collide/ruleset';
import { deviants } from '../../lib/engine/rules/deviants/ruleset';
import { BY_CHANCE, type Dice } from '../../lib/engine/rules/kernel/dice';
import { MOST } from '../../lib/engine/rules/kernel/numbers';
import type { Viewer } from '../../lib/engine/rules/kernel/ruleset';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import { tabletop } from '../../lib/engine/rules/tabletop/ruleset';
import * as duel from '../crisis-collide/arbitraries';
import * as board from '../deviants/arbitraries';
import * as encounter from '../tabletop/arbitraries';
import { journalOf, testDice } from './support/played';
import { seasons } from './support/season';

/**
 * Whatever numbers a set-up and its journal hold, each derived one stays finite and within the bounds of every number: so
 * large a set-up is refused at its line, or the arithmetic is checked. A number that JSON cannot hold would end the game.
 */

const LARGE = [MOST, -MOST, 999_000, -999_000, 1000, 0, -1, 0.001, 1e308, Number.MAX_SAFE_INTEGER];
const numRuns = Number(process.env.SEASONS ?? 40);

/** As much of a ruleset as is asked here. */
interface Rules<Setup, State, Entry> {
  readonly setup: z.ZodType<Setup>;
  readonly entry: z.ZodType<Entry>;
  open(setup: Setup): State;
  step(state: State, entry: Entry, dice: Dice): State;
  close(state: State): Setup;
  rulings(state: State): unknown;
  view(state: State, viewer: Viewer): unknown;
}

/** What may hold numbers: a set-up or an entry, as plain JSON. */
type Json = unknown;

/** Puts large numbers in the place of others, wherever the door still lets the whole in. */
function enlarged<T>(value: T, door: z.ZodType, picks: readonly number[]): T {
  let next = 0;
  const pick = (of: number) => (picks[next++ % picks.length] ?? 0) % of;
  const copy = structuredClone(value);
  const visit = (within: Json): void => {
    if (typeof within !== 'object' || within === null) return;
    for (const [key, part] of Object.entries(within)) {
      if (typeof part !== 'number') visit(part);
      else if (pick(3) > 0) {
        const holder = within as Record<string, Json>;
        holder[key] = LARGE[pick(LARGE.length)];
        if (!door.safeParse(copy).success) holder[key] = part;
      }
    }
  };
  visit(copy);
  return copy;
}

/** Every number in a value, with where it stands. */
function* numbersIn(value: Json, path = ''): Generator<readonly [string, number]> {
  if (typeof value === 'number') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* numbersIn(part, `${path}.${key}`);
}

/** A sum of a few bounded numbers may pass the bounds by a little, and is still a number that JSON holds exactly. */
const isSafe = (number: number): boolean => Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER;

function holds<Game, Setup, State, Entry>(
  ruleset: Rules<Setup, State, Entry>,
  games: fc.Arbitrary<Game>,
  played: (game: Game) => { readonly setup: Setup; readonly journal: readonly Entry[] },
  dice: Dice,
): void {
  fc.assert(
    fc.property(games, fc.array(fc.nat(), { minLength: 20, maxLength: 60 }), (game, picks) => {
      const { setup, journal } = played(game);
      const large = ruleset.setup.parse(enlarged(setup, ruleset.setup, picks));
      let state = ruleset.open(large);
      for (const entry of journal) {
        state = ruleset.step(state, enlarged(entry, ruleset.entry, picks), dice);
        for (const [path, number] of numbersIn(state)) if (!isSafe(number)) expect.fail(`${path} is ${number}`);
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }
      for (const [path, number] of numbersIn([ruleset.rulings(state), ruleset.view(state, { kind: 'record' })]))
        if (!isSafe(number)) expect.fail(`${path} is ${number}`);
      const next = ruleset.setup.safeParse(JSON.parse(JSON.stringify(ruleset.close(state))));
      expect(next.error?.issues ?? []).toEqual([]);
    }),
    { numRuns },
  );
}

const UNHURRIED = { timeout: 300_000 };

it('Mercenaries', UNHURRIED, () =>
  holds(mercenaries, seasons, ({ setup, moves }) => ({ setup, journal: journalOf(setup, moves) }), testDice),
);

it('Crisis Collide', UNHURRIED, () =>
  holds(
    crisisCollide,
    fc.tuple(duel.setups, fc.array(duel.acts, { maxLength: 30 })),
    ([setup, acts]) => ({ setup, journal: duel.playActs(setup, acts, () => undefined) }),
    BY_CHANCE,
  ),
);

it('Tabletop abilities', UNHURRIED, () =>
  holds(
    tabletop,
    fc.tuple(encounter.setups, fc.array(encounter.acts, { maxLength: 30 })),
    ([setup, acts]) => ({ setup, journal: encounter.playActs(setup, acts, () => undefined) }),
    encounter.LABELLED,
  ),
);

it('Deviants', UNHURRIED, () =>
  holds(deviants, fc.tuple(board.anySetup, board.anyJournal), ([setup, journal]) => ({ setup, journal }), BY_CHANCE),
);
