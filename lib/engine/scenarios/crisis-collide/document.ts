import { z } from 'zod';
import { abilityEffectSchema, fieldEffectSchema, traitEffectSchema } from '../../rules/crisis-collide/effects';
import { settingsSchema } from '../../rules/crisis-collide/setup';
import { CLASSES, DAMAGE_TYPES, DIFFICULTIES, OUTCOMES } from '../../rules/crisis-collide/terms';
import { isObject } from '../frame';

/** One scenario as its YAML says it: every object strict, every default in place. */

const name = z.string().min(1).max(120);
const count = z.int().min(0);

/** A text of a fixed form, turned into what it says. */
const written = <T>(form: RegExp, says: string, of: (match: RegExpExecArray) => T) =>
  z.string().transform((text, context): T => {
    const match = form.exec(text.trim());
    if (match !== null) return of(match);
    context.addIssue({ code: 'custom', message: `“${text}” is not of the form ${says}` });
    return z.NEVER;
  });
const numbers = (match: RegExpExecArray): [number, number] => [Number(match[1]), Number(match[2] ?? 1)];

const move = written(/^-\s*(\d+)\s*:\s*\+\s*(\d+)$/, '-X:+Y', (match) => {
  const [back, forward] = numbers(match);
  return { back, forward };
});
const cost = written(/^(\d+)\s*(AP|CR)$/, 'N AP or N CR', (match) => ({
  of: match[2] === 'CR' ? ('CR' as const) : ('AP' as const),
  amount: Number(match[1]),
}));
const attack = z
  .union([z.int().min(0), z.string()], { error: 'an attack is a number, or N x M' })
  .transform(String)
  .pipe(
    written(/^(\d+)(?:\s*[x×]\s*(\d+))?$/i, 'N or N x M', (match) => {
      const [strength, hits] = numbers(match);
      return { strength, hits };
    }),
  );
const range = written(/^(-?\d+)\s*:\s*(-?\d+)$/, 'A:B', (match) => {
  const [from, to] = numbers(match);
  return { from, to };
});

/** An effect with its defaults, and Move written as `-X:+Y`. */
const effect = <Schema extends z.ZodType>(schema: Schema, to: string, until: string | null) =>
  z.preprocess((value) => {
    if (!isObject(value)) return value;
    const stands = ['modify', 'set', 'cannot', 'can'].some((kind) => kind === value.do);
    const moved = value.stat === 'move' ? move.safeParse(value.value) : null;
    return {
      to,
      ...(stands && until !== null ? { until } : {}),
      ...value,
      ...(moved?.success === true ? { value: moved.data } : {}),
    };
  }, schema);

const resistance = z.strictObject({
  Physical: z.int().default(0),
  Elemental: z.int().default(0),
  Spiritual: z.int().default(0),
});
const ability = z.strictObject({
  cost: cost.default({ of: 'AP', amount: 0 }),
  attack: attack.nullable().default(null),
  range: range.nullable().default(null),
  type: z.enum(DAMAGE_TYPES).default('Physical'),
  priority: z.int().default(0),
  rate: count.default(0),
  attributes: z.array(name).default([]),
  effects: z.array(effect(abilityEffectSchema, 'self', 'turn')).default([]),
  text: z.string().default(''),
});
export const combatantDocument = z.strictObject({
  class: z.enum(CLASSES).default('Offense'),
  difficulty: z.enum(DIFFICULTIES).default('Beginner'),
  hp: z.int().min(1).default(300),
  ap: count.default(100),
  move: move.default({ back: 1, forward: 1 }),
  resistance: resistance.default({ Physical: 0, Elemental: 0, Spiritual: 0 }),
  now: z
    .strictObject({
      hp: count.optional(),
      ap: count.optional(),
      space: z.int().optional(),
      eliminated: z.boolean().optional(),
    })
    .optional(),
  trait: z
    .strictObject({
      text: z.string().default(''),
      effects: z.array(effect(traitEffectSchema, 'self', null)).default([]),
    })
    .nullable()
    .default(null),
  abilities: z.record(name, ability).default({}),
});
export type CombatantDocument = z.infer<typeof combatantDocument>;

const side = z.strictObject({ team: z.array(name), leader: name.optional(), cr: count.default(0) });
const fighter = z.strictObject({
  side: name,
  space: z.int(),
  hp: z.int().min(1),
  resistance: resistance.default({ Physical: 0, Elemental: 0, Spiritual: 0 }),
});

