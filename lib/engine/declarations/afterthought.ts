import { EDITED, HARMLESS, HINT, OF_ALL, TAKING_BACK } from './afterthought-words';
import type { Clause } from './clauses';
import { type Piece, pieces } from './markup/pieces';
import type { Reason } from './reason';
import { type Word, words } from './words';

/** Words of a post that take back what was ordered before them. */
interface Afterthought {
  /** Where they begin in the raw post. */
  readonly at: number;
  /** They speak of all orders before them, not of the last alone. */
  readonly all: boolean;
  readonly said: string;
}

/**
 * Gives the orders that a later sentence of their post takes back ("Scratch that", "wrong topic, sorry", "EDIT: on
 * Adler") that as their reason: the last order before it with all others of its bold text, or all before it. A sentence
 * in their own bold text takes back the last order alone, unless it says more.
 */
export function takeBackAfterwards(orders: readonly Clause[], raw: string): void {
  if (orders.length === 0 || !HINT.test(raw)) return;
  const places = orders.map(placeOf);
  for (const { at, all, said } of afterthoughts(raw, Math.min(...places), Math.max(...places))) {
    const before = orders.filter((_, k) => (places[k] ?? 0) < at);
    const last = before.at(-1);
    if (last === undefined) continue;
    const { start, end } = last.statement.span;
    const isWithin = start <= at && at < end;
    const reason: Reason = { doubt: 'retraction', at: null, said };
    for (const order of before) {
      const isMeant = all || order === last || (!isWithin && order.statement === last.statement);
      if (isMeant) order.reason ??= reason;
    }
  }
}

function placeOf({ statement, name }: Clause): number {
  const { start = 0, end = 0 } = statement.words[name.from] ?? {};
  return statement.bold.rawSpan(start, end).start;
}

/** All that takes back, behind the first order; a line that begins with "EDIT:" only behind the last one. */
function afterthoughts(raw: string, first: number, last: number): readonly Afterthought[] {
  const found: Afterthought[] = [];
  for (const line of linesOf(raw)) {
    if (line.rawAt(line.text.length) < first) continue;
    const edited = EDITED.exec(line.text);
    if (edited !== null && !HARMLESS.test(line.text) && line.rawAt(0) > last)
      found.push({ at: line.rawAt(0), all: false, said: edited[0].trim().replace(/^[>*_(]+/, '') });
    if (!HINT.test(line.text)) continue;
    for (const { word, said } of takingBack(line.text)) {
      const at = line.rawAt(word.start);
      if (at > first) found.push({ at, all: OF_ALL.test(said.toLowerCase()), said });
    }
  }
  return found;
}

/** So many words are looked at from a mark on. */
const REACH = 14;
const SENTENCE_END = /[.!?;…\n。！？]/;
const MARK = /[,:;.!?–—…()[\]|/\n→>]|\s-+\s/;

/** The places in a line from which its words take back. */
function* takingBack(text: string): Generator<{ readonly word: Word; readonly said: string }> {
  const all = words(text);
  for (let from = 0; from < all.length; from++) {
    const word = all[from];
    if (word === undefined || (from > 0 && !MARK.test(word.gap))) continue;
    let to = from;
    let written = '';
    for (; to < all.length && to < from + REACH; to++) {
      const next = all[to];
      if (next === undefined) break;
      if (to > from && MARK.test(next.gap)) {
        // "Actually. No." is no hesitation, but "No... wait" is one.
        if (SENTENCE_END.test(next.gap) && !/^(?:\.{2,}|…)\s*$/.test(next.gap)) break;
        written += ' |';
      }
      written += (to > from ? ' ' : '') + next.form.norm;
    }
    // Cut off in the midst of a sentence: whatever follows, the words looked at do not end there.
    const isCut = to === from + REACH && to < all.length && !MARK.test(all[to]?.gap ?? '');
    if (TAKING_BACK.test(isCut ? `${written} …` : written)) {
      yield { word, said: text.slice(word.start, all[to - 1]?.end) };
      from = to - 1;
    }
  }
}

interface Line {
  readonly text: string;
  /** Where a character of it stands in the raw post. */
  rawAt(at: number): number;
}

/** The seen lines of a post, without what is struck out or hidden. */
function linesOf(raw: string): readonly Line[] {
  const lines: Line[] = [];
  let parts: { readonly piece: Piece; readonly from: number }[] = [];
  let text = '';
  let block = -1;
  const end = () => {
    const [mine, whole] = [parts, text];
    if (mine.length > 0) {
      lines.push({
        text: whole,
        rawAt: (at) => {
          const part = mine.findLast(({ from }) => from <= at) ?? mine[0];
          if (part === undefined) return 0;
          const { piece, from } = part;
          const isLiteral = piece.end - piece.start === piece.text.length;
          return isLiteral ? piece.start + Math.max(0, at - from) : piece.start;
        },
      });
    }
    parts = [];
    text = '';
  };
  for (const piece of pieces(raw)) {
    if (piece.hidden || piece.struck) continue;
    if (piece.block !== block || text.endsWith('\n')) end();
    block = piece.block;
    parts.push({ piece, from: text.length });
    text += piece.text;
  }
  end();
  return lines;
}
