import fc from 'fast-check';
import { EFFECT_KINDS, type EffectOf } from '../../../lib/engine/rules/mercenaries/effects';
import type { Entry, NewEntry } from '../../../lib/engine/rules/mercenaries/entry';
import {
  type Ability,
  SETUP_VERSION,
  type Setup,
  settingsSchema,
  setupSchema,
} from '../../../lib/engine/rules/mercenaries/setup';
import { effectOf } from './effects';
import { inJournal } from './played';

/** One battle in which every merc has declared something that goes off with what the others have declared. */

const SIDES = { red: ['red0', 'red1', 'red2'], blue: ['blue0', 'blue1', 'blue2'] };
const MERCS = [...SIDES.red, ...SIDES.blue];

/** There three times in ten. */
const optional = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: of }, { weight: 7, arbitrary: fc.constant(undefined) });

const effect = fc
  .record({
    do: fc.constantFrom(...EFFECT_KINDS),
    to: optional(fc.constantFrom('user' as const, 'allies' as const, 'enemies' as const)),
    amount: fc.constantFrom(-3, 2),
    text: fc.constantFrom('one', 'two', 'three'),
    weeks: optional(fc.constantFrom(1, 2)),
    types: fc.constantFrom<EffectOf<'Modify'>['types'][]>(['Robot'], ['Undead'], undefined),
    into: fc.constantFrom('Start of Battle' as const, 'Mid-Battle' as const),
  })
  .map(effectOf);

const struck: fc.Arbitrary<Ability> = fc.record({
  name: fc.constant('Act'),
  type: fc.constant('Start of Battle' as const),
  quantity: fc.constant('Single Target' as const),
  selection: fc.constant<Ability['selection']>(['Free Targeting', 'Preselected']),
  cooldown: fc.integer({ min: 0, max: 2 }),
  manipulation: optional(fc.constant(true)),
  costs: optional(
    fc.constantFrom<Ability['costs'][]>([{ gp: 2, at: 'resolution' }], [{ ko: 'red2', at: 'resolution' }]),
  ),
  effects: fc.array(effect, { minLength: 1, maxLength: 2 }),
});
/** What waits behind the batch. */
const late: Ability = {
  name: 'Late',
  type: 'Mid-Battle',
  quantity: 'Personal',
  cooldown: 3,
  effects: [{ do: 'EXP', amount: 1 }],
};
const answer: fc.Arbitrary<Ability> = fc.record({
  name: fc.constant('Answer'),
  type: fc.constantFrom('Trigger' as const, 'Passive' as const),
  cooldown: fc.constant(1),
  when: fc.record({
    event: fc.constantFrom('KO', 'Removal', 'Negative', 'GP', 'Meta-Ability'),
    on: fc.constantFrom('ally' as const, 'user' as const, 'anyone' as const),
  }),
  effects: fc.array(fc.record({ do: fc.constantFrom('Intercept', 'KO', 'EXP'), to: fc.constant('user') } as const), {
    minLength: 1,
    maxLength: 1,
  }),
});

/** @returns the opening, and the week's journal with its declarations in two orders */
export const bouts: fc.Arbitrary<{ setup: Setup; one: Entry[]; other: Entry[] }> = fc
  .record({
    settings: fc.record({ possessionIsRemoval: fc.boolean(), subversionIsRemoval: fc.boolean() }),
    acts: fc.tuple(...MERCS.map(() => struck)),
    answers: fc.tuple(...MERCS.map(() => optional(answer))),
    aims: fc.tuple(...MERCS.map(() => fc.constantFrom('blue0', 'blue1', 'red0'))),
    orders: fc.tuple(...[0, 1].map(() => fc.shuffledSubarray(MERCS, { minLength: MERCS.length }))),
  })
  .map(({ settings, acts, answers, aims, orders: [first = [], second = []] }) => {
    const setup = setupSchema.parse({
      setupVersion: SETUP_VERSION,
      week: 3,
      settings: settingsSchema.parse(settings),
      teams: Object.fromEntries(
        Object.entries(SIDES).map(([key, mercs]) => [
          key,
          { name: key, leader: key, gp: 3, infrastructure: 3, pool: 'A', terrains: [{ name: 'Mill' }], mercs },
        ]),
      ),
      mercs: Object.fromEntries(
        MERCS.map((key, at) => [
          key,
          {
            ...{ name: key, team: key.slice(0, -1), alignment: 'Neutral', types: ['Human'], gender: 'Male' },
            ...{ upkeep: 2, hired: 0, writeup: 'A merc.', exp: 0, status: [] },
            abilities: JSON.parse(
              JSON.stringify({ act: acts[at], late, ...(answers[at] ? { answer: answers[at] } : {}) }),
            ),
          },
        ]),
      ),
      matches: [{ attacker: 'red', defender: 'blue', tier: 'High' }],
    });
    const declared = inJournal([
      { kind: 'advance', to: 'Wartime', closesAt: null },
      ...MERCS.flatMap((merc, at) => [declare(merc, 'late', []), declare(merc, 'act', [aims[at] ?? 'red0'])]),
      ...Object.entries(SIDES).map(([by, mercs]): NewEntry => ({ kind: 'roster', by, mercs })),
      { kind: 'advance', to: 'Results', closesAt: null },
      { kind: 'advance', to: 'Week', closesAt: null },
    ]);
    return { setup, one: inOrder(declared, first), other: inOrder(declared, second) };
  });

const declare = (merc: string, ability: string, targets: string[]): NewEntry => ({
  kind: 'declare',
  by: merc.slice(0, -1),
  ability: `${merc}/${ability}`,
  merc,
  targets,
});

/** The same entries under the same ids, the declarations in the order of these mercs. */
function inOrder(journal: readonly Entry[], mercs: readonly string[]): Entry[] {
  const declared = journal.filter((entry) => entry.kind === 'declare');
  const others = journal.filter((entry) => entry.kind !== 'declare');
  const sorted = mercs.flatMap((merc) => declared.filter((entry) => entry.merc === merc));
  return [...others.slice(0, 1), ...sorted, ...others.slice(1)];
}
