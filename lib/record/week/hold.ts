import type { Tx } from '../../platform/db/client';
import { ok, type Result } from '../../result';
import { clockOr } from './clock';
import type { FoldedWeek } from './fold';
import { noSuchWeek, upToDate } from './load';
import type { WeekRef } from './types';
import { isOfTheseRules, passVersion } from './version';

/** A week that a transaction holds: nobody else appends to it before that ends. */
export interface Held {
  readonly week: FoldedWeek;
  readonly closed: boolean;
  /** Its rulings are of the rules that this process has. */
  readonly ofTheseRules: boolean;
  /** The clock, read after the lock and later than the last entry. */
  readonly now: string;
  /** Where the act is that came with the same idempotency key before; null: there is none. */
  readonly repeats: { readonly stream: string; readonly act: number; readonly actor: string } | null;
}

interface WeekRow {
  id: string;
  seq: number;
  phase: string;
  rulesetVersion: string;
  stateVersion: number;
}
interface ClockRow {
  now: Date;
  stream: string | null;
  act: number | null;
  actor: string | null;
}

/**
 * Locks a week's row, reads the clock once it has the lock, and brings the week up to date.
 * @returns `not-found`, or `held` (by other versions of the rules)
 */
export async function hold(tx: Tx, where: WeekRef, idempotencyKey?: string): Promise<Result<Held>> {
  const row = await lock(tx, where);
  if (!row) return noSuchWeek(where);
  const [clock] = await tx.$queryRaw<ClockRow[]>`
    SELECT date_trunc('milliseconds', clock_timestamp()) AS "now", "stream", "act", "actor"
    FROM (SELECT 1) AS "one" LEFT JOIN "JournalEntry" ON "idempotencyKey" = ${idempotencyKey ?? null}`;
  if (!clock) throw new Error('The database gave no time.');
  const closed = row.phase === 'Closed';
  if (!closed && !isOfTheseRules(row)) {
    const passed = await passVersion(tx, row.id);
    if (!passed.ok) return passed;
  }
  const week = await upToDate(tx, row);
  const { stream, act, actor } = clock;
  return ok({
    week,
    closed,
    ofTheseRules: isOfTheseRules(row),
    now: laterThan(week, clockOr(clock.now)),
    repeats: stream !== null && act !== null && actor !== null ? { stream, act, actor } : null,
  });
}

/**
 * The row of the week, locked. One that was closed while this waited for it is not the open one any more: then the
 * next one is, which a second look finds.
 */
async function lock(tx: Tx, where: WeekRef): Promise<WeekRow | undefined> {
  const season = where.season ?? null;
  const week = where.week ?? null;
  const look = async (): Promise<WeekRow | undefined> => {
    const [row] = await tx.$queryRaw<WeekRow[]>`
      SELECT "Week"."id", "Week"."seq", "Week"."phase"::text, "Week"."rulesetVersion", "Week"."stateVersion"
      FROM "Week" JOIN "Season" ON "Season"."id" = "Week"."seasonId"
      WHERE (${season}::text IS NULL OR "Season"."key" = ${season}) AND (${week}::int IS NULL OR "Week"."number" = ${week})
      ORDER BY "Season"."createdAt" DESC, "Week"."number" DESC LIMIT 1 FOR UPDATE OF "Week"`;
    return row;
  };
  const row = await look();
  return row?.phase === 'Closed' && week === null ? look() : row;
}

/** Times in a journal only grow, whatever the server's clock does; so one act's entries share a time with no other's. */
export function laterThan(week: FoldedWeek, now: Date): string {
  const last = week.journal.at(-1);
  const least = last ? Date.parse(last.at) + 1 : Date.parse(week.opensAt);
  return new Date(Math.max(now.getTime(), least)).toISOString();
}
