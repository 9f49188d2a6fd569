import { z } from 'zod';
import { fold } from '../kernel/words';
import { hasDice, parseExpression } from './expression';
import {
  ABILITY_SCORES,
  type AbilityScore,
  ACTION_COSTS,
  DURATIONS,
  RANGES,
  SCORE_NAMES,
  UNITS,
  type Unit,
} from './terms';
import { count } from './words';

/** What a sheet writes in short texts (`3/day`, `1 minute`, `40 ft`, `Charisma-based`): their data, and the texts read and written. */

const positive = z.int().min(1).max(1_000_000);
const unit = z.enum(UNITS);

/** An amount as it is written: always readable. */
export const amountSchema = z.string().superRefine((text, context) => {
  const parsed = parseExpression(text);
  if ('problem' in parsed) context.addIssue({ code: 'custom', message: parsed.problem });
});
/** An amount for which no die is thrown. */
export const fixedAmountSchema = amountSchema.refine((text) => {
  const parsed = parseExpression(text);
  return 'problem' in parsed || !hasDice(parsed.expression);
}, 'no dice are thrown for this number');

export const usesSchema = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('at-will') }),
  z.strictObject({ as: z.literal('per'), count: positive, unit }),
  z.strictObject({ as: z.literal('prepared'), count: positive }),
]);
export type Uses = z.infer<typeof usesSchema>;

export const actionSchema = z.discriminatedUnion('as', [
  z.strictObject({ as: z.enum(ACTION_COSTS) }),
  z.strictObject({ as: z.literal('time'), amount: positive, unit }),
]);
export type ActionCost = z.infer<typeof actionSchema>;

export const rangeSchema = z.discriminatedUnion('as', [
  z.strictObject({ as: z.enum(RANGES) }),
  z.strictObject({ as: z.literal('fixed'), feet: z.int().min(0).max(1_000_000_000) }),
]);
export type Range = z.infer<typeof rangeSchema>;

export const durationSchema = z.discriminatedUnion('as', [
  z.strictObject({ as: z.enum(DURATIONS) }),
  /** `perLevel`: so much for each level of the user (duration:fixed). */
  z.strictObject({ as: z.literal('fixed'), amount: amountSchema, unit, perLevel: z.boolean() }),
]);
export type Duration = z.infer<typeof durationSchema>;

export const dcSchema = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('based'), on: z.enum(ABILITY_SCORES) }),
  z.strictObject({ as: z.literal('given'), amount: fixedAmountSchema }),
]);
export type Dc = z.infer<typeof dcSchema>;

/** Reads `at-will`, `3/day` or `2 prepared`. @returns null: none of these forms */
export function readUses(text: string): Uses | null {
  const folded = fold(text);
  if (/^at[- ]will$/.test(folded)) return { as: 'at-will' };
  const per = /^(\d+) ?\/ ?(round|minute|hour|day)$/.exec(folded);
  if (per !== null) return { as: 'per', count: Number(per[1]), unit: unitOf(per[2]) };
  const prepared = /^(\d+) prepared$/.exec(folded);
  return prepared === null ? null : { as: 'prepared', count: Number(prepared[1]) };
}

/** Reads `standard` and the like, or a time such as `1 minute`. @returns null: none of these forms */
export function readAction(text: string): ActionCost | null {
  const known = ACTION_COSTS.find((one) => one === fold(text));
  if (known !== undefined) return { as: known };
  const time = readTime(text);
  return time && { as: 'time', ...time };
}

/** Reads a critical such as `19-20/x2` or `20/x3`. @returns null: it is none */
export function readCritical(text: string): { from: number; times: number } | null {
  const match = /^(\d{1,2})(?: ?[-–] ?20)? ?\/ ?[x×](\d{1,2})$/.exec(fold(text));
  return match === null ? null : { from: Number(match[1]), times: Number(match[2]) };
}
export const sayCritical = ({ from, times }: { readonly from: number; readonly times: number }): string =>
  `${from === 20 ? '20' : `${from}-20`}/x${times}`;

/** Reads a whole time: `1 round`, `20 hours`. @returns null: it is none */
export function readTime(text: string): { amount: number; unit: Unit } | null {
  const match = /^(\d+) (round|minute|hour|day)s?$/.exec(fold(text));
  return match === null ? null : { amount: Number(match[1]), unit: unitOf(match[2]) };
}

/** Reads `close` and the like, or a distance such as `40 ft`. @returns null: none of these forms */
export function readRange(text: string): Range | null {
  const known = RANGES.find((one) => one === fold(text));
  if (known !== undefined) return { as: known };
  const feet = /^(\d+) ?(?:ft|feet|foot)\.?$/.exec(fold(text));
  return feet === null ? null : { as: 'fixed', feet: Number(feet[1]) };
}

/** Reads `permanent` and the like, or an amount of time, with `/level` behind it if each level counts. @returns null: none of these forms */
export function readDuration(text: string): Duration | null {
  const known = DURATIONS.find((one) => one === fold(text));
  if (known !== undefined) return { as: known };
  const match = /^(.+?) ?\b(round|minute|hour|day)s?( ?\/ ?level| per level)?$/i.exec(text.trim());
  if (match?.[1] === undefined) return null;
  return { as: 'fixed', amount: match[1], unit: unitOf(match[2]), perLevel: match[3] !== undefined };
}

/** Reads a number, an amount, or `Charisma-based` and its like. */
export function readDc(text: string): Dc {
  const based = ABILITY_SCORES.find((score) => fold(text) === `${SCORE_NAMES[score].toLowerCase()}-based`);
  return based === undefined ? { as: 'given', amount: text } : { as: 'based', on: based };
}

const unitOf = (text: string | undefined): Unit => UNITS.find((one) => one === text?.toLowerCase()) ?? 'round';

export const sayUses = (uses: Uses): string =>
  uses.as === 'at-will' ? 'at-will' : uses.as === 'per' ? `${uses.count}/${uses.unit}` : `${uses.count} prepared`;
export const sayAction = (action: ActionCost): string =>
  action.as === 'time' ? count(action.amount, action.unit) : action.as;
export const sayRange = (range: Range): string => (range.as === 'fixed' ? `${range.feet} ft` : range.as);
export const sayDuration = (duration: Duration): string =>
  duration.as === 'fixed'
    ? `${duration.amount} ${duration.unit}${duration.amount === '1' ? '' : 's'}${duration.perLevel ? '/level' : ''}`
    : duration.as;
export const sayDc = (dc: Dc): string => (dc.as === 'given' ? dc.amount : sayBased(dc.on));
const sayBased = (score: AbilityScore): string => `${SCORE_NAMES[score]}-based`;
