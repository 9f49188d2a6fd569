import fc from 'fast-check';
import { linesOf, type Roll, randomPlan } from '../../lib/engine/rules/crisis-collide/bots/plans';
import type { Line } from '../../lib/engine/rules/crisis-collide/command';
import type { AbilityEffect, FieldEffect, TraitEffect } from '../../lib/engine/rules/crisis-collide/effects';
import type { Entry, NewEntry } from '../../lib/engine/rules/crisis-collide/entry';
import { readLine } from '../../lib/engine/rules/crisis-collide/orders';
import { crisisCollide } from '../../lib/engine/rules/crisis-collide/ruleset';
import type { Ability, Combatant, Setup } from '../../lib/engine/rules/crisis-collide/setup';
import type { State } from '../../lib/engine/rules/crisis-collide/state';
import {
  ACTS,
  CLASSES,
  DAMAGE_TYPES,
  DIFFICULTIES,
  DURATIONS,
  SIDES,
  type SideIndex,
} from '../../lib/engine/rules/crisis-collide/terms';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';

const type = fc.constantFrom(...DAMAGE_TYPES);
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const move = fc.record({ back: fc.integer({ min: 0, max: 3 }), forward: fc.integer({ min: 0, max: 4 }) });

/** Drops keys that are undefined: stored data has none. */
const compact = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

const standing = <More extends object>(more: fc.Arbitrary<More>) =>
  fc.oneof(
    fc
      .record({
        stat: fc.constantFrom('strength' as const, 'resistance' as const),
        type: optional(type),
        add: fc.integer({ min: -40, max: 40 }),
        times: optional(fc.constantFrom(0, 0.29, 0.5, 1.1, 2)),
        more,
      })
      .map(({ more: extra, ...rest }) => compact({ do: 'modify' as const, ...rest, ...extra })),
    fc
      .record({
        stat: fc.constantFrom('strength' as const, 'resistance' as const),
        type: optional(type),
        value: fc.integer({ min: -30, max: 60 }),
        more,
      })
      .map(({ more: extra, ...rest }) => compact({ do: 'set' as const, ...rest, ...extra })),
    fc
      .record({ value: move, more })
      .map(({ more: extra, value }) => ({ do: 'set' as const, stat: 'move' as const, value, ...extra })),
    fc
      .record({ do: fc.constantFrom('cannot' as const, 'can' as const), what: fc.constantFrom(...ACTS), more })
      .map(({ more: extra, ...rest }) => ({ ...rest, ...extra })),
  );

const to = fc.constantFrom('self' as const, 'hit' as const, 'opponent' as const, 'both' as const);
const abilityEffect: fc.Arbitrary<AbilityEffect> = fc.oneof(
  standing(fc.record({ to, until: fc.constantFrom(...DURATIONS) })),
  fc.record({ do: fc.constantFrom('push' as const, 'pull' as const), spaces: fc.integer({ min: 0, max: 8 }), to }),
  fc.record({
    do: fc.constantFrom('lose' as const, 'gain' as const),
    what: fc.constantFrom('HP' as const, 'AP' as const, 'CR' as const),
    amount: fc.integer({ min: 0, max: 120 }),
    to,
  }),
  fc.record({ do: fc.constant('halve' as const), what: fc.constantFrom('HP' as const, 'AP' as const), to }),
);
const traitEffect: fc.Arbitrary<TraitEffect> = standing(
  fc.record({ to: fc.constantFrom('self' as const, 'opponent' as const, 'both' as const) }),
);
const fieldEffect: fc.Arbitrary<FieldEffect> = standing(fc.record({ to: fc.constant('both' as const) }));

