import { amendmentsIn } from '../../../engine/rules/kernel/amend';
import type { JournalEntry } from '../types';

/** Which entries were taken back, each with the undo that did it; an undone undo gives back what it took. */
export const takenBack = (journal: readonly JournalEntry[]): ReadonlyMap<string, string> =>
  amendmentsIn(journal).undone;

/** The entries that are in force: without those that were taken back. */
export function inForce(journal: readonly JournalEntry[]): readonly JournalEntry[] {
  const undone = takenBack(journal);
  return undone.size === 0 ? journal : journal.filter((entry) => !undone.has(entry.id));
}
