import type { Span } from '../rules/kernel/ruling';
import type { BoldText } from './bold';
import { type Cue, findCues, isCue } from './cues';
import type { Found } from './fits';
import { type Mention, mentionAt } from './mentions';
import { findNames } from './names';
import { ABBREVIATIONS, ARTICLES, AT, FILLERS, OWNS, UNROSTERABLE, USES } from './phrases';
import { promoted, standsByChance } from './promote';
import { EPITHETS, POINTERS, TITLES } from './target-words';
import type { Lexicon, Name } from './vocabulary';
import { type Word, wordForm, words } from './words';

/** A bold text taken apart, or a part of a very long one: its words, and the abilities and mercs that it names. */
export interface Statement {
  readonly bold: BoldText;
  /** What it says, and where that stands in the raw post. */
  readonly text: string;
  readonly span: Span;
  /** Whether it begins where its bold text does, and ends where that ends. */
  readonly opens: boolean;
  readonly closes: boolean;
  readonly words: readonly Word[];
  readonly names: readonly Found[];
  readonly mentions: readonly Mention[];
  /** Everyday words that stand in a merc's name too. */
  readonly weak: readonly Mention[];
  /** For each word, the number of its sentence. */
  readonly sentenceOf: readonly number[];
  /** For each word, whether a name or mention holds it. */
  readonly held: readonly boolean[];
  /** Where it speaks of those who cannot be rostered; such words are held too. */
  readonly unrosterable: readonly Range[];
  /** Words outside names that may make a name doubtful. */
  readonly cues: readonly Cue[];
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** So many words are looked at together at most: no name, and no sentence that declares one, is near as long. */
const MOST_WORDS = 250;

/** The statements of a bold text: one, unless it is very long. */
export function statements(bold: BoldText, lexicon: Lexicon): readonly Statement[] {
  const all = bold.seams.length === 0 ? words(bold.text) : splitAt(words(bold.text), bold);
  if (all.length <= MOST_WORDS) return [statement(bold, all, true, true, lexicon)];
  const parts: Statement[] = [];
  for (let from = 0; from < all.length; ) {
    let to = Math.min(all.length, from + MOST_WORDS);
    // Better cut between two sentences, if there is such a place in the second half.
    if (to < all.length) {
      for (let at = to; at > from + MOST_WORDS / 2; at--) {
        if (!SENTENCE_END.test(all[at]?.gap ?? '')) continue;
        to = at;
        break;
      }
    }
    parts.push(statement(bold, all.slice(from, to), from === 0, to === all.length, lexicon));
    from = to;
  }
  return parts;
}

/** "[b]Second Wind[/b][b]Fire[/b]" runs two words together that are none. */
function splitAt(all: readonly Word[], { text, seams }: BoldText): readonly Word[] {
  return all.flatMap((word) => {
    const cuts = seams.filter((seam) => word.start < seam && seam < word.end);
    if (cuts.length === 0) return word;
    return [word.start, ...cuts].map((start, at) => {
      const end = cuts[at] ?? word.end;
      const gap = at === 0 ? word.gap : '';
      return { form: wordForm(text.slice(start, end)), start, end, gap, capital: at > 0 || word.capital };
    });
  });
}

function statement(
  bold: BoldText,
  found: readonly Word[],
  opens: boolean,
  closes: boolean,
  lexicon: Lexicon,
): Statement {
  const seen: (Mention | null | undefined)[] = [];
  const mentionFrom = (at: number): Mention | null => {
    let mention = seen[at];
    if (mention === undefined) {
      mention = mentionAt(found, at, lexicon);
      seen[at] = mention;
    }
    return mention;
  };
  const all = findNames(bold.text, found, lexicon, (at) => {
    const mention = mentionFrom(at);
    return mention === null || mention.rank === 'weak' ? 0 : mention.to;
  });
  const names = all.filter(
    (name, at) => !isMerc(name, at, found, mentionFrom) && !(all.length > 1 && isCommon(name, found)),
  );
  const held: boolean[] = found.map(() => false);
  for (const name of names) hold(held, name, name.inserted);
  const mentions: Mention[] = [];
  const weak: Mention[] = [];
  const ends = new Set(names.map(({ to }) => to));
  for (let at = 0; at < found.length; at++) {
    const mention = held[at] ? null : mentionFrom(at);
    if (mention === null || reaches(held, mention)) continue;
    const next = mention.to + (found[mention.to]?.form.article ? 1 : 0);
    if (mention.rank === 'weak' || isTitle(found, mention, mentionFrom(next)) || standsByChance(found, mention, ends)) {
      weak.push(mention);
      continue;
    }
    mentions.push(mention);
    ends.add(mention.to);
    hold(held, mention, null);
    at = mention.to - 1;
  }
  for (const mention of weak.length === 0 ? weak : promoted(found, weak, mentions, names)) {
    mentions.push(mention);
    hold(held, mention, null);
  }
  if (weak.length > 0) mentions.sort((a, b) => a.from - b.from);
  const unrosterable = phrasesAt(found, held, UNROSTERABLE);
  for (const range of unrosterable) hold(held, range, null);
  const start = opens ? 0 : (found[0]?.start ?? 0);
  const end = closes ? bold.text.length : (found.at(-1)?.end ?? 0);
  return {
    bold,
    text: opens && closes ? bold.text : bold.text.slice(start, end),
    span: opens && closes ? bold.span : bold.rawSpan(start, end),
    opens,
    closes,
    words: found,
    names,
    mentions,
    weak: weak.filter((mention) => !mentions.includes(mention)),
    sentenceOf: sentences(found, names, mentions),
    held,
    unrosterable,
    cues: findCues(found, held),
  };
}

/** "Princess" before the name of another is a title. */
function isTitle(found: readonly Word[], mention: Mention, next: Mention | null): boolean {
  if (next === null || next.rank === 'weak' || !/^\.? $/.test(found[mention.to]?.gap ?? '')) return false;
  return found.slice(mention.from, mention.to).every(({ form }) => form.article || TITLES.has(form.norm));
}

/** What looks like an ability's name is part of a merc's, or a merc that bears the same name; or a slip for it. */
function isMerc(name: Found, at: number, found: readonly Word[], mentionFrom: (at: number) => Mention | null): boolean {
  for (let from = Math.max(0, name.from - 3); from <= name.from; from++) {
    const mention = mentionFrom(from);
    if (mention === null || mention.to < name.to) continue;
    if (name.how === 'slip') return true;
    if (mention.whole.length === 0) continue;
    if (mention.to - mention.from > name.to - name.from) return true;
    if (at > 0 && AT.has(found[from - 1]?.form.norm ?? '')) return true;
  }
  return false;
}

/** A name of common words alone, that neither is written as a name nor stands alone: "what if I use Second Wind". */
function isCommon({ name, how, from, to }: Found, found: readonly Word[]): boolean {
  if (!name.common || how === 'exact') return false;
  const before = found[from]?.gap ?? '';
  const after = found[to]?.gap;
  return !((from === 0 || SENTENCE_END.test(before)) && (after === undefined || SENTENCE_END.test(after)));
}

/** Part of it belongs to a name. */
function reaches(held: readonly boolean[], range: Range): boolean {
  for (let at = range.from; at < range.to; at++) if (held[at]) return true;
  return false;
}

function hold(held: boolean[], range: Range, but: Range | null): void {
  for (let at = range.from; at < range.to; at++) held[at] = but === null || at < but.from || at >= but.to;
}

function phrasesAt(
  found: readonly Word[],
  held: readonly boolean[],
  list: readonly (readonly string[])[],
): readonly Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < found.length; at++) {
    if (!UNROSTERABLE_FIRST.has(found[at]?.form.norm ?? '')) continue;
    const phrase = list.find((words) => words.every((norm, k) => found[at + k]?.form.norm === norm && !held[at + k]));
    if (phrase !== undefined) ranges.push({ from: at, to: at + phrase.length });
  }
  return ranges;
}
const UNROSTERABLE_FIRST = new Set(UNROSTERABLE.map(([first]) => first));

