import type { Result } from '../result';
import type { Viewer } from '../rules/kernel/ruleset';
import type { JournalEntry, WeekRef } from './types';

/**
 * The journal of a week as `viewer` may read it, oldest first: what was done, by whom and why. Rosters and bids of
 * other teams are left out until the rosters lock.
 */
export async function readJournal(where: WeekRef, viewer: Viewer): Promise<Result<readonly JournalEntry[]>> {
  throw new Error(`not built: ${where.week}${viewer.kind}`);
}
