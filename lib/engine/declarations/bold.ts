import type { Span } from '../rules/kernel/ruling';
import { Around, CONTEXT } from './around';
import { type Piece, pieces, type Suspect } from './markup/pieces';

const SEAM = /^\p{Ll}\p{Lu}$/u;
const NONE: readonly number[] = [];

/**
 * One bold text of a post: what stands in bold without a gap, in one block, outside quotes, code and signature.
 * Runs that touch are one (`<b>Ride <i>Down</i></b>`); text of two paragraphs or list items is two.
 */
export class BoldText {
  /** What it says, without markup and without white space at its ends. */
  readonly text: string;
  /** Where it stands in the raw post, the tags around it left out. */
  readonly span: Span;
  /** All of it is struck out. What is struck out in the midst of it is left out of the text. */
  readonly struck: boolean;
  /** What markup leaves open: whether it is the poster's statement at all. */
  readonly suspect: Suspect | null;
  /** Which row or line of blocks it begins in: the cells of a table's row have one number. */
  readonly row: number;
  /** Places in `text` where a tag stands between a small letter and a capital: most likely two words. */
  readonly seams: readonly number[];
  /** The places in `text` at which its pieces begin; the first may be below zero, for what was trimmed. */
  private readonly starts: readonly number[];
  /** What was looked up around it, which is asked for again and again. */
  private ahead: string | null = null;
  private line: string | null = null;
  private behind: string | null = null;
  private behindPlain: string | null = null;

  constructor(
    private readonly all: readonly Piece[],
    private readonly around: Around,
    private readonly first: number,
    private readonly last: number,
  ) {
    let whole = '';
    let struck = true;
    let suspect: Suspect | null = null;
    for (let at = first; at <= last; at++) {
      const piece = all[at];
      struck &&= piece?.struck === true || piece?.text.trim() === '';
      suspect ??= piece?.suspect ?? null;
    }
    const starts: number[] = [];
    for (let at = first; at <= last; at++) {
      const piece = all[at];
      starts.push(whole.length);
      if (struck || piece?.struck !== true) whole += piece?.text ?? '';
    }
    this.suspect = suspect;
    this.row = all[first]?.row ?? 0;
    const trimmed = whole.trimStart();
    const cut = whole.length - trimmed.length;
    this.starts = cut === 0 ? starts : starts.map((start) => start - cut);
    this.text = trimmed.trimEnd();
    this.seams =
      starts.length < 2 ? NONE : this.starts.filter((start) => SEAM.test(this.text.slice(start - 1, start + 1)));
    this.struck = struck;
    this.span = this.rawSpan(0, this.text.length);
  }

  /** Where characters `from` to `to` of the text stand in the raw post. */
  rawSpan(from: number, to: number): Span {
    return { start: this.raw(from, false), end: to > from ? this.raw(to - 1, true) : this.raw(from, false) };
  }

  private raw(at: number, end: boolean): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const piece = this.all[this.first + low];
    if (piece === undefined) return 0;
    const inside = at - (this.starts[low] ?? 0);
    const literal = piece.end - piece.start === piece.text.length;
    if (end) return literal ? piece.start + inside + 1 : piece.end;
    return literal ? piece.start + inside : piece.start;
  }

  /** What stands before it in its block, bold or not: the last characters of it. */
  before(): string {
    this.ahead ??= this.around.before(this.first);
    return this.ahead;
  }

  /** The same, of its own line alone. */
  lineBefore(): string {
    this.line ??= this.before().slice(this.before().lastIndexOf('\n') + 1);
    return this.line;
  }

  /** What stands after it in its block, bold or not: the first characters of it. @param plain up to the next bold text */
  after(plain = false): string {
    if (plain) this.behindPlain ??= this.around.after(this.last, true);
    else this.behind ??= this.around.after(this.last, false);
    return (plain ? this.behindPlain : this.behind) ?? '';
  }

  /** The plain text between it and the next bold text of its block; null if that stands in another block, or far off. */
  gapTo(next: BoldText): string | null {
    let text = '';
    for (let at = this.last + 1; at < next.first; at++) {
      const piece = this.neighbour(at);
      if (piece === undefined || at > this.last + CONTEXT || text.length > CONTEXT) return null;
      text += piece.text;
    }
    return next.all === this.all && this.neighbour(next.first) !== undefined ? text : null;
  }

  /** The two as one, with what stands between them. */
  with(next: BoldText): BoldText {
    return new BoldText(this.all, this.around, this.first, next.last);
  }

  private neighbour(at: number): Piece | undefined {
    const piece = this.all[at];
    return piece === undefined || piece.hidden || piece.block !== this.all[this.first]?.block ? undefined : piece;
  }
}

/**
 * The bold texts of a post, in order: HTML, BBCode and Markdown, mixed as they may be; never those within quotes, code
 * or a signature. Total, and linear in the length of the post. Spans are UTF-16 offsets into `raw`. Tags nested deeper
 * than 100 are passed over; posts above 200,000 characters are refused before they come here.
 */
export function boldTexts(raw: string): readonly BoldText[] {
  const all = pieces(raw);
  const around = new Around(all);
  const found: BoldText[] = [];
  let first = -1;
  let last = -1;
  let hasText = false;
  const close = () => {
    if (hasText) found.push(new BoldText(all, around, first, last));
    first = -1;
    hasText = false;
  };
  for (let at = 0; at < all.length; at++) {
    const piece = all[at];
    if (piece === undefined || piece.text === '') continue;
    if (!piece.bold || piece.hidden) {
      close();
      continue;
    }
    if (first >= 0 && all[first]?.block !== piece.block) close();
    if (first < 0) first = at;
    last = at;
    hasText ||= piece.text.trim() !== '';
  }
  close();
  return found;
}
