import 'server-only';
import { type AuditBy, audited } from '../../platform/audit/write';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { ownMatchOf } from '../../record/week/own-match';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { OwnMatchNote } from './journal-model';
import { teamName } from './place';

/** Whether the season keeps admins from acts on their own matches; null where there is no season. */
export async function readBar(season: string): Promise<boolean | null> {
  const row = await db.season.findUnique({ where: { key: season }, select: { barOwnMatch: true } });
  return row?.barOwnMatch ?? null;
}

/**
 * Keeps admins of a season from acts on their own matches, or lets them. Acts on them are marked in any case, and this one
 * stands in the audit log, from what to what.
 */
export const setBar = (season: string, bar: boolean, by: AuditBy): Promise<Result<boolean>> =>
  audited<boolean>(
    by,
    async (tx) => {
      const [row] = await tx.$queryRaw<{ id: string; barOwnMatch: boolean }[]>`
        SELECT "id", "barOwnMatch" FROM "Season" WHERE "key" = ${season} FOR UPDATE`;
      if (row === undefined) return mistake('not-found', 'There is no such season.');
      await tx.season.update({ where: { id: row.id }, data: { barOwnMatch: bar } });
      const [before, after] = [barWords(row.barOwnMatch), barWords(bar)];
      return ok({ value: bar, told: { kind: 'bar-own-match', subject: season, before, after } });
    },
    () => ok(bar),
  );

const barWords = (bar: boolean): string => (bar ? 'barred' : 'allowed, and marked');

/** What an admin is told of entries that touch the match of the team that the admin leads; null: they do not. */
export async function ownNote(
  week: LoadedWeek,
  actor: SeasonActor,
  entries: readonly NewJournalEntry[],
): Promise<OwnMatchNote | null> {
  const own = ownMatchOf(week, actor, entries);
  if (own === null) return null;
  const season = await db.season.findUniqueOrThrow({ where: { id: week.season.id }, select: { barOwnMatch: true } });
  return {
    team: { key: own.team, name: teamName(week.record, own.team) },
    barred: own.aimed && season.barOwnMatch,
  };
}
