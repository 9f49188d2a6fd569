import type { z } from 'zod';
import { inList } from './say';

type Raw = Parameters<z.core.$ZodErrorMap>[0];

const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
};
const EXPECTED: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'yes or no',
  array: 'a list',
  object: 'named fields',
  record: 'named fields',
};

/**
 * What is wrong with a value, in words of the site's own where a schema has none: "at least 0", "one of Low, Mid, High".
 * Give it to a parse as its `error`.
 * @returns the sentence, or undefined where the library's own words must do
 */
export function ownWords(issue: Raw): string | undefined {
  switch (issue.code) {
    case 'too_small':
      return bound('at least', 'more than', issue.minimum, issue.inclusive, issue.origin);
    case 'too_big':
      return bound('at most', 'less than', issue.maximum, issue.inclusive, issue.origin);
    case 'invalid_type':
      return issue.input === undefined ? 'It is missing.' : `It must be ${EXPECTED[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `It must be ${String(issue.values[0])}.`
        : `It must be ${inList(issue.values.map(String), 'or')}.`;
    case 'invalid_format':
      return 'It is not written as it must be.';
    case 'not_multiple_of':
      return `It must be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `There is no field ${inList(
        issue.keys.map((key) => `“${key}”`),
        'or',
      )} here.`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) && issue.options.length > 0
        ? `It must be ${inList(issue.options.map(String), 'or')}.`
        : 'It fits none of the forms that it may have.';
    default:
      return undefined;
  }
}

function bound(
  inclusive: string,
  exclusive: string,
  limit: number | bigint,
  isIn: boolean | undefined,
  of: string,
): string {
  const unit = UNITS[of];
  const many = unit === undefined ? '' : ` ${limit === 1 || limit === 1n ? unit[0] : unit[1]}`;
  return `It must ${unit === undefined ? 'be' : 'have'} ${isIn === false ? exclusive : inclusive} ${limit}${many}.`;
}
