import { z } from 'zod';
import { setSchema } from '../../rules/tabletop/entry';
import {
  amountSchema,
  fixedAmountSchema,
  readAction,
  readCritical,
  readDc,
  readDuration,
  readRange,
  readTime,
  readUses,
} from '../../rules/tabletop/forms';
import { effectSchema, keySchema, numberSchema } from '../../rules/tabletop/setup';
import {
  ABILITY_SCORES,
  BELIEFS,
  COMPONENTS,
  DAMAGE_SOURCES,
  DEFENSIVE_SKILL,
  DIE_KINDS,
  KINDS,
  OUTCOMES,
  PLAIN_DISTRACTIONS,
  ROUNDS,
  SAVE_RESULTS,
  SAVES,
  TAGS,
  TOUCH_REACH,
  STEPS as USE_STEPS,
} from '../../rules/tabletop/terms';
import { isObject } from '../frame';

/** One scenario as its YAML says it: every object strict, every default in place. */

const name = keySchema;
const names = z.array(name);
const count = z.int().min(0);

/** A text of a fixed form, turned into what it says. */
const written = <T>(read: (text: string) => T | null, says: string) =>
  z.string().transform((text, context): T => {
    const found = read(text);
    if (found !== null) return found;
    context.addIssue({ code: 'custom', message: `“${text}” is not ${says}` });
    return z.NEVER;
  });

const amount = z
  .union([numberSchema, z.string()], { error: 'an amount is a number or an expression' })
  .transform(String);

/** An amount may be written as a number. */
const effect = z.preprocess(
  (value) => (isObject(value) && typeof value.amount === 'number' ? { ...value, amount: String(value.amount) } : value),
  effectSchema,
);
const effects = z.array(effect);

const dc = amount
  .transform(readDc)
  .refine((read) => read.as === 'based' || fixedAmountSchema.safeParse(read.amount).success, {
    error: 'a DC is a number, an expression without dice, or “Charisma-based” and its like',
  });

const action = written(readAction, 'an action cost');
const critical = written(readCritical, 'a critical such as 19-20/x2');
const range = written(readRange, 'a range');
const duration = written(readDuration, 'a duration').refine(
  (read) => read.as !== 'fixed' || amountSchema.safeParse(read.amount).success,
  { error: 'a duration is a word of the rules, or an amount of rounds, minutes, hours or days' },
);
const uses = written(readUses, 'N/round, N/minute, N/hour, N/day, at-will or N prepared');

const ability = z
  .strictObject({
    kind: z.enum(KINDS).default('Ex'),
    level: count.nullable().default(null),
    gainedAt: count.default(1),
    uses: uses.default({ as: 'at-will' }),
    used: count.default(0),
    action: action.default({ as: 'standard' }),
    components: z.array(z.enum(COMPONENTS)).optional(),
    range: range.default({ as: 'close' }),
    duration: duration.default({ as: 'instantaneous' }),
    save: z
      .strictObject({ kind: z.enum(SAVES), dc, result: z.enum(SAVE_RESULTS) })
      .nullable()
      .default(null),
    tags: z.array(z.enum(TAGS)).default([]),
    resistible: z.boolean().optional(),
    concentration: z.boolean().optional(),
    provokes: z.boolean().optional(),
    skill: name.default(DEFENSIVE_SKILL),
    stacks: z.boolean().default(false),
    effects: effects.default([]),
    modes: z.record(name, effects).default({}),
  })
  .transform(({ components, resistible, concentration, provokes, ...given }) => {
    const isSpell = given.kind === 'spell';
    const likeSpell = isSpell || given.kind === 'Sp';
    return {
      ...given,
      components: isSpell ? (components ?? ['V' as const]) : [],
      resistible: likeSpell && (resistible ?? true),
      concentration: concentration ?? likeSpell,
      provokes: provokes ?? isSpell,
    };
  });

const distraction = z.union([z.enum(PLAIN_DISTRACTIONS), z.strictObject({ grappled: name })]);

