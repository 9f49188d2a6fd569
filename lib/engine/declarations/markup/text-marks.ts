import type { MarkupEvent } from './events';
import { bbcodeEffect, isMisspeltQuote } from './tags';

const SPECIAL = /[[*_~`\\\n]/g;
const WORD = /[\p{L}\p{N}]/u;
const SPACE = /\s/;
const DASH = /[-_—–=]/;
const SIGNATURE_LINE = /^-- [ \t]*\r?$/;
/** A line of dashes, below which most often a signature stands; a forum cuts the space off `-- `. */
const DASHES = /^[ \t]*(?:-{2,}|_{3,}|[—–]{2,}|={5,})[ \t]*\r?$/;
/** The longest square-bracket tag that is looked at, its attributes included. */
const LONGEST_TAG = 250;

/**
 * Finds BBCode tags and Markdown marks in the text between HTML tags, and keeps track of lines.
 * It is fed in the order of the raw text and puts what it finds into `events`.
 */
export class TextMarks {
  readonly events: MarkupEvent[] = [];
  /** In an HTML element with code: all is text. */
  inHtmlCode = false;
  /** The BBCode tag with code that is open: only its end is looked for. */
  private codeTag: string | null = null;
  private atLineStart = true;
  private lineIsEmpty = false;
  private linesAreQuoted = false;
  private afterLineBreak = false;
  /** A `-- ` or other dashes were read, which are a signature's if their line ends there. */
  private signatureAhead: 'sure' | 'perhaps' | null = null;
  /** The last text that was shown, without white space: what stands before a table may say that it is a quote. */
  lastSaid = '';
  private readonly lastClosing = new Map<string, number>();
  private lowerRaw: string | null = null;

  constructor(private readonly raw: string) {}

  get inCode(): boolean {
    return this.inHtmlCode || this.codeTag !== null;
  }

  /** Raw characters between two HTML tags. */
  text(from: number, to: number): void {
    // HTML is often written with a new line after <br>, which is no second line.
    const base = this.afterLineBreak ? from + lineEndLength(this.raw, from) : from;
    this.afterLineBreak = false;
    if (base >= to) return;
    const text = this.raw.slice(base, to);
    if (this.inHtmlCode) {
      this.show(text, base, to);
      return;
    }

    let shown = 0;
    let lineStart = this.atLineStart ? 0 : Number.NEGATIVE_INFINITY;
    let dashes = this.atLineStart ? this.beginLine(text, 0) : null;
    const showUntil = (at: number) => {
      if (at > shown) this.show(text.slice(shown, at), base + shown, base + at);
    };
    SPECIAL.lastIndex = 0;
    for (let found = SPECIAL.exec(text); found !== null; found = SPECIAL.exec(text)) {
      const at = found.index;
      if (found[0] === '\n') {
        showUntil(at + 1);
        shown = at + 1;
        lineStart = shown;
        this.endLine();
        dashes = shown < text.length ? this.beginLine(text, shown) : null;
        continue;
      }
      if (found[0] === '\\') {
        if (text[at + 1] !== '\n') SPECIAL.lastIndex = at + 2;
        continue;
      }
      const mark = found[0] === '[' ? this.tag(text, at, base) : this.run(text, at, base, at - lineStart);
      SPECIAL.lastIndex = mark.end;
      if (mark.events === undefined) continue;
      showUntil(at);
      shown = mark.end;
      if (mark.codeTag !== undefined) this.codeTag = mark.codeTag;
      this.events.push(...mark.events);
    }
    showUntil(text.length);
    this.signatureAhead = dashes;
  }

  /** A character written as an entity: never markup, except that `&gt;` quotes a line as `>` does. */
  decoded(text: string, start: number, end: number): void {
    this.afterLineBreak = false;
    if (this.atLineStart && !this.inCode) this.quoteLines(text === '>' && this.raw[end] !== '!');
    this.show(text, start, end);
  }

  /** A `<br>`, which stands at `start` to `end`. */
  lineBreak(start: number, end: number): void {
    this.settleSignature();
    this.show('\n', start, end);
    this.endLine();
    this.afterLineBreak = true;
  }

  /** The edge of a block. */
  block(cell = false): void {
    this.settleSignature();
    this.events.push(cell ? { type: 'break', cell } : { type: 'break' });
    this.atLineStart = true;
    this.lineIsEmpty = false;
  }

  /** The end of the post, or of a block: a `-- ` that waits for the end of its line has it. */
  settleSignature(): void {
    if (this.signatureAhead !== null) this.events.push({ type: 'signature', sure: this.signatureAhead === 'sure' });
    this.signatureAhead = null;
  }

  private show(text: string, start: number, end: number): void {
    if (text.trim() !== '') this.lastSaid = text;
    this.signatureAhead = null;
    this.atLineStart = false;
    if (this.lineIsEmpty && text.trim() !== '') this.lineIsEmpty = false;
    this.events.push({ type: 'text', text, start, end, code: this.inCode });
  }

  private endLine(): void {
    if (this.lineIsEmpty) this.events.push({ type: 'break' });
    this.lineIsEmpty = true;
    this.atLineStart = true;
  }

  /** Looks at how a line begins; whether all that there is of it are the dashes above a signature. */
  private beginLine(text: string, at: number): 'sure' | 'perhaps' | null {
    if (this.codeTag !== null) return null;
    let first = at;
    while (first < at + 4 && (text[first] === ' ' || text[first] === '\t')) first++;
    // Reddit hides text between `>!` and `!<`, which quotes nobody.
    if (first < text.length) this.quoteLines(text[first] === '>' && text[first + 1] !== '!');
    if (!DASH.test(text[first] ?? '')) return null;
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end);
    const dashes = SIGNATURE_LINE.test(line) ? 'sure' : DASHES.test(line) ? 'perhaps' : null;
    if (dashes === null || end < 0) return dashes;
    this.events.push({ type: 'signature', sure: dashes === 'sure' });
    return null;
  }

  private quoteLines(quoted: boolean): void {
    if (quoted === this.linesAreQuoted) return;
    this.linesAreQuoted = quoted;
    this.events.push({ type: 'quoted lines', quoted });
  }

  /** A BBCode tag at `[`. No event: these are words in brackets. */
  private tag(text: string, at: number, base: number): Mark {
    const tag = bbcodeTag(text, at);
    const literal = { end: at + 1 };
    if (tag === null) return literal;
    const { name, closing, end } = tag;
    if (this.codeTag !== null) {
      if (!closing || name !== this.codeTag) return literal;
      return { end, events: [], codeTag: null };
    }
    if (name === '*') return { end, events: [{ type: 'break' }] };
    const effect = bbcodeEffect(name);
    if (effect === undefined) return isMisspeltQuote(name) ? this.misspelt(closing, end) : literal;
    if (effect.hides === 'code') {
      // Code that is never closed is shown as it was typed, and hides nothing.
      return closing || this.lastClosingOf(name) < base + end ? literal : { end, events: [], codeTag: name };
    }
    if (closing) return { end, events: [{ type: 'close', dialect: 'bbcode', name, block: effect.block === true }] };
    return { end, events: [{ type: 'open', dialect: 'bbcode', name, effect }] };
  }

  /** `[qoute]` is taken for a quote, of which nobody can be sure. */
  private misspelt(closing: boolean, end: number): Mark {
    const tag = { dialect: 'bbcode', name: 'quote', misspelt: true } as const;
    const effect = bbcodeEffect(tag.name) ?? {};
    return { end, events: [closing ? { type: 'close', ...tag, block: true } : { type: 'open', ...tag, effect }] };
  }

  private lastClosingOf(name: string): number {
    let last = this.lastClosing.get(name);
    if (last === undefined) {
      this.lowerRaw ??= this.raw.toLowerCase();
      last = this.lowerRaw.lastIndexOf(`[/${name}]`);
      this.lastClosing.set(name, last);
    }
    return last;
  }

  /** A run of one Markdown mark. */
  private run(text: string, at: number, base: number, column: number): Mark {
    const mark = text[at] ?? '';
    let end = at + 1;
    while (text[end] === mark) end++;
    if (this.codeTag !== null) return { end };
    const length = end - at;
    const start = base + at;
    const before = this.raw[start - 1] ?? ' ';
    const after = this.raw[base + end] ?? ' ';
    const betweenLetters = WORD.test(before) && WORD.test(after);
    const run = { text: text.slice(at, end), start, end: base + end };

    if (mark === '`' || (mark === '~' && length > 2)) {
      const fence = length > 2 && column < 4 && text.slice(at - column, at).trim() === '';
      // One between two letters stands for an apostrophe.
      if ((mark === '~' && !fence) || (length === 1 && betweenLetters)) return { end };
      return { end, events: [{ type: 'ticks', ...run, fence }] };
    }
    if (length > (mark === '*' ? 4 : 3) || (mark === '~' && length === 1)) return { end };
    if (mark === '_' && betweenLetters) return { end };
    const opens = !SPACE.test(after) && !(mark === '_' && WORD.test(before));
    const closes = !SPACE.test(before) && !(mark === '_' && WORD.test(after));
    // Four in a row close one bold text and open the next: the two touch, so they are one.
    if (length === 4) return opens && closes ? { end, events: [] } : { end };
    if (!opens && !closes && length === 1) return { end };
    if (length < 3) return { end, events: [{ type: 'delimiter', ...run, opens, closes }] };
    // Three are one of italic and one of bold.
    const middle = start + 1;
    return {
      end,
      events: [
        { type: 'delimiter', text: mark, start, end: middle, opens, closes },
        { type: 'delimiter', text: mark + mark, start: middle, end: base + end, opens, closes },
      ],
    };
  }
}

