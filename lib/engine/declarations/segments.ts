import type { Clause } from './clauses';
import type { Mention } from './mentions';
import type { Range, Statement } from './statement';

/** A stretch of a statement that is read by itself: a line, a sentence, what stands between two semicolons or slashes. */
export interface Segment extends Range {
  readonly statement: Statement;
  readonly clauses: readonly Clause[];
  readonly mentions: readonly Mention[];
}

const PARTS = /[;|\n]|\s\/\s/;

/** The segments of a statement, in order. None begins within the words of a name. */
export function segmentsOf(statement: Statement, clauses: readonly Clause[]): readonly Segment[] {
  const { words, sentenceOf, mentions } = statement;
  const within = (at: number) =>
    clauses.some(({ name }) => name.from < at && at < name.to) || mentions.some(({ from, to }) => from < at && at < to);
  const segments: Segment[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at++) {
    const ends = at === words.length || sentenceOf[at] !== sentenceOf[at - 1] || PARTS.test(words[at]?.gap ?? '');
    if (!ends || (at < words.length && within(at))) continue;
    const to = at;
    const start = from;
    segments.push({
      statement,
      from,
      to,
      clauses: clauses.filter(({ name }) => name.from >= start && name.from < to),
      mentions: mentions.filter((mention) => mention.from >= start && mention.from < to),
    });
    from = at;
  }
  return segments;
}