const numbers = <Key extends string>(keys: readonly Key[]) =>
  z.preprocess(
    (value) => (isObject(value) ? { ...Object.fromEntries(keys.map((key) => [key, 0])), ...value } : value),
    z.record(z.enum(keys), numberSchema),
  );

export const creatureDocument = z
  .strictObject({
    /** At a table: who plays it. */
    player: name.optional(),
    level: z.int().min(0).optional(),
    cr: z.number().min(0).optional(),
    initiative: numberSchema.default(0),
    hp: numberSchema.default(30),
    at: numberSchema.default(0),
    plane: name.default('Material'),
    ac: numberSchema.default(10),
    touchAc: numberSchema.default(10),
    sr: numberSchema.nullable().default(null),
    attack: z
      .strictObject({
        bonus: numberSchema.default(0),
        damage: amount.pipe(amountSchema).default('1d4'),
        critical: critical.nullable().default(null),
        reach: z.int().min(0).max(1_000_000).default(TOUCH_REACH),
      })
      .default({ bonus: 0, damage: '1d4', critical: null, reach: TOUCH_REACH }),
    grapple: numberSchema.default(0),
    abilityMods: numbers(ABILITY_SCORES).default({ Str: 0, Dex: 0, Con: 0, Int: 0, Wis: 0, Cha: 0 }),
    saves: numbers(SAVES).default({ Fort: 0, Ref: 0, Will: 0 }),
    skills: z.record(name, numberSchema).default({}),
    stats: z.record(name, numberSchema).default({}),
    flatFooted: z.boolean().default(false),
    noMagic: z.boolean().default(false),
    distractions: z.array(distraction).default([]),
    abilities: z.record(name, ability).default({}),
  })
  .superRefine(({ level, cr }, context) => {
    if (level !== undefined && cr !== undefined)
      context.addIssue({ code: 'custom', path: ['cr'], message: 'a creature has a level or a CR, not both' });
  });
export type CreatureDocument = z.infer<typeof creatureDocument>;

/** How a use may be told beside its ability and its user. */
const useKeys = {
  by: name,
  on: names.optional(),
  mode: name.optional(),
  defensively: z.boolean().default(false),
  forgo: names.default([]),
  willing: names.default([]),
  hold: z.boolean().default(false),
  opportunity: names.default([]),
};
const answer = z.strictObject({ use: name, ...useKeys });
export type UseDocument = z.infer<typeof answer>;

/** `User/Ability`, parted where the user's name ends. */
const ofAbility = z.string().regex(/^.+\/.+$/, 'this is written User/Ability');

const happens = z
  .strictObject({
    to: name,
    damage: count.optional(),
    source: z.enum(DAMAGE_SOURCES).optional(),
    distraction: distraction.optional(),
    ends: z.union([distraction, z.literal('grappled')]).optional(),
    distractedBy: ofAbility.optional(),
    flatFooted: z.boolean().optional(),
    noMagic: z.boolean().optional(),
    at: numberSchema.optional(),
  })
  .refine((value) => Object.keys(value).length > 1, 'something has to happen')
  .refine(({ damage, source }) => source === undefined || damage !== undefined, 'a source is one of damage');

const ruling = z
  .strictObject({
    set: z.record(name, setSchema).optional(),
    ability: ofAbility.optional(),
    outcome: z.enum(OUTCOMES).optional(),
    because: z.string().min(1),
  })
  .refine(({ set, ability }) => set !== undefined || ability !== undefined, 'a ruling sets numbers or is of an ability')
  .refine(({ ability, outcome }) => (ability === undefined) === (outcome === undefined), {
    error: 'a ruling of an ability says its outcome',
  });

