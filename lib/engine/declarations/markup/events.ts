import type { TagEffect } from './tags';

/** What a post holds, as one flat list with offsets into the raw text (UTF-16 units). */
export type MarkupEvent =
  | TextEvent
  | OpenEvent
  | {
      readonly type: 'close';
      readonly dialect: Dialect;
      readonly name: string;
      readonly block: boolean;
      readonly misspelt?: boolean;
    }
  | Delimiter
  | Ticks
  /** From here on, to the next such event, lines are quoted with `>` (or no longer). */
  | { readonly type: 'quoted lines'; readonly quoted: boolean }
  /** An empty line, a list item, a rule, the edge of a block: bold before and after it is two texts. `cell`: of one row. */
  | { readonly type: 'break'; readonly cell?: boolean }
  /** All from here on is the signature below a `-- ` line; not sure: below a line of dashes, which may part anything. */
  | { readonly type: 'signature'; readonly sure: boolean };

export type Dialect = 'html' | 'bbcode';

/** Text as a reader sees it; `raw[start..end)` is how it is written (`&amp;` for `&`, `<br>` for a new line). */
export interface TextEvent {
  readonly type: 'text';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** It stands in a code tag. */
  readonly code: boolean;
}

export interface OpenEvent {
  readonly type: 'open';
  readonly dialect: Dialect;
  readonly name: string;
  readonly effect: TagEffect;
  /** It is misspelt: `[qoute]`. */
  readonly misspelt?: boolean;
}

/** `**`, `__` (bold), `*`, `_` (italic) or `~~` (struck): it counts only if it finds its partner. */
export interface Delimiter {
  readonly type: 'delimiter';
  readonly text: string;
  readonly opens: boolean;
  readonly closes: boolean;
  readonly start: number;
  readonly end: number;
}

/** A run of backticks, or a fence of `~~~`: what lies between two alike is code. */
export interface Ticks {
  readonly type: 'ticks';
  readonly text: string;
  /** It begins a line and is three or more long. */
  readonly fence: boolean;
  readonly start: number;
  readonly end: number;
}
