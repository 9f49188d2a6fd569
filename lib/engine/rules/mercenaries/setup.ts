import { z } from 'zod';
import { isKey, NO_KEY } from '../kernel/key';
import { counted, whole } from '../kernel/numbers';
import { descriptorOf, effectSchema, kindOrFamily } from './effects';
import { ABILITY_TYPES, ALIGNMENTS, GENDERS, MERC_TYPES, QUANTITIES, SELECTIONS, STATUSES, TIERS } from './terms';

/**
 * What a week opens with. Versioned: an older one goes through the upgraders before it meets this schema.
 * Mercs, abilities, teams and matches stand under immutable keys; names are labels. The order of `mercs`
 * within a team, and of `teams`, is the order of the game (it decides the faces of a die).
 */
export const SETUP_VERSION = 2;

const key = z.string().min(1).max(120).refine(isKey, NO_KEY);
const weeks = whole.min(0).max(1000);
const percent = z.number().min(0).max(100);

const parameterFields = {
  alignment: z.enum(ALIGNMENTS).optional(),
  types: z.array(z.enum(MERC_TYPES)).optional(),
  gender: z.enum(GENDERS).optional(),
  minUpkeep: whole.optional(),
  maxUpkeep: whole.optional(),
  paidDown: z.boolean().optional(),
};
export const parameterSchema = z.strictObject({ ...parameterFields, not: z.strictObject(parameterFields).optional() });
export type Parameter = z.infer<typeof parameterSchema>;

export const mustSchema = z.union([
  z.strictObject({ userRostered: z.literal(true) }),
  z.strictObject({ gpAtLeast: whole }),
  z.strictObject({ allyRostered: key }),
  z.strictObject({ targetStatus: z.enum(STATUSES) }),
]);
export type Must = z.infer<typeof mustSchema>;

const due = z.literal('resolution').optional();
export const costSchema = z.union([
  z.strictObject({ gp: whole.min(0), at: due }),
  z.strictObject({ ko: key, at: due }),
  z.strictObject({ terrain: z.string().min(1), weeks: whole.min(1).optional(), at: due }),
]);
export type Cost = z.infer<typeof costSchema>;

const standing = z.enum(['user', 'ally', 'enemy', 'anyone']);
export const whenSchema = z.strictObject({
  /** An effect kind, a family, or the words of something stated by a voter or an admin. */
  event: z.string().min(1),
  on: standing.optional(),
  by: standing.optional(),
  first: z.boolean().optional(),
});
export type When = z.infer<typeof whenSchema>;

/** Whose ability brought something about (null: an admin’s hand), and by which ruling. */
const originSchema = z.strictObject({
  holder: key.nullable(),
  ability: z.string().nullable(),
  ruling: z.string().nullable(),
});

export const abilitySchema = z.strictObject({
  name: z.string().min(1).max(120),
  type: z.enum(ABILITY_TYPES),
  quantity: z.enum(QUANTITIES).optional(),
  selection: z.array(z.enum(SELECTIONS)).optional(),
  pool: whole.min(1).optional(),
  global: z.enum(['Wartime', 'Peacetime']).optional(),
  parameter: parameterSchema.optional(),
  targets: z.union([whole.min(1), z.strictObject({ min: whole.min(1), max: whole.min(1) })]).optional(),
  targetsPureSupport: z.boolean().optional(),
  /** What its target is; absent: a merc. */
  aimsAt: z.enum(['merc', 'terrain', 'team']).optional(),
  /** Weeks; "once every X weeks" is stored as X-1. */
  cooldown: weeks,
  /** In a season of Ability Points: what a declaration in Wartime costs (absent: none), and the weeks of Fatigue after it
   *  (absent: its cooldown). */
  points: whole.min(0).max(1000).optional(),
  fatigue: weeks.optional(),
  multiUse: z.boolean().optional(),
  limitedUses: whole.min(1).optional(),
  choices: z.array(z.string().min(1)).optional(),
  chance: percent.optional(),
  manipulation: z.boolean().optional(),
  must: z.array(mustSchema).optional(),
  costs: z.array(costSchema).optional(),
  when: whenSchema.optional(),
  crossPhase: z.boolean().optional(),
  unaffectedBy: z.array(kindOrFamily).optional(),
  text: z.string().max(4000).optional(),
  effects: z.array(effectSchema).optional(),
  /** The last week of use, and the first week in which it may be declared again (recharge alone). */
  usedWeek: whole.optional(),
  readyWeek: whole.optional(),
  /** The clause by which it rests, where that is not its own cooldown. */
  restsBy: z.string().optional(),
  /** What forced it to rest, or nullified its use. */
  restedBy: originSchema.optional(),
  /** Limited Use: how often it was used so far. */
  uses: whole.min(0).optional(),
  /** The merc that stole it, and whether the thief has used it. */
  stolenBy: z.strictObject({ merc: key, used: z.boolean(), origin: originSchema.optional() }).optional(),
  /** On Purchase: what was chosen. */
  choice: z.string().optional(),
});
export type Ability = z.infer<typeof abilitySchema>;

