import type { Delimiter, Dialect, MarkupEvent, OpenEvent } from './events';
import { lex } from './lex';
import { endsAlike, endsBefore, isFormatting } from './tags';

/** A stretch of a post's text that is all alike. */
export interface Piece {
  /** As it is seen; empty where a mark was taken out. */
  text: string;
  /** How it is written: `raw[start..end)`. As long as the text, unless it is an entity or a tag. */
  readonly start: number;
  end: number;
  bold: boolean;
  struck: boolean;
  /** Quoted, code or signature: not the poster's statement. */
  hidden: boolean;
  /** Counts the blocks and paragraphs: text of two blocks never makes one bold text. */
  readonly block: number;
  /** The same, but that the cells of a table's row are one. */
  readonly row: number;
  /** Why it may not be the poster's statement, which markup alone does not settle. */
  suspect: Suspect | null;
}

/**
 * `quote`: the quote that it may be in is misspelt, or has one end alone. `signature`: it stands below a line of dashes.
 * `unclosed`: its bold is never closed, which most programs do not show as bold. `title`: a heading, bold by itself.
 */
export type Suspect = 'quote' | 'signature' | 'unclosed' | 'title';

/** Tags nested deeper than this are passed over as if they were not there; no post of a person comes near it. */
export const MAX_NESTING = 100;

type CloseEvent = Extract<MarkupEvent, { type: 'close' }>;

interface Open {
  readonly dialect: Dialect;
  readonly name: string;
  readonly effect: OpenEvent['effect'];
  /** The piece at which it was opened. */
  readonly from: number;
  /** It is misspelt at either end. */
  unsure: boolean;
}

/** The text of a post in pieces, marks of HTML, BBCode and Markdown taken out. Total, linear, never recursive. */
export function pieces(raw: string): readonly Piece[] {
  const reader = new PieceReader();
  reader.read(lex(raw));
  return reader.pieces;
}

class PieceReader {
  readonly pieces: Piece[] = [];
  private readonly open: Open[] = [];
  /** HTML elements that were opened beyond the cap and whose ends must not close others. */
  private beyondCap = 0;
  private bold = false;
  /** It is bold because it is a title. */
  private title = false;
  private struck = false;
  private hiddenByTag = false;
  private hiddenByLine = false;
  private signature = false;
  /** From here on it may be a signature. */
  private dashesAt = -1;
  private block = 0;
  private row = 0;
  /** The innermost tag that hid a piece, of those that one did. */
  private readonly hiders: (Open | undefined)[] = [];
  /** Where Markdown makes text bold or struck: what begins at a piece (above zero) and ends before it (below). */
  private readonly boldEdges: number[] = [];
  private readonly struckEdges: number[] = [];
  /** Markdown marks of this paragraph that wait for a partner, and the place of their text among the pieces. */
  private waiting: { readonly mark: Delimiter; readonly piece: number }[] = [];

  read(events: readonly MarkupEvent[]): void {
    const partners = codePartners(events);
    let code = -1;
    for (let at = 0; at < events.length; at++) {
      const event = events[at];
      if (event === undefined) break;
      const inCode = at < code;
      switch (event.type) {
        case 'text':
          this.add(event.text, event.start, event.end, inCode || event.code);
          break;
        case 'open':
          if (!inCode || event.dialect === 'html') this.opens(event);
          break;
        case 'close':
          if (!inCode || event.dialect === 'html') this.closes(event);
          break;
        case 'ticks': {
          if (at <= code) break;
          const partner = partners.get(at);
          if (partner !== undefined) code = partner;
          else this.add(event.text, event.start, event.end, false);
          break;
        }
        case 'delimiter':
          if (!inCode) this.delimiter(event);
          break;
        case 'quoted lines':
          this.endBlock();
          this.hiddenByLine = event.quoted;
          break;
        case 'break':
          this.endBlock(event.cell);
          break;
        case 'signature':
          this.endBlock();
          if (event.sure) this.signature = true;
          else this.dashesAt = this.pieces.length;
          break;
      }
    }
    this.endBlock();
    this.applyEdges();
    this.settle();
  }

