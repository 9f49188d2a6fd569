import { Client } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MOST_READ, unreadOf } from '@/lib/engine/declarations/most';
import { readAccounts } from '@/lib/features/accounts/read';
import { auditFilter } from '@/lib/features/audit/filter';
import { readAudit } from '@/lib/features/audit/log';
import { loadChanges } from '@/lib/features/changes/changes';
import { readDesk } from '@/lib/features/desk/desk';
import { post, previewPost } from '@/lib/features/desk/post';
import { rulingsNews, teamNews } from '@/lib/features/feeds/rulings';
import { seasonNews } from '@/lib/features/feeds/season';
import { publicPaths } from '@/lib/features/feeds/sitemap';
import { readTopics } from '@/lib/features/forum/topics/follow';
import { readDrafts } from '@/lib/features/opening/draft';
import { readControlRoom } from '@/lib/features/review/control';
import { reviewAsked } from '@/lib/features/review/filter';
import { readJournalPage } from '@/lib/features/review/journal';
import { asksMissing, readReview } from '@/lib/features/review/review';
import { loadSearch } from '@/lib/features/search/search';
import { loadCorrections } from '@/lib/features/season/corrections';
import { loadDicePage } from '@/lib/features/season/dice';
import { loadHome } from '@/lib/features/season/home';
import { loadMatch } from '@/lib/features/season/match';
import { loadRules } from '@/lib/features/season/rules';
import { loadRulings, rulingsFilter } from '@/lib/features/season/rulings';
import { readSeasons } from '@/lib/features/season/seasons';
import { loadTeam, loadTeams } from '@/lib/features/season/teams';
import { asksUnknownOf, loadWeekPage } from '@/lib/features/season/week';
import { weekFilter } from '@/lib/features/season/week-filter';
import { wikiFilter } from '@/lib/features/wiki/filter';
import { loadMerc } from '@/lib/features/wiki/merc';
import { loadWiki } from '@/lib/features/wiki/mercs';
import { listTables } from '@/lib/record/tables/list';
import { readerOf } from '@/lib/record/views/reader';
import type { NewJournalEntry } from '@/lib/record/week/types';
import { ownDatabase } from '../db/database';
import { merc, openSeason, type TestSeason, team } from '../db/league';
import { PlayedWeek } from './support/week';

ownDatabase();

/** A page's data, in bytes: what a page shows twice over is still less than a megabyte. */
const HEAVIEST = 400_000;
const POSTS = 1_300;
const TEXTS = 1_500;

let season: TestSeason;
let week: PlayedWeek;
const unclear = (count: number) => '**Strike?** \n'.repeat(count);

beforeAll(async () => {
  season = await openSeason(2);
  week = new PlayedWeek(season);
});

const pages = () => {
  const reader = readerOf(season.key, null);
  return {
    review: () => readReview(season.admin),
    week: () => loadWeekPage(1, weekFilter.parse({}), reader),
    'week by an outcome': () => loadWeekPage(1, weekFilter.parse({ outcome: 'Unclear' }), reader),
    'week by words': () => loadWeekPage(1, weekFilter.parse({ q: 'nothing has this' }), reader),
    rulings: () => loadRulings(rulingsFilter.parse({}), reader),
    journal: () => readJournalPage(season.key, {}),
    audit: () => readAudit(auditFilter.parse({})),
    tables: () => listTables(season.admin),
    accounts: () => readAccounts(season.admin),
    wiki: () => loadWiki(season.key, wikiFilter.parse({})),
    changes: () => loadChanges(season.key, null, new Date()),
    search: () => loadSearch(season.key, 'hello there'),
    home: () => loadHome(reader, new Date()),
    teams: () => loadTeams(season.key),
    team: () => loadTeam(team(1), reader),
    match: () => loadMatch({ week: 1, place: 1 }, reader),
    merc: () => loadMerc(merc(1, 1), reader),
    dice: () => loadDicePage(season.key, null),
    corrections: () => loadCorrections(season.key),
    seasons: () => readSeasons(),
    rules: () => loadRules(season.key, 'hello'),
    desk: () => readDesk(season.leader(1)),
    'control room': () => readControlRoom(season.admin),
    topics: () => readTopics(season.key),
    drafts: () => readDrafts(),
    'feed of the season': () => seasonNews(season.key),
    'feed of rulings': () => rulingsNews(season.key),
    'feed of a team': () => teamNews(season.key, team(1)),
    sitemap: () => publicPaths(),
  };
};

async function measured(page: () => Promise<unknown>): Promise<{ queries: number; bytes: number }> {
  await page();
  const sent = vi.spyOn(Client.prototype, 'query');
  const bytes = JSON.stringify(await page()).length;
  const queries = sent.mock.calls.length;
  sent.mockRestore();
  return { queries, bytes };
}

async function measureAll() {
  const found: Record<string, { queries: number; bytes: number }> = {};
  for (const [name, page] of Object.entries(pages())) found[name] = await measured(page);
  return found;
}

