import { z } from 'zod';
import { OUTCOMES } from '../../rules/kernel/ruling';
import { CLAUSES } from '../../rules/mercenaries/clauses';
import { kindOrFamily } from '../../rules/mercenaries/effects';
import { overridableOutcomes } from '../../rules/mercenaries/entry';
import { abilitySchema, definitionSchema, parametersSchema, settingsSchema } from '../../rules/mercenaries/setup';
import { ALIGNMENTS, GENDERS, MERC_TYPES, PHASES, STATUSES, TIERS } from '../../rules/mercenaries/terms';

/** A Mercenaries scenario as YAML writes it: strict everywhere, so that a slip of the pen is never a silent pass. */

const name = z.string().min(1).max(120);
const names = z.array(name);
const oneOrMore = z.union([name, z.array(name)]);
const clauses = z.array(z.enum(CLAUSES));
const reason = z.string().min(1);

const ability = abilitySchema
  .omit({ name: true, uses: true, stolenBy: true, restsBy: true, restedBy: true })
  .extend({
    name: name.optional(),
    cooldown: abilitySchema.shape.cooldown.optional(),
    everyWeeks: z.int().min(1).optional(),
  })
  .refine((it) => it.cooldown === undefined || it.everyWeeks === undefined, {
    path: ['everyWeeks'],
    error: 'cooldown and everyWeeks are never given both',
  });

const merc = z.strictObject({
  /** Where the key that it stands under is not its name. */
  name: name.optional(),
  alignment: z.enum(ALIGNMENTS).optional(),
  types: z.array(z.enum(MERC_TYPES)).min(1).optional(),
  gender: z.enum(GENDERS).optional(),
  upkeep: z.int().min(0).optional(),
  /** Absent: where an upkeep is given. */
  upkeepGiven: z.boolean().optional(),
  hired: z.int().min(0).optional(),
  writeup: z.string().optional(),
  pureSupport: z.strictObject({ linkedTo: name.optional(), since: z.int().optional() }).optional(),
  assists: name.optional(),
  status: z.array(z.enum(STATUSES)).optional(),
  immune: z.array(kindOrFamily).optional(),
  exp: z.int().optional(),
  aka: names.optional(),
  abilities: z.record(name, ability).optional(),
});
export type MercWords = z.infer<typeof merc>;

const team = z.strictObject({
  name: name.optional(),
  leader: name.optional(),
  gp: z.int().optional(),
  infrastructure: z.int().optional(),
  pool: z.string().optional(),
  terrains: names.optional(),
  mercs: names.optional(),
});
export type TeamWords = z.infer<typeof team>;

const match = z.strictObject({ attacker: name, defender: name, tier: z.enum(TIERS).optional() });

const by = name;
const as = <K extends string, S extends z.ZodType>(kind: K, schema: S) =>
  schema.transform((words) => ({ kind, words }));

