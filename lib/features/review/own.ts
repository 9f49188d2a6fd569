import 'server-only';
import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { ownMatchOf } from '../../record/week/own-match';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { OwnMatchNote } from './journal-model';
import { teamName } from './place';

/** Whether the season keeps admins from acts on their own matches; null where there is no season. */
export async function readBar(): Promise<boolean | null> {
  const season = await db.season.findFirst({ orderBy: { createdAt: 'desc' }, select: { barOwnMatch: true } });
  return season?.barOwnMatch ?? null;
}

/** Keeps admins of the newest season from acts on their own matches, or lets them. Acts on them are marked in any case. */
export async function setBar(bar: boolean): Promise<Result<boolean>> {
  const season = await db.season.findFirst({ orderBy: { createdAt: 'desc' }, select: { id: true } });
  if (season === null) return mistake('not-found', 'There is no season yet.');
  await db.season.update({ where: { id: season.id }, data: { barOwnMatch: bar } });
  return ok(bar);
}

/** What an admin is told of entries that touch the match of the team that the admin leads; null: they do not. */
export async function ownNote(
  week: LoadedWeek,
  actor: Actor,
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
