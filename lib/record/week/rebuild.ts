import { AT_LEISURE, db, type Tx } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import { learn } from './cache';
import type { FoldedWeek } from './fold';
import { hold } from './hold';
import { noSuchWeek } from './load';
import { rewrite } from './rewrite';
import type { WeekRef } from './types';

/**
 * Writes anew what people read of a week, or of every week of a season, from the journal alone; what the journal does
 * not say is taken away. Teams, mercs and abilities are as the open week has them, and left alone for a closed one.
 * A week that was closed under other rules stays as those ruled it: of a season it is left out, and asked for by its number
 * it is a mistake.
 * @returns the numbers of the weeks that were rebuilt, or `not-found`, `held`, `other-rules`
 */
export async function rebuild(where: WeekRef): Promise<Result<readonly number[]>> {
  const weeks = await db.week.findMany({
    where: { season: { key: where.season }, number: where.week },
    orderBy: { number: 'asc' },
    select: { number: true },
  });
  if (weeks.length === 0) return noSuchWeek(where);
  const rebuilt: number[] = [];
  for (const { number: week } of weeks) {
    const one = await db.$transaction((tx) => rebuildWeek(tx, { season: where.season, week }), AT_LEISURE);
    if (!one.ok && one.problem.code === 'other-rules' && where.week === undefined) continue;
    if (!one.ok) return one;
    learn(one.value);
    rebuilt.push(week);
  }
  return ok(rebuilt);
}

/** The same for one week, as a part of a transaction. */
export async function rebuildWeek(tx: Tx, where: WeekRef): Promise<Result<FoldedWeek>> {
  const held = await hold(tx, where);
  if (!held.ok) return held;
  const { week, closed, ofTheseRules } = held.value;
  if (closed && !ofTheseRules) return otherRules(week.week);
  return ok(await rewrite(tx, week));
}

const otherRules = (week: number): Result<never> =>
  mistake('other-rules', `Week ${week} was closed under another version of the rules: it stays as it is.`, {
    next: 'Rebuild it with the version of the site that closed it.',
  });
