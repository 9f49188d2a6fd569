import { type Cue, findCues } from './cues';
import type { Found } from './fits';
import { AT, JOINERS, OWNS } from './phrases';
import { is, LEADING, leadsTo, type Reason, reason, saidBy, wordsAhead } from './reason';
import { PARTICLES, REFUSING, REFUSING_SMALL, TAKING } from './retraction-words';
import { gapAfter, type Range, type Statement, withoutTail } from './statement';
import { type Word, words } from './words';

/**
 * Taking back is not giving: "cancel X", "oops: X", "X is off", "X: no", "take X back", "instead of X, Y", "replace X
 * with Y", "EDIT: X". What stands in the place of something taken back changes an earlier order, and is asked about too.
 */
export function retracted(statement: Statement, name: Found, sentence: Range, cues: readonly Cue[]): Reason | null {
  const found = cues.find((cue) => takesBack(statement, name, cue));
  if (found !== undefined) return reason('retraction', statement, found);
  const apart =
    isUndone(statement, name) ?? takenApart(statement, name, sentence) ?? refused(statement, name, sentence);
  if (apart !== null) return reason('retraction', statement, apart);
  const undone =
    statement.opens && statement.sentenceOf[name.from] === 0 ? plainRetraction(statement.bold.lineBefore()) : null;
  return undone ?? plainAfterthought(statement, name, sentence);
}

function takesBack(statement: Statement, name: Found, cue: Cue): boolean {
  const ahead = cue.to <= name.from;
  if (is(cue, 'amends'))
    return ahead || !statement.names.some((other) => other.from > name.from && other.to <= cue.from);
  if (is(cue, 'retracts') && ahead && leadsTo(statement, cue.to, name.from)) return true;
  if (is(cue, 'voids') && ahead && isHeaded(statement, cue.to, name.from)) return true;
  // Of a target ("Ram on Fogg instead of Holmes") it says no more than whom it is not for.
  if (is(cue, 'replaces'))
    return ahead || statement.names.some((other) => other.from >= cue.to && leadsTo(statement, cue.to, other.from));
  return is(cue, 'retracted') && cue.from >= name.to && isDirectly(statement, name.to, cue.from);
}

/** A mark parts the word from the name: "oops: X", "wrong order - X"; "wrong" alone says nothing about an order. */
function isHeaded({ words, held }: Statement, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) {
    const word = words[at];
    if (word === undefined) return false;
    if (MARK.test(word.gap)) return true;
    if (held[at] || !(word.form.article || LEADING.has(word.form.norm) || OWNS.has(word.form.norm))) return false;
  }
  return false;
}
const MARK = /[,:–—)\]]|\.\.|\s-+\s/;

/** Nothing but mercs, and small words that lead to them or say how it stands, is between. */
function isDirectly({ words, held }: Statement, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const { norm = '', article = false } = words[at]?.form ?? {};
    if (!held[at] && !article && !AT.has(norm) && !JOINERS.has(norm) && !STATES.has(norm)) return false;
  }
  return true;
}
const STATES = new Set('is has been was are were have now hereby'.split(' '));

/** "Un-Ram Fogg", "unflood the chambers". */
function isUndone({ words }: Statement, { name, how, from, to }: Found): Range | null {
  const before = words[from - 1];
  const tied = /^[-–]?$/.test(words[from]?.gap ?? ' ');
  if (before !== undefined && tied && (before.form.norm === 'un' || before.form.norm === 'de'))
    return { from: from - 1, to: from };
  const [first] = name.words;
  const written = words[from]?.form.norm ?? '';
  const isUn = how === 'slip' && /^(?:un|de)./.test(written) && !first?.form.norm.startsWith(written.slice(0, 2));
  return isUn ? { from, to: Math.min(to, from + 1) } : null;
}

/** Where the words behind the name and its targets begin. */
function tailOf({ words, held }: Statement, name: Found, end: number): number {
  let at = name.to;
  for (; at < end; at++) {
    const { norm = '', article = false } = words[at]?.form ?? {};
    if (!held[at] && !article && !AT.has(norm) && !JOINERS.has(norm)) break;
  }
  return at;
}

