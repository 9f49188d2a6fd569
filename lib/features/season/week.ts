import { PHASES } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import { readActs } from '../../record/views/acts';
import { type Names, readNames } from '../../record/views/names';
import { type Reader, rostersLocked } from '../../record/views/reader';
import {
  ADJUST,
  keysOf,
  type LineRow,
  lineColumns,
  resolvesWhen,
  standing,
  toLine,
} from '../../record/views/ruling-line';
import { readSeason, type SeasonRecord, type WeekRecord } from '../../record/views/season';
import { lastCorrection } from './corrections';
import { type CardRow, cardColumns, publicBids, publicRosters, readFacts, toMatchCard } from './match-card';
import type { PhaseGroup, WeekEntry, WeekFilter, WeekPage } from './model';
import { postColumns, weekEntries } from './week-entries';
import { passing } from './week-filter';
import { declaredIn, pagesIn, readIndex, type Stub, thoseOf } from './week-index';
import { holding } from './week-words';

/** What of a week stands beside its entries. Sealed rosters and bids are not among it. */
async function readSides(week: WeekRecord) {
  const [matches, rosters, bids, spans] = await Promise.all([
    db.match.findMany({ where: { weekId: week.id }, orderBy: { place: 'asc' }, select: cardColumns }),
    db.roster.findMany({ where: { weekId: week.id, ...publicRosters.where }, select: publicRosters.select }),
    db.bid.findMany({ where: { weekId: week.id, ...publicBids.where }, select: publicBids.select }),
    db.phaseSpan.findMany({ where: { weekId: week.id }, orderBy: { opensAt: 'asc' } }),
  ]);
  return { matches, sealed: { rosters, bids }, spans };
}
type Sides = Awaited<ReturnType<typeof readSides>>;

/** The rows of some entries of a week, and of the rulings that its matches' facts come from. */
async function readRows(week: WeekRecord, reader: Reader, stubs: readonly Stub[], { matches }: Sides) {
  const facts = matches.flatMap((match) => readFacts(match.facts).map(({ ruling }) => ruling));
  const ruled = stubs.flatMap((stub) => stub.ruled.flatMap(({ id, setOff }) => [id, ...setOff]));
  const [posts, rows] = await Promise.all([
    db.post.findMany({
      where: { id: { in: stubs.flatMap(({ id, posted }) => (posted ? [id] : [])) } },
      orderBy: { seq: 'asc' },
      select: postColumns,
    }),
    db.ruling.findMany({
      where: { AND: [standing(reader)], weekId: week.id, rulingId: { in: [...ruled, ...facts] } },
      orderBy: [{ at: 'asc' }, { part: 'asc' }, { rulingId: 'asc' }],
      select: lineColumns,
    }),
  ]);
  return { posts, rows, shown: new Set(ruled) };
}
type WeekRows = Awaited<ReturnType<typeof readRows>> & Sides;

/**
 * One week, said and ruled: a page of it, in a constant number of queries however long the week. Words are looked for by the
 * database, in every entry that the rest of the filter lets through; only the page's own entries are read.
 * @returns null where the season has no such week; of a page or an entry that is not there, an empty page
 */
export async function loadWeekPage(number: number, filter: WeekFilter, reader: Reader): Promise<WeekPage | null> {
  const season = await readSeason(reader.season);
  const week = season?.weeks.find((each) => each.number === number);
  if (!season || !week) return null;
  const [sides, index] = await Promise.all([readSides(week), readIndex(week.id, reader)]);
  const chosen = filter.match === null ? undefined : sides.matches[filter.match - 1];
  const teams = chosen ? new Set([chosen.attacker.key, chosen.defender.key]) : null;
  const stubs = thoseOf(index, filter, teams);
  const found =
    filter.words === ''
      ? stubs
      : await holding({ seasonId: season.id, pending: pendingIn(season, week) }, filter.words, stubs);
  const pages = pagesIn(found);
  const at = pageAsked(pages, filter);
  const on = pages[at - 1] ?? [];
  // Whether the words stand in them was asked of the database.
  const asked = { ...filter, words: '' };
  const read = await readEntries(season, week, { filter: asked, teams, reader, sides }, on);
  const onPage = new Set(on.map(({ id }) => id));
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
    matches: sides.matches.map((match) => toMatchCard(match, sides.sealed, read.byId, read.names)),
    filter: { ...filter, match: chosen ? filter.match : null, page: at },
    pages: pages.length,
    declared: declaredIn(index),
    shown: declaredIn(found),
    phases: phaseGroups(
      week,
      sides.spans,
      read.entries.filter(({ id }) => onPage.has(id)),
      pages,
    ),
  };
}

