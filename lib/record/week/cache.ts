import { mercenaries } from '../../engine/rules/mercenaries';
import type { FoldedWeek } from './fold';

/**
 * The weeks that this process has folded, the latest seq of each; one is used for the very entries that it is of, which
 * its head tells, and for no others. Only what the journal alone decides is in it, never
 * what a viewer sees. One for all copies of this module that a bundler may make; a week that another version of the
 * rules folded is another week.
 */
const weeks: Map<string, FoldedWeek> = shared(globalThis as { weeklyFolds?: Map<string, FoldedWeek> });

/** Enough for the open week of a season, and for a few closed ones that are looked at. */
const MOST = 8;

const keyOf = (weekId: string): string => `${weekId} ${mercenaries.version} ${mercenaries.stateVersion}`;

export const known = (weekId: string): FoldedWeek | undefined => weeks.get(keyOf(weekId));

/** Keeps a committed week, unless a later one is kept. */
export function learn(week: FoldedWeek): void {
  const key = keyOf(week.id);
  const old = weeks.get(key);
  if (old && old.seq > week.seq) return;
  weeks.delete(key);
  weeks.set(key, week);
  const oldest = weeks.keys().next();
  if (weeks.size > MOST && !oldest.done) weeks.delete(oldest.value);
}

/** Forgets a week: what was folded is not what the database holds. */
export const drop = (weekId: string): boolean => weeks.delete(keyOf(weekId));

/** Forgets every week: what a process that has just started knows. */
export const forget = (): void => weeks.clear();

function shared(all: { weeklyFolds?: Map<string, FoldedWeek> }): Map<string, FoldedWeek> {
  all.weeklyFolds ??= new Map();
  return all.weeklyFolds;
}
