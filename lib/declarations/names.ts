import { SELF } from './phrases';
import { FAR, forgiven, inflected, letterSet, slips, wordSlips } from './spelling';
import type { AbilityName, Lexicon, Name } from './vocabulary';
import type { Word } from './words';

/** A name found in a text: words `from` (included) to `to` (excluded). */
export interface Found {
  readonly name: AbilityName;
  readonly from: number;
  readonly to: number;
  readonly slips: number;
  readonly how: 'exact' | 'variation' | 'slip';
  /** Words between those of the name that say whom it is used on ("Turn Holmes to Stone"). */
  readonly inserted: { readonly from: number; readonly to: number } | null;
  /** Other names that fit the very same words equally well. */
  readonly rivals: readonly AbilityName[];
}

/** Words that may stand within a name without breaking it: where a merc is named, the end of its name; else 0. */
export type Insertable = (at: number) => number;

interface Fit {
  readonly name: AbilityName;
  readonly from: number;
  readonly to: number;
  readonly slips: number;
  readonly inserted: { readonly from: number; readonly to: number } | null;
}

/** The most words of a text that are held together against one name. */
const WIDEST = 8;

/**
 * The ability names in a text, left to right, none overlapping another. Where several fit, the longest wins; of names
 * that fit the same words, the one with the fewest slips.
 */
export function findNames(
  text: string,
  words: readonly Word[],
  lexicon: Lexicon,
  insertable: Insertable,
): readonly Found[] {
  const fits = [...fitsByWord(words, lexicon, insertable), ...fitsByLetters(words, lexicon)];
  if (fits.length === 0) return [];
  return choose(fits, (fit) => {
    if (fit.slips > 0) return 'slip';
    const first = words[fit.from];
    const last = words[fit.to - 1];
    const written = first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
    return written === fit.name.core ? 'exact' : 'variation';
  });
}

/** Finds names of which at least one word stands in the text, inflected at most: the others may hold slips. */
function fitsByWord(words: readonly Word[], lexicon: Lexicon, insertable: Insertable): Fit[] {
  const fits: Fit[] = [];
  const tried = new Set<number>();
  for (const [at, word] of words.entries()) {
    for (const anchor of lexicon.abilityWords.get(word.form.stem) ?? []) {
      const { name } = anchor;
      // Two anchors of one name in the same place lead to the same fit.
      const place = (at - anchor.word) * lexicon.abilities.length + name.index;
      if (tried.has(place)) continue;
      const meant = name.words[anchor.word];
      if (meant === undefined || !inflected(word.form, meant.form)) continue;
      const walk = new Walk(words, name, insertable);
      const to = walk.forward(anchor.word + 1, at + 1);
      const from = to < 0 ? -1 : walk.back(anchor.word - 1, at - 1);
      if (from < 0) continue;
      tried.add(place);
      fits.push({ name, from, to, slips: walk.slips, inserted: walk.inserted });
    }
  }
  return fits;
}

/** Goes along a name's words and a text's at once. */
class Walk {
  slips = 0;
  inserted: { readonly from: number; readonly to: number } | null = null;
  private readonly most: number;

  constructor(
    private readonly words: readonly Word[],
    private readonly name: AbilityName,
    private readonly insertable: Insertable,
  ) {
    this.most = forgiven(name.letters.length);
  }

  /** From the name's word `part` and the text's word `at` on. Where the name ends in the text (excluded), or -1. */
  forward(part: number, at: number): number {
    let next = at;
    for (let k = part; k < this.name.words.length; k++) {
      while (!this.takes(k, next)) {
        if (this.name.words[k]?.optional) {
          next--;
          break;
        }
        const skipped = this.skips(next);
        if (skipped === 0) return -1;
        next += skipped;
      }
      next++;
    }
    return next;
  }

  /** The same towards the beginning. Where the name begins in the text, or -1. */
  back(part: number, at: number): number {
    let next = at;
    for (let k = part; k >= 0; k--) {
      while (!this.takes(k, next)) {
        if (this.name.words[k]?.optional) {
          next++;
          break;
        }
        if (!ARTICLE(this.words[next])) return -1;
        next--;
      }
      next--;
    }
    return next + 1;
  }

