/**
 * Where a season's pages stand: everything of a season is below `/s/KEY`. Every link to one is made here, so that none
 * leads into another season; `tests/architecture/addresses.test.ts` finds those that are not.
 */

/**
 * @param season the key of the season
 * @param rest what follows, from its slash on: a path, a query or a fragment
 */
export const seasonPath = (season: string, rest = ''): string => `/s/${encodeURIComponent(season)}${rest}`;

const within = (season: string, room: string, key: string | number): string =>
  seasonPath(season, `/${room}/${encodeURIComponent(key)}`);

export const weeksPath = (season: string): string => seasonPath(season, '/weeks');
export const weekPath = (season: string, week: number): string => within(season, 'weeks', week);
/** A post or an act in its week, on whichever page of the week it stands. @param entry its id */
export const weekEntryPath = (season: string, week: number, entry: string): string =>
  `${weekPath(season, week)}?entry=${encodeURIComponent(entry)}#e-${entry}`;
export const rulingsPath = (season: string): string => seasonPath(season, '/rulings');
export const rulingPath = (season: string, id: string): string => within(season, 'rulings', id);
export const wikiPath = (season: string): string => seasonPath(season, '/wiki');
export const mercPath = (season: string, merc: string): string => within(season, 'wiki', merc);
/** All abilities, or those with something. @param chosen as the page's address has it */
export function abilitiesPath(season: string, chosen: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams(chosen);
  return seasonPath(season, `/wiki/abilities${params.size === 0 ? '' : `?${params}`}`);
}
/** Mercs side by side. */
export const comparePath = (season: string): string => seasonPath(season, '/wiki/compare');
export const searchPath = (season: string): string => seasonPath(season, '/search');
/** Names that may be meant, as JSON. */
export const suggestPath = (season: string): string => seasonPath(season, '/search/suggest.json');
export const statisticsPath = (season: string): string => seasonPath(season, '/statistics');
export const changesPath = (season: string): string => seasonPath(season, '/changes');
export const teamsPath = (season: string): string => seasonPath(season, '/teams');
export const teamPath = (season: string, team: string): string => within(season, 'teams', team);
/** @param match `WEEK-PLACE` */
export const matchPath = (season: string, match: string): string => within(season, 'matches', match);
/** Mercs for hire, what they cost, and bids for them. */
export const marketPath = (season: string): string => seasonPath(season, '/market');
export const dicePath = (season: string): string => seasonPath(season, '/dice');
/** The rulebook that the season is played by. */
export const rulesPath = (season: string): string => seasonPath(season, '/rules');
/** A leader's desk. @param rest from its slash or its fragment on */
export const deskPath = (season: string, rest = ''): string => seasonPath(season, `/desk${rest}`);
/** The control room. @param rest from its slash or its fragment on */
export const adminPath = (season: string, rest = ''): string => seasonPath(season, `/admin${rest}`);

/** Where a ruling is overridden or struck. */
export const amendPath = (season: string, id: string): string =>
  adminPath(season, `/rulings/${encodeURIComponent(id)}`);

/** Where a closed week is put right. */
export const correctPath = (season: string, week: number): string => adminPath(season, `/weeks/${week}`);
/** Closed weeks that were put right, and what that changed. @param id of the correction; absent: all of them */
export const correctionsPath = (season: string, id?: string): string =>
  seasonPath(season, `/corrections${id === undefined ? '' : `#${encodeURIComponent(id)}`}`);

/** News to follow, as Atom. */
export const seasonFeedPath = (season: string): string => seasonPath(season, '/feeds/season.atom');
export const rulingsFeedPath = (season: string): string => seasonPath(season, '/feeds/rulings.atom');
export const teamFeedPath = (season: string, team: string): string =>
  seasonPath(season, `/feeds/teams/${encodeURIComponent(team)}.atom`);
export const mercFeedPath = (season: string, merc: string): string =>
  seasonPath(season, `/feeds/mercs/${encodeURIComponent(merc)}.atom`);
/** The deadlines, as iCalendar. */
export const calendarPath = (season: string): string => seasonPath(season, '/calendar.ics');
/** The record as JSON. @param rest from its slash on */
export const apiPath = (season: string, rest = ''): string => seasonPath(season, `/api/v1${rest}`);

/** The site's own help. @param id of an entry; absent: all of it */
export const helpPath = (id?: string): string => `/help${id === undefined ? '' : `#${id}`}`;