/** "Take X on Fogg back", "call X off", "leave X out": the verb stands before it, and what makes it one behind it. */
function takenApart(statement: Statement, name: Found, { from, to }: Range): Range | null {
  const { words, held } = statement;
  const at = tailOf(statement, name, to);
  const particle = words[at]?.form.norm ?? '';
  if (at >= to || !PARTICLES.has(particle)) return null;
  const next = words[at + 1]?.form.norm;
  if (at + 1 < to && next === 'of') return null;
  for (let verb = name.from - 1; verb >= Math.max(from, name.from - 5); verb--) {
    if (held[verb]) continue;
    if (TAKING.has(words[verb]?.form.norm ?? '')) return { from: at, to: at + 1 };
  }
  return null;
}

/** "X on Fogg: no", "X (mistake)", "X, just kidding": whatever else the sentence says behind it is a refusal. */
function refused(statement: Statement, name: Found, { to }: Range): Range | null {
  const at = tailOf(statement, name, to);
  if (at >= to) return null;
  const rest = statement.words.slice(at, to);
  return isRefusal(rest) ? { from: at, to } : null;
}

function isRefusal(rest: readonly Word[]): boolean {
  return (
    rest.length > 0 &&
    rest.length < 6 &&
    rest.some(({ form }) => REFUSING.has(form.norm)) &&
    rest.every(({ form }) => REFUSING.has(form.norm) || REFUSING_SMALL.has(form.norm))
  );
}

/** "I take back **Ram**", "EDIT: **Ram**", "oops: **Ram**", "please remove **Ram** from my orders". */
function plainRetraction(before: string): Reason | null {
  const text = before.split(SENTENCE_END).at(-1) ?? '';
  const plain = wordsAhead(text);
  const found = findCues(plain).find((cue) => {
    if (is(cue, 'amends') || is(cue, 'replaces')) return true;
    const leads = plain
      .slice(cue.to)
      .every(({ form }) => form.article || LEADING.has(form.norm) || OWNS.has(form.norm));
    const isHead =
      is(cue, 'voids') &&
      MARK.test(text.slice(plain[cue.to - 1]?.end ?? 0)) &&
      plain.slice(0, cue.from).every(({ form }) => REFUSING_SMALL.has(form.norm) || LEADING.has(form.norm));
    return leads && (is(cue, 'retracts') || isHead);
  });
  return found === undefined ? null : { doubt: 'retraction', at: null, said: saidBy(text, plain, found) };
}
const SENTENCE_END = /[.!?;…](?=\s|$)|\n/;

/** "**Ram on Holmes** is off", "**Ram**, scratch that", "**Ram**: no", "Take **Ram** back". */
function plainAfterthought(statement: Statement, name: Found, sentence: Range): Reason | null {
  const last = statement.words.length - 1;
  if (!statement.closes || sentence.to <= last) return null;
  const gap = gapAfter(statement, last);
  if (/[.!?;]/.test(name.to === last + 1 ? withoutTail(gap, name.name) : gap)) return null;
  const text = statement.bold.after(true).split(SENTENCE_END, 1)[0] ?? '';
  const all = words(text);
  const plain = all.slice(0, 5);
  if (isRefusal(all)) return { doubt: 'retraction', at: null, said: text.replace(/^[^\p{L}]+/u, '').trim() };
  const [first, second] = plain;
  if (first !== undefined && PARTICLES.has(first.form.norm) && second?.form.norm !== 'of') {
    const before = words(statement.bold.lineBefore().split(SENTENCE_END).at(-1) ?? '').slice(-4);
    if (before.some(({ form }) => TAKING.has(form.norm)))
      return { doubt: 'retraction', at: null, said: first.form.norm };
  }
  const found = findCues(plain).find(
    (cue) =>
      (is(cue, 'retracted') && plain.slice(0, cue.from).every(({ form }) => STATES.has(form.norm))) ||
      (is(cue, 'amends') && cue.from < 2),
  );
  return found === undefined ? null : { doubt: 'retraction', at: null, said: saidBy(text, plain, found) };
}
