import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import {
  mercFeedPath,
  mercPath,
  rulingPath,
  rulingsFeedPath,
  rulingsPath,
  teamFeedPath,
  teamPath,
} from '../../record/views/address';
import type { RulingLine } from '../../record/views/model';
import { VISITOR } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason, type SeasonRecord } from '../../record/views/season';
import type { News, NewsLine } from './model';

/** How many lines a feed holds. */
export const MOST_LINES = 50;

/** The newest rulings of a season. Null where there is no such season. */
export async function rulingsNews(key: string): Promise<News | null> {
  const season = await readSeason(key);
  if (!season) return null;
  return newsOf(season, await readNews(season, {}), {
    title: `${season.name}: rulings`,
    about: 'Every ruling as it comes, and again when it comes out otherwise.',
    path: rulingsFeedPath(season.key),
    page: rulingsPath(season.key),
  });
}

/** The newest rulings on what a team did and on what hit its mercs. Null where the season has no such team. */
export async function teamNews(key: string, teamKey: string): Promise<News | null> {
  const season = await readSeason(key);
  const team =
    season &&
    (await db.team.findUnique({
      where: { seasonId_key: { seasonId: season.id, key: teamKey } },
      select: {
        key: true,
        name: true,
        contracts: { where: { untilWeek: null }, select: { mercenary: { select: { key: true } } } },
      },
    }));
  if (!season || !team) return null;
  const mercs = team.contracts.map(({ mercenary }) => mercenary.key);
  const about = { OR: [{ teamKey: team.key }, { hits: { hasSome: mercs } }] };
  return newsOf(season, await readNews(season, about), {
    title: `${team.name}: rulings`,
    about: `What ${team.name} did, and what hit its mercs.`,
    path: teamFeedPath(season.key, team.key),
    page: teamPath(season.key, team.key),
  });
}

/** The newest rulings on what a merc did and on what hit it. Null where the season has no such merc. */
export async function mercNews(key: string, mercKey: string): Promise<News | null> {
  const season = await readSeason(key);
  const merc =
    season &&
    (await db.mercenary.findUnique({
      where: { seasonId_key: { seasonId: season.id, key: mercKey } },
      select: { key: true, name: true },
    }));
  if (!season || !merc) return null;
  const about = { OR: [{ mercKey: merc.key }, { hits: { has: merc.key } }] };
  return newsOf(season, await readNews(season, about), {
    title: `${merc.name}: rulings`,
    about: `What ${merc.name} did, and what hit it.`,
    path: mercFeedPath(season.key, merc.key),
    page: mercPath(season.key, merc.key),
  });
}

/** As a visitor may see them: what is sealed is no row here. */
async function readNews(season: SeasonRecord, about: Prisma.RulingWhereInput): Promise<NewsLine[]> {
  const rows = await db.ruling.findMany({
    where: { AND: [standing(VISITOR), { week: { seasonId: season.id } }, about] },
    orderBy: [{ ruledAt: 'desc' }, { at: 'desc' }, { order: 'desc' }, { rulingId: 'desc' }],
    take: MOST_LINES,
    select: { ...lineColumns, ruledAt: true },
  });
  const lines = await toLines(season.id, rows);
  return lines.map((line, index) => toNews(season.key, line, rows[index]?.ruledAt ?? new Date(line.at)));
}

const toNews = (season: string, line: RulingLine, ruledAt: Date): NewsLine => ({
  id: rulingPath(season, line.id),
  page: rulingPath(season, line.id),
  title: [line.merc?.name ?? line.team?.name, `${line.title}: ${line.outcome}`].filter(Boolean).join(', '),
  text: textOf(line),
  published: new Date(line.at),
  // A pasted post bears the forum's time, which no ruling on it came before.
  updated: ruledAt < new Date(line.at) ? new Date(line.at) : ruledAt,
});

function textOf(line: RulingLine): string {
  const targets = line.targets.map(({ name }) => name).join(', ');
  return [
    `Week ${line.week}, ${line.phase}${line.team === null ? '' : `, ${line.team.name}`}${targets === '' ? '' : `, on ${targets}`}.`,
    line.reason,
    line.override === null ? '' : `An admin ruled it so: ${line.override.because}`,
    line.cites.length === 0 ? '' : `By ${line.cites.join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function newsOf(
  season: SeasonRecord,
  lines: readonly NewsLine[],
  about: Pick<News, 'title' | 'about' | 'path' | 'page'>,
): News {
  return { ...about, by: season.name, lines, updated: newestOf(season, lines) };
}

/** When a season's news last moved; before the first, when its first week opened. */
export function newestOf(season: SeasonRecord, lines: readonly NewsLine[]): Date {
  const times = lines.map(({ updated }) => updated.getTime());
  return new Date(Math.max(season.weeks[0]?.opensAt.getTime() ?? 0, ...times));
}
