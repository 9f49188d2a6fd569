import type { Reading, Vocabulary } from '../rules/kernel/reading';
import { boldTexts } from './bold';
import { type Clause, clauses, userBefore } from './clauses';
import { link } from './link';
import { nearMisses } from './near';
import { clauseReading, nearReading, talkReading, wordlessReading } from './readings';
import { statement } from './statement';
import { lexicon } from './vocabulary';

/** Kept with each reading; counts up when the same post may be read otherwise than before. */
export const READER_VERSION = 1;

/**
 * What the bold texts of a post say, in order: each gives at least one reading, and one that names several abilities
 * gives one for each (2e:declaration, 2e:targeting).
 *
 * Pure and total. `text` is the raw post (HTML, BBCode, Markdown or all of them); spans are UTF-16 offsets into it. The
 * vocabulary is indexed once for each Vocabulary object.
 */
export function read(text: string, vocabulary: Vocabulary): Reading[] {
  const bolds = boldTexts(text);
  if (bolds.length === 0) return [];
  const names = lexicon(vocabulary);
  const parts = bolds.map((bold) => {
    const parsed = statement(bold, names);
    return { statement: parsed, clauses: clauses(parsed, names), near: nearMisses(parsed, names) };
  });
  for (const {
    statement: parsed,
    clauses: [first],
  } of parts) {
    if (first !== undefined && first.uses.length > 1) first.uses = userBefore(parsed, first.uses, names);
  }
  const taken = link(parts, names);
  return parts.flatMap((part) => {
    if (taken.has(part.statement)) return [];
    const wordless = names.wordless.get(part.statement.bold.text.replace(/\s/g, ''));
    if (wordless !== undefined) return [wordlessReading(part.statement, wordless, names)];
    const found = [
      ...alternatives(part.clauses).map((group) => ({
        at: group[0]?.name.from ?? 0,
        reading: clauseReading(group, part.clauses, names),
      })),
      ...part.near.map((near) => ({ at: near.from, reading: nearReading(part.statement, near, names) })),
    ];
    if (found.length === 0) return [talkReading(part.statement)];
    return found.sort((a, b) => a.at - b.at).map(({ reading }) => reading);
  });
}

/** Clauses of which one alone can be meant ("Reel or Second Wind") go together. */
function alternatives(all: readonly Clause[]): readonly (readonly Clause[])[] {
  const groups: Clause[][] = [];
  for (const clause of all) {
    const last = groups.at(-1);
    if (clause.alternative && last !== undefined) last.push(clause);
    else groups.push([clause]);
  }
  return groups;
}
