import type { BoldText } from './bold';
import { type Mention, mentionAt } from './mentions';
import { type Found, findNames } from './names';
import { ABBREVIATIONS, AT, FILLERS, UNROSTERABLE } from './phrases';
import type { Lexicon } from './vocabulary';
import { type Word, words } from './words';

/** A bold text taken apart: its words, and the abilities and mercs that it names. */
export interface Statement {
  readonly bold: BoldText;
  readonly words: readonly Word[];
  readonly names: readonly Found[];
  readonly mentions: readonly Mention[];
  /** For each word, the number of its sentence. */
  readonly sentenceOf: readonly number[];
  /** For each word, whether a name or mention holds it. */
  readonly held: readonly boolean[];
  /** Where it speaks of those who cannot be rostered; such words are held too. */
  readonly unrosterable: readonly Range[];
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

export function statement(bold: BoldText, lexicon: Lexicon): Statement {
  const found = words(bold.text);
  const seen = new Map<number, Mention | null>();
  const mentionFrom = (at: number): Mention | null => {
    let mention = seen.get(at);
    if (mention === undefined) {
      mention = mentionAt(found, at, lexicon);
      seen.set(at, mention);
    }
    return mention;
  };
  const all = findNames(bold.text, found, lexicon, (at) => mentionFrom(at)?.to ?? 0);
  const names = all.filter((name, at) => !isMerc(name, at, found, mentionFrom));
  const held: boolean[] = found.map(() => false);
  for (const name of names) hold(held, name, name.inserted);
  const mentions: Mention[] = [];
  for (let at = 0; at < found.length; at++) {
    const mention = held[at] ? null : mentionFrom(at);
    if (mention === null || held.slice(mention.from, mention.to).some(Boolean)) continue;
    mentions.push(mention);
    hold(held, mention, null);
    at = mention.to - 1;
  }
  const unrosterable = phrasesAt(found, held, UNROSTERABLE);
  for (const range of unrosterable) hold(held, range, null);
  return { bold, words: found, unrosterable, names, mentions, sentenceOf: sentences(found, names, mentions), held };
}

/** What looks like an ability's name is part of a merc's, or a merc that bears the same name. */
function isMerc(name: Found, at: number, found: readonly Word[], mentionFrom: (at: number) => Mention | null): boolean {
  for (let from = Math.max(0, name.from - 3); from <= name.from; from++) {
    const mention = mentionFrom(from);
    if (mention === null || mention.whole.length === 0 || mention.to < name.to) continue;
    if (mention.to - mention.from > name.to - name.from) return true;
    if (at > 0 && AT.has(found[from - 1]?.form.norm ?? '')) return true;
  }
  return false;
}

function hold(held: boolean[], range: Range, but: Range | null): void {
  for (let at = range.from; at < range.to; at++) held[at] = but === null || at < but.from || at >= but.to;
}

function phrasesAt(found: readonly Word[], held: readonly boolean[], list: readonly (readonly string[])[]): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < found.length; at++) {
    const phrase = list.find((words) => words.every((norm, k) => found[at + k]?.form.norm === norm && !held[at + k]));
    if (phrase !== undefined) ranges.push({ from: at, to: at + phrase.length });
  }
  return ranges;
}

const SENTENCE_END = /[.!?;。！？\n…]/;
const INITIAL = /^\p{L}$/u;

/** Numbers the sentences. An end mark within a name, or after an abbreviation, ends none. */
function sentences(found: readonly Word[], names: readonly Found[], mentions: readonly Mention[]): readonly number[] {
  const within = new Set<number>();
  for (const range of [...names, ...mentions]) for (let at = range.from + 1; at < range.to; at++) within.add(at);
  const tails = new Map(names.map((name) => [name.to, name.name.tail]));
  let sentence = 0;
  return found.map((word, at) => {
    const before = found[at - 1];
    if (before === undefined || within.has(at)) return sentence;
    const gap = withoutTail(word.gap, tails.get(at));
    const short = ABBREVIATIONS.has(before.form.norm) || INITIAL.test(before.form.norm);
    if (SENTENCE_END.test(gap) && !(short && gap.startsWith('.'))) sentence++;
    return sentence;
  });
}

/** The marks after a name, without those that are the name's own: "Who Goes There?" asks nothing. */
export function withoutTail(gap: string, tail: string | undefined): string {
  if (tail === undefined || tail === '') return gap;
  if (/^[?!]+$/.test(tail)) return gap.replace(tail.includes('?') ? /^[?!]+/ : /^!+/, '');
  return gap.startsWith(tail) ? gap.slice(tail.length) : gap;
}

/** What stands after a word, up to the next one. */
export function gapAfter(statement: Statement, at: number): string {
  const next = statement.words[at + 1];
  if (next !== undefined) return next.gap;
  return statement.bold.text.slice(statement.words[at]?.end ?? 0);
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
    if (!held[at] && !FILLERS.has(words[at]?.form.norm ?? '')) count++;
  }
  return count;
}
