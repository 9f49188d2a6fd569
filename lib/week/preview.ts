import type { Result } from '../result';
import type { Viewer } from '../rules/kernel/ruleset';
import type { NewJournalEntry, Preview, WeekRef } from './types';

/**
 * What would come of `entries` if they were appended now: a fold of a copy, in which dice that nobody has thrown yet
 * answer "by chance" and no other team's sealed roster or bid counts.
 * @param by whose key the entries would carry
 */
export async function preview(
  where: WeekRef,
  entries: readonly NewJournalEntry[],
  viewer: Viewer,
  by: string,
): Promise<Result<Preview>> {
  throw new Error(`not built: ${where.season}${entries.length}${viewer.kind}${by}`);
}
