import { z } from 'zod';
import { isKey } from '../../engine/rules/kernel/key';

/**
 * Doors for what an address asks. Nothing, or an empty field of a form, asks for nothing; a value that none of these knows
 * is refused, so that no page answers something else than was asked. Names that no door knows are passed over.
 */

/** PostgreSQL takes no NUL in a text, and no name or word holds any other control character. */
const CONTROL = /\p{Cc}/u;

const orNone = <T extends z.ZodType>(door: T) =>
  z.preprocess((asked) => (asked === undefined || asked === '' ? null : asked), door.nullable());

/** Words to search for; empty: none. */
export const askedWords = z
  .string()
  .max(200)
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
  .default('');

/** A key; null: any. */
export const askedKey = orNone(
  z
    .string()
    .min(1)
    .max(120)
    .refine((text) => !CONTROL.test(text) && isKey(text)),
);

/** A count from 1; null: any. */
export const askedNumber = orNone(
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number),
);

/** One of a closed list; null: any. */
export const askedOne = <const T extends readonly [string, ...string[]]>(terms: T) => orNone(z.enum(terms));

/** A day as a date field gives it; null: any. */
export const askedDay = orNone(z.iso.date());

/** The id of something that is kept for a while; null: none. One that is kept no more is told as such by whoever reads it. */
export const askedId = orNone(z.uuid());
