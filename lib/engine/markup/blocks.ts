import { type Piece, pieces } from '../declarations/markup/pieces';
import { bbcodeEffect, htmlEffect, NO_ATTRIBUTES } from '../declarations/markup/tags';
import { type Token, tokensOf } from './gap';

/** How a stretch of text looks. */
export interface Look {
  /** Just what the reader of declarations took as bold; text in quotes, code and signatures never is. */
  readonly bold: boolean;
  readonly struck: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  /** Code within a sentence, or of a block of it. */
  readonly code: boolean;
  /** Where it leads, if it is a link that may be followed. */
  readonly href: string | null;
}
export interface Run extends Look {
  readonly text: string;
  /** How it is written: `raw[start..end)`. */
  readonly start: number;
  readonly end: number;
}
export interface Block {
  readonly kind: 'said' | 'quote' | 'code' | 'signature';
  /** An item of a list, or no item. */
  readonly item: 'ul' | 'ol' | null;
  readonly runs: Run[];
}

/** Elements whose text is never shown. */
const UNSEEN = new Set('script style template noscript iframe noembed noframes svg math title textarea xmp'.split(' '));
const INLINE_CODE = new Set('code kbd samp tt icode inlinecode noparse nobbc plain'.split(' '));
const BLOCK_CODE = new Set('pre php html'.split(' '));

/** A post as blocks of text that look alike. Total and linear in its length. */
export function blocksOf(raw: string): readonly Block[] {
  const builder = new BlockBuilder(raw);
  for (const piece of pieces(raw)) builder.add(piece);
  return builder.blocks;
}

class BlockBuilder {
  readonly blocks: Block[] = [];
  /** Up to where the raw post has been read, and the reader's number of the block there. */
  private end = 0;
  private number = -1;
  private last: { readonly number: number; readonly block: Block } | null = null;
  private unseen: string | null = null;
  private code: { readonly name: string; readonly block: boolean } | null = null;
  private signature = false;
  private italics = 0;
  private underlines = 0;
  private href: string | null = null;
  private linkIsText = false;
  private readonly lists: ('ul' | 'ol')[] = [];
  private inItem = false;
  /** Markdown's italic marks that are open in this paragraph. */
  private readonly marks = new Set<string>();

  constructor(private readonly raw: string) {}

  add(piece: Piece): void {
    if (piece.block !== this.number) this.marks.clear();
    this.number = piece.block;
    if (piece.start > this.end) this.gap(this.raw.slice(this.end, piece.start), piece);
    this.end = Math.max(this.end, piece.end);
    if (piece.text === '') return;
    if (!piece.hidden) {
      // The reader says that this is said: whatever hid text has ended.
      this.unseen = null;
      this.code = null;
      this.signature = false;
    } else if (piece.text.startsWith('-- ') && this.code === null) this.signature = true;
    if (this.unseen === null) this.show(piece, piece.text);
  }

  private show(piece: Piece, text: string): void {
    const kind = this.kindOf(piece);
    if (this.last === null || this.last.number !== piece.block || this.last.block.kind !== kind) {
      const item = this.inItem && kind === 'said' ? (this.lists.at(-1) ?? 'ul') : null;
      this.last = { number: piece.block, block: { kind, item, runs: [] } };
      this.blocks.push(this.last.block);
    }
    const said = kind === 'said';
    this.last.block.runs.push({
      text,
      start: piece.start,
      end: piece.end,
      bold: piece.bold && !piece.hidden,
      struck: piece.struck,
      italic: said && (this.italics > 0 || this.marks.size > 0),
      underlined: said && this.underlines > 0,
      code: piece.hidden && this.code !== null,
      href: this.linkIsText ? safeLink(text) : this.href,
    });
  }

  private kindOf(piece: Piece): Block['kind'] {
    if (!piece.hidden) return 'said';
    if (this.signature) return 'signature';
    if (this.code === null) return 'quote';
    // Inline code stands within the sentence that holds it.
    return this.code.block ? 'code' : 'said';
  }

  private gap(gap: string, next: Piece): void {
    for (const token of tokensOf(gap)) {
      if (token.type === 'run') this.run(token.text, next);
      else {
        if (isBlock(token.name)) this.marks.clear();
        if (token.type === 'open') this.opens(token);
        else this.closes(token.name);
      }
    }
  }

  private opens({ name, href, signature }: Extract<Token, { type: 'open' }>): void {
    if (this.unseen !== null || this.code !== null) return;
    if (signature) this.signature = true;
    if (UNSEEN.has(name)) this.unseen = name;
    else if (INLINE_CODE.has(name)) this.code = { name, block: false };
    else if (BLOCK_CODE.has(name)) this.code = { name, block: true };
    else if (name === 'i' || name === 'em') this.italics += 1;
    else if (name === 'u') this.underlines += 1;
    else if (name === 'a') {
      this.href = safeLink(href);
      this.linkIsText = href === null;
    } else if (name === 'ul' || name === 'ol') this.lists.push(name);
    else if (name === 'li') this.inItem = true;
  }

  private closes(name: string): void {
    if (this.unseen !== null) {
      if (name === this.unseen) this.unseen = null;
    } else if (this.code !== null) {
      if (name === this.code.name) this.code = null;
    } else if (name === 'i' || name === 'em') this.italics = Math.max(0, this.italics - 1);
    else if (name === 'u') this.underlines = Math.max(0, this.underlines - 1);
    else if (name === 'a') {
      this.href = null;
      this.linkIsText = false;
    } else if (name === 'ul' || name === 'ol') {
      this.lists.pop();
      this.inItem = false;
    } else if (name === 'li') this.inItem = false;
  }

  private run(text: string, next: Piece): void {
    const ticks = text.startsWith('`') || text.startsWith('~~~');
    if (this.code !== null) {
      if (text === this.code.name || (this.code.block && ticks)) this.code = null;
      // Marks mean nothing in code and are part of it, at its end too.
      else if (next.hidden) this.show({ ...next, end: next.start }, text);
      else this.last?.block.runs.push({ ...PLAIN, text, start: next.start, end: next.start, code: true });
      return;
    }
    if (ticks) this.code = { name: text, block: text.length > 2 };
    // Two marks are bold, which the pieces tell; one or three hold italic.
    else if (text.length !== 2) toggle(this.marks, text.charAt(0));
  }
}

const PLAIN: Look = { bold: false, struck: false, italic: false, underlined: false, code: false, href: null };

const isBlock = (name: string): boolean =>
  htmlEffect(name, NO_ATTRIBUTES).block === true || bbcodeEffect(name)?.block === true;

function toggle(set: Set<string>, mark: string): void {
  if (!set.delete(mark)) set.add(mark);
}

/** An address that a reader may follow: http or https, whole; null for any other. */
function safeLink(href: string | null): string | null {
  const address = href?.trim() ?? '';
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).href;
}
