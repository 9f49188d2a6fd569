import { pieces } from '../../engine/declarations/markup/pieces';
import type { Reading } from '../../engine/rules/kernel/reading';
import type { Mark } from '../../engine/rules/kernel/ruling';

/** What a bold text of a post was read as, to show before anything is saved. */
export interface Said {
  readonly kind: string;
  readonly words: string;
  readonly note: string;
  /** The words again, cut where some of them became the user, the ability, a target or the doubt. */
  readonly parts: readonly SaidPart[];
}
export interface SaidPart {
  readonly text: string;
  readonly what: Mark['what'] | null;
}

/** The readings of a post, each with its words and what became of which. @param raw the post that they were read in */
export function said(raw: string, readings: readonly Reading[]): readonly Said[] {
  if (readings.length === 0) return [];
  const seen = pieces(raw).filter(({ hidden, text }) => !hidden && text !== '');
  return readings.map(({ kind, text: words, note, span, marks }) => {
    const parts: SaidPart[] = [];
    const add = (text: string, what: SaidPart['what']) => {
      const last = parts.at(-1);
      if (last?.what === what) parts[parts.length - 1] = { text: last.text + text, what };
      else parts.push({ text, what });
    };
    for (const { text, start, end } of seen) {
      if (end <= span.start || start >= span.end) continue;
      // An entity or a tag is longer as it is written than as it is seen, and is taken whole.
      const literal = end - start === text.length;
      const to = literal ? Math.min(end, span.end) : start + 1;
      for (let at = literal ? Math.max(start, span.start) : start; at < to; ) {
        const mark = marks.find((one) => one.start <= at && one.end > at);
        const next = marks.reduce((edge, one) => (one.start > at ? Math.min(edge, one.start) : edge), to);
        const until = literal ? Math.min(to, mark?.end ?? next) : to;
        add(literal ? text.slice(at - start, until - start) : text, mark?.what ?? null);
        at = until;
      }
    }
    return { kind, words, note, parts: parts.map(({ text, what }) => ({ text: text.replace(/\s+/g, ' '), what })) };
  });
}
