import { load } from 'cheerio';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readApi, readOnly } from '../../app/api/read';
import { readCalendar, readFeed } from '../../app/feeds/read';
import { GET as readSitemap } from '../../app/sitemap.xml/route';
import { db, disconnect } from '../../lib/platform/db/client';
import { type Written, writeRuling, writeSeason } from '../season/fixture';
import { writeWeeks } from '../season/fixture-week';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let written: Written;
const SITE = 'https://desk.example';
const HOSTILE = 'Cut ]]> & <script>alert(1)</script> here';

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.NEXTAUTH_URL = SITE;
  written = await writeSeason(db);
  await writeWeeks(db, written);
  await writeRuling(db, {
    weekId: written.weekIds[1],
    rulingId: 'lantern-2-90',
    at: '2026-11-24T15:00:00Z',
    part: null,
    outcome: 'Resolved',
    abilityKey: 'dracula/enthral',
    mercKey: 'dracula',
    teamKey: 'borgo',
    targets: ['robin'],
    hits: ['robin'],
    reason: HOSTILE,
  });
});
afterAll(async () => {
  delete process.env.NEXTAUTH_URL;
  await disconnect();
  await database.close();
});

type Route = typeof readApi;
/** Asks a route as the framework does. @param path below it. @param season its key; absent: without one */
async function ask(route: Route, path: string, season?: string, headers: Record<string, string> = {}) {
  const [way = '', query] = path.split('?');
  const rest = way.split('/').filter((part) => part !== '');
  const room = route === readApi ? 'api/v1' : route === readFeed ? 'feeds' : 'calendar.ics';
  const at = `${season === undefined ? '' : `/s/${season}`}/${room}/${way}`;
  const request = new Request(`http://attacker.invalid${at}${query === undefined ? '' : `?${query}`}`, { headers });
  const response = await route(request, { params: Promise.resolve({ season, rest }) });
  return { status: response.status, headers: response.headers, body: await response.text() };
}
const api = async (path: string, season?: string) => {
  const { status, body } = await ask(readApi, path, season);
  return { status, json: JSON.parse(body) };
};

const FEEDS = ['season.atom', 'rulings.atom', 'teams/greenwood.atom', 'mercs/dracula.atom', 'mercs/robin.atom'];
const RESOURCES = [
  'season',
  'weeks/1',
  'weeks/2',
  'rulings',
  'rulings/lantern-1-4b',
  'mercs',
  'mercs/dracula',
  'mercs/robin',
  'teams',
  'teams/greenwood',
];

/** Everything that is followed, of the season and without its key. */
async function everything() {
  const asked = [undefined, 'lantern'].flatMap((season) => [
    ...FEEDS.map((path) => ask(readFeed, path, season)),
    ask(readCalendar, '', season),
    ...['', 'openapi.json', ...RESOURCES, 'rulings/lantern-2-7', 'rulings?q=CANARY', 'rulings?week=2'].map((path) =>
      ask(readApi, path, season),
    ),
  ]);
  const sitemap = await readSitemap(new Request('http://attacker.invalid/sitemap.xml'));
  return [...(await Promise.all(asked)).map(({ body }) => body), await sitemap.text()];
}

describe('what is sealed', () => {
  it('is in no feed, calendar, answer of the API or sitemap', async () => {
    const all = (await everything()).join('\n');
    expect(all.length).toBeGreaterThan(20_000);
    expect(all).not.toMatch(/CANARY|"fee":77|"gp":66|lantern-2-7\b/);
  });

  it('of a refused roster is told once the rosters are locked, so that the canary can be seen', async () => {
    await db.week.update({ where: { id: written.weekIds[1] }, data: { phase: 'Battles' } });
    const [feed, ruling] = await Promise.all([ask(readFeed, 'rulings.atom'), ask(readApi, 'rulings/lantern-2-7')]);
    await db.week.update({ where: { id: written.weekIds[1] }, data: { phase: 'Wartime' } });
    expect(feed.body).toContain('CANARY-REASON');
    expect(ruling.body).toContain('CANARY-REASON');
  });

  it('is not told apart from what is not there', async () => {
    const [sealed, none] = await Promise.all([api('rulings/lantern-2-7'), api('rulings/lantern-2-7777')]);
    expect(sealed).toEqual(none);
    expect(sealed.status).toBe(404);
  });
});

it('no address is made of what a client writes into Host', async () => {
  expect((await everything()).join('\n')).not.toContain('attacker.invalid');
});

