import { z } from 'zod';
import { isKey } from '../../engine/rules/kernel/key';
import { mistake, type Result } from '../../result';
import { unfitName } from '../text/names';
import { sayUnstorable, unstorable } from '../text/stored';
import type { FormState } from './form-state';

/** What a form sent, by field name; several values under one name are a list. Files and the framework's own fields are left out. */
export function fieldsOf(data: FormData): Record<string, readonly string[]> {
  // Without a prototype: a field may be called `constructor`, and must find nothing there.
  const fields: Record<string, string[]> = Object.create(null);
  for (const [name, value] of data) {
    if (typeof value !== 'string' || name.startsWith('$ACTION')) continue;
    fields[name] = [...(fields[name] ?? []), value];
  }
  return fields;
}

/**
 * The one look at all that a form sent, before any schema reads it.
 * @returns why it is refused, at its field, or null: `unknown-field` (a name that no form has), `unwritable` (a text that
 *   cannot be kept).
 */
export function unfitFields(fields: Record<string, readonly string[]>): Result<never> | null {
  for (const [name, values] of Object.entries(fields)) {
    if (name.split('/').some((part) => !isKey(part)) || unstorable(name) !== null) {
      return mistake('unknown-field', `No form of this site has a field “${name.replace(/\p{C}/gu, '\uFFFD')}”.`, {
        next: 'Open the page again.',
      });
    }
    for (const value of values) {
      const wrong = unstorable(value);
      if (wrong !== null) {
        return mistake('unwritable', sayUnstorable(wrong), { field: name, next: 'Take it out and send it again.' });
      }
    }
  }
  return null;
}

/** The key of a merc, a team, an ability, a seat: what somebody chose, by which it is looked up. */
export const chosenKey = (most = 240) =>
  z.string().min(1).max(most).refine(isKey, 'There is nothing of that name: choose one of those that are offered.');

/** The name of a thing as somebody chooses it. @param missing what is said where there is none. */
export const thingName = (missing: string, most = 120) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most)
    .refine((name) => unfitName(name) === null, { error: ({ input }) => unfitName(String(input)) ?? missing });

/** The fields as a schema takes them: one value as a string, several as a list. */
export const inputOf = (fields: Record<string, readonly string[]>): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );

/** What a form may show again after a mistake: all but the key of the act and passwords. */
export const typedOf = (fields: Record<string, readonly string[]>): FormState['values'] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'key' && !/password/i.test(name)));

/** A group of boxes or a list of hidden fields: none, one, or several values. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(item));

/** A whole number as it is typed. */
export const wholeNumber = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^[-+−]?\d{1,9}$/, message)
    .transform((digits) => Number(digits.replace('−', '-')));