const STEPS = [
  'turn',
  'end',
  'use',
  'post',
  'touch',
  'attack',
  'dismiss',
  'slip',
  'happens',
  'study',
  'say',
  'proof',
  'elapse',
  'recover',
  'rolls',
  'ruling',
] as const;
const kindOf = (value: Record<string, unknown>) => ('step' in value ? undefined : STEPS.find((kind) => kind in value));
const step = z.preprocess(
  (value) => (isObject(value) ? { ...value, step: kindOf(value) } : value),
  z.discriminatedUnion(
    'step',
    [
      z.strictObject({ step: z.literal('turn'), turn: name }),
      z.strictObject({ step: z.literal('end'), end: name }),
      z.strictObject({ step: z.literal('use'), use: name, ...useKeys, answers: z.array(answer).default([]) }),
      z.strictObject({
        step: z.literal('post'),
        post: z.string(),
        by: name,
        at: z.iso.datetime({ offset: true }).optional(),
      }),
      z.strictObject({ step: z.literal('touch'), touch: name, by: name }),
      z.strictObject({ step: z.literal('attack'), attack: name, by: name }),
      z.strictObject({ step: z.literal('dismiss'), dismiss: names.min(1), by: name }),
      z.strictObject({ step: z.literal('slip'), slip: name }),
      z.strictObject({ step: z.literal('happens'), happens }),
      z.strictObject({
        step: z.literal('study'),
        study: name,
        by: name,
        careful: z.boolean().default(true),
        odd: z.boolean().default(true),
      }),
      z.strictObject({ step: z.literal('say'), say: name, by: name, to: names }),
      z.strictObject({ step: z.literal('proof'), proof: name, by: name }),
      z.strictObject({
        step: z.literal('elapse'),
        elapse: written(readTime, 'a time in rounds, minutes, hours or days')
          .transform((time) => time.amount * ROUNDS[time.unit])
          .refine((rounds) => rounds >= 1, 'no time passes'),
      }),
      z.strictObject({ step: z.literal('recover'), recover: name }),
      z.strictObject({
        step: z.literal('rolls'),
        rolls: z.partialRecord(z.enum(DIE_KINDS), z.array(z.int().min(1))),
      }),
      z.strictObject({ step: z.literal('ruling'), ruling }),
    ],
    { error: `a step has one of the keys ${STEPS.join(', ')}` },
  ),
);
export type StepDocument = z.infer<typeof step>;

const rulingExpectation = z.strictObject({
  ability: z.string().nullable().optional(),
  by: name.nullable().optional(),
  outcome: z.enum(OUTCOMES).optional(),
  on: names.optional(),
  affected: names.optional(),
  saved: names.optional(),
  resisted: names.optional(),
  damage: z.record(name, z.int()).optional(),
  dc: z.int().nullable().optional(),
  total: z.int().nullable().optional(),
  reach: z.int().nullable().optional(),
  step: z.enum(USE_STEPS).nullable().optional(),
  cites: z.array(z.string()).optional(),
  reason: z.string().optional(),
});
export type RulingExpectation = z.infer<typeof rulingExpectation>;

const expectation = z.strictObject({
  rulings: z.array(rulingExpectation).optional(),
  noRulings: z.array(ofAbility).optional(),
  order: names.optional(),
  creatures: z
    .record(
      name,
      z.strictObject({
        hp: z.int().optional(),
        conditions: names.optional(),
        stats: z.record(name, z.int()).optional(),
        values: z.record(name, z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
        actions: z
          .strictObject({
            standard: z.boolean().optional(),
            move: z.boolean().optional(),
            swift: z.boolean().optional(),
          })
          .optional(),
        held: z.string().optional(),
      }),
    )
    .optional(),
  uses: z.record(ofAbility, z.union([count, z.literal('at-will')])).optional(),
  usable: z.record(ofAbility, z.boolean()).optional(),
  active: z.record(ofAbility, names).optional(),
  belief: z.record(ofAbility, z.enum(BELIEFS)).optional(),
  round: count.optional(),
});
export type Expectation = z.infer<typeof expectation>;

export const scenarioDocument = z.strictObject({
  name: z.string().min(1),
  ruleset: z.literal('tabletop'),
  cites: z.array(z.string()).default([]),
  settings: z.strictObject({}, { error: 'this ruleset has no settings' }).optional(),
  creatures: z.record(name, creatureDocument),
  play: z.array(step).default([]),
  expect: expectation,
});
export type ScenarioDocument = z.infer<typeof scenarioDocument>;