describe('a feed', () => {
  const feed = async (path: string) => load((await ask(readFeed, path, 'lantern')).body, { xml: true });

  it.each(FEEDS)('%s is Atom, with an id and a time on it and on each of its entries', async (path) => {
    const { headers } = await ask(readFeed, path, 'lantern');
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const $ = await feed(path);
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect($('feed > link[rel=self]').attr('href')).toBe(`${SITE}/s/lantern/feeds/${path}`);
    for (const part of ['id', 'title', 'updated', 'author > name'])
      expect($(`feed > ${part}`).text(), part).not.toBe('');
    const entries = $('entry').toArray();
    expect(entries.length).toBeGreaterThan(0);
    const ids = entries.map((entry) => $(entry).children('id').text());
    expect(new Set(ids).size).toBe(ids.length);
    for (const entry of entries) {
      expect($(entry).children('id').text()).toMatch(/^https:\/\/desk\.example\/s\/lantern\//);
      expect(Date.parse($(entry).children('updated').text())).not.toBeNaN();
    }
    const times = entries.map((entry) => $(entry).children('updated').text());
    expect(times).toEqual(times.toSorted().toReversed());
    expect($('feed > updated').text()).toBe(times[0]);
  });

  it('has the same bytes without the season’s key, and when it is asked for again', async () => {
    const [own, current, again] = await Promise.all([
      ask(readFeed, 'rulings.atom', 'lantern'),
      ask(readFeed, 'rulings.atom'),
      ask(readFeed, 'rulings.atom'),
    ]);
    expect(current.body).toBe(own.body);
    expect(again.headers.get('etag')).toBe(current.headers.get('etag'));
  });

  it('shows words of people as words, whatever signs are in them', async () => {
    const $ = await feed('rulings.atom');
    const html = $('entry')
      .filter((_, entry) => $(entry).children('id').text().endsWith('/lantern-2-90'))
      .children('summary')
      .text();
    expect(load(html).text()).toContain(HOSTILE);
    expect(load(html)('script')).toHaveLength(0);
  });

  it('of a merc has what it did and what hit it', async () => {
    const titles = (await feed('mercs/robin.atom'))('entry > title').text();
    expect(titles).toContain('Dracula, Enthral');
    expect(titles).toContain('Ride Down');
    expect(titles).toContain('Robin Hood');
  });

  it('of the season tells the phases as they open and who won a week', async () => {
    const $ = await feed('season.atom');
    const titles = $('entry > title')
      .toArray()
      .map((title) => $(title).text());
    expect(titles[0]).toBe('Week 2: Wartime is open');
    expect($('entry').text()).toContain('The Borgo Pass won against Greenwood');
  });

  it.each(['x.atom', 'season', 'teams/nobody.atom', 'mercs/nobody.atom', 'teams/greenwood', 'teams/%00.atom'])(
    'is not there at %s',
    async (path) => {
      const { status, body } = await ask(readFeed, path, 'lantern');
      expect([status, JSON.parse(body).code]).toEqual([404, 'not-found']);
    },
  );
});

describe('the calendar', () => {
  const events = async (query = '') => {
    const { body } = await ask(readCalendar, query, 'lantern');
    const calendar = new ICAL.Component(ICAL.parse(body));
    return calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: String(event.getFirstPropertyValue('uid')),
      summary: String(event.getFirstPropertyValue('summary')),
      at: (event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString(),
      status: event.getFirstPropertyValue('status'),
      alarms: event.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    }));
  };

  it('has the deadline of the open phase, and what is planned after it, each once', async () => {
    const all = await events();
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
    // The week's own row says that Wartime closes on Thursday 26 at 20:00.
    expect(all).toContainEqual({
      uid: 'lantern-2-Wartime@desk.example',
      summary: 'Week 2: Wartime closes',
      at: '2026-11-26T20:00:00.000Z',
      status: 'CONFIRMED',
      alarms: ['-P1D', '-PT1H'],
    });
    expect(all.filter(({ summary }) => summary.startsWith('Week 2:')).map(({ status }) => status)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'TENTATIVE',
      'TENTATIVE',
    ]);
  });

  it('has the alarms that its reader asks for', async () => {
    expect((await events('?alarms=30'))[0]?.alarms).toEqual(['-PT30M']);
    expect((await events('?alarms='))[0]?.alarms).toEqual([]);
  });

  it('moves a deadline under the same name', async () => {
    const moved = new Date('2026-11-27T20:00:00Z');
    const { closesAt } = await db.week.findUniqueOrThrow({ where: { id: written.weekIds[1] } });
    await db.week.update({ where: { id: written.weekIds[1] }, data: { closesAt: moved } });
    const now = (await events()).find(({ uid }) => uid === 'lantern-2-Wartime@desk.example');
    await db.week.update({ where: { id: written.weekIds[1] }, data: { closesAt } });
    expect(now?.at).toBe(moved.toISOString());
  });

  it.each(['-1', 'soon', '1,2,3,4,5,6', '99999'])('says of alarms that are none: %s', async (alarms) => {
    const { status, body } = await ask(readCalendar, `?alarms=${alarms}`, 'lantern');
    expect([status, JSON.parse(body).code]).toEqual([400, 'bad-query']);
  });
});

