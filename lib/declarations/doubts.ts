import type { Doubt } from '../rules/kernel/reading';
import type { Found } from './names';
import {
  ARTICLES,
  ASKING,
  ASKING_FIRST,
  CONDITIONS,
  NEGATIONS,
  NEGATIONS_AHEAD,
  NO_CONDITIONS,
  NO_NEGATIONS,
  REVOKED,
  REVOKES,
} from './phrases';
import { gapAfter, type Range, type Statement, sentenceAround, withoutTail } from './statement';
import { type Word, words } from './words';

/** Words that make a name doubtful: why, and which they are (null: they stand outside the bold text). */
export interface Reason {
  readonly doubt: Doubt;
  readonly words: Range | null;
  /** The words themselves, for the note. */
  readonly said: string;
}

type Finder = (statement: Statement, name: Found, sentence: Range) => Reason | null;

/**
 * What speaks against taking a name as a declaration: a negation, a question or a condition in its sentence
 * (2e:declaration). Words of names do not count ("Never Again" denies nothing).
 */
export function reasonAgainst(statement: Statement, name: Found): Reason | null {
  const sentence = sentenceAround(statement, name.from);
  for (const find of FINDERS) {
    const reason = find(statement, name, sentence);
    if (reason !== null) return reason;
  }
  return around(statement, name);
}

const FINDERS: readonly Finder[] = [struck, negated, asked, conditional];

function struck(statement: Statement): Reason | null {
  return statement.bold.struck ? { doubt: 'negated', words: null, said: 'struck out' } : null;
}

function negated(statement: Statement, name: Found, sentence: Range): Reason | null {
  const { words: all } = statement;
  // Called off, right before the name or right after it.
  for (let at = name.from - 1; at >= sentence.from; at--) {
    const norm = all[at]?.form.norm ?? '';
    if (REVOKES.has(norm) && !statement.held[at]) return reason('negated', statement, at, 1);
    if (!ARTICLES.has(norm) && !BETWEEN.has(norm) && !isUser(statement, at)) break;
  }
  for (let at = name.to; at < Math.min(sentence.to, name.to + 4); at++) {
    if (REVOKED.has(all[at]?.form.norm ?? '')) return reason('negated', statement, at, 1);
  }
  const others = statement.names.filter(
    (other) => other !== name && other.from >= sentence.from && other.to <= sentence.to,
  );
  for (const ahead of phrases(statement, sentence, NEGATIONS_AHEAD)) {
    const between = others.some((other) => other.from >= ahead.to && other.to <= name.from);
    if (ahead.to <= name.from && !between) return reasonOf('negated', statement, ahead);
  }
  for (let at = sentence.from; at < sentence.to; at++) {
    if (statement.held[at] || !NEGATIONS.has(all[at]?.form.norm ?? '')) continue;
    if (startsPhrase(statement, at, sentence.to, NO_NEGATIONS)) continue;
    if (deniesTarget(statement, at)) continue;
    if (at < name.from && !turned(statement, at, name.from)) return reason('negated', statement, at, 1);
    if (at < name.to) continue;
    const later = others.some((other) => other.from > at);
    const between = others.some((other) => other.from >= name.to && other.to <= at);
    if (between) continue;
    if (!later || !parted(statement, name.to, at)) return reason('negated', statement, at, 1);
  }
  return null;
}

/** May stand between a word that calls off and the name. */
const BETWEEN = new Set(
  'my our his her its their your this that these using use to on back off with of for'.split(' '),
);
const isUser = (statement: Statement, at: number): boolean => statement.held[at] === true;

