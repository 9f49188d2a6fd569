import { PHASES } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import { readActs } from '../../record/views/acts';
import { type Names, readNames } from '../../record/views/names';
import { type Reader, rostersLocked } from '../../record/views/reader';
import { ADJUST, keysOf, type LineRow, lineColumns, standing, toLine } from '../../record/views/ruling-line';
import { readSeason, type SeasonRecord, type WeekRecord } from '../../record/views/season';
import { lastCorrection } from './corrections';
import { type CardRow, cardColumns, publicBids, publicRosters, toMatchCard } from './match-card';
import type { PhaseGroup, WeekEntry, WeekFilter, WeekPage } from './model';
import { postColumns, weekEntries } from './week-entries';
import { passing } from './week-filter';

/** The rows of one week that a page may be made of. Sealed rosters and bids are not among them. */
async function readWeek(week: WeekRecord, reader: Reader) {
  const [posts, rows, matches, rosters, bids, spans] = await Promise.all([
    db.post.findMany({ where: { weekId: week.id }, orderBy: { seq: 'asc' }, select: postColumns }),
    db.ruling.findMany({
      where: { ...standing(reader), weekId: week.id },
      orderBy: [{ at: 'asc' }, { part: 'asc' }, { rulingId: 'asc' }],
      select: lineColumns,
    }),
    db.match.findMany({ where: { weekId: week.id }, orderBy: { place: 'asc' }, select: cardColumns }),
    db.roster.findMany({ where: { weekId: week.id, ...publicRosters.where }, select: publicRosters.select }),
    db.bid.findMany({ where: { weekId: week.id, ...publicBids.where }, select: publicBids.select }),
    db.phaseSpan.findMany({ where: { weekId: week.id }, orderBy: { opensAt: 'asc' } }),
  ]);
  return { posts, rows, matches, sealed: { rosters, bids }, spans };
}
type WeekRows = Awaited<ReturnType<typeof readWeek>>;

/**
 * One week, said and ruled, in a constant number of queries however long the week.
 * @returns null where the season has no such week.
 */
export async function loadWeekPage(number: number, filter: WeekFilter, reader: Reader): Promise<WeekPage | null> {
  const season = await readSeason(reader.season);
  const week = season?.weeks.find((each) => each.number === number);
  if (!season || !week) return null;
  const rows = await readWeek(week, reader);
  const amending = [
    ...rows.posts.flatMap((post) => post.declarations.flatMap((each) => each.amendedBy ?? [])),
    ...rows.rows.flatMap((row) => (row.about === ADJUST ? row.entryId : [])),
  ];
  const [names, amendments] = await Promise.all([readNames(season.id, weekKeys(rows)), readActs(amending)]);
  const lines = weekLines(rows.rows, rows.posts, names);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const entries = weekEntries({
    posts: rows.posts,
    rows: rows.rows,
    lines,
    amendments,
    attacks: attackers(rows.matches),
    teamName: names.team,
  });
  const chosen = filter.match === null ? undefined : rows.matches[filter.match - 1];
  const teams = chosen ? new Set([chosen.attacker.key, chosen.defender.key]) : null;
  const passed = entries.flatMap((entry) => passing(entry, filter, teams) ?? []);
  return {
    corrected: await lastCorrection(season.id, week.id),
    name: season.name,
    zone: season.timeZone,
    number,
    phase: week.phase,
    closesAt: week.closesAt?.toISOString() ?? null,
    closedAt: week.closedAt?.toISOString() ?? null,
    locked: rostersLocked(week.phase),
    ...neighbours(season, week),
    matches: rows.matches.map((match) => toMatchCard(match, rows.sealed, byId, names)),
    filter: chosen ? filter : { ...filter, match: null },
    declared: declarationsIn(entries),
    shown: declarationsIn(passed),
    phases: phaseGroups(week, rows.spans, passed),
  };
}

/** The number of the week of a season that is being played; null before its first. */
export async function presentWeekNumber(season: string): Promise<number | null> {
  return (await readSeason(season))?.weeks.at(-1)?.number ?? null;
}

function neighbours(season: SeasonRecord, week: WeekRecord): { previous: number | null; next: number | null } {
  const index = season.weeks.indexOf(week);
  return { previous: season.weeks[index - 1]?.number ?? null, next: season.weeks[index + 1]?.number ?? null };
}

function weekKeys({ rows, sealed }: WeekRows): { mercs: string[]; abilities: string[] } {
  const { mercs, abilities } = keysOf(rows);
  return { abilities, mercs: [...mercs, ...sealed.rosters.flatMap((roster) => [...roster.mercs, ...roster.assists])] };
}

function weekLines(rows: readonly LineRow[], posts: WeekRows['posts'], names: Names) {
  const words = new Map<string, string>(
    posts.flatMap((post) => post.declarations.map((each) => [`${post.id} ${each.part}`, each.words] as const)),
  );
  return rows.map((row) => toLine(row, names, words.get(`${row.entryId} ${row.part}`) ?? null));
}

const attackers = (matches: readonly CardRow[]): Map<string, boolean> =>
  new Map(
    matches.flatMap((match) => [
      [match.attacker.key, true],
      [match.defender.key, false],
    ]),
  );

/** Declarations are what leaders declared: neither what set itself off nor rosters, bids and hires. */
const declarationsIn = (entries: readonly WeekEntry[]): number =>
  entries
    .flatMap((entry) => entry.ruled)
    .filter((each) => each.kind === 'ruling' && each.line.declared && each.line.cause === null).length;

function phaseGroups(week: WeekRecord, spans: WeekRows['spans'], entries: readonly WeekEntry[]): PhaseGroup[] {
  return PHASES.flatMap((phase) => {
    const span = spans.find((each) => each.phase === phase);
    if (!span) return [];
    return {
      phase,
      opensAt: span.opensAt.toISOString(),
      closesAt: (span.closedAt ?? week.closesAt)?.toISOString() ?? null,
      open: span.closedAt === null,
      entries: entries.filter((entry) => entry.phase === phase),
    };
  });
}
