import 'server-only';
import { decoded } from '@/app/missing';
import { refuse } from '@/lib/features/api/answer';
import { atomOf } from '@/lib/features/feeds/atom';
import { ALARMS_HINT, askedAlarms, calendarOf } from '@/lib/features/feeds/calendar';
import { loadDeadlines } from '@/lib/features/feeds/deadlines';
import type { News } from '@/lib/features/feeds/model';
import { mercNews, rulingsNews, teamNews } from '@/lib/features/feeds/rulings';
import { seasonNews } from '@/lib/features/feeds/season';
import { wholeAnswer } from '@/lib/platform/pages/whole-answer';
import { reachedIn, type SeasonRoute } from '../of-season';

/** An Atom feed of a season, as a visitor may read it. */
export function readFeed(asked: Request, { params }: SeasonRoute): Promise<Response> {
  return reachedIn(asked, params, async ({ season, rest }, request) => {
    const news = season === null ? null : await newsAt(season, rest.map(decoded));
    if (news === null) return refuse({ code: 'not-found', message: 'There is no such feed.' });
    return wholeAnswer(request, atomOf(news, news.path), 'application/atom+xml');
  });
}

async function newsAt(season: string, [room, part, ...more]: readonly (string | null)[]): Promise<News | null> {
  if (more.length > 0 || room === undefined || room === null || part === null) return null;
  if (part === undefined) {
    if (room === 'season.atom') return seasonNews(season);
    return room === 'rulings.atom' ? rulingsNews(season) : null;
  }
  const key = /^(.+)\.atom$/.exec(part)?.[1];
  if (key === undefined) return null;
  if (room === 'teams') return teamNews(season, key);
  return room === 'mercs' ? mercNews(season, key) : null;
}

/** The deadlines of a season as iCalendar. */
export function readCalendar(asked: Request, { params }: SeasonRoute): Promise<Response> {
  return reachedIn(asked, params, async ({ season }, request) => {
    const alarms = askedAlarms(new URL(request.url).searchParams.get('alarms'));
    if (alarms === null) return refuse({ code: 'bad-query', message: `alarms: ${ALARMS_HINT}` });
    const deadlines = season === null ? null : await loadDeadlines(season);
    if (deadlines === null) return refuse({ code: 'not-found', message: 'There is no such season.' });
    return wholeAnswer(request, calendarOf(deadlines, alarms), 'text/calendar');
  });
}
