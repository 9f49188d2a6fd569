import type { Tx } from '../../platform/db/client';
import { ok, type Result } from '../../result';
import type { Tail } from '../journal/clock';
import type { FoldedWeek } from './fold';
import { noSuchWeek, upToDate } from './load';
import type { WeekRef } from './types';
import { isOfTheseRules, passVersion } from './version';

/** A week that a transaction holds: nobody else appends to it before that ends. */
export interface Held extends Tail {
  readonly week: FoldedWeek;
  readonly closed: boolean;
  /** Its rulings are of the rules that this process has. */
  readonly ofTheseRules: boolean;
}

interface WeekRow {
  id: string;
  seq: number;
  head: string;
  phase: string;
  rulesetVersion: string;
  stateVersion: number;
}
/**
 * Locks a week's row, and brings the week up to date.
 * @returns `not-found`, or `held` (by other versions of the rules)
 */
export async function hold(tx: Tx, where: WeekRef): Promise<Result<Held>> {
  const row = await lock(tx, where);
  if (!row) return noSuchWeek(where);
  const closed = row.phase === 'Closed';
  const ofTheseRules = isOfTheseRules(row);
  if (!closed && !ofTheseRules) {
    const passed = await passVersion(tx, row.id);
    if (!passed.ok) return passed;
  }
  const week = await upToDate(tx, row);
  return ok({ week, closed, ofTheseRules, journal: week.journal, opensAt: week.opensAt });
}

/**
 * The row of the week, locked. One that was closed while this waited for it is not the open one any more: then the
 * next one is, which a second look finds.
 */
async function lock(tx: Tx, where: WeekRef): Promise<WeekRow | undefined> {
  const week = where.week ?? null;
  const look = async (): Promise<WeekRow | undefined> => {
    const [row] = await tx.$queryRaw<WeekRow[]>`
      SELECT "Week"."id", "Week"."seq", "Week"."head", "Week"."phase"::text, "Week"."rulesetVersion", "Week"."stateVersion"
      FROM "Week" JOIN "Season" ON "Season"."id" = "Week"."seasonId"
      WHERE "Season"."key" = ${where.season} AND (${week}::int IS NULL OR "Week"."number" = ${week})
      ORDER BY "Week"."number" DESC LIMIT 1 FOR UPDATE OF "Week"`;
    return row;
  };
  const row = await look();
  return row?.phase === 'Closed' && week === null ? look() : row;
}
