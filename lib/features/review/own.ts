import 'server-only';
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

/** Keeps admins of a season from acts on their own matches, or lets them. Acts on them are marked in any case. */
export async function setBar(season: string, bar: boolean): Promise<Result<boolean>> {
  const { count } = await db.season.updateMany({ where: { key: season }, data: { barOwnMatch: bar } });
  if (count === 0) return mistake('not-found', 'There is no such season.');
  return ok(bar);
}

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
