import type { Clause } from './clauses';
import { isCue } from './cues';
import { canMean, type Mention } from './mentions';
import { FILLERS } from './phrases';
import type { Reason } from './reason';
import {
  ABOUT,
  DEEDS,
  FOLLOWING,
  GIVING,
  HAILS,
  HEDGES,
  LEADING,
  MANNER,
  NO_HEAD,
  OPINIONS,
  ORDER_NOUNS,
  OTHERS,
  STATES,
  STATES_SMALL,
  TELLING,
  TELLING_AHEAD,
} from './standing-words';
import { isPossessive, type Statement, sentenceAround, withoutTail } from './statement';
import { EPITHETS, IDLE, TITLES } from './target-words';
import type { Word } from './words';

export const mentioned = (said: string): Reason => ({ doubt: 'mentioned', at: null, said });

/** A mark that ends what the words before it bear on. */
export const MARK = /[,:;–—…()[\]|/]|\.\.|(?:^|\s)-+>?(?:\s|$)|[>→»➡=]/;

/** What comes is an example, an assumption or a subject: "e.g. **Ram**", "as for **Ram**, …". */
export const EXAMPLE =
  /(?:^|[^\p{L}])(?:e\.?g|i\.e|as for|such as|say (?:we|i)(?: use)?|let['’]?s say|let us say)[.,:]?\s*$/iu;

/** Other words of the clause's own bold sentence, right before and right behind it. */
export function withinBold(clause: Clause): Reason | null {
  const { statement, name } = clause;
  const sentence = sentenceAround(statement, name.from);
  const own = [name, clause.user, ...clause.targets].filter(
    (part) => part !== null && (!('statement' in part) || part.statement === statement),
  );
  const inSentence = own.filter((part) => part !== null && part.from >= sentence.from && part.to <= sentence.to);
  const head = Math.min(...inSentence.map((part) => part?.from ?? name.from));
  const tail = Math.max(...inSentence.map((part) => part?.to ?? name.to));
  return saidAhead(statement, sentence.from, head, clause) ?? saidBehind(statement, tail, sentence.to, clause);
}

function saidAhead(statement: Statement, begin: number, head: number, clause: Clause): Reason | null {
  let from = begin;
  for (let at = head; at > begin; at--) {
    if (!MARK.test(statement.words[at]?.gap ?? '')) continue;
    from = at;
    break;
  }
  if (from > begin && isTalkHead(statement, begin, from, clause)) return mentioned(wordsOf(statement, begin, from));
  const said = wordsOf(statement, from, head);
  if (head > from && EXAMPLE.test(said)) return mentioned(said);
  if (isToldOf(statement, from, head, clause)) return mentioned(said);
  for (let at = from; at < head; at++) {
    const word = statement.words[at];
    if (word === undefined || statement.held[at] || isIdle(word) || DEEDS.has(word.form.norm)) continue;
    // "Bai Suzhen lends a borrowed umbrella", "Robin, for Sherwood: …": the one who uses it does something.
    if (clause.user !== null && clause.user.statement === statement && at > clause.user.from) continue;
    // "Ironclad takes a deep breath and finds his Second Wind".
    if (
      isCue(word.form.norm) ||
      statement.mentions.some((mention) => mention.to <= at && mention.from >= from && mayUse(clause, mention))
    ) {
      continue;
    }
    // "Princess’s fan": a word of everyday life that is the user's name as well.
    if (statement.weak.some((mention) => mention.from <= at && at < mention.to && mayUse(clause, mention))) continue;
    return mentioned(said);
  }
  return null;
}

/** "Their Ram", "we had Ram", "the use of Ram", "to use Ram": nobody is named who uses it, and it is told of. */
function isToldOf(statement: Statement, from: number, head: number, clause: Clause): boolean {
  if (clause.user !== null) return false;
  const norms: string[] = [];
  for (let at = from; at < head; at++) {
    if (statement.held[at]) return false;
    norms.push(statement.words[at]?.form.norm ?? '');
  }
  if (norms.length === 0) return false;
  if (norms[0] === 'to' || (norms.at(-1) === 'of' && norms.includes('use'))) return true;
  if (norms.some((norm) => ORDER_NOUNS.has(norm) && !TELLING_AHEAD.has(norm))) return false;
  // "He waits and hopes": the name itself is what he does.
  const isDone = statement.words[head]?.form.norm !== clause.name.name.words[0]?.form.norm;
  return norms.some(
    (norm) => TELLING_AHEAD.has(norm) && !(isDone && (norm === 'he' || norm === 'she' || norm === 'it')),
  );
}

const ADORNING = new Set('as with by at in on from out to under like even without for'.split(' '));

/** Words before a mark that announce no order: "My favourite:", "Rejected:", "In theory, …". */
function isTalkHead(statement: Statement, begin: number, to: number, clause: Clause): boolean {
  const gap = statement.words[to]?.gap ?? '';
  const colon = /:\s*["“'‘]?\s*$/.test(gap);
  // "As if by magic, …", "with a grin: …" tell how it is done.
  const adorns = ADORNING.has(statement.words[begin]?.form.norm ?? '');
  for (let at = begin; at < to; at++) {
    const word = statement.words[at];
    if (word === undefined || statement.held[at]) continue;
    const { norm } = word.form;
    if (colon && NO_HEAD.has(norm)) return true;
    if (isIdle(word) || HAILS.has(norm) || isCue(norm)) continue;
    if (isEnumerator(statement, at) || word.end - word.start < 2) continue;
    if (statement.mentions.some((mention) => mention.from >= begin && mention.to <= to && mayUse(clause, mention)))
      continue;
    if ((!adorns && (colon || clause.targets.length === 0)) || ABOUT.has(norm) || HEDGES.has(norm)) return true;
  }
  return false;
}

function saidBehind(statement: Statement, tail: number, end: number, clause: Clause): Reason | null {
  const next = statement.words[tail];
  if (next === undefined || tail >= end || statement.held[tail]) return null;
  const gap = clause.name.to === tail ? withoutTail(next.gap, clause.name.name) : next.gap;
  if (/>/.test(gap) && clause.targets.length === 0 && !isEnumerator(statement, tail)) return mentioned(gap.trim());
  const rest = statement.words.slice(tail, end);
  if (!/[!?.]/.test(gap) && saysState(rest, gap)) return mentioned(wordsOf(statement, tail, end));
  if (MARK.test(gap) || /[!?.]/.test(gap)) return null;
  if (isEnumerator(statement, tail)) return null;
  const last = clause.targets.find(({ statement: other, to }) => other === statement && to === tail)?.mention;
  if (last && isPossessive(statement, last)) return null;
  const { norm } = next.form;
  const about = TELLING.has(norm) || OTHERS.has(norm);
  if (!about && (FOLLOWING.has(norm) || isIdle(next) || isManner(norm))) return null;
  // A target says what is meant: "Ram Holmes hard", but not "Ram Holmes failed".
  if (!about && clause.targets.length > 0 && (HAILS.has(norm) || MANNER.has(norm))) return null;
  return mentioned(wordsOf(statement, tail, Math.min(end, tail + 6)));
}

/** "(on recharge)", ": broken", "- worst idea ever", "8/10": it says how the ability stands, or what it is like. */
export function saysState(rest: readonly Word[], gap: string): boolean {
  if (rest.length === 0 || rest.length > 8) return false;
  const norms = rest.map(({ form }) => form.norm);
  const known = rest.every(({ form }) => STATES.has(form.norm) || STATES_SMALL.has(form.norm) || form.numeric);
  if (known && (norms.some((norm) => STATES.has(norm)) || norms.includes('week') || norms.includes('weeks')))
    return /[(:=,[–—]|-\s/.test(gap) || norms.some((norm) => STATES.has(norm) && norm !== 'everything');
  if (norms.length === 2 && rest.every(({ form }) => form.numeric) && rest[1]?.gap === '/') return true;
  if (norms.length < 4 && norms[0] === 'not' && norms[1] === 'sure') return true;
  return /[:=(–—]|-\s/.test(gap) && norms.some((norm) => OPINIONS.has(norm)) && !norms.some((norm) => WISHES.has(norm));
}
const WISHES = new Set('luck regards wishes of win wins hope may'.split(' '));

/** "gladly", but not "eventually". */
export const isManner = (norm: string): boolean => norm.endsWith('ly') && !HEDGES.has(norm);

/** "A) Ram  B) Flood": a letter or number that counts the next order. */
function isEnumerator({ words: all }: Statement, at: number): boolean {
  const [word, next] = [all[at], all[at + 1]];
  return (
    word !== undefined &&
    word.end - word.start < 3 &&
    /^[).]/.test(next?.gap ?? '') &&
    (word.form.numeric || word.end - word.start === 1)
  );
}

const mayUse = ({ uses }: Clause, mention: Mention): boolean => uses.some((use) => canMean(mention, use.merc));

const isIdle = (word: Word): boolean => FILLERS.has(word.form.norm) || isLeading(word);

export const isLeading = ({ form }: Word): boolean =>
  form.article ||
  form.numeric ||
  GIVING.has(form.norm) ||
  LEADING.has(form.norm) ||
  IDLE.has(form.norm) ||
  TITLES.has(form.norm) ||
  EPITHETS.has(form.norm);

const wordsOf = ({ words: all, bold }: Statement, from: number, to: number): string =>
  bold.text.slice(all[from]?.start ?? 0, all[to - 1]?.end ?? 0);
