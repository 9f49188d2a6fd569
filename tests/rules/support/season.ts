import fc from 'fast-check';
import { EFFECT_KINDS, type EffectOf } from '../../../lib/engine/rules/mercenaries/effects';
import type { NewEntry } from '../../../lib/engine/rules/mercenaries/entry';
import {
  type Ability,
  type Merc,
  SETUP_VERSION,
  type Setup,
  settingsSchema,
  setupSchema,
} from '../../../lib/engine/rules/mercenaries/setup';
import {
  ABILITY_TYPES,
  ALIGNMENTS,
  FAMILIES,
  GENDERS,
  MERC_TYPES,
  QUANTITIES,
  RECIPIENTS,
  SELECTIONS,
  STATUSES,
  TIERS,
} from '../../../lib/engine/rules/mercenaries/terms';
import { effectOf } from './effects';

/** Random seasons: anything that the schemas let in, and entries that a leader or an admin could make. */

const TEAMS = ['red', 'blue', 'green'];
const MERCS_EACH = [3, 3, 1];
const mercKey = (team: number, place: number): string => `${TEAMS[team]}${place}`;
const membersOf = (team: number): string[] =>
  Array.from({ length: MERCS_EACH[team] ?? 0 }, (_, place) => mercKey(team, place));
const ALL_MERCS = [...TEAMS.flatMap((_, team) => membersOf(team)), 'free0'];
const ABILITY_KEYS = ['a', 'b'];
const DECLARED = ['Peacetime', 'Pre-Battle', 'Start of Battle', 'Mid-Battle', 'Results'] as const;
const kinds = fc.constantFrom<string>(...EFFECT_KINDS, ...FAMILIES);
const someKinds = fc.uniqueArray(kinds, { minLength: 1, maxLength: 3 });
/** There with so many in ten. */
const optional = <T>(of: fc.Arbitrary<T>, tenths = 3) =>
  fc.oneof({ weight: tenths, arbitrary: of }, { weight: 10 - tenths, arbitrary: fc.constant(undefined) });

const effect = fc
  .record({
    do: fc.constantFrom(...EFFECT_KINDS),
    to: optional(fc.constantFrom(...RECIPIENTS)),
    weeks: optional(fc.integer({ min: 0, max: 3 })),
    chance: optional(fc.integer({ min: 0, max: 100 })),
    amount: optional(fc.integer({ min: -4, max: 4 })),
    text: optional(fc.constant('some words')),
    abilities: optional(
      fc.oneof(fc.constant('all' as const), fc.constantFrom(...ABILITY_TYPES), fc.constant<string[]>(['a', 'b'])),
    ),
    kinds: optional(someKinds),
    evenIf: optional(fc.constantFrom('user removed', 'user benched', 'target benched', 'target immune', 'nullified')),
    for: optional(fc.constantFrom<EffectOf<'Intercept'>['for'][]>('allies', 'red0', ['blue0', 'blue1'])),
    from: optional(fc.constantFrom(...ABILITY_TYPES)),
    into: optional(fc.constantFrom(...ABILITY_TYPES)),
    types: optional(fc.uniqueArray(fc.constantFrom(...MERC_TYPES), { minLength: 1, maxLength: 2 })),
    alignment: optional(fc.constantFrom(...ALIGNMENTS)),
  })
  .map(effectOf);

const event = fc.oneof(
  fc.constantFrom<string>('KO', 'Removal', 'Damage', 'Negative', 'Positive', 'Meta-Ability'),
  kinds,
  fc.constant('first blood'),
);
const standing = fc.constantFrom('user' as const, 'ally' as const, 'enemy' as const, 'anyone' as const);

type TypeOf = fc.Arbitrary<Ability['type']>;
const anyType: TypeOf = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...DECLARED) },
  { weight: 1, arbitrary: fc.constantFrom(...ABILITY_TYPES) },
  { weight: 1, arbitrary: fc.constant('Trigger' as const) },
);
/** What goes off together, and what answers to it. */
const battleType: TypeOf = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('Start of Battle' as const, 'Mid-Battle' as const) },
  { weight: 2, arbitrary: fc.constantFrom('Trigger' as const, 'Passive' as const) },
);

