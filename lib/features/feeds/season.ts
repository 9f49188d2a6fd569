import { db } from '../../platform/db/client';
import { seasonFeedPath, seasonPath, weekPath } from '../../record/views/address';
import { readSeason, type SeasonRecord } from '../../record/views/season';
import type { News, NewsLine } from './model';
import { MOST_LINES, newestOf } from './rulings';

/**
 * How a season goes: the phases that opened with what was to come in them, the weeks that closed with their winners, and its
 * end. Null where there is no such season.
 */
export async function seasonNews(key: string): Promise<News | null> {
  const season = await readSeason(key);
  if (!season) return null;
  const [spans, matches] = await Promise.all([
    db.phaseSpan.findMany({
      where: { week: { seasonId: season.id } },
      orderBy: { opensAt: 'desc' },
      take: MOST_LINES,
      select: { phase: true, opensAt: true, closesAt: true, week: { select: { number: true } } },
    }),
    db.match.findMany({
      where: { week: { seasonId: season.id } },
      orderBy: [{ week: { number: 'desc' } }, { place: 'asc' }],
      select: matchColumns,
    }),
  ]);
  const lines = [
    ...endOf(season),
    ...season.weeks.flatMap((week) => closing(season, week, matches)),
    ...spans.map((span) => opening(season, span, matches)),
  ]
    .toSorted((one, other) => other.updated.getTime() - one.updated.getTime())
    .slice(0, MOST_LINES);
  return {
    title: season.name,
    about: 'The phases as they open, the weeks as they close, and who won.',
    path: seasonFeedPath(season.key),
    page: seasonPath(season.key),
    by: season.name,
    lines,
    updated: newestOf(season, lines),
  };
}

const matchColumns = {
  winnerKey: true,
  tier: true,
  week: { select: { number: true } },
  attacker: { select: { key: true, name: true } },
  defender: { select: { key: true, name: true } },
} as const;
interface MatchRow {
  readonly winnerKey: string | null;
  readonly tier: string;
  readonly week: { readonly number: number };
  readonly attacker: { readonly key: string; readonly name: string };
  readonly defender: { readonly key: string; readonly name: string };
}

const matchesOf = (week: number, matches: readonly MatchRow[]) => matches.filter((each) => each.week.number === week);

function opening(
  season: SeasonRecord,
  span: {
    readonly phase: string;
    readonly opensAt: Date;
    readonly closesAt: Date | null;
    readonly week: { readonly number: number };
  },
  matches: readonly MatchRow[],
): NewsLine {
  const week = span.week.number;
  const page = weekPath(season.key, week);
  const pairs = matchesOf(week, matches).map(
    ({ attacker, defender, tier }) => `${attacker.name} attacks ${defender.name} (${tier})`,
  );
  return {
    id: `${page}#${span.phase}`,
    page,
    title: `Week ${week}: ${span.phase} is open`,
    text: pairs.length === 0 ? 'There is no match in this week.' : `${pairs.join('. ')}.`,
    published: span.opensAt,
    updated: span.opensAt,
  };
}

function closing(
  season: SeasonRecord,
  week: SeasonRecord['weeks'][number],
  matches: readonly MatchRow[],
): readonly NewsLine[] {
  if (week.closedAt === null) return [];
  const page = weekPath(season.key, week.number);
  const results = matchesOf(week.number, matches).map(({ attacker, defender, winnerKey }) => {
    const winner = [attacker, defender].find(({ key }) => key === winnerKey);
    return winner === undefined
      ? `${attacker.name} against ${defender.name} has no winner`
      : `${winner.name} won against ${(winner === attacker ? defender : attacker).name}`;
  });
  return [
    {
      id: `${page}#closed`,
      page,
      title: `Week ${week.number} is closed`,
      text: results.length === 0 ? 'There was no match in it.' : `${results.join('. ')}.`,
      published: week.closedAt,
      updated: week.closedAt,
    },
  ];
}

const endOf = (season: SeasonRecord): readonly NewsLine[] =>
  season.endedAt === null
    ? []
    : [
        {
          id: seasonPath(season.key, '#ended'),
          page: seasonPath(season.key),
          title: `${season.name} has ended`,
          text: 'Nothing more is done in it; it stays to be read.',
          published: season.endedAt,
          updated: season.endedAt,
        },
      ];