describe('one visitor’s text', () => {
  it('is read as far as a post may ask of the referee, and its writer is told what was not', async () => {
    const seen = await previewPost(season.leader(1), unclear(TEXTS));
    expect(seen).toMatchObject({ value: { unread: TEXTS - MOST_READ } });
    expect(seen.ok && seen.value.parts).toHaveLength(MOST_READ + 1);
    expect(seen.ok && seen.value.parts.at(-1)?.reason).toContain(`Not read: ${TEXTS - MOST_READ} bold texts`);
    const done = await post(season.leader(1), unclear(2), '1d0b6d52-6c63-4a04-9f4f-5a6b1f2f0001');
    expect(done).toMatchObject({ value: { unclear: 2, unread: 0 } });
  });
});

describe('a long week', () => {
  it('costs every page of lists as many queries as a short one, and no page grows without end', {
    timeout: 600_000,
  }, async () => {
    // A week in which every list has something already.
    const more = Array.from({ length: 99 }, (_, nth) => said(nth));
    await week.does(1, ...more, { kind: 'post', by: team(1), text: 'Hello.', readings: [], reader: '3' });
    const before = await measureAll();
    for (let act = 1; act < POSTS / 100; act += 1) {
      await week.does((act % 2) + 1, ...Array.from({ length: 100 }, (_, nth) => said(act * 100 + nth)));
    }
    for (const nth of [1, 2, 3]) {
      const done = await post(
        season.leader((nth % 2) + 1),
        unclear(TEXTS),
        `1d0b6d52-6c63-4a04-9f4f-5a6b1f2f010${nth}`,
      );
      expect(done).toMatchObject({ value: { unclear: MOST_READ, unread: TEXTS - MOST_READ } });
    }
    const after = await measureAll();
    for (const [name, { queries, bytes }] of Object.entries(after)) {
      // Prisma joins two looks-up of one moment into one, or does not.
      expect([name, Math.abs(queries - (before[name]?.queries ?? 0)) <= 2]).toEqual([name, true]);
      expect([name, bytes < HEAVIEST]).toEqual([name, true]);
    }
  });

  it('shows every post once, on pages that there are', { timeout: 600_000 }, async () => {
    const reader = readerOf(season.key, null);
    const first = await loadWeekPage(1, weekFilter.parse({}), reader);
    if (!first) throw new Error('There is a week.');
    expect(first.pages).toBeGreaterThan(POSTS / 60);
    const seen: string[] = [];
    for (let page = 1; page <= first.pages; page += 1) {
      const read = await loadWeekPage(1, weekFilter.parse({ page: String(page) }), reader);
      const entries = read?.phases.flatMap((phase) => phase.entries) ?? [];
      expect(entries.length).toBeGreaterThan(0);
      seen.push(...entries.map(({ id }) => id));
    }
    expect(seen.length).toBe(new Set(seen).size);
    expect(seen.length).toBe(first.phases.reduce((sum, { found }) => sum + found, 0));
    expect(seen.length).toBe(POSTS + 4);
    const last = seen.at(-1) ?? '';
    const there = await loadWeekPage(1, weekFilter.parse({ entry: last }), reader);
    expect(there?.filter.page).toBe(first.pages);
    const asked = [{ page: String(first.pages + 1) }, { entry: 'nobody-1-1' }].map((query) => weekFilter.parse(query));
    for (const filter of asked) {
      const page = await loadWeekPage(1, filter, reader);
      expect(page && asksUnknownOf(filter, page)).toBe(true);
    }
  });

  it('is reviewed page by page: what a text would come to is told, or said to be looked at', async () => {
    const review = await readReview(season.admin);
    if (!review.ok) throw new Error(review.problem.message);
    const { unclear: texts, unread } = review.value;
    expect(texts.found).toBe(2 + 3 * MOST_READ);
    expect(texts.lines).toHaveLength(10);
    expect(unread.map(({ count }) => count)).toEqual([1, 2, 3].map(() => TEXTS - MOST_READ));
    // The first two texts are the oldest of a long week: what follows them is more than one item may take.
    expect(texts.lines[0]?.options[0]).toMatchObject({ ahead: true, outcome: null });
    const asked = reviewAsked.parse({ unclear: String(texts.pages) });
    const last = await readReview(season.admin, asked);
    if (!last.ok) throw new Error(last.problem.message);
    const option = last.value.unclear.lines.at(-1)?.options[0];
    expect(option).toMatchObject({ ahead: false });
    expect(option?.why).not.toBe('');
    expect(last.value.unclear.lines.at(-1)).toMatchObject({ cut: true });
    const beyond = reviewAsked.parse({ unclear: String(texts.pages + 1) });
    const none = await readReview(season.admin, beyond);
    expect(none.ok && asksMissing(beyond, none.value)).toBe(true);
    expect(
      unreadOf((await week.look()).journal.flatMap((entry) => (entry.kind === 'post' ? entry.readings : []))),
    ).toBe(3 * (TEXTS - MOST_READ));
  });
});

/** A post that says something, with nothing bold in it. */
function said(nth: number): NewJournalEntry {
  return {
    kind: 'post',
    by: team(nth % 2 === 0 ? 1 : 2),
    text: `hello there, for the ${nth}th time. `.repeat(4),
    readings: [],
    reader: '3',
  };
}