const written = (type: TypeOf): fc.Arbitrary<Ability> =>
  fc.record({
    name: fc.constantFrom('Alpha', 'Beta', 'Gamma'),
    type,
    quantity: optional(fc.constantFrom(...QUANTITIES), 6),
    selection: optional(fc.uniqueArray(fc.constantFrom(...SELECTIONS), { maxLength: 3 }), 6),
    pool: optional(fc.integer({ min: 1, max: 3 })),
    global: optional(fc.constantFrom('Wartime' as const, 'Peacetime' as const), 1),
    parameter: optional(
      fc.record({
        types: optional(fc.constant(['Human' as const])),
        minUpkeep: optional(fc.constant(2)),
        paidDown: optional(fc.boolean()),
      }),
      1,
    ),
    targets: optional(fc.integer({ min: 1, max: 2 })),
    targetsPureSupport: optional(fc.boolean(), 1),
    aimsAt: optional(fc.constantFrom('merc' as const, 'terrain' as const, 'team' as const), 1),
    cooldown: fc.integer({ min: 0, max: 3 }),
    points: optional(fc.integer({ min: 0, max: 3 }), 4),
    fatigue: optional(fc.integer({ min: 0, max: 3 }), 3),
    multiUse: optional(fc.boolean(), 2),
    limitedUses: optional(fc.integer({ min: 1, max: 2 }), 1),
    choices: optional(fc.constant(['One', 'Two'])),
    chance: optional(fc.integer({ min: 0, max: 100 }), 1),
    manipulation: optional(fc.boolean(), 1),
    must: optional(
      fc.array(
        fc.constantFrom<NonNullable<Ability['must']>[number][]>(
          { userRostered: true },
          { gpAtLeast: 2 },
          { allyRostered: 'red1' },
          { targetStatus: 'KO' },
        ),
        { maxLength: 2 },
      ),
      1,
    ),
    costs: optional(
      fc.array(
        fc.constantFrom<NonNullable<Ability['costs']>[number][]>(
          { gp: 1 },
          { gp: 2, at: 'resolution' },
          { ko: 'red0' },
          { ko: 'blue1', at: 'resolution' },
          { terrain: 'Mill', weeks: 2 },
          { terrain: 'Mill', at: 'resolution' },
        ),
        { maxLength: 2 },
      ),
      1,
    ),
    when: optional(
      fc.record({ event, on: optional(standing), by: optional(standing), first: optional(fc.boolean()) }),
      6,
    ),
    crossPhase: optional(fc.boolean(), 1),
    unaffectedBy: optional(someKinds, 1),
    effects: optional(fc.array(effect, { maxLength: 2 }), 9),
    usedWeek: optional(fc.integer({ min: 1, max: 3 }), 1),
  });

/** A terrain suffers only what is told of it. */
const aimedWell = (one: Ability): Ability =>
  one.aimsAt === 'terrain' ? { ...one, effects: [{ do: 'Hinder', text: 'some words', weeks: 2 }] } : one;
const ability = (type: TypeOf): fc.Arbitrary<Ability> => written(type).map(aimedWell);

