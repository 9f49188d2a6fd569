import { distance } from 'fastest-levenshtein';
import type { WordForm } from './words';

/** Further than any slip reaches. */
export const FAR = 99;

/** Names of so many letters or more may hold two slips; of fewer than `SHORT`, none. */
const LONG = 10;
const SHORT = 4;
/** Parts of a name shorter than this hold none either: "ox" is no slip for "of". */
export const SHORT_WORD = 3;
/** Endings ("ing") bring in so many letters at most that the other word lacks. */
const ENDING_LETTERS = 4;

/** How many slips a name of so many letters forgives. */
export const forgiven = (letters: number): number => (letters >= LONG ? 2 : letters >= SHORT ? 1 : 0);

/**
 * How many slips turn one text into the other: letters missing, added, changed, or two neighbours swapped, each counting
 * as one. `FAR` if that is above `most`.
 */
export function slips(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return FAR;
  const plain = distance(a, b);
  if (plain <= 1) return plain <= most ? plain : FAR;
  let at = 0;
  while (a[at] === b[at]) at++;
  const swapped = most > 0 && a[at] === b[at + 1] && a[at + 1] === b[at];
  const best = swapped ? Math.min(plain, 1 + slips(a.slice(at + 2), b.slice(at + 2), most - 1)) : plain;
  return best <= most ? best : FAR;
}

/** What may stand at the end of a word in place of another ending, once what the two share is taken away. */
const ENDING = /^(?:|e|s|es|d|ed|ing|y|ies|ied|[b-df-hj-np-tv-z](?:ed|ing))$/;

/** One word is an inflected form of the other: a plural, a possessive, a tense. */
export function inflected(a: WordForm, b: WordForm): boolean {
  if (a === b || a.base === b.base || a.norm === b.norm) return true;
  if (a.stem !== b.stem) return false;
  let shared = 0;
  while (shared < a.base.length && a.base[shared] === b.base[shared]) shared++;
  return ENDING.test(a.base.slice(shared)) && ENDING.test(b.base.slice(shared));
}

/** Slips between two single words, inflected or not. A number is never a slip for another. */
export function wordSlips(typed: WordForm, meant: WordForm, most: number): number {
  if (inflected(typed, meant)) return 0;
  if (most === 0 || meant.norm.length < SHORT_WORD || typed.numeric || meant.numeric) return FAR;
  const apart = differences(typed.letters, meant.letters);
  if (apart > 2 * most + ENDING_LETTERS) return FAR;
  let best = FAR;
  if (apart <= 2 * most) {
    best = slips(typed.norm, meant.norm, most);
    if (best > 1 && typed.base !== typed.norm) best = Math.min(best, slips(typed.base, meant.base, most));
  }
  if (best > 1 && typed.stem !== typed.norm) {
    best = Math.min(best, slips(typed.stem, meant.stem, most));
    const bare = typed.base.replace(/(?:ing|ed|es|s)$/, '');
    if (bare !== typed.base && bare.length >= SHORT_WORD) best = Math.min(best, slips(bare, meant.base, most));
  }
  return best;
}

/** Which letters a text holds, one bit each: texts that share few are compared no further. */
export function letterSet(text: string): number {
  let set = 0;
  for (let at = 0; at < text.length; at++) set |= 1 << (text.charCodeAt(at) % 31);
  return set;
}

/** In how many letters two sets differ: each slip makes for two at most. */
export function differences(a: number, b: number): number {
  let count = 0;
  for (let left = a ^ b; left !== 0; left &= left - 1) count++;
  return count;
}
