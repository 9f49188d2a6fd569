import { isFamiliar } from './ordinary';
import { JOINERS, SELF } from './phrases';
import { differences, FAR, forgiven, inflected, SHORT_WORD, slips, wordSlips } from './spelling';
import { type AbilityName, type Lexicon, shapeOf } from './vocabulary';
import type { Word } from './words';

/** An ability's name found in a text: words `from` (included) to `to` (excluded). */
export interface Found {
  readonly name: AbilityName;
  readonly from: number;
  readonly to: number;
  readonly slips: number;
  /** Words between those of the name that say on whom it is used ("Turn Holmes to Stone"). */
  readonly inserted: { readonly from: number; readonly to: number } | null;
  readonly how: 'exact' | 'variation' | 'slip';
  /** The end of a sentence or a line, which the name itself does not have, stands between its words. */
  readonly broken: boolean;
  /** Other names that fit the very same words equally well. */
  readonly rivals: AbilityName[];
}

/** Where the words that name a merc, from a word on, end; 0 if none begin there. They may stand within a name. */
export type MercEnd = (at: number) => number;

/** All places where names fit, one over another as they may be; `words` are those of `text`. */
export function findFits(text: string, words: readonly Word[], lexicon: Lexicon, mercEnd: MercEnd): Found[] {
  const fits: Found[] = [];
  const places = new Set<number>();
  const add: Add = (name, from, to, slips, inserted) => {
    const broken = isBroken(name, words, from, to);
    // A slip is never made across the end of a sentence.
    if (slips > 0 && (broken || isOtherWords(name, words, { from, to }, inserted))) return;
    const how = slips > 0 ? 'slip' : asWritten(name, text, words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
    fits.push({ name, from, to, slips, inserted, how, broken, rivals: [] });
  };
  fitsByWord(words, lexicon, mercEnd, add, places);
  fitsByLetters(words, lexicon, add, places);
  return fits;
}

/** What differs from the name is everyday English, and little of the name is there: “the weather” is no slip for One Feather. */
function isOtherWords(
  name: AbilityName,
  words: readonly Word[],
  { from, to }: { from: number; to: number },
  inserted: Found['inserted'],
): boolean {
  let same = 0;
  for (let at = from; at < to; at++) {
    const form = words[at]?.form;
    const passed = inserted !== null && at >= inserted.from && at < inserted.to;
    if (form === undefined || form.article || passed) continue;
    const part = name.words.find((one) => inflected(form, one.form));
    if (part === undefined) {
      if (!isFamiliar(form.norm)) return false;
    } else if (!part.small) same++;
  }
  return same < 2;
}

function isBroken(name: AbilityName, words: readonly Word[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) {
    const gap = words[at]?.gap ?? ' ';
    if (gap !== ' ' && BREAK.test(gap)) return !BREAK.test(name.core);
  }
  return false;
}
const BREAK = /[.!?;:\n]/;

type Add = (name: AbilityName, from: number, to: number, slips: number, inserted: Found['inserted']) => void;

const asWritten = (name: AbilityName, text: string, start: number, end: number): Found['how'] =>
  end - start === name.core.length && text.startsWith(name.core, start) ? 'exact' : 'variation';

/** A name and the word at which it begins, as one number: no place is tried twice. */
const place = (lexicon: Lexicon, name: AbilityName, from: number): number =>
  from * lexicon.abilities.length + name.index;

/** Names of which at least one word stands in the text, inflected at most: the others may hold slips. */
function fitsByWord(words: readonly Word[], lexicon: Lexicon, mercEnd: MercEnd, add: Add, places: Set<number>): void {
  const walk = new Walk(words, mercEnd);
  for (let at = 0; at < words.length; at++) {
    const form = words[at]?.form;
    const anchors = form === undefined ? undefined : lexicon.abilityWords.get(form.stem);
    if (form === undefined || anchors === undefined) continue;
    for (const { name, word } of anchors) {
      const meant = name.words[word];
      if (meant === undefined || !inflected(form, meant.form) || places.has(place(lexicon, name, at - word))) continue;
      walk.begin(name);
      const to = walk.forward(word + 1, at + 1);
      const from = to < 0 ? -1 : walk.back(word - 1, at - 1);
      if (from < 0) continue;
      places.add(place(lexicon, name, at - word)).add(place(lexicon, name, from));
      add(name, from, to, walk.slips, walk.inserted);
    }
  }
}

/** Goes along a name's words and a text's at once. One object serves all the names of a text. */
class Walk {
  slips = 0;
  inserted: Found['inserted'] = null;
  private parts: AbilityName['words'] = [];
  private most = 0;

  constructor(
    private readonly words: readonly Word[],
    private readonly mercEnd: MercEnd,
  ) {}

  begin(name: AbilityName): void {
    this.slips = 0;
    this.inserted = null;
    this.parts = name.words;
    this.most = forgiven(name.letters.length);
  }

  /** From the name's word `part` and the text's word `at` on. Where the name ends in the text (excluded), or -1. */
  forward(part: number, at: number): number {
    let next = at;
    for (let k = part; k < this.parts.length; k++) {
      const optional = this.parts[k]?.optional === true;
      while (!this.takes(k, next)) {
        const passed = optional ? 0 : this.passes(next);
        if (passed === 0 && !optional) return -1;
        next += passed;
        if (optional) {
          next--;
          break;
        }
      }
      next++;
    }
    return next;
  }

  /** The same towards the beginning. Where the name begins in the text, or -1. */
  back(part: number, at: number): number {
    let next = at;
    for (let k = part; k >= 0; k--) {
      if (this.takes(k, next)) next--;
      else if (this.parts[k]?.optional) continue;
      else if (this.words[next]?.form.article && this.takes(k, next - 1)) next -= 2;
      else return -1;
    }
    return next + 1;
  }

  private takes(part: number, at: number): boolean {
    const meant = this.parts[part];
    const typed = this.words[at]?.form;
    if (meant === undefined || typed === undefined) return false;
    if (meant.optional) return typed.article;
    const found = wordSlips(typed, meant.form, this.most - this.slips);
    if (found === FAR) return false;
    this.slips += found;
    return true;
  }

  /** How many words may be passed over here: an article, or the one on whom the ability is used. */
  private passes(at: number): number {
    const form = this.words[at]?.form;
    if (form === undefined) return 0;
    if (form.article) return 1;
    const { inserted } = this;
    // Several may be named: "Turn Holmes and Watson to Stone".
    if (inserted !== null && (at > inserted.to + 1 || (at > inserted.to && !JOINERS.has(this.norm(at - 1))))) return 0;
    if (inserted !== null && at === inserted.to && JOINERS.has(form.norm) && this.mercEnd(at + 1) > 0) return 1;
    const to = PRONOUNS.has(form.norm) ? at + 1 : this.mercEnd(at);
    if (to <= at) return 0;
    this.inserted = { from: inserted?.from ?? at, to };
    return to - at;
  }

  private norm(at: number): string {
    return this.words[at]?.form.norm ?? '';
  }
}

const PRONOUNS = new Set([...SELF, 'him', 'her', 'them', 'it']);

const NONE: readonly AbilityName[] = [];

/** The most words of a text that are held together against one name. */
const WIDEST = 7;

/** Names found by their letters in a row: slips in every word, or a space too many or too few. */
function fitsByLetters(words: readonly Word[], lexicon: Lexicon, add: Add, places: ReadonlySet<number>): void {
  const { lengths, shapes, longest } = lexicon;
  for (let from = 0; from < words.length; from++) {
    const first = words[from]?.form;
    if (first === undefined) break;
    let length = 0;
    let set = 0;
    let counted = 0;
    for (let to = from; to < words.length && counted < WIDEST; to++) {
      const form = words[to]?.form;
      if (form === undefined) break;
      if (form.article && to > from) continue;
      length += form.norm.length;
      if (length > longest + 2) break;
      set |= form.letters;
      counted++;
      for (const name of lengths[length] ?? NONE) {
        // With the spaces elsewhere, nothing else may be amiss.
        if (set !== name.letterSet || places.has(place(lexicon, name, from))) continue;
        if (lettersOf(words, from, to) === name.letters) add(name, from, to + 1, 0, null);
      }
      for (let near = Math.max(0, length - 2); near <= length + 2; near++) {
        const most = forgiven(near);
        if (Math.abs(length - near) > most) continue;
        for (const name of shapes[shapeOf(near, counted)] ?? NONE) {
          if (differences(set, name.letterSet) > 2 * most || name.numeric) continue;
          // A name with a whole word in the text was found by it; here each word has its slip, and the first has one.
          if (counted > 1 && differences(first.letters, name.first) > 2) continue;
          if (places.has(place(lexicon, name, from)) || !shortWordsStand(words, from, to, name)) continue;
          const apart = slips(lettersOf(words, from, to), name.letters, most);
          if (apart > 0 && apart !== FAR) add(name, from, to + 1, apart, null);
        }
      }
    }
  }
}

/** The words of a name that are too short for a slip stand in the text as they are: "Plan B" is no slip for "Plan A". */
function shortWordsStand(words: readonly Word[], from: number, to: number, name: AbilityName): boolean {
  let at = from;
  for (const { form, optional } of name.words) {
    if (optional) continue;
    while (at > from && at <= to && words[at]?.form.article) at++;
    if (form.norm.length < SHORT_WORD && words[at]?.form.norm !== form.norm) return false;
    at++;
  }
  return true;
}

/** The letters of the words in a row, articles left out but for the first. */
function lettersOf(words: readonly Word[], from: number, to: number): string {
  let letters = '';
  for (let at = from; at <= to; at++) {
    const form = words[at]?.form;
    if (form !== undefined && (at === from || !form.article)) letters += form.norm;
  }
  return letters;
}
