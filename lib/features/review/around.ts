import type { PostMark } from '../../engine/markup/post';

/** Longer posts are shown in part, with so many characters before and behind the words that it is about. */
const WHOLE = 4_000;
const AROUND = 1_200;

export interface Excerpt {
  readonly text: string;
  readonly marks: readonly PostMark[];
  /** It is a part of the post. */
  readonly cut: boolean;
}

/**
 * A post, or of a long one the lines around what is marked.
 * @param marks in offsets of `text`; those of the excerpt are in offsets of the excerpt
 */
export function excerptOf(text: string, marks: readonly PostMark[]): Excerpt {
  if (text.length <= WHOLE) return { text, marks, cut: false };
  const first = Math.min(text.length, ...marks.map(({ start }) => start));
  const last = Math.min(first + AROUND, Math.max(0, ...marks.map(({ end }) => end)));
  const start = marks.length === 0 ? 0 : lineStart(text, first - AROUND);
  const end = lineEnd(text, Math.max(start, last) + AROUND);
  return {
    text: text.slice(start, end),
    marks: marks.flatMap((mark) =>
      mark.start >= start && mark.end <= end ? [{ ...mark, start: mark.start - start, end: mark.end - start }] : [],
    ),
    cut: true,
  };
}

/** Not far from a place, where a line begins, so that no tag and no word is cut in two. */
function lineStart(text: string, from: number): number {
  if (from <= 0) return 0;
  const found = text.indexOf('\n', from);
  return found >= 0 && found < from + AROUND / 2 ? found + 1 : from;
}
function lineEnd(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const found = text.lastIndexOf('\n', to);
  return found > to - AROUND / 2 ? found : to;
}
