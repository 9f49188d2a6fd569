import { PHASES } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import { type Reader, rostersLocked } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { presentWeek, readSeason, type SeasonRecord, type WeekRecord } from '../../record/views/season';
import { lastCorrection } from './corrections';
import { type MatchRow, toMatchLine } from './match-line';
import type { SeasonHome, WeekNow } from './model';
import { rulerOf, type Tone } from './ruler';
import { readMatches, readTeams, standingLines } from './table';

const LATEST = 7;

/** The front page: the week being played, the newest rulings and the table. Null where there is no such season. */
export async function loadHome(reader: Reader, now: Date): Promise<SeasonHome | null> {
  const season = await readSeason(reader.season);
  if (!season) return null;
  const week = presentWeek(season);
  const [teams, matches, rows] = await Promise.all([
    readTeams(season.id),
    readMatches(season.id),
    db.ruling.findMany({
      where: { AND: [standing(reader)], week: { seasonId: season.id } },
      orderBy: [{ at: 'desc' }, { order: 'desc' }, { rulingId: 'desc' }],
      take: LATEST,
      select: lineColumns,
    }),
  ]);
  const [latest, weekNow] = await Promise.all([
    toLines(season.id, rows),
    week === null ? null : readWeekNow(season, week, matches, now),
  ]);
  const decided = matches.filter((match) => match.winnerKey !== null);
  const before = season.weeks.at(-2)?.number;
  return {
    name: season.name,
    zone: season.timeZone,
    teams: teams.length,
    week: weekNow,
    latest,
    standings: standingLines(teams, matches),
    corrected: await lastCorrection(season.id),
    decidedWeek: decided.at(-1)?.week.number ?? null,
    lastWeek:
      before === undefined
        ? null
        : { number: before, matches: matches.filter((match) => match.week.number === before).map(toMatchLine) },
  };
}

async function readWeekNow(
  season: SeasonRecord,
  week: WeekRecord,
  allMatches: readonly MatchRow[],
  now: Date,
): Promise<WeekNow> {
  const [spans, declared, rostersIn] = await Promise.all([
    db.phaseSpan.findMany({ where: { weekId: week.id }, orderBy: { opensAt: 'asc' } }),
    db.ruling.findMany({
      where: { weekId: week.id, supersededBy: null, about: 'ability', causeId: null, secretOf: null },
      orderBy: { at: 'asc' },
      select: { at: true, outcome: true, phase: true, teamKey: true },
    }),
    db.roster.count({ where: { weekId: week.id } }),
  ]);
  const matches = allMatches.filter((match) => match.week.number === week.number);
  const tone = (outcome: string): Tone =>
    outcome === 'Unclear' ? 'unclear' : outcome === 'Rejected' ? 'rejected' : 'plain';
  const strokes = declared.map((ruling) => ({ at: ruling.at, tone: tone(ruling.outcome) }));
  const count = (test: (ruling: (typeof declared)[number]) => boolean) => declared.filter(test).length;
  return {
    number: week.number,
    phase: week.phase,
    closesAt: week.closesAt?.toISOString() ?? null,
    left: week.closesAt && Math.max(0, week.closesAt.getTime() - now.getTime()),
    declared: declared.length,
    unclear: count((ruling) => ruling.outcome === 'Unclear'),
    rejected: count((ruling) => ruling.outcome === 'Rejected'),
    declaredIn: PHASES.map((phase) => ({ phase, count: count((ruling) => ruling.phase === phase) })).filter(
      (each) => each.count > 0,
    ),
    rosters: rostersLocked(week.phase) || matches.length === 0 ? null : { in: rostersIn, of: matches.length * 2 },
    ruler: rulerOf(
      spans.map((span) => (span.closedAt ? span : { ...span, closesAt: week.closesAt })),
      PHASES,
      season.phaseHours,
      week.opensAt,
      strokes,
      now,
    ),
    matches: matches.map((match) => ({
      ...toMatchLine(match),
      declared: [match.attacker, match.defender].map((team) => ({
        team,
        count: count((ruling) => ruling.teamKey === team.key),
      })),
    })),
  };
}
