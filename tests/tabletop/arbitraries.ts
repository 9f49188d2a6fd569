import fc from 'fast-check';
import type { Dice } from '../../lib/engine/rules/kernel/dice';
import { type Command, PLAIN_USE, type Use } from '../../lib/engine/rules/tabletop/command';
import { type Entry, entrySchema, type NewEntry } from '../../lib/engine/rules/tabletop/entry';
import { readAction, readDc, readDuration, readRange, readUses } from '../../lib/engine/rules/tabletop/forms';
import { tabletop } from '../../lib/engine/rules/tabletop/ruleset';
import {
  type Ability,
  type Creature,
  type Effect,
  type Setup,
  setupSchema,
} from '../../lib/engine/rules/tabletop/setup';
import type { State } from '../../lib/engine/rules/tabletop/state';
import {
  COMPONENTS,
  KINDS,
  OUTCOMES,
  PLAIN_DISTRACTIONS,
  SAVE_RESULTS,
  SAVES,
  TAGS,
} from '../../lib/engine/rules/tabletop/terms';

/** Encounters that may happen, and what people may enter into them, sensible or not. */

export const KEYS = ['ann', 'bram', 'cora'] as const;
const ABILITY_KEYS = ['one', 'two', 'three', 'four'] as const;
const key = fc.constantFrom(...KEYS);
/** Now and then a name that is nobody's. */
const anyKey = fc.oneof(
  { weight: 9, arbitrary: key },
  { weight: 1, arbitrary: fc.constantFrom('nobody', '__proto', 'to-string') },
);
const anyAbility = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...ABILITY_KEYS) },
  { weight: 1, arbitrary: fc.constantFrom('Nothing', 'construct', 'ONE') },
);

const amount = fc.constantFrom('1', '[CL]', '[CL]d6', '2[CL]-9', '[CL/2]+2', 'Cha', '1d4', '-3', '7/0', '2^[CL]');
const stat = fc.constantFrom('attack', 'ac', 'touchAc', 'sr', 'Will', 'Cha', 'Concentration', 'courage', 'level');
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ do: fc.constant('damage' as const), amount }),
  fc.record({ do: fc.constant('heal' as const), amount }),
  fc.record({ do: fc.constant('bonus' as const), stat, amount }),
  fc.record({ do: fc.constant('set' as const), stat, value: fc.constantFrom<string | number>('wolf', 12, 'hawk') }),
  fc.record({ do: fc.constant('condition' as const), value: fc.constantFrom('hexed', 'misty') }),
  fc.constant({ do: 'dispel' as const }),
  fc.record({ do: fc.constant('tell' as const), text: fc.constant('something') }),
);

/** A form that is known to be readable. */
const read = <T>(of: (text: string) => T | null, ...texts: string[]): fc.Arbitrary<T> =>
  fc.constantFrom(...texts.flatMap((text) => of(text) ?? []));

const ability = (name: string): fc.Arbitrary<Ability> =>
  fc.record({
    name: fc.constant(name),
    kind: fc.constantFrom(...KINDS),
    level: fc.constantFrom(null, 1, 3),
    gainedAt: fc.constantFrom(1, 4),
    uses: read(readUses, 'at-will', '1/round', '2/minute', '1/day', '2 prepared'),
    used: fc.constant(0),
    action: read(
      readAction,
      'standard',
      'move',
      'swift',
      'free',
      'full-round',
      'reaction',
      'trigger',
      '1 round',
      '2 rounds',
    ),
    components: fc.subarray([...COMPONENTS], { maxLength: 2 }),
    range: read(readRange, 'personal', 'touch', 'close', 'plane', 'special', '5 ft'),
    duration: read(
      readDuration,
      'instantaneous',
      'permanent',
      'recovery',
      'dissipation',
      'slot',
      '2 rounds',
      '1d4 rounds',
      '[CL] minutes',
      '1 round/level',
    ),
    save: fc.option(
      fc.record({
        kind: fc.constantFrom(...SAVES),
        dc: fc.constantFrom(readDc('15'), readDc('Charisma-based'), readDc('10+[CL]')),
        result: fc.constantFrom(...SAVE_RESULTS),
      }),
    ),
    tags: fc.subarray([...TAGS]),
    resistible: fc.boolean(),
    concentration: fc.boolean(),
    provokes: fc.boolean(),
    skill: fc.constant('Arcana'),
    stacks: fc.boolean(),
    effects: fc.array(effect, { maxLength: 3 }),
    modes: fc.constant({}),
  });

