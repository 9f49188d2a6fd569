import type { Reading, Vocabulary } from '../rules/kernel/reading';
import { actOf } from './acts';
import { type BoldText, boldTexts } from './bold';
import { type Clause, clausesOf, withoutRepeats } from './clauses';
import { link, type Part } from './link';
import { atMost, MOST_LOOKED_AT } from './most';
import { nearMisses } from './near';
import { isSignature, judge } from './orders';
import { actReading, clauseReading, nearReading, talkReading, wordlessReading } from './readings';
import { type Statement, statements } from './statement';
import { usesOfMercBefore } from './users';
import { type Lexicon, lexicon } from './vocabulary';

/** Kept with each reading; counts up when the same post may be read otherwise than before. */
export const READER_VERSION = 4;

/**
 * What the bold texts of a post say, in order: each gives at least one reading, and one that names several abilities
 * gives one for each (2e:declaration, 2e:targeting). Of one post `MOST_READ` declarations and unclear texts are read.
 *
 * Pure and total. `text` is the raw post (HTML, BBCode, Markdown or all of them); spans are UTF-16 offsets into it. The
 * vocabulary is indexed once for each Vocabulary object.
 */
export function read(text: string, vocabulary: Vocabulary): Reading[] {
  const all = boldTexts(text);
  const bolds = all.slice(0, MOST_LOOKED_AT);
  if (bolds.length === 0) return [];
  const names = lexicon(vocabulary);
  const parts = joinSplitNames(bolds, names)
    .flatMap((bold) => statements(bold, names))
    .map((statement) => partOf(statement, names));
  const taken = parts.length > 1 ? link(parts, names) : NONE;
  for (const { statement, clauses } of parts) {
    const first = clauses[0];
    if (first !== undefined && first.uses.length > 1) first.uses = usesOfMercBefore(statement, first.uses, names);
  }
  judge(parts, taken, text, names);
  const readings: Reading[] = [];
  const hasOrder = parts.some(({ clauses }) => clauses.some(({ reason }) => reason === null));
  for (const part of parts) {
    if (taken.has(part.statement)) continue;
    if (hasOrder && isSignature(part)) readings.push(talkReading(part.statement));
    else addReadings(readings, part, names);
  }
  return atMost(readings, all.slice(bolds.length));
}

function partOf(statement: Statement, names: Lexicon): Part {
  const all = clausesOf(statement, names);
  return {
    statement,
    clauses: all.length < 2 ? all : withoutRepeats(all),
    near: nearMisses(
      statement,
      all.map((clause) => clause.name),
      names,
    ),
  };
}

const NONE: ReadonlyMap<Statement, Clause> = new Map();

/** Two bold texts with nothing but a space between them are read as one if a name runs from one into the other. */
function joinSplitNames(bolds: readonly BoldText[], names: Lexicon): readonly BoldText[] {
  const joined: BoldText[] = [];
  for (const bold of bolds) {
    const last = joined.at(-1);
    const gap = last?.gapTo(bold);
    if (last === undefined || gap == null || gap.trim() !== '' || gap.includes('\n')) joined.push(bold);
    else if (namesAcross(last.with(bold), last.text.length, names)) joined[joined.length - 1] = last.with(bold);
    else joined.push(bold);
  }
  return joined;
}

function namesAcross(bold: BoldText, border: number, names: Lexicon): boolean {
  return statements(bold, names).some(({ names: found, mentions, words }) =>
    [...found, ...mentions].some(
      ({ from, to }) => (words[from]?.start ?? 0) < border && (words[to - 1]?.end ?? 0) > border,
    ),
  );
}

function addReadings(readings: Reading[], part: Part, names: Lexicon): void {
  const { statement, clauses, near } = part;
  const act = actOf(part);
  const wordless = names.wordless.get(statement.text);
  if (wordless !== undefined) readings.push(wordlessReading(statement, wordless, names));
  else if (act !== null) readings.push(actReading(statement, act));
  else if (clauses.length === 0 && near.length === 0) readings.push(talkReading(statement));
  else if (near.length === 0) {
    for (const group of alternatives(clauses)) readings.push(clauseReading(group, clauses, names));
  } else {
    const found = near.map((each) => ({ at: each.from, reading: nearReading(statement, each, names) }));
    for (const group of alternatives(clauses)) {
      found.push({ at: group[0]?.name.from ?? 0, reading: clauseReading(group, clauses, names) });
    }
    found.sort((a, b) => a.at - b.at);
    for (const { reading } of found) readings.push(reading);
  }
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