const merc = (key: string, team: string | null, type: TypeOf): fc.Arbitrary<Merc> =>
  fc.record({
    name: fc.constant(key),
    team: fc.constant(team),
    alignment: fc.constantFrom(...ALIGNMENTS),
    types: fc.uniqueArray(fc.constantFrom(...MERC_TYPES), { minLength: 1, maxLength: 2 }),
    gender: fc.constantFrom(...GENDERS),
    upkeep: fc.integer({ min: 0, max: 7 }),
    upkeepGiven: optional(fc.boolean()),
    hired: fc.integer({ min: 0, max: 3 }),
    writeup: fc.constant('A merc.'),
    pureSupport: optional(
      fc.record({
        linkedTo: fc.constantFrom(null, ...ALL_MERCS.filter((one) => one.startsWith(team ?? 'free'))),
        since: fc.integer({ min: 0, max: 3 }),
      }),
      1,
    ),
    assists: optional(fc.constantFrom(...ALL_MERCS.filter((one) => one.startsWith(team ?? 'free'))), 1),
    immune: optional(someKinds, 1),
    exp: fc.constant(0),
    status: optional(
      fc.array(
        fc.record({
          status: fc.constantFrom(...STATUSES),
          until: optional(fc.integer({ min: 3, max: 4 })),
          by: optional(fc.constantFrom(...TEAMS)),
        }),
        { minLength: 1, maxLength: 1 },
      ),
      1,
    ).map((marks) => marks ?? []),
    abilities: fc
      .array(ability(type), { minLength: 1, maxLength: 2 })
      .map((list) => Object.fromEntries(list.map((one, at) => [ABILITY_KEYS[at] ?? 'a', one]))),
  });

const setups = (type: TypeOf): fc.Arbitrary<Setup> =>
  fc
    .record({
      settings: fc.record({
        battleOrder: fc.constantFrom('simultaneous' as const, 'declaration' as const),
        removalsFirst: fc.boolean(),
        possessionIsRemoval: fc.boolean(),
        subversionIsRemoval: fc.boolean(),
        payDownFee: fc.integer({ min: 0, max: 2 }),
        resultsDays: fc.integer({ min: 0, max: 2 }),
        rosterCap: fc.integer({ min: 2, max: 8 }),
        failure: fc.constantFrom('free' as const, 'one week' as const),
        resource: fc.constantFrom('cooldown' as const, 'points' as const),
        wartimePoints: fc.integer({ min: 0, max: 5 }),
        costsSetOffTriggers: fc.constantFrom('no' as const, 'yes' as const),
        immuneInterceptor: fc.constantFrom('soaks' as const, 'cannot-intercept' as const),
        purchaseWindow: fc.constantFrom('week-of-purchase' as const, 'seven-days' as const),
      }),
      mercs: fc.tuple(...ALL_MERCS.map((key) => merc(key, TEAMS.find((team) => key.startsWith(team)) ?? null, type))),
      tier: fc.constantFrom(...TIERS),
      gp: fc.integer({ min: -2, max: 20 }),
    })
    .map(({ settings, mercs, tier, gp }) =>
      setupSchema.parse(
        JSON.parse(
          JSON.stringify({
            setupVersion: SETUP_VERSION,
            week: 3,
            settings: settingsSchema.parse(settings),
            teams: Object.fromEntries(
              TEAMS.map((team, at) => [
                team,
                {
                  name: team,
                  leader: team,
                  gp,
                  infrastructure: 3,
                  pool: at < 2 ? 'A' : 'B',
                  terrains: [{ name: 'Mill' }, { name: 'Marsh' }],
                  mercs: membersOf(at),
                },
              ]),
            ),
            mercs: Object.fromEntries(ALL_MERCS.map((key, at) => [key, mercs[at]])),
            matches: [{ attacker: 'red', defender: 'blue', tier }],
          }),
        ),
      ),
    );

const anyMerc = fc.constantFrom<string[]>(...ALL_MERCS, 'nobody', 'constructor');
const anyTeam = fc.constantFrom('red', 'blue', 'red', 'blue', 'green', 'nobody');
const anyAbility = fc
  .tuple(fc.constantFrom(...ALL_MERCS), fc.constantFrom(...ABILITY_KEYS))
  .map((parts) => parts.join('/'));

const declare: fc.Arbitrary<NewEntry> = fc.record({
  kind: fc.constant('declare' as const),
  by: anyTeam,
  ability: fc.oneof({ weight: 20, arbitrary: anyAbility }, { weight: 1, arbitrary: fc.constant('no/such') }),
  merc: fc.option(anyMerc, { nil: null, freq: 2 }),
  targets: fc.array(anyMerc, { maxLength: 3 }),
  includeUnrosterable: fc.boolean(),
});

