import { z } from 'zod';
import { abilitySchema, nameSchema } from '../../rules/deviants/ability';
import { countersSchema, statesSchema } from '../../rules/deviants/setup';
import { CARD_TYPES, INITIATIVE_READ, LATE_CONDITIONS, OUTCOMES, ZONES } from '../../rules/deviants/terms';
import { isObject } from '../frame';

/** One scenario as its YAML says it: every object strict, every default in place. */

const name = nameSchema;
const count = z.int().min(0);

const player = z.strictObject({ counters: countersSchema.default({}), states: statesSchema.default([]) });
export const cardDocument = z.strictObject({
  type: z.enum(CARD_TYPES),
  player: name,
  zone: z.enum(ZONES).default('board'),
  column: z.int().nullable().default(null),
  planning: count.default(0),
  tags: z.array(name).default([]),
  power: z.int().default(0),
  counters: countersSchema.default({}),
  states: statesSchema.default([]),
  abilities: z.array(abilitySchema).default([]),
  fits: z.array(name).default([]),
});

const set = z.strictObject({
  planning: count.optional(),
  counters: countersSchema.optional(),
  states: statesSchema.optional(),
  power: z.int().optional(),
});

const STEPS = ['post', 'play', 'move', 'event', 'remove', 'turn', 'set', 'grant', 'ruling'] as const;
const kindOf = (value: Record<string, unknown>) => ('step' in value ? undefined : STEPS.find((kind) => kind in value));
const step = z.preprocess(
  (value) => (isObject(value) ? { ...value, step: kindOf(value) } : value),
  z.discriminatedUnion(
    'step',
    [
      z.strictObject({ step: z.literal('post'), post: z.string(), by: name }),
      z.strictObject({ step: z.literal('play'), play: name, by: name, column: z.int() }),
      z.strictObject({ step: z.literal('move'), move: name, by: name, column: z.int() }),
      z.strictObject({ step: z.literal('event'), event: name, card: name.optional() }),
      z.strictObject({ step: z.literal('remove'), remove: name }),
      z.strictObject({
        step: z.literal('turn'),
        turn: z
          .strictObject({ initiative: name.optional() })
          .nullable()
          .transform((turn) => turn ?? {}),
      }),
      z.strictObject({ step: z.literal('set'), set: z.record(name, set) }),
      z.strictObject({
        step: z.literal('grant'),
        grant: z.strictObject({ to: name, from: name, ability: abilitySchema }),
      }),
      z.strictObject({
        step: z.literal('ruling'),
        ruling: z.strictObject({
          card: name,
          ability: name.optional(),
          outcome: z.enum(OUTCOMES),
          because: z.string().min(1),
        }),
      }),
    ],
    { error: `a step has one of the keys ${STEPS.join(', ')}` },
  ),
);
export type StepDocument = z.infer<typeof step>;

const rulingExpectation = z.strictObject({
  card: z.string().nullable().optional(),
  ability: name.nullable().optional(),
  event: name.nullable().optional(),
  by: name.nullable().optional(),
  outcome: z.enum(OUTCOMES).optional(),
  cites: z.array(z.string()).optional(),
  reason: z.string().optional(),
});
export type RulingExpectation = z.infer<typeof rulingExpectation>;

const expectation = z.strictObject({
  invalid: z.string().min(1).optional(),
  rulings: z.array(rulingExpectation).optional(),
  noRulings: z.array(z.string()).optional(),
  order: z.array(z.string()).optional(),
  triggered: z.record(z.string(), count).optional(),
  active: z.record(z.string(), z.boolean()).optional(),
  user: z.record(name, name).optional(),
  cards: z
    .record(
      name,
      z.strictObject({
        zone: z.enum(ZONES).optional(),
        column: z.int().nullable().optional(),
        planning: count.optional(),
        power: z.int().optional(),
        counters: countersSchema.optional(),
        states: statesSchema.optional(),
        abilities: z.array(name).optional(),
      }),
    )
    .optional(),
  players: z
    .record(
      name,
      z.strictObject({
        counters: countersSchema.optional(),
        states: statesSchema.optional(),
        initiative: z.boolean().optional(),
      }),
    )
    .optional(),
  facts: z.array(z.string()).optional(),
});
export type Expectation = z.infer<typeof expectation>;

export const scenarioDocument = z.strictObject({
  name: z.string().min(1),
  ruleset: z.literal('deviants'),
  cites: z.array(z.string()).default([]),
  settings: z
    .strictObject({
      columns: z.int().min(1).max(1000).default(4),
      lateConditions: z.enum(LATE_CONDITIONS).default('ignored'),
      initiativeRead: z.enum(INITIATIVE_READ).default('at-event'),
    })
    .default({ columns: 4, lateConditions: 'ignored', initiativeRead: 'at-event' }),
  initiative: name.optional(),
  players: z.record(
    name,
    player.nullable().transform((value) => value ?? { counters: {}, states: [] }),
  ),
  cards: z.record(name, cardDocument).default({}),
  play: z.array(step).default([]),
  expect: expectation,
});
export type ScenarioDocument = z.infer<typeof scenarioDocument>;
