import type { Mention } from './mentions';
import { AT, AT_FIRST, JOINERS, OWNS } from './phrases';
import { isArrowed, isPossessive, normAt, type Statement } from './statement';
import { EPITHETS, IDLE, JOINING, POINTERS, STOPS, TITLES } from './target-words';

/** How a merc is named as a target: right behind the name, behind a joiner, or behind a joiner that other words come before. */
export type Way = 'direct' | 'joined' | 'late';

/** So many words may describe a target that a joiner leads to: "on that old rascal Watson". */
const MOST_EPITHETS = 3;

/**
 * How words lead from word `from` to a mention, if they do: through titles, epithets and joiners, not across the end of a
 * sentence unless a joiner begins the next, and not past words that say something else ("and tell Watson").
 * @param passes words that may be passed over: those of the one who uses the ability
 */
export function wayTo(statement: Statement, from: number, to: number, passes: (at: number) => boolean): Way | null {
  let way: Way = 'direct';
  /** Something else was said, and only a joiner behind a mark leads on. */
  let astray = false;
  /** What comes now describes somebody. */
  let describes = false;
  let epithets = 0;
  for (let at = from; at <= to; at++) {
    const gap = statement.words[at]?.gap ?? '';
    const arrow = isArrowed(statement, at);
    const norm = normAt(statement, at);
    const joins = at < to && !statement.held[at] && (AT.has(norm) || (norm === 'of' && at === from));
    const parted = /[,.;:!?…()[\]–—\n]| - /.test(gap);
    if (crosses(statement, at, from) && !(at < to && AT_FIRST.has(norm)) && !arrow) return null;
    if (arrow || (/:\s*$/.test(gap.replace(/["“”'‘’*_]/g, '')) && !astray)) {
      way = astray ? 'late' : 'joined';
      astray = false;
      describes = true;
      epithets = 0;
    }
    if (at === to) break;
    if (joins) {
      const strong = AT_FIRST.has(norm);
      if (astray && !(strong && parted)) return null;
      if (!strong && way === 'direct' && at > from && /[,.;!?…–—\n]/.test(gap)) return null;
      way = astray || way === 'late' ? 'late' : 'joined';
      astray = false;
      describes = true;
      epithets = 0;
      continue;
    }
    if (passes(at)) continue;
    if (statement.held[at]) return null;
    const word = statement.words[at]?.form;
    if (word?.article || OWNS.has(norm) || POINTERS.has(norm)) describes = true;
    else if (TITLES.has(norm) || EPITHETS.has(norm) || IDLE.has(norm)) continue;
    else if (word?.numeric && way === 'direct') continue;
    else if (describes && !STOPS.has(norm) && !parted && epithets < MOST_EPITHETS) epithets++;
    else {
      astray = true;
      describes = false;
    }
  }
  if (astray) return null;
  const before = statement.words[to]?.gap ?? '';
  if (epithets > 0 && /[,.;!?]/.test(before)) return null;
  return way;
}

/** The end of a sentence or a line stands right before the word; the first may stand on the next line. */
function crosses(statement: Statement, at: number, from: number): boolean {
  const number = statement.sentenceOf[at];
  return at > 0 && at >= from && number !== statement.sentenceOf[at - 1];
}

/** The words behind a target leave it one: the end, a mark, a joiner or an idle word. "Watson is a fool" is about Watson. */
export function endsWell(statement: Statement, last: Mention): boolean {
  const next = statement.words[last.to];
  if (next === undefined || statement.sentenceOf[last.to] !== statement.sentenceOf[last.to - 1]) return true;
  if (/[,.;:!?()[\]…–—\n/|>]| - /.test(next.gap) || statement.held[last.to]) return true;
  const { norm } = next.form;
  return isPossessive(statement, last) || IDLE.has(norm) || AT.has(norm) || JOINERS.has(norm) || JOINING.has(norm);
}