const other: fc.Arbitrary<NewEntry> = fc.oneof(
  fc.record({ kind: fc.constant('roster' as const), by: anyTeam, mercs: fc.array(anyMerc, { maxLength: 4 }) }),
  fc.record({
    kind: fc.constant('bid' as const),
    by: anyTeam,
    terrain: fc.constantFrom('Mill', 'Marsh', 'Sea'),
    gp: fc.integer({ min: -1, max: 6 }),
  }),
  fc.record({ kind: fc.constant('defer' as const), by: anyTeam }),
  fc.record({ kind: fc.constant('hire' as const), by: anyTeam, merc: anyMerc, price: fc.integer({ min: 0, max: 6 }) }),
  fc.record({
    kind: fc.constant('buyback' as const),
    by: anyTeam,
    ability: anyAbility,
    price: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('choose' as const),
    by: anyTeam,
    ability: anyAbility,
    merc: fc.option(anyMerc),
    choice: fc.constantFrom('One', 'red1', 'blue1'),
  }),
  fc.record({ kind: fc.constant('link' as const), by: anyTeam, merc: anyMerc, to: anyMerc }),
  fc.record({ kind: fc.constant('customize' as const), by: anyTeam, merc: anyMerc, choice: fc.constant('Red hat') }),
  fc.record({ kind: fc.constant('happens' as const), event: event, to: fc.option(anyMerc) }),
  fc.record({ kind: fc.constant('win' as const), team: anyTeam }),
  fc.record({ kind: fc.constant('day' as const) }),
  fc.record({
    kind: fc.constant('adjust' as const),
    merc: anyMerc,
    status: fc.uniqueArray(fc.constantFrom(...STATUSES), { maxLength: 2 }),
    exp: fc.integer({ min: -1, max: 3 }),
    because: fc.constant('by hand'),
  }),
  fc.record({
    kind: fc.constant('rolls' as const),
    ability: anyAbility,
    values: fc.array(fc.integer({ min: -1, max: 120 }), { maxLength: 3 }),
  }),
);

const advance = (to: 'Wartime' | 'Battles' | 'Results' | 'Week'): NewEntry => ({ kind: 'advance', to, closesAt: null });

/** What somebody does next: an entry as it stands, or numbers that choose a usable ability and its targets. */
export type Move = NewEntry | { readonly kind: 'use'; readonly picks: readonly number[] };
const use: fc.Arbitrary<Move> = fc.record({
  kind: fc.constant('use' as const),
  picks: fc.array(fc.nat({ max: 1000 }), { minLength: 4, maxLength: 4 }),
});

/** Moves of one week, through all its phases. */
const moves: fc.Arbitrary<Move[]> = fc
  .record({
    peace: fc.array(fc.oneof({ weight: 4, arbitrary: use }, declare, other), { maxLength: 8 }),
    war: fc.array(
      fc.oneof({ weight: 9, arbitrary: use }, { weight: 1, arbitrary: declare }, { weight: 2, arbitrary: other }),
      {
        minLength: 6,
        maxLength: 18,
        size: 'max',
      },
    ),
    rosters: fc.tuple(...[0, 1].map((team) => fc.subarray(membersOf(team), { minLength: 1 }))),
    battle: fc.array(other, { maxLength: 3 }),
    results: fc.array(fc.oneof({ weight: 2, arbitrary: use }, other), { maxLength: 5 }),
  })
  .map(({ peace, war, rosters, battle, results }) => [
    ...peace,
    advance('Wartime'),
    ...war,
    ...rosters.map((mercs, team): Move => ({ kind: 'roster', by: TEAMS[team] ?? '', mercs })),
    advance('Battles'),
    ...battle,
    advance('Results'),
    ...results,
    advance('Week'),
  ]);

/** A season's opening and what is done in its week: plain data, so that one in which a step throws shrinks and is printed. */
export interface Season {
  readonly setup: Setup;
  readonly moves: readonly Move[];
}
const seasonsOf = (type: TypeOf): fc.Arbitrary<Season> => fc.record({ setup: setups(type), moves });
export const seasons = seasonsOf(anyType);
/** The same, where nearly everything waits for the battle. */
export const battles = seasonsOf(battleType);
