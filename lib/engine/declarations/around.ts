import type { Piece } from './markup/pieces';

/** How much of the text around a bold text is looked at, in characters, and in pieces. */
export const CONTEXT = 200;

/**
 * The text around the bold texts of one post. It is put together once, so that what stands before and behind each bold
 * text is a cut out of it: a post of hundreds of bold texts costs no more to look around in than one of a few.
 */
export class Around {
  /** What is seen of the post, without what is struck out. */
  private readonly text: string;
  /** Where each piece begins in it; one more for its end. */
  private readonly starts: number[] = [];
  /** For each piece, the first and the last of those that stand in one block with it, nothing hidden between. */
  private readonly firsts: number[] = [];
  private readonly lasts: number[] = [];
  /** For each piece, the next one from it on that is bold and says something. */
  private readonly bolds: number[] = [];

  constructor(all: readonly Piece[]) {
    const texts: string[] = [];
    let length = 0;
    for (const [at, piece] of all.entries()) {
      const before = all[at - 1];
      const goesOn = before !== undefined && !before.hidden && !piece.hidden && before.block === piece.block;
      this.starts.push(length);
      this.firsts.push(goesOn ? (this.firsts[at - 1] ?? at) : at);
      if (piece.struck || piece.hidden) continue;
      texts.push(piece.text);
      length += piece.text.length;
    }
    this.starts.push(length);
    this.text = texts.join('');
    for (let at = all.length - 1; at >= 0; at--) {
      const piece = all[at];
      this.lasts[at] = this.firsts[at + 1] === this.firsts[at] ? (this.lasts[at + 1] ?? at) : at;
      this.bolds[at] = piece?.bold && piece.text.trim() !== '' ? at : (this.bolds[at + 1] ?? all.length);
    }
  }

  /** The last characters before piece `first` in its block. */
  before(first: number): string {
    const from = Math.max(this.firsts[first] ?? first, first - CONTEXT + 1);
    const end = this.starts[first] ?? 0;
    return this.text.slice(Math.max(this.starts[from] ?? 0, end - CONTEXT), end);
  }

  /** The first characters behind piece `last` in its block. @param plain up to the next bold text */
  after(last: number, plain: boolean): string {
    let to = Math.min(this.lasts[last] ?? last, last + CONTEXT - 1);
    if (plain) to = Math.min(to, (this.bolds[last + 1] ?? to + 1) - 1);
    const start = this.starts[last + 1] ?? 0;
    return this.text.slice(start, Math.min(this.starts[to + 1] ?? start, start + CONTEXT));
  }
}
