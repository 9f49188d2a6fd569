/** Text as it comes from outside: what can be kept at all, looked at before anything else reads it. */

export interface Unstorable {
  /** In words: `a null character`. */
  readonly what: string;
  /** Which character of the text, from 1. */
  readonly at: number;
}

/** @returns the first thing in a text that cannot be kept, or null. PostgreSQL keeps neither NUL nor half of a pair. */
export function unstorable(text: string): Unstorable | null {
  const nul = text.indexOf('\0');
  if (nul >= 0) return { what: 'a null character (U+0000)', at: nul + 1 };
  const at = text.search(/\p{Surrogate}/u);
  if (at < 0) return null;
  return { what: 'half of a character (a lone surrogate)', at: at + 1 };
}

/** What is said of it, in one sentence. */
export const sayUnstorable = ({ what, at }: Unstorable): string =>
  `There is ${what} at character ${at.toLocaleString('en')}, which no text may hold.`;
