import { forgiven } from '../../engine/declarations/spelling';
import { fold } from '../../record/views/words';
import type { Known } from './known';

/** One word that was asked for, and how it may be meant. */
export interface Asked {
  /** Folded. */
  readonly word: string;
  /** Folded: the nearest words of what the site holds; empty where it knows the word as it stands. */
  readonly meant: readonly string[];
  /** What a word of a text begins with that is meant: all of these, and their stems. */
  readonly forms: readonly string[];
}

/** The words of a text as a search compares them: small letters without accents; signs part them. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What two forms of a word share: "targeting", "targeted" and "targets" all begin with "target". */
export function stem(word: string): string {
  const cut = word.replace(/(?:ing|ed|es|s|er)$/, '');
  return cut.length < 4 ? word : cut.replace(/([bdfgmnprt])\1$/, '$1');
}

const SHORTEST = 4;
const MOST_MEANT = 5;

/** How many slips a word forgives. A search that errs declares nothing, so that it forgives more than a declaration does. */
const forgives = ({ length }: { readonly length: number }): number =>
  length < SHORTEST ? 0 : Math.max(forgiven(length), length > 5 ? 2 : 1);

/** Whether a word stands for itself: it is known, or begins one that is, or is too short to be a slip. */
export const isCertain = (word: string, known: Known): boolean =>
  known.has(word) || known.begins(word) || forgives(word) === 0;

/**
 * The words of a query, each with the words that it is a slip for. A word that is known, or that begins one, is meant as
 * it stands.
 */
export function askedOf(words: readonly string[], known: Known): Asked[] {
  return [...new Set(words)].map((word) => {
    const meant = isCertain(word, known) ? [] : known.near(word, forgives(word)).toSorted().slice(0, MOST_MEANT);
    return { word, meant, forms: [...new Set([word, ...meant].flatMap((each) => [each, stem(each)]))] };
  });
}

/** Whether a folded word is one of those asked for, or another form of it. */
const isMeant = (word: string, { forms }: Asked): boolean => forms.some((form) => word.startsWith(form));

/** Whether all that was asked for stands among the folded words of a text, in whatever form. */
export const holdsAsked = (words: readonly string[], asked: readonly Asked[]): boolean =>
  asked.length > 0 && asked.every((each) => words.some((word) => isMeant(word, each)));

/** A piece of a text; marked where it is a word that was asked for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A text in pieces. */
export function marked(text: string, asked: readonly Asked[]): Piece[] {
  const pieces: { text: string; marked: boolean }[] = [];
  for (const [part] of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    const is = /^[\p{L}\p{N}]/u.test(part) && asked.some((each) => isMeant(fold(part), each));
    const last = pieces.at(-1);
    if (last && last.marked === is) last.text += part;
    else pieces.push({ text: part, marked: is });
  }
  return pieces;
}

const AROUND = 90;

/** A long text around the first word that was asked for. */
export function excerpt(text: string, asked: readonly Asked[]): Piece[] {
  const plain = text
    .replace(/<\/?b>|\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const pieces = marked(plain, asked);
  const first = pieces.findIndex((piece) => piece.marked);
  const at = pieces.slice(0, Math.max(first, 0)).reduce((sum, piece) => sum + piece.text.length, 0);
  const start = at <= AROUND ? 0 : plain.indexOf(' ', at - AROUND) + 1;
  const last = plain.length - start <= 3 * AROUND ? plain.length : plain.lastIndexOf(' ', start + 3 * AROUND);
  const end = last <= start ? start + 3 * AROUND : last;
  const cut = plain.slice(start, end);
  return marked(`${start > 0 ? '… ' : ''}${cut}${end < plain.length ? ' …' : ''}`, asked);
}