const ability = (name: string): fc.Arbitrary<Ability> =>
  fc.record({
    name: fc.constant(name),
    cost: fc.oneof(
      fc.record({ of: fc.constant('AP' as const), amount: fc.integer({ min: 0, max: 50 }) }),
      fc.record({ of: fc.constant('CR' as const), amount: fc.constantFrom(0, 50, 100) }),
    ),
    attack: fc.option(fc.record({ strength: fc.integer({ min: 0, max: 90 }), hits: fc.integer({ min: 1, max: 4 }) })),
    range: fc.option(
      fc.constantFrom(
        { from: 0, to: 0 },
        { from: 1, to: 1 },
        { from: 1, to: 3 },
        { from: 2, to: 6 },
        { from: -2, to: 2 },
      ),
    ),
    type,
    priority: fc.integer({ min: -1, max: 2 }),
    rate: fc.constantFrom(0, 15, 40),
    attributes: fc.constant([]),
    effects: fc.array(abilityEffect, { maxLength: 2 }),
    text: fc.constant(''),
  });

/** The words that only this fighter's own page holds: none may be seen by those who may not know it. */
const combatant = (name: string): fc.Arbitrary<Combatant> =>
  fc.record({
    name: fc.constant(name),
    class: fc.constantFrom(...CLASSES),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    hp: fc.integer({ min: 1, max: 200 }),
    ap: fc.integer({ min: 0, max: 120 }),
    move,
    resistance: fc.record({
      Physical: fc.integer({ min: -20, max: 40 }),
      Elemental: fc.integer({ min: -20, max: 40 }),
      Spiritual: fc.integer({ min: -20, max: 40 }),
    }),
    trait: fc.option(
      fc.record({ text: fc.constant(`trait of ${name}`), effects: fc.array(traitEffect, { maxLength: 2 }) }),
    ),
    abilities: fc.record({ [`${name}-one`]: ability(`${name} One`), [`${name}-two`]: ability(`${name} Two`) }),
  });

const NAMES = [
  ['Ember', 'Quill', 'Anvil'],
  ['Moss', 'Tarn', 'Rook'],
] as const;

/** Set-ups of every kind, two totems and a field among them. */
export const setups: fc.Arbitrary<Setup> = fc
  .record({
    combatants: fc.tuple(...NAMES.flat().map(combatant)),
    field: fc.array(fieldEffect, { maxLength: 1 }),
    totems: fc.subarray(['Idol', 'Stump']),
    cr: fc.constantFrom(0, 100, 250),
    benched: fc.boolean(),
  })
  .map(({ combatants, field, totems, cr, benched }): Setup => {
    const [first, second] = SIDES.map((side) => {
      const key = side === 0 ? 'ann' : 'bea';
      const team = NAMES[side].map((name) => `${key}/${name}`);
      return { key, name: side === 0 ? 'Ann' : 'Bea', team, leader: team[0] ?? '', cr };
    });
    if (first === undefined || second === undefined) throw new Error('two sides');
    return {
      setupVersion: 1,
      settings: { benchedTraits: benched ? 'active' : 'idle' },
      turn: 1,
      arena: { labels: { Gate: 2 } },
      field,
      sides: [first, second],
      combatants: Object.fromEntries(combatants.map((one, at) => [`${at < 3 ? 'ann' : 'bea'}/${one.name}`, one])),
      fighters: Object.fromEntries(
        totems.map((name) => [
          name,
          {
            name,
            side: name === 'Idol' ? 'ann' : 'bea',
            space: name === 'Idol' ? 3 : 4,
            hp: 60,
            resistance: { Physical: 0, Elemental: 10, Spiritual: -10 },
          },
        ]),
      ),
    };
  });

/** What happens next, before it is known how the duel stands. */
export type Act =
  | { readonly do: 'plan'; readonly side: SideIndex; readonly seed: number }
  | { readonly do: 'words'; readonly side: SideIndex; readonly lines: readonly string[] }
  | { readonly do: 'reveal' }
  | { readonly do: 'replace'; readonly side: SideIndex; readonly which: number }
  | { readonly do: 'ruling'; readonly key: string; readonly hp?: number; readonly space?: number; readonly cr?: number }
  | { readonly do: 'deadline'; readonly past: boolean };

