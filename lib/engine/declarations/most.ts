import type { Reading } from '../rules/kernel/reading';
import type { Span } from '../rules/kernel/ruling';
import { plainReading } from './readings';

/** So many declarations and unclear texts are read of one post. */
export const MOST_READ = 40;
/** So many bold texts of one post are kept in all, talk among them. */
export const MOST_KEPT = 160;
/** After so many bold texts no more of a post is looked at, whatever they would be read as. */
export const MOST_LOOKED_AT = 400;

/**
 * The readings of a post up to what one post may ask of the referee; what is bold after that is one more reading, of talk, which
 * says how much was not read. So nobody makes a page or a fold as long as they like with one post.
 * @param beyond bold texts that were not looked at
 */
export function atMost(
  readings: readonly Reading[],
  beyond: readonly { readonly span: Span; readonly text: string }[],
): Reading[] {
  const end = endOf(readings);
  const rest = [...readings.slice(end), ...beyond];
  const [first, last] = [rest[0], rest.at(-1)];
  const kept = readings.slice(0, end);
  return first === undefined || last === undefined
    ? kept
    : [
        ...kept,
        unread(first.text, { start: first.span.start, end: Math.max(first.span.end, last.span.end) }, rest.length),
      ];
}

/** How many bold texts of a post were not read; 0 where all were. */
export const unreadOf = (readings: readonly Pick<Reading, 'unread'>[]): number =>
  readings.reduce((sum, { unread = 0 }) => sum + unread, 0);

function endOf(readings: readonly Reading[]): number {
  let read = 0;
  for (const [at, { kind }] of readings.entries()) {
    if (kind !== 'talk') read += 1;
    if (read > MOST_READ || at >= MOST_KEPT) return at;
  }
  return readings.length;
}

const unread = (words: string, span: Span, count: number): Reading => ({
  ...plainReading(
    span,
    count === 1 ? words : `${words} …`,
    `Not read: ${count === 1 ? 'one bold text' : `${count} bold texts`}. Of one post at most ${MOST_READ} declarations and unclear texts are read; what comes after them goes into another post.`,
  ),
  unread: count,
});