/** What is said of all rulings of a week that wait for its battle; empty: each says why for itself. */
const pendingIn = ({ timeZone }: SeasonRecord, { phase, closesAt }: WeekRecord): string =>
  resolvesWhen({ phase, closesAt, season: { timeZone } }, '');

/** @returns whether a filter asks for a match, a page or an entry that is not there */
export const asksUnknownOf = (asked: WeekFilter, { filter, pages, phases }: WeekPage): boolean =>
  asked.match !== filter.match ||
  asked.page > pages ||
  (asked.entry !== null && !phases.some(({ entries }) => entries.some(({ id }) => id === asked.entry)));

/** The page on which the entry stands that was asked for, else the page that was. */
function pageAsked(pages: readonly (readonly Stub[])[], { page, entry }: WeekFilter): number {
  const at = entry === null ? -1 : pages.findIndex((stubs) => stubs.some(({ id }) => id === entry));
  return at < 0 ? page : at + 1;
}

interface Reading {
  readonly filter: WeekFilter;
  readonly teams: ReadonlySet<string> | null;
  readonly reader: Reader;
  readonly sides: Sides;
}

async function readEntries(
  season: SeasonRecord,
  week: WeekRecord,
  { filter, teams, reader, sides }: Reading,
  stubs: readonly Stub[],
) {
  const rows: WeekRows = { ...sides, ...(await readRows(week, reader, stubs, sides)) };
  const amending = [
    ...rows.posts.flatMap((post) => post.declarations.flatMap((each) => each.amendedBy ?? [])),
    ...rows.rows.flatMap((row) => (row.about === ADJUST ? row.entryId : [])),
  ];
  const [names, amendments] = await Promise.all([readNames(season.id, weekKeys(rows)), readActs(amending)]);
  const lines = weekLines(rows.rows, rows.posts, names);
  const of = rows.rows.map(({ rulingId }) => rows.shown.has(rulingId));
  const entries = weekEntries({
    posts: rows.posts,
    rows: rows.rows.filter((_, at) => of[at]),
    lines: lines.filter((_, at) => of[at]),
    amendments,
    attacks: attackers(rows.matches),
    teamName: names.team,
  });
  return {
    names,
    byId: new Map(lines.map((line) => [line.id, line])),
    entries: entries.flatMap((entry) => passing(entry, filter, teams) ?? []),
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

function phaseGroups(
  week: WeekRecord,
  spans: WeekRows['spans'],
  entries: readonly WeekEntry[],
  pages: readonly (readonly Stub[])[],
): PhaseGroup[] {
  return PHASES.flatMap((phase) => {
    const span = spans.find((each) => each.phase === phase);
    if (!span) return [];
    const first = pages.findIndex((stubs) => stubs.some((stub) => stub.phase === phase));
    return {
      phase,
      opensAt: span.opensAt.toISOString(),
      closesAt: (span.closedAt ?? week.closesAt)?.toISOString() ?? null,
      open: span.closedAt === null,
      entries: entries.filter((entry) => entry.phase === phase),
      found: pages.reduce((sum, stubs) => sum + stubs.filter((stub) => stub.phase === phase).length, 0),
      page: first < 0 ? null : first + 1,
    };
  });
}
