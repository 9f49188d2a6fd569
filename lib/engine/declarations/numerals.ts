/** Digits as the words that they are said with: names are written either way. */
const UNITS = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' '),
  ...'seventeen eighteen nineteen'.split(' '),
];
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const DIGITS = /^(\d{1,3})(st|nd|rd|th)?$/;

/** `72` as `seventy`, `two`; `80th` as `eightieth`; null for what is no number below a thousand. */
export function numberWords(written: string): readonly string[] | null {
  const [, digits, ordinal] = DIGITS.exec(written) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  const spoken: string[] = [];
  const hundreds = Math.floor(number / 100);
  if (hundreds > 1) spoken.push(UNITS[hundreds] ?? '');
  if (hundreds > 0) spoken.push('hundred');
  const rest = number % 100;
  if (rest >= 20) spoken.push(TENS[Math.floor(rest / 10)] ?? '');
  const unit = rest >= 20 ? rest % 10 : rest;
  if (unit > 0 || number === 0) spoken.push(UNITS[unit] ?? '');
  if (ordinal === undefined) return spoken;
  const last = spoken.pop() ?? '';
  return [...spoken, ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)];
}