/** What an ability is, without how it stands. */
export const definitionSchema = abilitySchema.omit({
  usedWeek: true,
  readyWeek: true,
  restsBy: true,
  restedBy: true,
  uses: true,
  stolenBy: true,
  choice: true,
});
export type Definition = z.infer<typeof definitionSchema>;

export const mercSchema = z.strictObject({
  name: z.string().min(1).max(120),
  aka: z.array(z.string().min(1)).optional(),
  /** The team that owns it; null: for hire. */
  team: key.nullable(),
  alignment: z.enum(ALIGNMENTS),
  types: z.array(z.enum(MERC_TYPES)).min(1),
  gender: z.enum(GENDERS),
  upkeep: whole.min(0),
  /** An upkeep was given for it, so that it keeps it as an Assist too. */
  upkeepGiven: z.boolean().optional(),
  /** Week of purchase; 0: long ago. */
  hired: whole.min(0),
  writeup: z.string().max(20000),
  pureSupport: z.strictObject({ linkedTo: key.nullable(), since: whole }).optional(),
  assists: key.optional(),
  immune: z.array(kindOrFamily).optional(),
  exp: whole,
  /** Conditions carried into the week, the last week in which each holds (absent: this week). */
  status: z.array(
    z.strictObject({
      status: z.enum(STATUSES),
      until: whole.optional(),
      by: key.optional(),
      origin: originSchema.optional(),
    }),
  ),
  /** Effects of earlier weeks that still run, in the engine's own form. */
  lasting: z
    .array(
      z.strictObject({
        effect: effectSchema,
        until: whole,
        /** The merc whose ability it was, and `MERC/ABILITY`. */
        source: key.optional(),
        ability: z.string().optional(),
        ruling: z.string().optional(),
        /** The ability's text lets other abilities happen in another phase. */
        crossPhase: z.boolean().optional(),
      }),
    )
    .optional(),
  /** Abilities of others, `MERC/ABILITY`, that it may use as its own, the last week of that, and its own recharge. */
  copies: z
    .array(
      z.strictObject({
        ability: z.string(),
        until: whole,
        usedWeek: whole.optional(),
        readyWeek: whole.optional(),
        restsBy: z.string().optional(),
        restedBy: originSchema.optional(),
      }),
    )
    .optional(),
  abilities: z.record(key, abilitySchema),
});
export type Merc = z.infer<typeof mercSchema>;

/** A merc's parameters: what it is, whatever happens to it. */
export const parametersSchema = mercSchema
  .pick({
    name: true,
    aka: true,
    alignment: true,
    types: true,
    gender: true,
    upkeep: true,
    writeup: true,
    immune: true,
  })
  .partial();
export type Parameters = z.infer<typeof parametersSchema>;

export const teamSchema = z.strictObject({
  name: z.string().min(1).max(120),
  leader: z.string().min(1).max(120),
  gp: whole,
  infrastructure: whole,
  /** What earlier weeks added to its infrastructure for a time. */
  lasting: z.array(z.strictObject({ infrastructure: whole, until: whole, origin: originSchema.optional() })).optional(),
  pool: z.string(),
  terrains: z.array(z.strictObject({ name: z.string().min(1), outUntil: whole.optional() })),
  /** Keys, in the team's order. */
  mercs: z.array(key),
});
export type Team = z.infer<typeof teamSchema>;

export const matchSchema = z.strictObject({ attacker: key, defender: key, tier: z.enum(TIERS) });
export type Match = z.infer<typeof matchSchema>;

