import type { Clause } from './clauses';
import { USES } from './phrases';
import type { Reason } from './reason';
import { EXAMPLE, isLeading, isManner, MARK, mentioned, saysState, withinBold } from './standing-bold';
import {
  ABOUT,
  COPULAS,
  COURTESY,
  FOLLOWING,
  GIVING,
  NO_HEAD,
  ORDER_NOUNS,
  OTHERS,
  PAST,
  SELVES,
  STRANGERS,
  TELLING,
} from './standing-words';
import { gapAfter, type Statement, withoutTail } from './statement';
import { EPITHETS } from './target-words';
import type { Lexicon } from './vocabulary';
import { type Word, words } from './words';

/**
 * What speaks against a clause as an order where no word denies it: that it only stands in a sentence about the ability.
 * An order is a line, a sentence or a list item of its own, an imperative, or "X uses Y" (2e:declaration).
 */
export function onlyMentioned(clause: Clause, ahead: Ahead, lexicon: Lexicon): Reason | null {
  if (clause.aside) return null;
  return withinBold(clause) ?? around(clause, ahead, lexicon);
}

/** What stands before an order in its line: nothing of another order, or what that one stands in. */
export interface Ahead {
  /** The plain words since the bold text before, or since the line begins. */
  readonly text: string;
  /** What speaks against the order before, if nothing but joining words parts the two; undefined: no such order. */
  readonly joined: Reason | null | undefined;
}

/** The first and the last of the bold texts that make up a clause. */
export function boundsOf(clause: Clause): readonly [Statement, Statement] {
  const { statement } = clause;
  let [first, last] = [statement, statement];
  for (const part of [clause.user, ...clause.targets]) {
    if (part === null) continue;
    if (part.statement.span.start < first.span.start) first = part.statement;
    if (part.statement.span.start > last.span.start) last = part.statement;
  }
  return [first, last];
}

/** What parts two orders of one list. */
export function isJoining(gap: string): boolean {
  return words(gap).every(({ form }) => form.article || LISTING.has(form.norm) || form.numeric);
}
const LISTING = new Set(
  'and or then also plus on at against vs followed by finally lastly next first second third for but with my our his her'.split(
    ' ',
  ),
);

/** The plain words of the same line around the bold text, or around the bold texts of one order. */
function around(clause: Clause, ahead: Ahead, lexicon: Lexicon): Reason | null {
  const { statement, name } = clause;
  const [first, last] = boundsOf(clause);
  let led = false;
  if (first.opens && (first !== statement || statement.sentenceOf[name.from] === 0)) {
    if (ahead.joined !== undefined) {
      if (ahead.joined?.doubt === 'mentioned') return ahead.joined;
      led = ahead.joined === null;
    } else {
      const before = lead(ahead.text, clause, lexicon);
      if (before.kind === 'talk') return mentioned(before.said);
      led = before.kind === 'order';
    }
  }
  if (isPhrase(clause, first, last, ahead)) return mentioned(ahead.text.split('\n').at(-1)?.trim() ?? '');
  const told = last === statement ? null : toldBetween(statement, last);
  if (told === 'past') return mentioned(statement.bold.gapTo(last.bold)?.trim() ?? '');
  // An arrow that leads to a target ranks nothing.
  return behind(clause, told === 'aimed' ? last : statement, led || told === 'aimed');
}

/**
 * In small letters, amid a sentence that goes on behind it: "I shall **wait and hope** for better weather" says what it says.
 * Where it is used in so many words, or there is a target, it is an order.
 */
function isPhrase(clause: Clause, first: Statement, last: Statement, ahead: Ahead): boolean {
  const { statement, name, user, targets } = clause;
  if (first !== statement || last !== statement || user !== null || targets.length > 0) return false;
  const written = statement.bold.text.trim();
  if (name.name.words.length < 2 || written !== written.toLowerCase()) return false;
  const before = (ahead.text.split('\n').at(-1) ?? '').split(SENTENCE_END).at(-1) ?? '';
  const plain = words(before);
  if (plain.length === 0 || /[:–—→>»,]\s*$/.test(before)) return false;
  const verb = plain.findLast(({ form }) => !form.article && !SMALL.has(form.norm))?.form.norm ?? '';
  if (USES.has(verb) && !WILL.has(verb)) return false;
  return /^\s+\p{L}/u.test(statement.bold.after(true));
}
const WILL = new Set(['will', 'shall', 'do', 'does', 'go', 'goes', 'has', 'with']);

/** How the words between an ability and its target in another bold text of the sentence aim it: "is for", "was wasted on". */
function toldBetween(statement: Statement, last: Statement): 'aimed' | 'past' | null {
  const gap = statement.bold.gapTo(last.bold);
  if (gap === null || /[.,;:!?\n]/.test(gap)) return null;
  const all = words(gap).map(({ form }) => form.norm);
  if (all.some((norm) => PAST.has(norm) || ABOUT.has(norm) || STRANGERS.has(norm)))
    return all.length === 1 && all[0] === 'against' ? 'aimed' : 'past';
  return 'aimed';
}