  /** What the end of the post tells of what came before: tags that were never closed, a signature's dashes. */
  private settle(): void {
    for (const tag of this.open) this.forget(tag);
    for (let at = 0; at < this.hiders.length; at++) {
      const piece = this.pieces[at];
      if (piece === undefined || this.hiders[at]?.unsure !== true) continue;
      piece.hidden = false;
      piece.suspect = 'quote';
    }
    if (this.dashesAt >= 0) this.suspect(this.dashesAt, this.pieces.length, 'signature');
  }

  private suspect(from: number, to: number, why: Suspect): void {
    for (let at = from; at < to; at++) {
      const piece = this.pieces[at];
      if (piece !== undefined && !piece.hidden) piece.suspect ??= why;
    }
  }

  /** A tag of BBCode that ends without its end tag. */
  private forget(tag: Open): void {
    if (tag.dialect !== 'bbcode') return;
    if (tag.effect.hides === 'quote') tag.unsure = true;
    else if (tag.effect.bold) this.suspect(tag.from, this.pieces.length, 'unclosed');
  }

  private add(text: string, start: number, end: number, code: boolean): void {
    const hidden = code || this.hiddenByTag || this.hiddenByLine || this.signature;
    const { bold, struck, block, row } = this;
    if (this.hiddenByTag && !code && !this.hiddenByLine && !this.signature) {
      this.hiders[this.pieces.length] = this.open.findLast((tag) => tag.effect.hides !== undefined);
    }
    this.pieces.push({ text, start, end, bold, struck, hidden, block, row, suspect: this.title ? 'title' : null });
  }

  private endBlock(cell = false): void {
    this.block++;
    if (!cell) this.row++;
    this.pairLoosely();
    this.waiting = [];
  }

  private opens({ dialect, name, effect, misspelt = false }: OpenEvent): void {
    if (effect.block) {
      this.endBlock(effect.cell);
      if (dialect === 'html') this.closeImplied(name, effect);
    }
    if (this.beyondCap > 0 || this.open.length >= MAX_NESTING) {
      if (dialect === 'html') this.beyondCap++;
      return;
    }
    this.open.push({ dialect, name, effect, from: this.pieces.length, unsure: misspelt });
    if (effect.bold !== undefined) {
      this.bold = effect.bold;
      this.title = effect.title === true;
    }
    if (effect.struck) this.struck = true;
    if (effect.hides !== undefined) this.hiddenByTag = true;
  }

  /** A paragraph ends where the next block begins, an item or a heading where the next one does, and a cell with its row. */
  private closeImplied(name: string, effect: OpenEvent['effect']): void {
    const last = this.open.findLastIndex((tag) => tag.dialect === 'html' && tag.effect.block === true);
    const inner = this.open[last];
    if (inner === undefined) return;
    const ends = inner.effect.cell ? effect.cell || name === 'tr' : endsBefore(inner.name, name);
    if (inner.name !== 'p' && !ends) return;
    this.remove(last, true);
    // The cell or the paragraph was the last of what ends here.
    this.closeImplied(name, effect);
  }

  private closes({ dialect, name, block, misspelt = false }: CloseEvent): void {
    if (this.beyondCap > 0 && dialect === 'html') {
      this.beyondCap--;
      return;
    }
    const at = this.findOpen(dialect, name, block);
    if (at >= 0) this.remove(at, block, misspelt);
    // The end of a quote that never began: where it did is not to be known.
    else if (dialect === 'bbcode' && name === 'quote') this.suspect(0, this.pieces.length, 'quote');
    if (block) this.endBlock(name === 'td' || name === 'th');
  }

  /**
   * The tag that an end tag ends. In HTML that of bold may lie outside a block, but never outside a cell; in BBCode the
   * end of bold in a quote is no end of the bold around the quote.
   */
  private findOpen(dialect: Dialect, name: string, block: boolean): number {
    let otherBold = -1;
    for (let at = this.open.length - 1; at >= 0; at--) {
      const tag = this.open[at];
      if (tag === undefined) break;
      if (tag.dialect === dialect && (dialect === 'html' ? endsAlike(tag.name, name) : tag.name === name)) return at;
      if (block) continue;
      const passes =
        dialect === 'html' && isFormatting(name) ? tag.effect.cell !== true : tag.effect.hides === undefined;
      if (!passes) break;
      if (tag.effect.bold && tag.dialect !== dialect && otherBold < 0) otherBold = at;
    }
    // [b] ended by </b>: a slip that is plain enough.
    return name === 'b' || name === 'strong' ? otherBold : -1;
  }

