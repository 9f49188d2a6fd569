import type { VocabularyMerc } from '../rules/kernel/reading';
import { isCue } from './cues';
import { isFamiliar, isOrdinary } from './ordinary';
import { FILLERS, LINKS } from './phrases';
import { FAR, forgiven, inflected, slips } from './spelling';
import { TITLES } from './target-words';
import type { Lexicon, MercName } from './vocabulary';
import type { Word } from './words';

/** Words that name a merc, or part of the names of several: words `from` (included) to `to` (excluded). */
export interface Mention {
  readonly from: number;
  readonly to: number;
  /** Those whose whole name, or whole other name, it is. */
  readonly whole: readonly VocabularyMerc[];
  /** Those of whose name it is a part. */
  readonly part: readonly VocabularyMerc[];
  /** It is a slip for a name. */
  readonly slip: boolean;
  /**
   * `sure`: it can hardly be anything else. `plain`: a whole name of everyday words, written as one (“the page”).
   * `weak`: everyday words that a name holds too (“great”, “much”), which name nobody unless they stand as a target.
   */
  readonly rank: 'sure' | 'plain' | 'weak';
}

/** The longest mention that begins at a word, or null. */
export function mentionAt(words: readonly Word[], at: number, lexicon: Lexicon): Mention | null {
  const first = words[at];
  if (first === undefined) return null;
  const anchors = lexicon.mercWords.get(first.form.stem);
  if (anchors === undefined) return null;
  let longest = 0;
  let fits: Fit[] = [];
  for (const { name, word } of anchors) {
    const reach = along(words, at, name, word);
    if (reach === 0 || reach < longest || (reach === 1 && !tells(first, name, word))) continue;
    if (reach > longest) fits = [];
    longest = reach;
    fits.push({ name, whole: reach === name.words.length - word && leading(name, word) });
  }
  if (fits.length === 0) return null;
  const found = mention(at, at + longest, fits, false);
  return { ...found, rank: rankOf(words, found) };
}

/** How surely words name somebody, by whether they are everyday words (`ordinary.ts`). */
function rankOf(words: readonly Word[], { from, to, whole }: Mention): Mention['rank'] {
  const telling = words.slice(from, to).filter(({ form }) => !form.article && !LINKS.has(form.norm));
  const last = telling.at(-1);
  if (last === undefined) return 'weak';
  const ordinary = telling.every(({ form }) => isOrdinary(form.base) || TITLES.has(form.base));
  if (whole.length > 0) {
    if (!ordinary) return 'sure';
    return last.capital || telling.length > 1 || words[from - 1]?.form.article ? 'plain' : 'weak';
  }
  if (ordinary) return 'weak';
  return telling.length === 1 && !last.capital && isFamiliar(last.form.base) ? 'weak' : 'sure';
}

/** One word tells a merc if it is no small part of a longer name, nor a common word in small letters ("I will"). */
function tells({ form, capital }: Word, name: MercName, word: number): boolean {
  if (name.words[word]?.small && name.weight > 1) return false;
  return capital || !(FILLERS.has(form.norm) || isCue(form.norm));
}

/** How many words of the text go along with the name from its word `part` on. */
function along(words: readonly Word[], at: number, name: MercName, part: number): number {
  let reach = 0;
  for (;;) {
    const typed = words[at + reach];
    const meant = name.words[part + reach];
    const ends = typed === undefined || meant === undefined || !inflected(typed.form, meant.form);
    if (ends || (reach > 0 && /[:;!?\n]/.test(typed.gap))) break;
    reach++;
  }
  // "Vasilisa, the First Year": an article belongs to what comes after it.
  for (;;) {
    const last = name.words[part + reach - 1];
    if (reach < 2 || last?.form.article !== true) return reach;
    reach--;
  }
}

/** Nothing but an article stands before that word of the name. */
const leading = (name: MercName, word: number): boolean => name.words.slice(0, word).every((part) => part.optional);

/** A mention with a slip: one word that is near to a name or to one of its words. */
export function slippedMention(words: readonly Word[], at: number, lexicon: Lexicon): Mention | null {
  const typed = words[at]?.form;
  if (typed === undefined || typed.norm.length < 4 || FILLERS.has(typed.norm) || isFamiliar(typed.norm)) return null;
  let best = FAR;
  let fits: Fit[] = [];
  for (const name of lexicon.mercNames) {
    let found = name.weight > 1 ? slips(typed.norm, name.letters, forgiven(name.letters.length) > 0 ? 1 : 0) : FAR;
    let whole = found !== FAR;
    for (const part of name.words) {
      if (part.small) continue;
      const most = part.form.numeric || typed.numeric ? 0 : forgiven(part.form.norm.length);
      const apart = Math.min(slips(typed.norm, part.form.norm, most), slips(typed.base, part.form.base, most));
      if (apart >= found) continue;
      found = apart;
      whole = name.weight === 1;
    }
    if (found === FAR || found > best) continue;
    if (found < best) fits = [];
    best = found;
    fits.push({ name, whole });
  }
  return fits.length === 0 ? null : mention(at, at + 1, fits, true);
}

interface Fit {
  readonly name: MercName;
  readonly whole: boolean;
}

function mention(from: number, to: number, fits: readonly Fit[], slip: boolean): Mention {
  const whole: VocabularyMerc[] = [];
  const part: VocabularyMerc[] = [];
  for (const fit of fits) if (fit.whole && !whole.includes(fit.name.merc)) whole.push(fit.name.merc);
  for (const { name } of fits) if (!whole.includes(name.merc) && !part.includes(name.merc)) part.push(name.merc);
  return { from, to, whole, part, slip, rank: 'sure' };
}

/** Those that a mention can mean among the possible ones: a whole name is what it says, possible or not. */
export function meant(mention: Mention, possible: (merc: VocabularyMerc) => boolean): readonly VocabularyMerc[] {
  const named = mention.whole.length > 0 ? mention.whole : mention.part;
  const likely = named.filter(possible);
  return likely.length > 0 ? likely : named;
}

/** Whether a mention can mean the merc of that key. */
export const canMean = (mention: Mention, key: string): boolean =>
  mention.whole.some((merc) => merc.key === key) ||
  (mention.whole.length === 0 && mention.part.some((merc) => merc.key === key));