function behind(clause: Clause, last: Statement, led: boolean): Reason | null {
  const { statement, name } = clause;
  const end = last.words.length - 1;
  if (!last.closes || (last === statement && statement.sentenceOf[end] !== statement.sentenceOf[name.from]))
    return null;
  const gap = gapAfter(last, end);
  if (/[.!?;]/.test(last === statement && name.to === end + 1 ? withoutTail(gap, name.name) : gap)) return null;
  return follow(last.bold.after(true), led || isStory(clause));
}

/** Where a sentence of plain text ends: a point behind a number of a list ends none. */
const SENTENCE_END = /(?<!(?:^|[\s(])\d{1,2})[.!?;…](?=\s|$|["”')])|\n/;

type Lead = { readonly kind: 'nothing' | 'order' } | { readonly kind: 'talk'; readonly said: string };

function lead(before: string, clause: Clause, lexicon: Lexicon): Lead {
  const line = before.split('\n').at(-1) ?? '';
  const example = EXAMPLE.exec(line);
  if (example !== null) return { kind: 'talk', said: example[0].trim() };
  const sentence = (line.split(SENTENCE_END).at(-1) ?? '').trim();
  if (!/\p{L}/u.test(sentence)) return { kind: 'nothing' };
  const talk: Lead = { kind: 'talk', said: sentence.length > 60 ? `…${sentence.slice(-60)}` : sentence };
  const all = words(sentence);
  if (isHead(sentence, lexicon)) {
    // Of a long sentence only what stands right before the colon says what the colon leads to.
    const near = all.length > 8 ? all.slice(-4) : all;
    if (near.some(({ form }) => NO_HEAD.has(form.norm))) return talk;
    return { kind: 'order' };
  }
  const tail = words(sentence.split(/[,–—(]|\s-\s/).at(-1) ?? '');
  const rest = trimmed(tail);
  const isAbout = all.some(({ form }) => ABOUT.has(form.norm));
  if (rest.length === 0) {
    // "Final answer, **Green Vial**": what stands before the comma tells.
    const plain = clause.targets.length > 0 || !all.some(({ form }) => NO_HEAD.has(form.norm) && form.norm !== 'about');
    return plain && !isAbout ? { kind: 'nothing' } : talk;
  }
  if (isAbout || rest.some(({ form }) => STRANGERS.has(form.norm))) return talk;
  if (PLANNED.test(sentence)) return talk;
  // "Jack goes **Over the Wall**": the one who uses it, or the target in bold, makes a story of it an order.
  if (isStory(clause) || namesUser(line.split(/[.!?]\s/).at(-1) ?? '', clause, lexicon)) return { kind: 'order' };
  const verb = rest.at(-1)?.form.norm ?? '';
  const others = rest.filter((word) => !isLeading(word) && !isMerc(word, lexicon) && !SELVES.has(word.form.norm));
  const merc = rest.some((word) => isMerc(word, lexicon));
  if (!merc && rest.some(({ form }) => OTHERS.has(form.norm))) return talk;
  if (COPULAS.has(verb) && !merc && !all.some(({ form }) => ORDER_NOUNS.has(form.base))) {
    return SELVES.has(rest.at(-2)?.form.norm ?? '') && isUnderWay(clause) ? { kind: 'order' } : talk;
  }
  if (GIVING.has(verb) || USES.has(verb)) {
    const odd = others.filter(({ form }) => !GIVING.has(form.norm) && !USES.has(form.norm));
    const isPast = all.some(({ form }) => form.norm === 'had');
    // "Good luck with", "thoughts on": only "we go with" leads to an order so.
    const most = PREPOSITIONS.has(verb) && !isUnderWay(clause) ? 0 : 1;
    return !isPast && (odd.length <= most || merc) ? { kind: 'order' } : talk;
  }
  const describes = !merc && rest.some(({ form }) => EPITHETS.has(form.norm));
  if (others.length === 0 && !describes) return { kind: merc ? 'order' : 'nothing' };
  return talk;
}

/** "I was going to use **Ram**", "about to use". */
const PLANNED = /\b(?:was|were) (?:going|about|gonna|planning|thinking)\b/i;
const PREPOSITIONS = new Set(['with', 'for', 'on', 'to', 'is', 'are', 'am', 'be']);

/** It ends in a colon, an arrow or a dash, or an idle word or two behind a colon. */
function isHead(sentence: string, lexicon: Lexicon): boolean {
  if (/[:–—→>»]\s*["“'‘*(]*$|\s-$|^[^:]{0,40}:\s*(?:\d{1,2}[.)]\s*)?$/.test(sentence)) return true;
  const colon = sentence.lastIndexOf(':');
  return colon >= 0 && words(sentence.slice(colon)).every((word) => isLeading(word) || isMerc(word, lexicon));
}

/** Its target is a bold text of its own: whoever sets both in bold gives an order in a sentence. */
const isStory = ({ statement, targets }: Clause): boolean => targets.some((target) => target.statement !== statement);

/** It is put as what is being done: "we are **Waiting and Hoping**" of Wait and Hope. */
function isUnderWay({ statement, name }: Clause): boolean {
  const isIng = (word: { readonly norm: string } | undefined) => word?.norm.endsWith('ing') ?? false;
  return isIng(statement.words[name.from]?.form) && !isIng(name.name.words[0]?.form);
}

/** The one who uses the ability is named, with a capital. */
function namesUser(text: string, { uses }: Clause, lexicon: Lexicon): boolean {
  return words(text).some(({ form, capital }) => {
    const anchors = capital ? lexicon.mercWords.get(form.stem) : undefined;
    return (
      anchors?.some(
        ({ name, word }) => name.words[word]?.small === false && uses.some(({ merc }) => merc === name.merc.key),
      ) ?? false
    );
  });
}

/** Without the articles and the like at the end. */
function trimmed(all: readonly Word[]): readonly Word[] {
  let end = all.length;
  while (end > 0 && SMALL.has(all[end - 1]?.form.norm ?? '')) end--;
  return all.slice(0, end);
}
const SMALL = new Set('a an the my our his her its their this that and then also both plus please now so'.split(' '));

/** A word of a merc's name, with a capital. */
const isMerc = ({ form, capital }: Word, lexicon: Lexicon): boolean =>
  capital && (lexicon.mercWords.get(form.stem)?.some(({ name, word }) => name.words[word]?.small === false) ?? false);

/** Says who says it: "**Flies, Spiders, Sparrows**, he says". */
const SAYS = /^[\s,"”’]*(?:\p{L}+\s)?(?:says|said|cries|cried|shouts|whispers|asks|adds|replies|growls)\b/iu;

/** One ability is held to be more than another: "**Ram** > **Flood**". */
const RANKS = /^[\s"“”'’)*_]*[<>≥≤=]+\s/;

/** Asks for an answer without a question mark. */
const ASKS = /^[^\p{L}]*(?:yes or no|or not|eh|huh|any takers|any thoughts|anyone)\b/iu;

/** Whose it is: "that **Ram** of yours". */
const OWNED = /^\s*of (?:yours|theirs|his|hers|ours|mine)\b/i;

/** "of all things", "at its finest", "or bust": it is spoken of. */
const OF = /^\s*(?:of|or)\s+\p{L}/iu;
const ASIDE = /^[\s,"”’]*(?:(?:they|you|people|everyone)\s(?:said|say|cry|cried)\b|at its\s|my foot\b)/i;
/** ": how is that fair". */
const QUESTIONED = /^\s*[:–—-]\s*(?:how|what|why|who|when|where|really)\b/i;
const LATER = new Set(['later', 'soon', 'someday', 'eventually']);

/** "**Ram** in week 2 was a good move": a verb tells of it, before any mark and any reason. */
function isToldOf(all: readonly Word[]): boolean {
  for (const [at, { form, gap }] of all.entries()) {
    if (at > 6 || (at > 0 && MARK.test(gap)) || REASONS.has(form.norm)) return false;
    if (VERBS.has(form.norm)) return true;
  }
  return false;
}
const REASONS = new Set(
  'because since as so while before after until till and but who which that if when for'.split(' '),
);
const VERBS = new Set('was were has had did worked failed made hit missed won lost'.split(' '));

/** What stands behind the bold text, up to the end of its sentence. */
function follow(after: string, strong: boolean): Reason | null {
  const text = after.split(SENTENCE_END, 1)[0] ?? '';
  if (RANKS.test(text) || /^\s*\(\?+\)/.test(after)) return mentioned(text.trim());
  if (!/\p{L}/u.test(text)) return null;
  const all = words(text);
  const first = all[0];
  if (first === undefined || /^\s*it is\b/i.test(text) || SAYS.test(text)) return null;
  if (saysState(all, first.gap)) return mentioned(text.trim().slice(0, 60));
  if ((!strong && OF.test(text)) || OWNED.test(text) || ASIDE.test(text)) return mentioned(text.trim().slice(0, 60));
  const said = text.trim().length > 60 ? `${text.trim().slice(0, 60)}…` : text.trim();
  if (!strong && /^[^.!;\n]*[?？]/.test(after)) return { doubt: 'asked', at: null, said: '?' };
  if (!strong && QUESTIONED.test(text)) return mentioned(said);
  if (/^\s*or not\b/i.test(text)) return { doubt: 'asked', at: null, said: 'or not' };
  if (MARK.test(first.gap)) {
    if (!first.gap.includes(',')) return null;
    if (ASKS.test(text)) return { doubt: 'asked', at: null, said: text.replace(/^[^\p{L}]+/u, '').trim() };
    if (strong) return null;
    const clause = words(text.replace(/^[^,]*,/, '').split(/[,–—(]/, 1)[0] ?? '');
    return clause.some(({ form }) => ABOUT.has(form.norm) && !COURTESY.has(form.norm)) ? mentioned(said) : null;
  }
  if (TELLING.has(first.form.norm) || LATER.has(first.form.norm) || isToldOf(all)) return mentioned(said);
  if (strong) return null;
  return FOLLOWING.has(first.form.norm) || first.form.numeric || isManner(first.form.norm) ? null : mentioned(said);
}
