import type { Span } from '../rules/kernel/ruling';
import { boldTexts } from './bold';
import { pieces } from './markup/pieces';

/** One bold line of a post, as the orders of duels, encounters and boards are written. */
export interface BoldLine {
  readonly text: string;
  /** Where it stands in the raw post, in UTF-16 units. */
  readonly span: Span;
}

/**
 * The bold lines of a post, in order. An empty line is none, and neither is one of which something was struck
 * out. Two bold texts make two lines, also on one line of the post. Pure and total.
 */
export function boldLines(raw: string): BoldLine[] {
  const bolds = boldTexts(raw).filter(({ suspect }) => suspect !== 'quote' && suspect !== 'title');
  const struck = bolds.length > 0 ? pieces(raw).filter((piece) => piece.struck && piece.text !== '') : [];
  return bolds.flatMap((bold) =>
    [...bold.text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index }): BoldLine[] => {
      const text = line.trim();
      if (text === '') return [];
      const from = index + line.indexOf(text);
      const span = bold.rawSpan(from, from + text.length);
      return struck.some(({ start, end }) => start < span.end && end > span.start) ? [] : [{ text, span }];
    }),
  );
}
