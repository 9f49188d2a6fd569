import { inList, plural } from '../../kernel/say';

/** The grammar of effects in sentences: what a descriptor's words need, and pages besides. */

/** Verbs as they agree with one subject or with several. */
export interface Verbs {
  readonly is: string;
  readonly has: string;
  readonly gains: string;
  readonly loses: string;
  readonly becomes: string;
  readonly takes: string;
  readonly its: string;
}
export const VERBS: Readonly<Record<'one' | 'many', Verbs>> = {
  one: { is: 'is', has: 'has', gains: 'gains', loses: 'loses', becomes: 'becomes', takes: 'takes', its: 'its' },
  many: { is: 'are', has: 'have', gains: 'gain', loses: 'lose', becomes: 'become', takes: 'take', its: 'their' },
};

/** Whoever bears a key, by name. */
export type NameOf = (key: string) => string;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numeral = (count: number): string => NUMBERS[count] ?? String(count);
/** `two weeks`, `one week`, `12 weeks`. */
export const counted = (count: number, noun: string): string => `${numeral(count)} ${plural(count, noun)}`;

/** `a`, `a and b`, `a, b or c`; nothing for an empty list. */
export const joinedWith = (words: readonly string[], joint: 'and' | 'or'): string => inList(words, joint);

/** A value that may be one or a list, as a list. */
export const several = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];

/** `: “words”`, without their full stop; nothing where there are none. */
export const quoted = (text: string | undefined): string =>
  text === undefined ? '' : `: “${text.replace(/[.\s]+$/, '').replace(/\{(\w+)\}/g, '$1')}”`;

/** `gains 2 GP`, `lose 1 GP`. */
export function moved(verbs: Verbs, amount: number | undefined, what: string): string {
  const by = amount ?? 0;
  return by >= 0 ? `${verbs.gains} ${by} ${what}` : `${verbs.loses} ${-by} ${what}`;
}

/** `+2`, `−3`. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** `a KO`, `an Injury`. */
export const withArticle = (noun: string): string => `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** ` for the rest of the week`, ` for 3 weeks`. */
export const span = (weeks: number | undefined): string =>
  weeks === undefined || weeks === 1 ? ' for the rest of the week' : ` for ${weeks} weeks`;