export const settingsSchema = z.strictObject({
  battleOrder: z.enum(['simultaneous', 'declaration']).default('simultaneous'),
  removalsFirst: z.boolean().default(false),
  possessionIsRemoval: z.boolean().default(true),
  subversionIsRemoval: z.boolean().default(false),
  payDownFee: whole.min(0).default(1),
  resultsDays: whole.min(0).default(1),
  rosterCap: whole.min(0).default(8),
  failure: z.enum(['free', 'one week']).default('free'),
  resource: z.enum(['cooldown', 'points']).default('cooldown'),
  wartimePoints: whole.min(0).default(5),
  costsSetOffTriggers: z.enum(['no', 'yes']).default('no'),
  immuneInterceptor: z.enum(['soaks', 'cannot-intercept']).default('soaks'),
  purchaseWindow: z.enum(['week-of-purchase', 'seven-days']).default('week-of-purchase'),
});
export type Settings = z.infer<typeof settingsSchema>;

export const setupSchema = z
  .strictObject({
    setupVersion: z.literal(SETUP_VERSION),
    week: counted.min(1),
    settings: settingsSchema,
    teams: z.record(key, teamSchema),
    mercs: z.record(key, mercSchema),
    /** Who meets whom this week. */
    matches: z.array(matchSchema),
  })
  .superRefine((setup, context) => {
    for (const { path, message } of [...brokenKeys(setup), ...brokenAims(setup)])
      context.addIssue({ code: 'custom', path, message });
  });
export type Setup = z.infer<typeof setupSchema>;

interface Keyed {
  readonly teams: Readonly<Record<string, Team>>;
  readonly mercs: Readonly<Record<string, Merc>>;
  readonly matches: readonly Match[];
}
interface BrokenKey {
  readonly path: (string | number)[];
  readonly message: string;
}

/** Effects that fall on a terrain and cannot: it is no merc and no team, so that it can be helped, hindered or damaged alone. */
export function brokenAims({ mercs }: Pick<Keyed, 'mercs'>): BrokenKey[] {
  return Object.entries(mercs).flatMap(([merc, { abilities }]) =>
    Object.entries(abilities).flatMap(([key, { aimsAt, effects = [] }]) =>
      aimsAt !== 'terrain'
        ? []
        : effects.flatMap((effect, at) => {
            if ((effect.to ?? 'target') !== 'target' || descriptorOf(effect).told) return [];
            const path = ['mercs', merc, 'abilities', key, 'effects', at, 'do'];
            return [{ path, message: `${effect.do} cannot fall on a terrain.` }];
          }),
    ),
  );
}

/** Keys that name nothing, or that two teams or matches claim: the engine relies on there being none. */
export function brokenKeys({ teams, mercs, matches }: Keyed): BrokenKey[] {
  const broken: BrokenKey[] = [];
  const need = (key: string, what: string, among: object, path: (string | number)[]) => {
    if (!Object.hasOwn(among, key)) broken.push({ path, message: `There is no ${what} "${key}".` });
  };
  const claimed = new Map<string, string>();
  for (const [team, { mercs: members }] of Object.entries(teams)) {
    for (const [place, merc] of members.entries()) {
      const path = ['teams', team, 'mercs', place];
      need(merc, 'merc', mercs, path);
      const other = claimed.get(merc);
      if (other !== undefined) broken.push({ path, message: `"${merc}" stands in "${other}" already.` });
      claimed.set(merc, team);
    }
  }
  for (const [key, merc] of Object.entries(mercs)) {
    const path = ['mercs', key];
    if (merc.team !== (claimed.get(key) ?? null)) {
      broken.push({ path: [...path, 'team'], message: `"${key}" and its team do not name each other.` });
    }
    if (merc.assists !== undefined) need(merc.assists, 'merc', mercs, [...path, 'assists']);
    const linked = merc.pureSupport?.linkedTo;
    if (linked) need(linked, 'merc', mercs, [...path, 'pureSupport', 'linkedTo']);
    for (const [ability, { stolenBy }] of Object.entries(merc.abilities)) {
      if (stolenBy) need(stolenBy.merc, 'merc', mercs, [...path, 'abilities', ability, 'stolenBy', 'merc']);
    }
  }
  const playing = new Set<string>();
  for (const [place, match] of matches.entries()) {
    for (const side of ['attacker', 'defender'] as const) {
      const path = ['matches', place, side];
      need(match[side], 'team', teams, path);
      if (playing.has(match[side])) broken.push({ path, message: `"${match[side]}" plays two matches.` });
      playing.add(match[side]);
    }
  }
  return broken;
}
