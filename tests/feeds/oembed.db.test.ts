import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET } from '../../app/oembed/route';
import { db, disconnect } from '../../lib/platform/db/client';
import { writeRuling, writeSeason } from '../season/fixture';
import { writeWeeks } from '../season/fixture-week';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
const SITE = 'https://desk.example';
const HOSTILE = 'Cut <script>alert(1)</script> "here"';

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.NEXTAUTH_URL = SITE;
  const written = await writeSeason(db);
  await writeWeeks(db, written);
  const ruling = {
    ...{ weekId: written.weekIds[1], at: '2026-11-24T15:00:00Z', part: null, outcome: 'Resolved' as const },
    ...{ abilityKey: 'dracula/enthral', mercKey: 'dracula', teamKey: 'borgo', targets: ['robin'], hits: ['robin'] },
  };
  await writeRuling(db, { ...ruling, rulingId: 'lantern-2-90', reason: HOSTILE });
  await writeRuling(db, { ...ruling, rulingId: 'lantern-2-91', reason: 'CANARY', secretOf: 'borgo' });
});
afterAll(async () => {
  delete process.env.NEXTAUTH_URL;
  await disconnect();
  await database.close();
});

const ask = async (url: string, more = '') => {
  const response = await GET(new Request(`http://x/oembed?url=${encodeURIComponent(url)}${more}`));
  return { status: response.status, json: await response.json() };
};

describe('oEmbed', () => {
  it.each([
    ['rulings/lantern-2-90', 'Enthral: Resolved (week 2)'],
    ['wiki/dracula', 'Dracula'],
    ['matches/1-1', / v .*\(week 1\)$/],
  ])('cites %s with a link to it', async (path, title) => {
    const { status, json } = await ask(`${SITE}/s/lantern/${path}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ version: '1.0', type: 'rich', provider_url: `${SITE}/`, width: 600 });
    expect(json.title).toMatch(title);
    expect(load(json.html, null, false)('blockquote > a').attr('href')).toBe(`${SITE}/s/lantern/${path}`);
  });

  it('lets no word of a ruling be markup', async () => {
    const { json } = await ask(`${SITE}/s/lantern/rulings/lantern-2-90`);
    const $ = load(json.html, null, false);
    expect($('script')).toHaveLength(0);
    expect($.text()).toContain(HOSTILE);
  });

  it('is no wider than there is room for', async () => {
    expect((await ask(`${SITE}/s/lantern/wiki/dracula`, '&maxwidth=300')).json.width).toBe(300);
    expect((await ask(`${SITE}/s/lantern/wiki/dracula`, '&maxwidth=3')).status).toBe(400);
  });

  it('speaks JSON alone, and says so as the standard has it', async () => {
    expect((await ask(`${SITE}/s/lantern/wiki/dracula`, '&format=xml')).status).toBe(501);
  });

  it.each([
    `${SITE}/s/lantern/rulings/lantern-2-91`,
    `${SITE}/s/lantern/rulings/none`,
    `${SITE}/s/lantern/wiki/none`,
    `${SITE}/s/none/wiki/dracula`,
    `${SITE}/s/lantern/matches/1-99`,
    `${SITE}/s/lantern/desk/x`,
    `${SITE}/s/lantern/__proto__/x`,
    `${SITE}/s/lantern/wiki/%E0%A4%A`,
    'https://other.example/s/lantern/wiki/dracula',
    'javascript:alert(1)',
    'none',
    '',
  ])('finds nothing at %s', async (url) => {
    const { status, json } = await ask(url);
    expect(status).toBe(404);
    expect(JSON.stringify(json)).not.toContain('CANARY');
  });
});
