/** Lists and numbers in sentences, as English has them: the one place where the site joins words and counts things. */

const LISTS = {
  and: new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { style: 'long', type: 'disjunction' }),
} as const;
const RULES = new Intl.PluralRules('en-GB');

/** `a`, `a and b`, `a, b or c`; nothing of an empty list. */
export const inList = (words: readonly string[], joint: keyof typeof LISTS = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : LISTS[joint].format(words);

/**
 * What stands before the word at a place of a list, where each word is an element of its own: nothing, `, `, ` and ` or ` or `.
 * @param at from 0 @param of how many words
 */
export function joint(at: number, of: number, by: keyof typeof LISTS = 'and'): string {
  if (at === 0) return '';
  const parts = LISTS[by].formatToParts(Array.from({ length: of }, () => '-'));
  return parts[2 * at - 1]?.value ?? '';
}

/**
 * The form of a word that agrees with a number: `plural(1, 'is', 'are')`, `plural(2, 'merc')`.
 * @param many absent: the word with an s
 */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  RULES.select(count) === 'one' ? one : many;

/** A number with its word: `1 week`, `3 weeks`, `2 matches`. @param many absent: the word with an s */
export const some = (count: number, one: string, many?: string): string => `${count} ${plural(count, one, many)}`;