const withModes = (plain: fc.Arbitrary<Ability>): fc.Arbitrary<Ability> =>
  fc
    .tuple(plain, fc.boolean())
    .map(([one, moded]) => (moded ? { ...one, effects: [], modes: { Hot: one.effects, Cold: [] } } : one));

const distraction = fc.oneof(
  fc.constantFrom(...PLAIN_DISTRACTIONS),
  fc.constantFrom(...KEYS).map((grappled) => ({ grappled })),
);

const creature = (name: string): fc.Arbitrary<Creature> =>
  fc.record({
    name: fc.constant(name),
    player: fc.constant(`player of ${name}`),
    level: fc.constantFrom<Creature['level']>(
      { of: 'level', value: 4 },
      { of: 'cr', value: 0.5 },
      { of: 'level', value: 9 },
    ),
    initiative: fc.integer({ min: -2, max: 20 }),
    hp: fc.integer({ min: 1, max: 40 }),
    at: fc.constantFrom(0, 5, 30),
    plane: fc.constantFrom('Material', 'Material', 'Shadow'),
    ac: fc.integer({ min: 5, max: 18 }),
    touchAc: fc.integer({ min: 5, max: 18 }),
    sr: fc.constantFrom(null, null, 0, 15),
    attack: fc.record({
      bonus: fc.integer({ min: -2, max: 8 }),
      damage: fc.constantFrom('1d4', '2d6+Str', '0'),
      critical: fc.constantFrom(null, { from: 15, times: 2 }),
      reach: fc.constantFrom(5, 30),
    }),
    grapple: fc.integer({ min: -4, max: 8 }),
    abilityMods: fc.constantFrom({ Str: 1, Dex: 0, Con: 0, Int: 0, Wis: -1, Cha: 3 }),
    saves: fc.constantFrom({ Fort: 1, Ref: 5, Will: -1 }),
    skills: fc.constantFrom<Creature['skills']>({}, { Concentration: 9, Arcana: 4 }),
    stats: fc.constantFrom<Creature['stats']>({}, { courage: 2 }),
    flatFooted: fc.boolean(),
    noMagic: fc.constantFrom(false, false, true),
    distractions: fc.constantFrom<Creature['distractions']>([], [], ['entangled']),
    abilities: fc.record({
      one: withModes(ability('The one')),
      two: withModes(ability('The two')),
      three: withModes(ability('The three')),
      four: withModes(ability('The four')),
    }),
  });

export const setups: fc.Arbitrary<Setup> = fc
  .record({ ann: creature('Ann'), bram: creature('Bram'), cora: creature('Cora') })
  .map((creatures) => setupSchema.parse({ setupVersion: 1, creatures }));

const targets = fc.option(fc.array(anyKey, { maxLength: 3 }));
const plainUse: fc.Arbitrary<Use> = fc.record({
  do: fc.constant('use' as const),
  ability: anyAbility,
  on: targets,
  mode: fc.constantFrom(null, null, 'hot', 'Tepid'),
  defensively: fc.boolean(),
  forgo: fc.array(key, { maxLength: 1 }),
  willing: fc.array(key, { maxLength: 2 }),
  hold: fc.constantFrom(false, false, true),
  opportunity: fc.array(key, { maxLength: 2 }),
  answers: fc.constant([]),
});
const use: fc.Arbitrary<Use> = fc
  .tuple(plainUse, fc.array(fc.record({ by: anyKey, use: plainUse }), { maxLength: 2 }))
  .map(([one, answers]) => ({ ...one, answers }));

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: use },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('dismiss' as const),
      abilities: fc.array(anyAbility, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('touch' as const),
      target: anyKey,
      willing: fc.boolean(),
      forgo: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'slip' as const }) },
);