describe('the API', () => {
  it.each(RESOURCES)('answers %s for the current season as for its key, by its ETag', async (path) => {
    const [own, current] = await Promise.all([ask(readApi, path, 'lantern'), ask(readApi, path)]);
    expect([own.status, own.body]).toEqual([200, current.body]);
    expect(own.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const etag = own.headers.get('etag') ?? '';
    const again = await ask(readApi, path, 'lantern', { 'if-none-match': `W/${etag}` });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await ask(readApi, path, 'lantern', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('says what the pages say', async () => {
    const { json } = await api('mercs/dracula');
    expect(json).toMatchObject({ merc: { name: 'Dracula' }, team: { key: 'borgo' }, upkeep: 7 });
    expect(json.abilities[0]).toMatchObject({ name: 'Enthral', definition: { type: 'Pre-Battle', cooldown: 3 } });
    expect((await api('rulings?clause=glossary:manipulation')).json).toMatchObject({ found: 1, page: 1, pages: 1 });
    expect((await api('teams')).json.teams).toHaveLength(4);
  });

  it('loses what its schemas do not name', async () => {
    const { json } = await api('mercs/dracula');
    expect(json).not.toHaveProperty('adjusted');
    expect(json.abilities[0].definition).not.toHaveProperty('effects');
    expect((await api('rulings')).json.rulings[0]).not.toHaveProperty('secret');
  });

  it.each([
    ['nothing', 'not-found', 404],
    ['weeks/99', 'not-found', 404],
    ['weeks/x', 'not-found', 404],
    ['mercs/nobody', 'not-found', 404],
    ['mercs/constructor', 'not-found', 404],
    ['mercs/%', 'not-found', 404],
    ['teams/a/b', 'not-found', 404],
    ['constructor', 'not-found', 404],
    ['rulings?page=99', 'not-found', 404],
    ['rulings?week=x', 'bad-query', 400],
    ['rulings?outcome=Won', 'bad-query', 400],
    ['rulings?sort=up', 'bad-query', 400],
    ['rulings?week=1&week=2', 'bad-query', 400],
  ])('says in JSON what is wrong with %s', async (path, code, status) => {
    const answer = await api(path);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.json.message).not.toBe('');
  });

  it('knows no other season, and is there to read', async () => {
    expect(await api('season', 'nowhere')).toMatchObject({ status: 404, json: { code: 'not-found' } });
    const refused = readOnly();
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await refused.json()).toMatchObject({ code: 'read-only' });
  });
});

it('is answered from memory while the record stands still, and anew after an act', async () => {
  const before = await ask(readApi, 'mercs/marian');
  await db.mercenary.updateMany({ where: { key: 'marian' }, data: { customization: 'Quiver' } });
  expect((await ask(readApi, 'mercs/marian')).body).toBe(before.body);
  // Each act writes the row of its week.
  await db.week.update({ where: { id: written.weekIds[1] }, data: { day: { increment: 0 } } });
  const after = await ask(readApi, 'mercs/marian', undefined, { 'if-none-match': before.headers.get('etag') ?? '' });
  expect([after.status, JSON.parse(after.body).customization]).toEqual([200, 'Quiver']);
});

describe('the sitemap', () => {
  it('has the public pages with their whole addresses, and no ruling that is sealed', async () => {
    const response = await readSitemap(new Request('http://attacker.invalid/sitemap.xml'));
    const $ = load(await response.text(), { xml: true });
    const found = $('urlset > url > loc')
      .toArray()
      .map((loc) => $(loc).text());
    expect(found).toContain(`${SITE}/s/lantern/wiki/dracula`);
    expect(found).toContain(`${SITE}/s/lantern/rulings/lantern-1-4b`);
    expect(found).not.toContain(`${SITE}/s/lantern/rulings/lantern-2-7`);
    expect(new Set(found).size).toBe(found.length);
  });
});
