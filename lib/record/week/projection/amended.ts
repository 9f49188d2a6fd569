import { amendmentsIn, withInserted } from '../../../engine/rules/kernel/amend';
import type { Entry } from '../../../engine/rules/mercenaries/entry';
import type { JournalEntry } from '../types';

/** Which entries were taken back, each with the undo that did it; an undone undo gives back what it took. */
export const takenBack = (journal: readonly JournalEntry[]): ReadonlyMap<string, string> => amendments(journal).undone;

/** What amends the entries of a journal: looked for once, however many tables' rows are made of it. */
export function amendments(journal: readonly JournalEntry[]): Amendments {
  const known = found.get(journal);
  if (known) return known;
  const made = amendmentsIn(journal);
  found.set(journal, made);
  return made;
}
type Amendments = ReturnType<typeof amendmentsIn>;
const found = new WeakMap<readonly JournalEntry[], Amendments>();

/** The entries that are in force: without those that were taken back, and each that was inserted at its place. */
export function inForce(journal: readonly JournalEntry[]): readonly JournalEntry[] {
  const undone = takenBack(journal);
  const placed = withInserted<Entry>(journal);
  return undone.size === 0 ? placed : placed.filter((entry) => !undone.has(entry.id));
}