/** One schema a step; the key that a step begins with says which one it is. */
export const stepSchemas = {
  phase: as('phase', z.strictObject({ phase: z.enum([...PHASES, 'Week']) })),
  day: as('day', z.strictObject({ day: z.int().min(1).max(1000) })),
  post: as(
    'post',
    z.strictObject({ post: z.string().max(200_000), by, at: z.iso.datetime({ offset: true }).optional() }),
  ),
  declare: as(
    'declare',
    z.strictObject({
      declare: name,
      by,
      target: oneOrMore.optional(),
      merc: name.optional(),
      includeUnrosterable: z.boolean().optional(),
    }),
  ),
  withdraw: as('withdraw', z.strictObject({ withdraw: name, by, merc: name.optional() })),
  rosters: as('rosters', z.strictObject({ rosters: z.record(name, names) })),
  bids: as(
    'bids',
    z.strictObject({ bids: z.record(name, z.strictObject({ terrain: z.string().min(1), gp: z.int() })) }),
  ),
  defer: as('defer', z.strictObject({ defer: name })),
  late: as('late', z.strictObject({ late: z.int().min(1) })),
  rolls: as('rolls', z.strictObject({ rolls: z.record(name, z.array(z.int().min(1))) })),
  hire: as('hire', z.strictObject({ hire: name, by, for: z.int().min(0) })),
  release: as('release', z.strictObject({ release: name, by })),
  /** `trade` is the other team; `gp` is what `by` pays it, below zero what it is paid. */
  trade: as(
    'trade',
    z.strictObject({ trade: name, by, gives: names.default([]), gets: names.default([]), gp: z.int().default(0) }),
  ),
  buyback: as('buyback', z.strictObject({ buyback: name, by, for: z.int().min(0) })),
  choose: as('choose', z.strictObject({ choose: name, by, merc: name.optional(), choice: z.string().min(1) })),
  link: as('link', z.strictObject({ link: name, by, to: name })),
  customize: as('customize', z.strictObject({ customize: name, by, choice: z.string().min(1) })),
  happens: as(
    'happens',
    z.strictObject({ happens: z.strictObject({ event: z.string().min(1), to: name.optional() }) }),
  ),
  ruling: as(
    'ruling',
    z.strictObject({
      ruling: z.strictObject({
        ability: name,
        /** Which of the ability's rulings, counted from 1; absent: the last one. */
        number: z.int().min(1).optional(),
        outcome: z.enum(overridableOutcomes),
        targets: oneOrMore.optional(),
        cites: clauses.optional(),
        because: reason,
      }),
    }),
  ),
  win: as('win', z.strictObject({ win: name })),
  adjust: as(
    'adjust',
    z.strictObject({
      adjust: z.strictObject({
        team: name.optional(),
        gp: z.int().optional(),
        merc: name.optional(),
        status: z.array(z.enum(STATUSES)).optional(),
        exp: z.int().optional(),
        ability: name.optional(),
        ready: z.int().optional(),
        infrastructure: z.int().optional(),
        terrain: name.optional(),
        outUntil: z.int().nullable().optional(),
        uses: z.int().min(0).optional(),
        /** Of an interception: the merc's name. */
        choice: z.string().nullable().optional(),
        customization: z.string().nullable().optional(),
        roster: z.array(name).optional(),
        matches: z.array(match).optional(),
        /** The team that the merc goes to; null: it is for hire. */
        to: name.nullable().optional(),
        parameters: parametersSchema.optional(),
        definition: definitionSchema.optional(),
        because: reason,
      }),
    }),
  ),
} as const;
export type StepKind = keyof typeof stepSchemas;
export type Step = { [K in StepKind]: z.output<(typeof stepSchemas)[K]> }[StepKind];
/** What one kind of step says. */
export type Words<K extends StepKind> = Extract<Step, { kind: K }>['words'];

const isStepKind = (key: string): key is StepKind => Object.hasOwn(stepSchemas, key);

/** Which kind of step some data is, by its keys; null where it is none. */
export function stepKind(value: unknown): StepKind | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.keys(value).find(isStepKind) ?? null;
}

const ruling = z.strictObject({
  ability: name.optional(),
  merc: name.optional(),
  by: name.optional(),
  targets: names.optional(),
  hits: names.optional(),
  outcome: z.enum(OUTCOMES).optional(),
  cites: clauses.optional(),
  reason: z.string().optional(),
  interceptedBy: name.nullable().optional(),
  rolls: z.array(z.int()).optional(),
  at: z.string().optional(),
  week: z.int().optional(),
});
export type RulingWords = z.infer<typeof ruling>;

const expectation = z.strictObject({
  rulings: z.array(ruling).optional(),
  noRulings: names.optional(),
  order: names.optional(),
  together: z.array(names).optional(),
  ready: z.record(name, z.int()).optional(),
  usable: z.record(name, z.boolean()).optional(),
  mercs: z
    .record(
      name,
      z.strictObject({
        status: z.array(z.enum(STATUSES)).optional(),
        rosterable: z.boolean().optional(),
        team: name.nullable().optional(),
        controller: name.nullable().optional(),
        upkeep: z.int().optional(),
        types: z.array(z.enum(MERC_TYPES)).optional(),
        writeup: z.string().optional(),
        exp: z.int().optional(),
        linkedTo: name.nullable().optional(),
      }),
    )
    .optional(),
  teams: z
    .record(
      name,
      z.strictObject({
        gp: z.int().optional(),
        realIncome: z.int().optional(),
        /** Ability Points left; null where the season is not played for them. */
        points: z.int().nullable().optional(),
      }),
    )
    .optional(),
  /** Whose turn it is, by match; null: either side's. */
  turn: z.record(name, name.nullable()).optional(),
  terrain: z.record(name, z.string().nullable()).optional(),
  facts: z.record(name, z.array(z.string())).optional(),
  choices: z.record(name, z.string().nullable()).optional(),
});
export type Expectation = z.infer<typeof expectation>;

export const documentSchema = z.strictObject({
  name: z.string().min(1),
  ruleset: z.literal('mercenaries').optional(),
  cites: clauses.optional(),
  settings: settingsSchema.optional(),
  week: z.int().min(1).optional(),
  teams: z.record(name, team).optional(),
  matches: z.array(match).optional(),
  mercs: z.record(name, merc).optional(),
  opening: z.unknown().optional(),
  /** Each by the schema of its kind. */
  play: z.array(z.unknown()).optional(),
  expect: expectation.optional(),
});
export type ScenarioDocument = z.infer<typeof documentSchema>;