const set = z.strictObject({
  hp: count.optional(),
  ap: count.optional(),
  space: z.int().optional(),
  cr: count.optional(),
  active: name.optional(),
});
const STEPS = ['post', 'orders', 'reveal', 'replace', 'ruling'] as const;
/** Which kind of step it is: none where it has no such key, or a key of its own that is called like ours. */
const kindOf = (value: Record<string, unknown>) => ('step' in value ? undefined : STEPS.find((kind) => kind in value));
const step = z.preprocess(
  (value) => (isObject(value) ? { ...value, step: kindOf(value) } : value),
  z.discriminatedUnion(
    'step',
    [
      z.strictObject({
        step: z.literal('post'),
        post: z.string(),
        by: name,
        at: z.iso.datetime({ offset: true }).optional(),
      }),
      z.strictObject({
        step: z.literal('orders'),
        orders: z.array(z.string().nullable()).length(3, 'orders are three, for phases 1, 2 and 3'),
        by: name,
      }),
      z.strictObject({ step: z.literal('reveal'), reveal: z.literal('turn') }),
      z.strictObject({ step: z.literal('replace'), replace: name, by: name }),
      z.strictObject({
        step: z.literal('ruling'),
        ruling: z.strictObject({ set: z.record(name, set), because: z.string().min(1) }),
      }),
    ],
    { error: `a step has one of the keys ${STEPS.join(', ')}` },
  ),
);
export type StepDocument = z.infer<typeof step>;

const rulingExpectation = z.strictObject({
  turn: z.int().optional(),
  phase: z.int().nullable().optional(),
  by: name.nullable().optional(),
  combatant: name.nullable().optional(),
  ability: name.nullable().optional(),
  outcome: z.enum(OUTCOMES).optional(),
  hits: z.array(name).optional(),
  damage: z.record(name, z.int()).optional(),
  cites: z.array(name).optional(),
  reason: z.string().optional(),
});
export type RulingExpectation = z.infer<typeof rulingExpectation>;

const expectation = z.strictObject({
  invalid: z.string().min(1).optional(),
  turn: z.int().optional(),
  awaiting: z.record(name, z.enum(['orders', 'nothing', 'replacement', 'over'])).optional(),
  winner: name.optional(),
  combatants: z
    .record(
      name,
      z.strictObject({
        hp: z.int().optional(),
        ap: z.int().optional(),
        space: z.int().nullable().optional(),
        inPlay: z.boolean().optional(),
        eliminated: z.boolean().optional(),
      }),
    )
    .optional(),
  fighters: z
    .record(
      name,
      z.strictObject({ hp: z.int().optional(), space: z.int().nullable().optional(), gone: z.boolean().optional() }),
    )
    .optional(),
  sides: z.record(name, z.strictObject({ cr: z.int().optional(), active: name.optional() })).optional(),
  sees: z.record(name, z.enum(['none', 'hidden', 'shown'])).optional(),
  rulings: z.array(rulingExpectation).optional(),
  noRulings: z.array(name).optional(),
  order: z.array(name).optional(),
  together: z.array(z.array(name)).optional(),
});
export type Expectation = z.infer<typeof expectation>;

const ground = {
  arena: z.strictObject({ labels: z.record(name, z.int()).default({}) }).default({ labels: {} }),
  field: z.array(effect(fieldEffectSchema, 'both', null)).default([]),
  combatants: z.record(name, combatantDocument).default({}),
  fighters: z.record(name, fighter).default({}),
};

/** The set-up of a table: a scenario's, in which both sides may leave their team to be picked. */
export const tableDocument = z.strictObject({
  name: z.string().trim().min(1).max(120).optional(),
  ruleset: z.literal('crisis-collide').default('crisis-collide'),
  settings: settingsSchema,
  sides: z.record(name, side.extend({ team: z.array(name).optional() }).nullable()),
  ...ground,
});
export type TableDocument = z.infer<typeof tableDocument>;

export const scenarioDocument = z.strictObject({
  name: z.string().min(1),
  ruleset: z.literal('crisis-collide'),
  cites: z.array(z.string()).default([]),
  settings: settingsSchema,
  sides: z.record(name, side),
  ...ground,
  play: z.array(step).default([]),
  expect: expectation,
});
export type ScenarioDocument = z.infer<typeof scenarioDocument>;
