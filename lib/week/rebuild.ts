import { AT_LEISURE, db, type Tx } from '../db/client';
import { ok, type Result } from '../result';
import { learn } from './cache';
import type { FoldedWeek } from './fold';
import { hold } from './hold';
import { noSuchWeek } from './load';
import { rewrite } from './rewrite';
import type { WeekRef } from './types';

/**
 * Writes anew what people read of a week, or of every week of a season, from the journal alone; what the journal does
 * not say is taken away. Teams, mercs and abilities are as the open week has them, and left alone for a closed one.
 * @returns the numbers of the weeks that were rebuilt, or `not-found`
 */
export async function rebuild(where: WeekRef = {}): Promise<Result<readonly number[]>> {
  const weeks = await db.week.findMany({
    where: { season: { key: where.season }, number: where.week },
    orderBy: [{ season: { createdAt: 'desc' } }, { number: 'asc' }],
    select: { number: true, season: { select: { key: true } } },
  });
  const season = weeks[0]?.season.key;
  if (season === undefined) return noSuchWeek(where);
  const numbers = weeks.filter((week) => week.season.key === season).map(({ number }) => number);
  for (const week of numbers) {
    const rebuilt = await db.$transaction((tx) => rebuildWeek(tx, { season, week }), AT_LEISURE);
    if (!rebuilt.ok) return rebuilt;
    learn(rebuilt.value);
  }
  return ok(numbers);
}

/** The same for one week, as a part of a transaction. */
export async function rebuildWeek(tx: Tx, where: WeekRef): Promise<Result<FoldedWeek>> {
  const held = await hold(tx, where);
  if (!held.ok) return held;
  return ok(await rewrite(tx, held.value.week));
}
