import { z } from 'zod';
import { isKey } from '../../engine/rules/kernel/key';

/** Doors for what an address asks. What makes no sense is as if it had not been asked. */

/** PostgreSQL takes no NUL in a text, and no name or word holds any other control character. */
const CONTROL = /\p{Cc}/u;

/** Words to search for; empty: none. */
export const askedWords = z
  .string()
  .max(200)
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
  .catch('')
  .default('');

/** A key; null: any. */
export const askedKey = z
  .string()
  .min(1)
  .max(120)
  .refine((text) => !CONTROL.test(text) && isKey(text))
  .nullable()
  .catch(null)
  .default(null);

/** A count from 1; null: any. */
export const askedNumber = z.coerce.number().int().min(1).max(1_000_000).nullable().catch(null).default(null);

/** One of a closed list; null: any. */
export const askedOne = <const T extends readonly [string, ...string[]]>(terms: T) =>
  z.enum(terms).nullable().catch(null).default(null);
