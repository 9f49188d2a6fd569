import 'server-only';
import { decoded } from '@/app/missing';
import { answer, jsonAnswer, refuse } from '@/lib/features/api/answer';
import { openApi } from '@/lib/features/api/openapi';
import {
  mercSchema,
  mercsSchema,
  rulingSchema,
  rulingsQuery,
  rulingsSchema,
  seasonSchema,
  teamSchema,
  teamsSchema,
  weekSchema,
} from '@/lib/features/api/schemas';
import { loadHome } from '@/lib/features/season/home';
import { loadRuling } from '@/lib/features/season/ruling';
import { loadRulings, rulingsFilter } from '@/lib/features/season/rulings';
import { loadTeam, loadTeams } from '@/lib/features/season/teams';
import { loadWeekPage } from '@/lib/features/season/week';
import { weekFilter } from '@/lib/features/season/week-filter';
import { wikiFilter } from '@/lib/features/wiki/filter';
import { loadMerc } from '@/lib/features/wiki/merc';
import { loadWiki } from '@/lib/features/wiki/mercs';
import { type Reader, VISITOR } from '@/lib/record/views/reader';
import { readSeason } from '@/lib/record/views/season';
import { reachedIn, type SeasonRoute } from '../of-season';

type Read = (request: Request, season: string, part: string) => Promise<Response>;

const reader = (season: string): Reader => ({ season, ...VISITOR });
const nothing = (what: string): Response => refuse({ code: 'not-found', message: `There is no such ${what}.` });

/** By the first part of the address below `/api/v1`, alone and with a second part. */
const LISTS: Readonly<Record<string, Read>> = { season, rulings, mercs, teams };
const ITEMS: Readonly<Record<string, Read>> = { weeks: week, rulings: ruling, mercs: merc, teams: team };

/**
 * The JSON API of a season, for whoever asks: every answer is made as for a visitor, whoever bears what session.
 */
export function readApi(asked: Request, { params }: SeasonRoute): Promise<Response> {
  return reachedIn(asked, params, async ({ season: key, rest, base }, request) => {
    const [room = '', part, ...more] = rest.map(decoded);
    if (more.length > 0 || room === null || part === null) return nothing('address');
    // These two are there before the first season is.
    if (room === '' || room === 'openapi.json') return jsonAnswer(request, room === '' ? index(base) : openApi(base));
    const read = Object.hasOwn(part === undefined ? LISTS : ITEMS, room) && (part === undefined ? LISTS : ITEMS)[room];
    if (!read) return nothing('address');
    if (key === null || (await readSeason(key)) === null) return nothing('season');
    return read(request, key, part ?? '');
  });
}

/** Answers whoever would change something. */
export const readOnly = (): Response =>
  refuse({ code: 'read-only', message: 'This API is there to read.', next: 'Ask by GET.' });

const index = (base: string) => ({
  openapi: `${base}/openapi.json`,
  lists: Object.keys(LISTS).map((room) => `${base}/${room}`),
  items: Object.keys(ITEMS).map((room) => `${base}/${room}/…`),
});

async function season(request: Request, key: string): Promise<Response> {
  const [record, home] = await Promise.all([readSeason(key), loadHome(reader(key), new Date())]);
  if (record === null || home === null) return nothing('season');
  const now = record.weeks.at(-1);
  return answer(request, seasonSchema, {
    key: record.key,
    name: record.name,
    zone: record.timeZone,
    rulesetVersion: record.rulesetVersion,
    endedAt: record.endedAt?.toISOString() ?? null,
    weeks: record.weeks.map(({ number }) => number),
    week: now === undefined || home.week === null ? null : home.week,
    standings: home.standings,
  });
}

async function week(request: Request, key: string, part: string): Promise<Response> {
  const asked = weekFilter.safeParse({ page: new URL(request.url).searchParams.get('page') ?? undefined });
  if (!asked.success) return refuse({ code: 'bad-query', message: 'page: no such value' });
  const page = /^\d{1,6}$/.test(part) ? await loadWeekPage(Number(part), asked.data, reader(key)) : null;
  if (page === null) return nothing('week');
  if (asked.data.page > page.pages) {
    return refuse({ code: 'not-found', message: `There is no page ${asked.data.page}: there are ${page.pages}.` });
  }
  return answer(request, weekSchema, { ...page, page: page.filter.page });
}

async function rulings(request: Request, key: string): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const twice = [...asked.keys()].find((name) => asked.getAll(name).length > 1);
  const query = rulingsQuery.safeParse(Object.fromEntries(asked));
  if (twice !== undefined || !query.success) {
    const [issue] = query.success ? [] : query.error.issues;
    const message = issue ? `${issue.path.join('.') || 'query'}: ${issue.message}` : `${twice}: asked more than once`;
    return refuse({ code: 'bad-query', message });
  }
  const filtered = rulingsFilter.safeParse(Object.fromEntries(asked));
  if (!filtered.success) {
    const at = filtered.error.issues[0]?.path.join('.') ?? 'query';
    return refuse({ code: 'bad-query', message: `${at}: no such value` });
  }
  const page = await loadRulings(filtered.data, reader(key));
  if (page === null) return nothing('season');
  if ((query.data.page ?? 1) > page.pages) {
    return refuse({ code: 'not-found', message: `There is no page ${query.data.page}: there are ${page.pages}.` });
  }
  const { found, pages, filter } = page;
  return answer(request, rulingsSchema, { found, pages, page: filter.page, rulings: page.rulings });
}

async function ruling(request: Request, key: string, part: string): Promise<Response> {
  const page = await loadRuling(part, reader(key));
  return page === null ? nothing('ruling') : answer(request, rulingSchema, page);
}

async function mercs(request: Request, key: string): Promise<Response> {
  const asked = wikiFilter.safeParse({ page: new URL(request.url).searchParams.get('page') ?? undefined });
  if (!asked.success) return refuse({ code: 'bad-query', message: 'page: no such value' });
  const page = await loadWiki(key, asked.data);
  if (page === null) return nothing('season');
  const { found, pages, filter } = page;
  if (filter.page > pages) {
    return refuse({ code: 'not-found', message: `There is no page ${filter.page}: there are ${pages}.` });
  }
  return answer(request, mercsSchema, {
    found,
    pages,
    page: filter.page,
    mercs: page.groups.flatMap(({ rows }) => rows),
  });
}

async function merc(request: Request, key: string, part: string): Promise<Response> {
  const page = await loadMerc(part, reader(key));
  return page === null ? nothing('merc') : answer(request, mercSchema, page);
}

async function teams(request: Request, key: string): Promise<Response> {
  const page = await loadTeams(key);
  return page === null ? nothing('season') : answer(request, teamsSchema, page);
}

async function team(request: Request, key: string, part: string): Promise<Response> {
  const page = await loadTeam(part, reader(key));
  return page === null ? nothing('team') : answer(request, teamSchema, page);
}