  private takes(part: number, at: number): boolean {
    const meant = this.name.words[part];
    const typed = this.words[at];
    if (meant === undefined || typed === undefined) return false;
    if (meant.optional) return ARTICLE(typed);
    const found = wordSlips(typed.form, meant.form, this.most - this.slips);
    if (found === FAR || this.slips + found > this.most) return false;
    this.slips += found;
    return true;
  }

  /** How many words may be passed over here: an article, or the one on whom the ability is used. */
  private skips(at: number): number {
    const word = this.words[at];
    if (word === undefined) return 0;
    if (ARTICLE(word)) return 1;
    if (this.inserted !== null) return 0;
    const to = PRONOUNS.has(word.form.norm) ? at + 1 : this.insertable(at);
    if (to <= at) return 0;
    this.inserted = { from: at, to };
    return to - at;
  }
}

const PRONOUNS = new Set([...SELF, 'him', 'her', 'them', 'it']);
const ARTICLE = (word: Word | undefined): boolean =>
  word !== undefined && (word.form.norm === 'the' || word.form.norm === 'a' || word.form.norm === 'an');

/** Finds names by their letters in a row: slips in every word, a space too many, a space too few. */
function fitsByLetters(words: readonly Word[], lexicon: Lexicon): Fit[] {
  const fits: Fit[] = [];
  for (let from = 0; from < words.length; from++) {
    let letters = '';
    let counted = 0;
    for (let to = from; to < Math.min(words.length, from + WIDEST); to++) {
      const word = words[to];
      if (word === undefined) break;
      if (ARTICLE(word) && to > from) continue;
      letters += word.form.norm;
      counted++;
      if (letters.length > lexicon.longest + 2) break;
      for (let length = letters.length - 2; length <= letters.length + 2; length++) {
        for (const name of lexicon.abilityLengths.get(length) ?? []) {
          const found = letterSlips(letters, counted, name);
          if (found !== FAR) fits.push({ name, from, to: to + 1, slips: found, inserted: null });
        }
      }
    }
  }
  return fits;
}

function letterSlips(letters: string, counted: number, name: Name): number {
  if (letters === name.letters) return 0;
  // With the spaces elsewhere, nothing else may be amiss.
  if (counted !== name.weight) return FAR;
  const most = forgiven(name.letters.length);
  if (most === 0 || differences(letterSet(letters) ^ name.letterSet) > 2 * most) return FAR;
  if (digits(letters) !== digits(name.letters)) return FAR;
  return slips(letters, name.letters, most);
}

const digits = (text: string): string => text.replace(/\D/g, '');

function differences(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count++;
  }
  return count;
}

function choose(fits: readonly Fit[], how: (fit: Fit) => Found['how']): Found[] {
  const rank = { exact: 0, variation: 1, slip: 2 };
  const width = (fit: Fit) => fit.to - fit.from - (fit.inserted === null ? 0 : fit.inserted.to - fit.inserted.from);
  const ranked = fits
    .map((fit) => ({ fit, how: how(fit), width: width(fit) }))
    .sort(
      (a, b) =>
        b.width - a.width ||
        a.fit.slips - b.fit.slips ||
        rank[a.how] - rank[b.how] ||
        b.fit.name.weight - a.fit.name.weight ||
        a.fit.from - b.fit.from ||
        a.fit.name.index - b.fit.name.index,
    );
  const chosen: (Found & { rivals: AbilityName[] })[] = [];
  const owner: (number | undefined)[] = [];
  for (const { fit, how } of ranked) {
    let taken: number | undefined;
    for (let at = fit.from; at < fit.to && taken === undefined; at++) taken = owner[at];
    if (taken !== undefined) {
      const winner = chosen[taken];
      const same = winner !== undefined && winner.from === fit.from && winner.to === fit.to;
      const even = same && winner.slips === fit.slips && winner.how === how && how !== 'exact';
      if (even && winner.name !== fit.name && !winner.rivals.includes(fit.name)) winner.rivals.push(fit.name);
      continue;
    }
    for (let at = fit.from; at < fit.to; at++) owner[at] = chosen.length;
    chosen.push({ ...fit, how, rivals: [] });
  }
  return chosen.sort((a, b) => a.from - b.from);
}