/** "on Lantern, not Thistle" says which target, and denies nothing. */
function deniesTarget(statement: Statement, at: number): boolean {
  const gap = statement.words[at]?.gap ?? '';
  return /[,(]/.test(gap) && statement.mentions.some((mention) => mention.from === at + 1);
}

/** A "but" turns what was denied before it. */
function turned(statement: Statement, from: number, to: number): boolean {
  return statement.words
    .slice(from + 1, to)
    .some((word, at) => word.form.norm === 'but' && !statement.held[from + 1 + at]);
}

/** A comma, a dash or a joining word stands between. */
function parted(statement: Statement, from: number, to: number): boolean {
  return statement.words
    .slice(from, to + 1)
    .some((word) => /[,:–—(]| - /.test(word.gap) || PARTING.has(word.form.norm));
}
const PARTING = new Set(['and', 'but', 'then', 'or', 'so']);

function asked(statement: Statement, name: Found, sentence: Range): Reason | null {
  const last = sentence.to - 1;
  const gap = withoutTail(gapAfter(statement, last), name.to === sentence.to ? name.name.tail : undefined);
  const mark = /^[^\n]*?[?？]/.exec(gap.split('\n')[0] ?? '');
  if (mark !== null) return { doubt: 'asked', words: { from: last, to: last }, said: '?' };
  const first = sentence.from;
  if (first < name.from && !statement.held[first] && ASKING_FIRST.has(statement.words[first]?.form.norm ?? '')) {
    return reason('asked', statement, first, 1);
  }
  const found = phrases(statement, sentence, ASKING)[0];
  return found === undefined ? null : reasonOf('asked', statement, found);
}

function conditional(statement: Statement, name: Found, sentence: Range): Reason | null {
  const harmless = phrases(statement, sentence, NO_CONDITIONS);
  const within = sentence;
  for (const found of phrases(statement, within, CONDITIONS)) {
    if (harmless.some((range) => found.from >= range.from && found.to <= range.to)) continue;
    return reasonOf('conditional', statement, found);
  }
  // A sentence of its own that takes the one before it back: "Only if he is rostered."
  const next = sentence.to < statement.words.length ? sentenceAround(statement, sentence.to) : null;
  if (
    next === null ||
    statement.names.some((other) => other.from >= next.from && other.to <= next.to && other !== name)
  ) {
    return null;
  }
  const opening = phrases(statement, { from: next.from, to: Math.min(next.to, next.from + 3) }, AFTERTHOUGHTS)[0];
  return opening === undefined ? null : reasonOf('conditional', statement, opening);
}
const AFTERTHOUGHTS = [['if'], ['unless']];

/**
 * The plain words of the sentence in which the bold text stands. They are not read for names, but "I will not use" in
 * front of a bold name leaves no clear intent.
 */
function around(statement: Statement, name: Found): Reason | null {
  if (firstSentence(statement, name.from)) {
    const before = lastSentence(statement.bold.before());
    const plain = words(before);
    if (before !== '' && plain.length > 0) {
      const reason = plainBefore(before, plain);
      if (reason !== null) return reason;
    }
  }
  const lastWord = statement.words.length - 1;
  if (statement.sentenceOf[lastWord] !== statement.sentenceOf[name.from]) return null;
  if (
    /[.!?;]\s*$/.test(withoutTail(gapAfter(statement, lastWord), name.to === lastWord + 1 ? name.name.tail : undefined))
  ) {
    return null;
  }
  return plainAfter(statement.bold.after());
}

const firstSentence = (statement: Statement, at: number): boolean => statement.sentenceOf[at] === 0;

function lastSentence(before: string): string {
  const parts = before.split(/[.!?;:…\n](?=\s|$)|[–—]| - /);
  return parts.at(-1) ?? '';
}

function plainBefore(text: string, plain: readonly Word[]): Reason | null {
  const first = plain[0]?.form.norm ?? '';
  const norms = plain.map((word) => word.form.norm);
  const last = norms.at(-1) ?? '';
  if (REVOKES.has(last) && last !== 'against') return { doubt: 'negated', words: null, said: last };
  const lastComma = text.lastIndexOf(',');
  for (const [at, word] of plain.entries()) {
    const norm = word.form.norm;
    if (
      NEGATIONS.has(norm) &&
      word.start > lastComma &&
      !norms.slice(at).includes('but') &&
      !starts(norms, at, NO_NEGATIONS)
    ) {
      return { doubt: 'negated', words: null, said: text.slice(word.start, word.end) };
    }
    if (starts(norms, at, NEGATIONS_AHEAD) && word.start > lastComma) {
      return { doubt: 'negated', words: null, said: text.slice(word.start, word.end) };
    }
  }
  if (starts(norms, 0, ASKING) || (ASKING_FIRST.has(first) && /\b(?:i|we)\b/i.test(text))) {
    return { doubt: 'asked', words: null, said: text.slice(plain[0]?.start ?? 0, plain[0]?.end ?? 0) };
  }
  for (const [at, word] of plain.entries()) {
    if (starts(norms, at, CONDITIONS) && !NO_CONDITIONS.some((phrase) => near(norms, at, phrase))) {
      return { doubt: 'conditional', words: null, said: text.slice(word.start, word.end) };
    }
  }
  return null;
}

function plainAfter(after: string): Reason | null {
  const mark = /^\s*[)"'”’]*\s*(\?)/.exec(after);
  if (mark !== null) return { doubt: 'asked', words: null, said: '?' };
  const norms = words(after.slice(0, 60)).map((word) => word.form.norm);
  if (/^\s*[.!;]/.test(after)) return null;
  for (let at = 0; at < Math.min(3, norms.length); at++) {
    if (
      starts(norms, at, [
        ['if'],
        ['unless'],
        ['when'],
        ['whenever'],
        ['in', 'case'],
        ['maybe'],
        ['perhaps'],
        ['next', 'week'],
      ])
    ) {
      return { doubt: 'conditional', words: null, said: norms[at] ?? '' };
    }
    if (REVOKED.has(norms[at] ?? '')) return { doubt: 'negated', words: null, said: norms[at] ?? '' };
  }
  return null;
}

/** Where phrases stand among the free words of a range. */
function phrases(statement: Statement, range: Range, list: readonly (readonly string[])[]): Range[] {
  const found: Range[] = [];
  for (let at = range.from; at < range.to; at++) {
    const length = startsPhrase(statement, at, range.to, list);
    if (length > 0) found.push({ from: at, to: at + length });
  }
  return found;
}

function startsPhrase(statement: Statement, at: number, to: number, list: readonly (readonly string[])[]): number {
  for (const phrase of list) {
    if (at + phrase.length > to) continue;
    if (phrase.every((norm, k) => statement.words[at + k]?.form.norm === norm && !statement.held[at + k]))
      return phrase.length;
  }
  return 0;
}

const starts = (norms: readonly string[], at: number, list: readonly (readonly string[])[]): boolean =>
  list.some((phrase) => phrase.every((norm, k) => norms[at + k] === norm));

/** The word at `at` is part of that phrase. */
const near = (norms: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.some((_, k) => phrase.every((norm, j) => norms[at - k + j] === norm));

const reason = (doubt: Doubt, statement: Statement, at: number, length: number): Reason =>
  reasonOf(doubt, statement, { from: at, to: at + length });

function reasonOf(doubt: Doubt, statement: Statement, range: Range): Reason {
  const first = statement.words[range.from];
  const last = statement.words[range.to - 1];
  const said = first === undefined || last === undefined ? '' : statement.bold.text.slice(first.start, last.end);
  return { doubt, words: range, said };
}