/** What was found up to `end`: markup, or plain text where there are no events. */
interface Mark {
  readonly end: number;
  readonly events?: readonly MarkupEvent[];
  /** The code tag that is open after it; absent: as before. */
  readonly codeTag?: string | null;
}

const lineEndLength = (raw: string, at: number): number => (raw.startsWith('\r\n', at) ? 2 : raw[at] === '\n' ? 1 : 0);

/** The tag at `text[at]`, which is `[`; `]` within quotation marks does not end it. */
function bbcodeTag(text: string, at: number): { name: string; closing: boolean; end: number } | null {
  const closing = text[at + 1] === '/';
  const nameAt = closing ? at + 2 : at + 1;
  let end = nameAt;
  while (isLetter(text.charCodeAt(end))) end++;
  if (end === nameAt && text[end] === '*') end++;
  const name = text.slice(nameAt, end).toLowerCase();
  if (name === '') return null;
  const next = text[end];
  if (next !== ']' && next !== '=' && next !== ' ') return null;
  let quoted = false;
  let firstEnd = 0;
  for (const limit = Math.min(text.length, at + LONGEST_TAG); end < limit; end++) {
    const char = text[end];
    if (char === '\n') break;
    if (char === '"') quoted = !quoted;
    else if (char === ']') {
      if (!quoted) return { name, closing, end: end + 1 };
      firstEnd ||= end + 1;
    }
  }
  return firstEnd === 0 ? null : { name, closing, end: firstEnd };
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
