import { PHASES } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import { presentWeek, readSeason, type SeasonRecord } from '../../record/views/season';
import type { Deadline, Deadlines } from './model';

const HOUR = 3_600_000;

/**
 * The deadlines of a season: those of phases that opened, and those that are planned for the rest of the present week.
 * Null where there is no such season.
 */
export async function loadDeadlines(key: string): Promise<Deadlines | null> {
  const season = await readSeason(key);
  if (!season) return null;
  const spans = await db.phaseSpan.findMany({
    where: { week: { seasonId: season.id } },
    orderBy: { opensAt: 'asc' },
    select: { phase: true, opensAt: true, closesAt: true, closedAt: true, week: { select: { number: true } } },
  });
  const week = presentWeek(season);
  const known = spans.flatMap((span): Deadline[] => {
    const open = span.closedAt === null && span.week.number === week?.number;
    // The week's own row has where an admin moved the deadline of its open phase.
    const at = open ? week.closesAt : (span.closesAt ?? span.closedAt);
    return at === null ? [] : [{ week: span.week.number, phase: span.phase, at, planned: false, said: span.opensAt }];
  });
  return {
    season: { key: season.key, name: season.name, zone: season.timeZone },
    lines: [...known, ...(season.endedAt === null ? planned(season) : [])],
  };
}

/** What follows the open phase by the season's plan, up to the first phase that an admin closes. */
function planned(season: SeasonRecord): Deadline[] {
  const week = presentWeek(season);
  if (week === null || week.phase === 'Closed' || week.closesAt === null) return [];
  const lines: Deadline[] = [];
  let at = week.closesAt.getTime();
  for (let place = PHASES.indexOf(week.phase) + 1; place < PHASES.length; place += 1) {
    const hours = season.phaseHours[place] ?? 0;
    const phase = PHASES[place];
    if (hours === 0 || phase === undefined) break;
    at += hours * HOUR;
    lines.push({ week: week.number, phase, at: new Date(at), planned: true, said: week.opensAt });
  }
  return lines;
}
