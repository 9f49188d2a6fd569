import { mistake, type Result } from '../../result';
import type { NewJournalEntry } from './types';

/**
 * What is said to entries for a week that is closed: only notes, which rules never look at, may still be added.
 * @returns null where they may
 */
export function refuseClosed(week: number, entries: readonly NewJournalEntry[]): Result<never> | null {
  if (entries.every(({ kind }) => kind === 'approve' || kind === 'tick')) return null;
  return mistake('closed', `Week ${week} is closed.`, {
    next: 'An admin can put it right from its journal: every week after it is ruled again.',
  });
}