const SENTENCE_END = /[.!?;。！？\n…]/;
const INITIAL = /^\p{L}$/u;

/** Numbers the sentences. An end mark within a name, or after an abbreviation, ends none. */
function sentences(found: readonly Word[], names: readonly Found[], mentions: readonly Mention[]): readonly number[] {
  const numbers: number[] = [];
  let sentence = 0;
  for (let at = 0; at < found.length; at++) {
    const gap = found[at]?.gap ?? '';
    if (at > 0 && gap !== ' ' && SENTENCE_END.test(gap) && endsSentence(found, at, gap, names, mentions)) sentence++;
    numbers.push(sentence);
  }
  return numbers;
}

function endsSentence(
  found: readonly Word[],
  at: number,
  gap: string,
  names: readonly Found[],
  mentions: readonly Mention[],
): boolean {
  const within = (range: Range) => range.from < at && at < range.to;
  if (names.some(within) || mentions.some(within)) return false;
  const before = found[at - 1]?.form.norm ?? '';
  const written = found[at - 1];
  const short = written !== undefined && written.end - written.start <= 4;
  if (gap.startsWith('.') && ((short && ABBREVIATIONS.has(before)) || INITIAL.test(before))) return false;
  const name = names.find((each) => each.to === at);
  return name === undefined || SENTENCE_END.test(withoutTail(gap, name.name));
}

