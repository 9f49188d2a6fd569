import type { Viewer } from '../../engine/rules/kernel/ruleset';
import { ok, type Result } from '../../result';
import { loadFolded } from './load';
import type { JournalEntry, WeekRef } from './types';

/**
 * The journal of a week as `viewer` may read it, oldest first: what was done, by whom and why. Rosters and bids of
 * other teams are left out until the rosters lock.
 * @returns `not-found`
 */
export async function readJournal(where: WeekRef, viewer: Viewer): Promise<Result<readonly JournalEntry[]>> {
  const week = await loadFolded(where);
  if (!week.ok) return week;
  const { journal, record } = week.value;
  return ok(record.rostersLocked ? journal : journal.filter((entry) => maySee(entry, viewer)));
}

/** Before the rosters lock, an order is its own team's to see. */
export function maySee(entry: JournalEntry, viewer: Viewer): boolean {
  const team = secretOf(entry);
  return team === null || viewer.kind === 'record' || (viewer.kind === 'leader' && viewer.team === team);
}

/** The team that alone may know an entry before the rosters lock; null: it is no secret. */
export function secretOf(entry: JournalEntry): string | null {
  if (entry.kind === 'roster' || entry.kind === 'bid') return entry.by;
  return entry.kind === 'adjust' && entry.roster !== undefined ? (entry.team ?? null) : null;
}