  /**
   * Ends the tag. The end of a block also ends what was left open in it, but not a block of the other dialect, nor HTML's
   * formatting, which goes on behind it (the standard's reconstruction of the active formatting elements); a cell ends that too.
   */
  private remove(at: number, block: boolean, misspelt = false): void {
    const ended = this.open[at];
    if (ended !== undefined && misspelt) ended.unsure = true;
    const kept = this.open.slice(at + 1).filter((tag) => {
      if (!block) return true;
      const stays = ended?.dialect === 'html' && tag.dialect === 'html' && isFormatting(tag.name) && !ended.effect.cell;
      if (stays || (tag.effect.block === true && tag.dialect !== ended?.dialect)) return true;
      this.forget(tag);
      return false;
    });
    this.open.length = at;
    this.open.push(...kept);
    const bold = this.open.findLast((tag) => tag.effect.bold !== undefined)?.effect;
    this.bold = bold?.bold ?? false;
    this.title = this.bold && bold?.title === true;
    this.struck = this.open.some((tag) => tag.effect.struck);
    this.hiddenByTag = this.open.some((tag) => tag.effect.hides !== undefined);
  }

  private delimiter(mark: Delimiter): void {
    if (mark.closes && this.closeDelimiter(mark)) return;
    this.waiting.push({ mark, piece: this.pieces.length });
    // Shown as it is typed, until its partner is found.
    this.add(mark.text, mark.start, mark.end, false);
  }

  private closeDelimiter(mark: Delimiter): boolean {
    for (let at = this.waiting.length - 1; at >= Math.max(0, this.waiting.length - MAX_NESTING); at--) {
      const opener = this.waiting[at];
      if (opener === undefined || !opener.mark.opens || opener.mark.text !== mark.text) continue;
      this.pair(opener, this.pieces.length);
      this.waiting.splice(at, 1);
      return true;
    }
    return false;
  }

  private pair(opener: { readonly mark: Delimiter; readonly piece: number }, to: number): void {
    const { text } = opener.mark;
    const edges = text === '~~' ? this.struckEdges : text.length > 1 ? this.boldEdges : null;
    if (edges !== null) {
      edges[opener.piece] = (edges[opener.piece] ?? 0) + 1;
      edges[to] = (edges[to] ?? 0) - 1;
    }
    this.blank(opener.piece);
  }

  private applyEdges(): void {
    if (this.boldEdges.length === 0 && this.struckEdges.length === 0) return;
    let bold = 0;
    let struck = 0;
    for (const [at, piece] of this.pieces.entries()) {
      bold += this.boldEdges[at] ?? 0;
      struck += this.struckEdges[at] ?? 0;
      if (bold > 0) piece.bold = true;
      if (struck > 0) piece.struck = true;
    }
  }

  /** `** Name **`, alone in its paragraph, is meant as bold though Markdown wants no space there. */
  private pairLoosely(): void {
    const [first, second, third] = this.waiting.filter(({ mark }) => mark.text === '**');
    if (first === undefined || second === undefined || third !== undefined) return;
    this.pair(first, second.piece);
    this.blank(second.piece);
  }

  /** Takes a mark that found its partner out of the text. */
  private blank(at: number): void {
    const piece = this.pieces[at];
    if (piece === undefined) return;
    piece.text = '';
    piece.end = piece.start;
  }
}

/** For each run of backticks that begins code, the event that ends it. */
function codePartners(events: readonly MarkupEvent[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  let next = new Map<string, number>();
  let nextFence: number | undefined;
  const candidates: { at: number; inline: number | undefined; fence: number | undefined }[] = [];
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    if (event?.type === 'break' || event?.type === 'quoted lines') next = new Map();
    if (event?.type !== 'ticks') continue;
    candidates.push({
      at,
      inline: next.get(event.text),
      fence: event.fence ? (nextFence ?? events.length) : undefined,
    });
    next.set(event.text, at);
    if (event.fence) nextFence = at;
  }
  for (const { at, inline, fence } of candidates) {
    const partner = fence ?? inline;
    if (partner !== undefined) partners.set(at, partner);
  }
  return partners;
}
