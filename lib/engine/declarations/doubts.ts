import { type Cue, findCues } from './cues';
import type { Found } from './fits';
import { JOINERS } from './phrases';
import { is, LEADING, leadsTo, type Reason, reason, saidBy, wordsAhead } from './reason';
import { retracted } from './retraction';
import { gapAfter, type Range, type Statement, sentenceAround, withoutTail } from './statement';
import { words } from './words';

/**
 * What speaks against taking a name as a declaration: a negation, a question or a condition in its sentence
 * (2e:declaration). Words of names do not count ("Never Again" denies nothing).
 */
export function reasonAgainst(statement: Statement, name: Found): Reason | null {
  if (statement.bold.struck) return { doubt: 'negated', at: null, said: '' };
  const sentence = sentenceAround(statement, name.from);
  const cues = statement.cues.filter((cue) => cue.from >= sentence.from && cue.to <= sentence.to);
  return (
    retracted(statement, name, sentence, cues) ??
    negated(statement, name, sentence, cues) ??
    asked(statement, name, sentence, cues) ??
    conditional(statement, name, sentence, cues) ??
    saidBefore(statement, name) ??
    saidAfter(statement, name)
  );
}

function negated(statement: Statement, name: Found, sentence: Range, cues: readonly Cue[]): Reason | null {
  if (cues.length === 0) return null;
  const others = statement.names.filter(
    (other) => other.from >= sentence.from && other.to <= sentence.to && other !== name,
  );
  const found = cues.find((cue) => {
    const ahead = cue.to <= name.from;
    if (is(cue, 'prefers')) {
      return ahead && leadsTo(statement, cue.to, name.from) && others.some((other) => other.to <= cue.from);
    }
    if (is(cue, 'revokes') && ahead && leadsTo(statement, cue.to, name.from)) return true;
    if (is(cue, 'revoked') && cue.from >= name.to && cue.from < name.to + 4) return true;
    if (is(cue, 'denies ahead')) return ahead && !others.some((other) => other.from >= cue.to && other.to <= name.from);
    if (!is(cue, 'denies') || deniesTarget(statement, cue)) return false;
    if (ahead) return !cues.some((turn) => is(turn, 'turns') && turn.from >= cue.to && turn.to <= name.from);
    if (cue.from < name.to) return false;
    const last = others.findLast((other) => other.from >= name.to && other.to <= cue.from) ?? name;
    if (last !== name && !areListed(statement, name, last)) return false;
    // "Second Wind, not Silver Tongue" denies the latter alone.
    return !others.some((other) => other.from >= cue.to) || !parted(statement, last.to, cue.from);
  });
  return found === undefined ? null : reason('negated', statement, found);
}

/** "Fire and Second Wind are not used" denies both. */
function areListed({ words, held }: Statement, first: Found, last: Found): boolean {
  for (let at = first.to; at < last.from; at++) {
    const norm = words[at]?.form.norm ?? '';
    if (!held[at] && norm !== 'or' && !JOINERS.has(norm)) return false;
  }
  return true;
}