const side = fc.constantFrom<SideIndex>(0, 1);
const place = fc.constantFrom(
  '1 space forward',
  '2 spaces backward',
  'same space',
  'same space as Moss',
  '1 space in front of Ember',
  '3 spaces behind Stump',
  'space 7',
  'gate',
  '-1 spaces forward',
  'space 9',
  'over there',
);
const then = fc.constantFrom('rest', 'no ability', 'Ember One', 'moss two', 'Quill One', 'nothing of the kind');
const words = fc.oneof(
  fc.tuple(place, then).map(([left, right]) => `${left}, then ${right}`),
  place,
  then,
  fc.constantFrom(
    'shift to Quill',
    'shift to Tarn',
    'shift to Ember',
    'shift to Nobody',
    '1 space forward, shift to Rook',
  ),
  fc.string({ maxLength: 30 }),
);
export const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('plan' as const), side, seed: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('words' as const),
      side,
      lines: fc.array(
        fc.tuple(fc.integer({ min: 0, max: 4 }), words).map(([phase, text]) => `${phase}: ${text}`),
        { maxLength: 4 },
      ),
    }),
  },
  { weight: 5, arbitrary: fc.constant({ do: 'reveal' as const }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('replace' as const), side, which: fc.nat({ max: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc
      .record({
        do: fc.constant('ruling' as const),
        key: fc.constantFrom('ann', 'bea', 'ann/Ember', 'bea/Moss', 'bea/Rook', 'Stump', 'nobody'),
        hp: optional(fc.integer({ min: 0, max: 220 })),
        space: optional(fc.integer({ min: -1, max: 9 })),
        cr: optional(fc.integer({ min: 0, max: 300 })),
      })
      .map(compact),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deadline' as const), past: fc.boolean() }) },
);

/** Dice from a seed, for plans. */
export function rollFrom(seed: number): Roll {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) % sides) + 1;
  };
}

/** The entry that an act amounts to as the duel stands; null: there is none. */
export function entryOf(state: State, act: Act, seq: number): Entry | null {
  const entry = newEntry(state, act);
  return entry === null
    ? null
    : { ...entry, id: `t-${seq}`, seq, at: new Date(Date.UTC(2024, 0, 1) + seq * 60_000).toISOString(), actor: 'test' };
}

function newEntry(state: State, act: Act): NewEntry | null {
  switch (act.do) {
    case 'plan': {
      if (state.stage !== 'orders') return null;
      const lines = linesOf(randomPlan(state, act.side, rollFrom(act.seed)), state);
      return { kind: 'orders', by: keyOf(state, act.side), lines };
    }
    case 'words': {
      const by = keyOf(state, act.side);
      const lexicon = crisisCollide.vocabulary(state, by);
      const lines = act.lines.map((text): Line => readLine(text, null, lexicon));
      return { kind: 'post', by, text: '', lines, reader: '1' };
    }
    case 'reveal':
      return { kind: 'reveal', closesAt: null };
    case 'replace':
      return {
        kind: 'replace',
        by: keyOf(state, act.side),
        combatant: state.setup.sides[act.side].team[act.which] ?? 'nobody',
      };
    case 'ruling': {
      const { key, hp, space, cr } = act;
      const isSide = key === 'ann' || key === 'bea';
      return {
        kind: 'ruling',
        fighters: isSide ? {} : { [key]: compact({ hp, space }) },
        sides: isSide ? { [key]: compact({ cr }) } : {},
        supersedes: null,
        because: 'A test.',
      };
    }
    case 'deadline':
      return { kind: 'deadline', closesAt: act.past ? '2020-01-01T00:00:00Z' : null, because: 'A test.' };
  }
}

const keyOf = (state: State, index: SideIndex): string => state.setup.sides[index].key;

/** Plays acts through the ruleset's doors; `each` sees every state and the entry that led to it. */
export function playActs(
  setup: Setup,
  all: readonly Act[],
  each: (state: State, entry: Entry | null) => void,
): Entry[] {
  const entries: Entry[] = [];
  let state = crisisCollide.open(crisisCollide.setup.parse(setup));
  each(state, null);
  for (const act of all) {
    const entry = entryOf(state, act, entries.length + 1);
    if (entry === null) continue;
    const parsed = crisisCollide.entry.parse(entry);
    entries.push(parsed);
    state = crisisCollide.step(state, parsed, BY_CHANCE);
    each(state, parsed);
  }
  return entries;
}
