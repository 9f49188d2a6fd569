import { addressOfSite } from '../../platform/auth/site-address';
import { db } from '../../platform/db/client';
import {
  abilitiesPath,
  dicePath,
  mercPath,
  rulesPath,
  rulingPath,
  rulingsPath,
  seasonPath,
  statisticsPath,
  teamPath,
  teamsPath,
  weekPath,
  weeksPath,
  wikiPath,
} from '../../record/views/address';
import { VISITOR } from '../../record/views/reader';
import { standing } from '../../record/views/ruling-line';
import { CURRENT_FIRST } from '../../record/views/season';

/** What one sitemap may hold by its format. */
const MOST = 50_000;

/** Pages of no season that everyone may read. */
const OF_NONE = ['/', '/seasons', '/tables', '/help'];

/** The paths of the pages that a visitor may read, the current season's first; of rulings the newest, as room is left. */
export async function publicPaths(): Promise<string[]> {
  const seasons = await db.season.findMany({
    orderBy: [...CURRENT_FIRST],
    select: {
      key: true,
      weeks: { orderBy: { number: 'asc' }, select: { number: true } },
      teams: { orderBy: { place: 'asc' }, select: { key: true } },
      mercenaries: { orderBy: { key: 'asc' }, select: { key: true } },
    },
  });
  const pages = seasons.flatMap(({ key, weeks, teams, mercenaries }) => [
    ...[seasonPath, weeksPath, rulingsPath, wikiPath, teamsPath, rulesPath, dicePath, statisticsPath].map((path) =>
      path(key),
    ),
    abilitiesPath(key),
    ...weeks.map(({ number }) => weekPath(key, number)),
    ...teams.map((team) => teamPath(key, team.key)),
    ...mercenaries.map((merc) => mercPath(key, merc.key)),
  ]);
  const room = MOST - OF_NONE.length - pages.length;
  const rulings =
    room <= 0
      ? []
      : await db.ruling.findMany({
          where: standing(VISITOR),
          orderBy: [{ at: 'desc' }, { rulingId: 'desc' }],
          take: room,
          select: { rulingId: true, week: { select: { season: { select: { key: true } } } } },
        });
  const ruled = rulings.map(({ rulingId, week }) => rulingPath(week.season.key, rulingId));
  return [...OF_NONE, ...pages, ...ruled].slice(0, MOST);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>'"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Paths of this site as a sitemap (sitemaps.org, 0.9). */
export const sitemapOf = (paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${escaped(addressOfSite(path))}</loc></url>`).join('\n')}
</urlset>
`;
