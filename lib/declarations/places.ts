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
  let text = share === null ? flat(statement.text) : wordsOf(statement, share);
  const added = new Set([statement]);
  for (const clause of group) {
    for (const target of clause.targets) {
      const elsewhere = target.statement !== statement;
      const span = elsewhere ? target.statement.span : spanOf(statement, target);
      start = Math.min(start, span.start);
      end = Math.max(end, span.end);
      if (!added.has(target.statement)) text += ` … ${flat(target.statement.text)}`;
      added.add(target.statement);
    }
  }
  return { span: { start, end }, text };
}

/** From where its first clause begins, to where the next one does; joining words between the two belong to neither. */
function shareOf(statement: Statement, first: Clause, last: Clause, all: readonly Clause[]): Range {
  const before = all[all.indexOf(first) - 1];
  const after = all[all.indexOf(last) + 1];
  const from = before === undefined ? 0 : startOf(first);
  if (after === undefined) return { from, to: statement.words.length };
  let to = startOf(after);
  while (to > last.name.to && JOINERS.has(statement.words[to - 1]?.form.norm ?? '')) to--;
  return { from, to };
}

const startOf = (clause: Clause): number =>
  clause.user !== null && clause.user.to <= clause.name.from ? clause.user.from : clause.name.from;
