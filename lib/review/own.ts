import 'server-only';
import { db } from '../db/client';
import { ownMatchOf } from '../week/own-match';
import type { Actor, LoadedWeek, NewJournalEntry } from '../week/types';
import type { OwnMatchNote } from './journal-model';
import { teamName } from './place';

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