/** The marks after a name, without those that are the name's own: "Who Goes There?" asks nothing. */
export function withoutTail(gap: string, { tail, asks }: Name): string {
  if (asks) return gap.replace(/^[?!？]+/, '');
  if (/^!+$/.test(tail)) return gap.replace(/^!+/, '');
  return tail !== '' && gap.startsWith(tail) ? gap.slice(tail.length) : gap;
}

/** What stands after a word, up to the next one. */
export function gapAfter({ words, bold, closes }: Statement, at: number): string {
  const next = words[at + 1];
  if (next !== undefined) return next.gap;
  return closes ? bold.text.slice(words[at]?.end ?? 0) : '';
}

/** The words of the sentence in which a word stands. */
export function sentenceAround({ sentenceOf }: Statement, at: number): Range {
  const number = sentenceOf[at];
  let from = at;
  let to = at + 1;
  while (sentenceOf[from - 1] === number && from > 0) from--;
  while (sentenceOf[to] === number && to < sentenceOf.length) to++;
  return { from, to };
}

/** How many words of a range are neither named things nor small words that say nothing by themselves. */
export function otherWords({ words, held }: Statement, range: Range): number {
  let count = 0;
  for (let at = range.from; at < range.to; at++) {
    const form = words[at]?.form;
    if (form === undefined || held[at] || form.numeric || FILLERS.has(form.norm) || isCue(form.norm)) continue;
    count++;
  }
  return count;
}

export const normAt = ({ words }: Statement, at: number): string => words[at]?.form.norm ?? '';

/** "Piper’s". */
export function isPossessive({ words }: Statement, mention: Mention): boolean {
  const form = words[mention.to - 1]?.form;
  return form !== undefined && form.norm !== form.base;
}

/** A word such as may stand between a merc and the ability that it uses: "uses", "his", "the". */
export function saysUse(statement: Statement, at: number): boolean {
  const norm = normAt(statement, at);
  return USES.has(norm) || ARTICLES.has(norm) || OWNS.has(norm);
}

const ARROW = /[→»➡›⇒⟶>@]/;

/** The word before `at`, articles and the like left out, is one of these. */
export function follows({ words, held }: Statement, at: number, list: ReadonlySet<string>): boolean {
  let before = at - 1;
  while (before >= 0 && isIdle(words[before], held[before])) before--;
  return before >= 0 && !held[before] && list.has(words[before]?.form.norm ?? '');
}

/** A word that describes what comes after it: "on that old rascal Watson" is on Watson. */
const isIdle = (word: Word | undefined, held = false): boolean => {
  if (word === undefined || held) return false;
  const { article, norm } = word.form;
  return article || OWNS.has(norm) || TITLES.has(norm) || EPITHETS.has(norm) || POINTERS.has(norm);
};

/** What stands at `at` is aimed at: "on" or another such word comes before it, or an arrow. */
export function isAimedAt(statement: Statement, at: number, list: ReadonlySet<string> = AT): boolean {
  const gap = statement.words[at]?.gap ?? '';
  return follows(statement, at, list) || (gap !== ' ' && ARROW.test(gap));
}

/** An arrow stands right before the word. */
export function isArrowed({ words }: Statement, at: number): boolean {
  const gap = words[at]?.gap ?? '';
  return gap !== ' ' && ARROW.test(gap);
}
