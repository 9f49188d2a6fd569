import { z } from 'zod';
import type { Settings } from '../setup';
import { FAMILIES, type Family } from '../terms';
import type { Descriptor, Stage } from './descriptor';
import { copy, steal } from './hands';
import { nullify, recharge, refresh, retime } from './meta-abilities';
import { exp, gp, infrastructure, upkeep } from './numbers';
import { immune, intercept, untargetable } from './protection';
import { injure, intimidate, kidnap, ko, seduce } from './removals';
import { possess, subvert } from './sides';
import { damage, help, hinder, move } from './told';
import { modify } from './traits';
import { formSwitch, transform, vehicle } from './writeups';

/** Every kind of effect there is, each with its descriptor. Abilities are data: nothing here knows one by name. */
const TABLE = {
  KO: ko,
  Possess: possess,
  Seduce: seduce,
  Kidnap: kidnap,
  Intimidate: intimidate,
  Injure: injure,
  Subvert: subvert,
  Nullify: nullify,
  Recharge: recharge,
  Refresh: refresh,
  Steal: steal,
  Retime: retime,
  Copy: copy,
  Immune: immune,
  Untargetable: untargetable,
  Intercept: intercept,
  Transform: transform,
  'Form Switch': formSwitch,
  Vehicle: vehicle,
  GP: gp,
  Upkeep: upkeep,
  Infrastructure: infrastructure,
  EXP: exp,
  Modify: modify,
  Move: move,
  Damage: damage,
  Hinder: hinder,
  Help: help,
};

export type EffectKind = keyof typeof TABLE;
type Shape<K extends EffectKind> = (typeof TABLE)[K]['schema'];
export type EffectOf<K extends EffectKind> = z.infer<Shape<K>>;
/** One effect of an ability, as data. */
export type Effect = { [K in EffectKind]: EffectOf<K> }[EffectKind];

/** Each kind's descriptor stands under its own name: one under another's is a type error. */
export const EFFECTS = TABLE satisfies { readonly [K in EffectKind]: Descriptor<z.ZodType<{ do: K }>> };
export const EFFECT_KINDS = Object.keys(EFFECTS) as EffectKind[];

/** A kind, or a family, as lists of either name it. */
export const kindOrFamily: z.ZodType<string> = z.enum([...new Set<string>([...EFFECT_KINDS, ...FAMILIES])]);

const [first, ...others] = Object.values(EFFECTS).map(({ schema }): Shape<EffectKind> => schema);
if (!first) throw new Error('There is no kind of effect.');
/** Each kind has its own fields: a KO with an amount is refused. */
export const effectSchema: z.ZodType<Effect> = z.discriminatedUnion('do', [first, ...others], {
  error: ({ code, input }) =>
    code === 'invalid_union' ? `“${kindIn(input)}” is none of ${EFFECT_KINDS.join(', ')}.` : undefined,
});

const kindIn = (input: unknown): unknown => (typeof input === 'object' && input && 'do' in input ? input.do : input);

/** What there is to know of an effect's kind. */
export const descriptorOf = (effect: { readonly do: EffectKind }): Descriptor => EFFECTS[effect.do];

/** The families of an effect, as its amount and the settings have it. */
export function familiesOf(effect: Effect, settings: Settings): readonly Family[] {
  const { families } = descriptorOf(effect);
  return 'of' in families ? families.of(effect, settings) : families;
}

export function stageOf(effect: Effect): Stage {
  const { stage } = descriptorOf(effect);
  return typeof stage === 'string' ? stage : stage.of(effect);
}

/** Whether a value is an effect of one kind. */
export const isA = <K extends EffectKind>(kind: K, effect: Effect): effect is Effect & EffectOf<K> =>
  effect.do === kind;
