import type { z } from 'zod';

/** What a schema found wrong, in words for whoever fills in the table. */
export function sayIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const said = valueAt(value, issue.path);
  if (said === undefined && issue.code !== 'unrecognized_keys') return 'It is missing.';
  const where = issue.path.length > 1 ? ` (at ${issue.path.slice(1).map(String).join('.')})` : '';
  return `${words(issue, said)}${where}`;
}

function words(issue: z.core.$ZodIssue, said: unknown): string {
  switch (issue.code) {
    case 'invalid_value':
      return `${quoted(said)} is none of ${issue.values.map(String).join(', ')}.`;
    case 'invalid_type':
      return `${quoted(said)} is not what belongs here: ${KINDS[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? 'It is empty, and must not be.'
        : `${quoted(said)} is too small: ${String(issue.minimum)} is the least.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `It has more than ${String(issue.maximum)} characters.`
        : `${quoted(said)} is too much: ${String(issue.maximum)} is the most.`;
    case 'unrecognized_keys':
      return `It holds what nothing knows: ${issue.keys.join(', ')}.`;
    case 'invalid_union': {
      // Of the kinds that it tells apart by a name it is none: its own words say of which.
      if (issue.errors.length === 0 && issue.message !== 'Invalid input') return issue.message;
      const [nearest] = issue.errors.flat().toSorted((one, other) => other.path.length - one.path.length);
      return nearest ? words(nearest, valueAt(said, nearest.path)) : `${quoted(said)} makes no sense here.`;
    }
    default:
      return issue.message;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'a set of named values',
  record: 'a set of named values',
  boolean: 'yes or no',
};

function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  );