/** "on Lantern, not Thistle" says which target, and denies no ability. */
const deniesTarget = (statement: Statement, cue: Cue): boolean =>
  /[,(]/.test(statement.words[cue.from]?.gap ?? '') && statement.mentions.some((mention) => mention.from === cue.to);

/** A comma, a dash or a joining word stands between. */
function parted({ words }: Statement, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) {
    const word = words[at];
    if (word !== undefined && (/[,:–—(]| - /.test(word.gap) || PARTING.has(word.form.norm))) return true;
  }
  return false;
}
const PARTING = new Set(['and', 'but', 'then', 'or', 'so']);

const QUESTION = /[?？]/;

function asked(statement: Statement, name: Found, sentence: Range, cues: readonly Cue[]): Reason | null {
  const gap = gapAfter(statement, sentence.to - 1);
  if (QUESTION.test(gap)) {
    const own = name.to === sentence.to ? gap.length - withoutTail(gap, name.name).length : 0;
    const mark = gap.slice(own).split('\n', 1)[0]?.search(QUESTION) ?? -1;
    if (mark >= 0) {
      const start = (statement.words[sentence.to - 1]?.end ?? 0) + own + mark;
      return { doubt: 'asked', at: { start, end: start + 1 }, said: '?' };
    }
  }
  const found = cues.find((cue) => is(cue, 'asks') || (is(cue, 'asks first') && opens(statement, sentence, cue)));
  return found === undefined || found.from >= name.to ? null : reason('asked', statement, found);
}

/** Nothing but "so", "well" and the like stands before it in the sentence. */
function opens({ words, held }: Statement, sentence: Range, cue: Cue): boolean {
  for (let at = sentence.from; at < cue.from; at++) {
    if (held[at] || !OPENING.has(words[at]?.form.norm ?? '')) return false;
  }
  return true;
}
const OPENING = new Set('so well hm hmm and but or ok okay now then'.split(' '));

function conditional(statement: Statement, name: Found, sentence: Range, cues: readonly Cue[]): Reason | null {
  const found = cues.find((cue) => {
    if (is(cue, 'reports') && cue.from === name.to) return true;
    return is(cue, 'condition') && !isOtherTime(statement, name, cue);
  });
  if (found !== undefined) return reason('conditional', statement, found);
  // A sentence of its own that limits the one before it: "Only if he is rostered."
  const next = sentence.to < statement.words.length ? sentenceAround(statement, sentence.to) : null;
  if (next === null || statement.names.some((name) => name.from < next.to && name.to > next.from)) return null;
  const limit = statement.cues.find((cue) => cue.from >= next.from && cue.to <= Math.min(next.to, next.from + 3));
  return limit !== undefined && LIMITS.has(statement.words[limit.from]?.form.norm ?? '')
    ? reason('conditional', statement, limit)
    : null;
}
/** ", more to come tomorrow": what comes behind a mark, and with words of its own, is another matter. */
function isOtherTime(statement: Statement, name: Found, cue: Cue): boolean {
  if (cue.from < name.to || !TIMES.has(statement.words[cue.from]?.form.norm ?? '')) return false;
  for (let at = name.to; at < cue.from; at++) if (/[,:–—(]| - /.test(statement.words[at]?.gap ?? '')) return true;
  return false;
}
const TIMES = new Set('next last previous week tomorrow yesterday should could would might'.split(' '));
const LIMITS = new Set(['if', 'unless']);

/**
 * The plain words of the sentence before the bold text. They name no ability, but "I will not use" in front of a bold
 * name leaves no clear intent. A colon or a dash ends what they bear on, and for a negation a comma too.
 */
function saidBefore(statement: Statement, name: Found): Reason | null {
  if (!statement.opens || statement.sentenceOf[name.from] !== 0) return null;
  const before = statement.bold.before();
  if (!/\p{L}/u.test(before)) return null;
  const text = before.split(CLAUSE_END).at(-1) ?? '';
  const plain = wordsAhead(text);
  const comma = text.lastIndexOf(',');
  const cues = findCues(plain);
  const found = cues.find((cue, at) => {
    if (cues.slice(at).some((turn) => is(turn, 'turns'))) return false;
    if (is(cue, 'denies') || is(cue, 'denies ahead')) return (plain[cue.from]?.start ?? 0) > comma;
    if (is(cue, 'revokes')) {
      return plain.slice(cue.to).every((word) => word.form.article || LEADING.has(word.form.norm));
    }
    if (is(cue, 'asks first')) {
      const first = plain[0]?.form.norm ?? '';
      if (cue.from === 0 && (AUXILIARIES.has(first) || /^[^.!;]*[?？]/.test(statement.bold.after()))) return true;
    }
    return is(cue, 'asks') || is(cue, 'condition');
  });
  if (found === undefined) return null;
  const isAsked = is(found, 'asks') || (is(found, 'asks first') && !is(found, 'condition'));
  const doubt = isAsked ? 'asked' : is(found, 'condition') ? 'conditional' : 'negated';
  return { doubt, at: null, said: saidBy(text, plain, found) };
}
/** Begin a question, with its mark or without. */
const AUXILIARIES = new Set('is are does did could would should which how why'.split(' '));
const CLAUSE_END = /[.!?;:…\n](?=\s|$)|[–—]| - /;

/** The plain words right after the bold text, if the name's sentence goes on there. */
function saidAfter(statement: Statement, name: Found): Reason | null {
  const last = statement.words.length - 1;
  if (!statement.closes || statement.sentenceOf[last] !== statement.sentenceOf[name.from]) return null;
  const gap = gapAfter(statement, last);
  if (/[.!?;]/.test(name.to === last + 1 ? withoutTail(gap, name.name) : gap)) return null;
  const after = statement.bold.after(true);
  if (/^\s*[)"'”’]*\s*[?？]/.test(after)) return { doubt: 'asked', at: null, said: '?' };
  if (!/^\s*[,(]?\s*\p{L}/u.test(after)) return null;
  const text = after.split(CLAUSE_END, 1)[0] ?? '';
  const plain = words(text).slice(0, 4);
  const found = findCues(plain).find(
    (cue) => (cue.from < 3 && (is(cue, 'condition') || is(cue, 'revoked'))) || (cue.from === 0 && is(cue, 'reports')),
  );
  if (found === undefined) return null;
  return { doubt: is(found, 'revoked') ? 'negated' : 'conditional', at: null, said: saidBy(text, plain, found) };
}
