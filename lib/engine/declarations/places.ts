import type { Mark, Span } from '../rules/kernel/ruling';
import type { Clause } from './clauses';
import { JOINERS } from './phrases';
import type { Range, Statement } from './statement';

/** Where in the raw post words of a statement stand. */
export function spanOf({ words, bold, span }: Statement, range: Range): Span {
  const first = words[range.from];
  const last = words[range.to - 1];
  return first === undefined || last === undefined ? span : bold.rawSpan(first.start, last.end);
}

/** Words of a statement as they are written. */
export function wordsOf({ words, bold }: Statement, range: Range): string {
  const first = words[range.from];
  const last = words[range.to - 1];
  return first === undefined || last === undefined ? '' : flat(bold.text.slice(first.start, last.end));
}

/** On one line. */
export const flat = (text: string): string => (ONE_LINE.test(text) ? text : text.replace(/\s+/g, ' '));
const ONE_LINE = /^(?:[^\s]| (?! ))*$/;

export function mark(statement: Statement, range: Range, what: Mark['what'], key: string | null): Mark {
  const { start, end } = spanOf(statement, range);
  return { start, end, what, key };
}

export interface Place {
  readonly span: Span;
  readonly text: string;
}

/**
 * Where clauses of one reading stand, and what they say: the whole statement, or their share of one that holds several.
 * Where their targets stand in bold texts of their own, these are part of it.
 */
export function placeOf(group: readonly Clause[], all: readonly Clause[]): Place {
  const first = group[0];
  const last = group[group.length - 1];
  if (first === undefined || last === undefined) throw new Error('a place of no clause');
  const { statement } = first;
  const share = all.length === group.length ? null : shareOf(statement, first, last, all);
  let { start, end } = share === null ? statement.span : spanOf(statement, share);
  const texts = new Map([[statement, share === null ? flat(statement.text) : wordsOf(statement, share)]]);
  const include = (other: Statement, span: Span) => {
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
    if (!texts.has(other)) texts.set(other, flat(other.text));
  };
  for (const clause of group) {
    const parts = clause.user === null ? clause.targets : [clause.user, ...clause.targets];
    for (const part of parts) {
      include(part.statement, part.statement === statement ? spanOf(statement, part) : part.statement.span);
    }
    for (const other of clause.also) include(other, other.span);
  }
  const ordered = [...texts].sort(([a], [b]) => a.span.start - b.span.start);
  return { span: { start, end }, text: ordered.map(([, text]) => text).join(' … ') };
}

/** From where its first clause begins, to where the next one does; joining words between the two belong to neither. */
function shareOf(statement: Statement, first: Clause, last: Clause, all: readonly Clause[]): Range {
  const before = all[all.indexOf(first) - 1];
  const after = all[all.indexOf(last) + 1];
  const from = before === undefined ? 0 : startOf(first, before.name.to);
  if (after === undefined) return { from, to: statement.words.length };
  let to = startOf(after, last.name.to);
  while (to > last.name.to && JOINERS.has(statement.words[to - 1]?.form.norm ?? '')) to--;
  return { from, to };
}

/** Where a clause begins: with the word that denies it, with the one who uses it, or with the name. */
function startOf({ statement, name, user, reason }: Clause, after: number): number {
  let from = name.from;
  if (user !== null && user.statement === statement && user.from >= after) from = Math.min(from, user.from);
  if (reason?.at != null) {
    const { start } = reason.at;
    const at = statement.words.findIndex((word) => word.start === start);
    if (at >= after) from = Math.min(from, at);
  }
  return from;
}