/** What someone does next; `rule` picks a ruling or something that lasts by its number. */
export type Act =
  | NewEntry
  | { readonly kind: 'use-now'; readonly ability: string; readonly on: readonly string[] }
  | { readonly kind: 'rule'; readonly pick: number; readonly outcome: (typeof OUTCOMES)[number] };
export const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('turn' as const), creature: key }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('use-now' as const),
      ability: fc.constantFrom(...ABILITY_KEYS),
      on: fc.array(key, { maxLength: 2 }),
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('order' as const), by: anyKey, command }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), creature: anyKey }) },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        kind: fc.constant('happens' as const),
        to: anyKey,
        damage: fc.integer({ min: 0, max: 12 }),
        source: fc.constantFrom('immediate' as const, 'continuous' as const),
        distraction,
        ends: fc.oneof(distraction, fc.constant('grappled' as const)),
        distractedBy: fc.record({ user: anyKey, ability: anyAbility }),
        flatFooted: fc.boolean(),
        noMagic: fc.boolean(),
        stands: fc.constantFrom(0, 5, 60),
      },
      { requiredKeys: ['kind', 'to'] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('study' as const),
      by: anyKey,
      illusion: fc.constantFrom('one', 'The two', 'ann/three', 'nothing'),
      careful: fc.boolean(),
      odd: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('say' as const),
      by: anyKey,
      illusion: fc.constantFrom('one', 'The two'),
      to: fc.array(anyKey, { maxLength: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('proof' as const),
      by: anyKey,
      illusion: fc.constantFrom('one', 'The two'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('elapse' as const),
      rounds: fc.constantFrom(1, 10, 14_400, 1_000_000_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('recover' as const), creature: anyKey }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rule' as const),
      pick: fc.nat(1000),
      outcome: fc.constantFrom(...OUTCOMES),
    }),
  },
  {
    weight: 1,
    arbitrary: anyKey.map((who) => ({
      kind: 'ruling' as const,
      set: { [who]: { hp: 12, level: 3, uses: { one: 5 } } },
      supersedes: null,
      ends: [],
      because: 'A test.',
    })),
  },
);

/** Dice that are equal for equal labels. */
export const LABELLED: Dice = {
  roll: ({ merc, ability: matter, day, use: number, draw }, sides) => {
    let hash = 7;
    for (const char of `${merc}|${matter}|${day}|${number}|${draw}`)
      hash = (hash * 31 + char.charCodeAt(0)) % 1_000_003;
    return 1 + (hash % sides);
  },
};

/** Plays acts one by one. @returns the entries that came of them */
export function playActs(
  setup: Setup,
  all: readonly Act[],
  seen: (state: State, entry: Entry | null) => void,
): Entry[] {
  const entries: Entry[] = [];
  let state = tabletop.open(setup);
  seen(state, null);
  for (const act of all) {
    const entry = entrySchema.parse({
      ...entryOf(state, act),
      id: `1-${entries.length + 1}`,
      seq: entries.length + 1,
      at: '2024-01-01T12:00:00Z',
      actor: 'master',
    });
    state = tabletop.step(state, entry, LABELLED);
    entries.push(entry);
    seen(state, entry);
  }
  return entries;
}

function entryOf(state: State, act: Act): NewEntry {
  if (act.kind === 'use-now') {
    const by = state.running ?? 'ann';
    const { modes = {} } = state.creatures[by]?.sheet.abilities[act.ability] ?? {};
    const mode = Object.keys(modes)[0] ?? null;
    return { kind: 'order', by, command: { ...PLAIN_USE, ability: act.ability, on: act.on, mode } };
  }
  if (act.kind !== 'rule') return act;
  const rulings = tabletop.rulings(state);
  const ruling = rulings[act.pick % Math.max(1, rulings.length)];
  const lasting = state.effects[act.pick % Math.max(1, state.effects.length)];
  return {
    kind: 'ruling',
    set: {},
    supersedes: ruling === undefined ? null : { ruling: ruling.id, outcome: act.outcome },
    ends: act.pick % 3 === 0 && lasting !== undefined ? [lasting.id] : [],
    because: 'A test.',
  };
}
