import { z } from 'zod';
import type { FormState } from './form-state';

/** What a form sent, by field name; several values under one name are a list. Files and the framework's own fields are left out. */
export function fieldsOf(data: FormData): Record<string, readonly string[]> {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of data) {
    if (typeof value !== 'string' || name.startsWith('$ACTION')) continue;
    fields[name] = [...(fields[name] ?? []), value];
  }
  return fields;
}

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
