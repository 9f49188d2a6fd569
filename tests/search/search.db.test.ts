import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as suggest } from '../../app/s/[season]/search/suggest.json/route';
import { checkSearch } from '../../lib/cli/doctor/search';
import { loadSearch, searchQuery } from '../../lib/features/search/search';
import { loadSuggestions } from '../../lib/features/search/suggest';
import { db, disconnect } from '../../lib/platform/db/client';
import { allowTrigrams } from '../../lib/platform/db/trigrams';
import { type Written, writeRuling, writeSeason } from '../season/fixture';
import { writeWeeks } from '../season/fixture-week';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let written: Written;

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  written = await writeSeason(db);
  await writeWeeks(db, written);
  await writeRuling(db, {
    weekId: written.weekIds[1],
    rulingId: 'lantern-2-90',
    outcome: 'Rejected',
    at: '2026-11-24T20:00:00Z',
    about: 'roster',
    teamKey: 'greenwood',
    secretOf: 'greenwood',
    reason: 'The canaryroster asks for a fee of seventyseven.',
  });
  const greenwood = await db.team.findFirstOrThrow({ where: { key: 'greenwood' } });
  await db.draft.create({
    data: { userId: greenwood.leaderId ?? '', teamId: greenwood.id, text: 'A canarydraft of Dracula' },
  });
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

const find = async (query: string) => (await loadSearch('lantern', query))?.groups ?? [];
const titles = async (query: string, kind: string) =>
  (await find(query))
    .find((group) => group.kind === kind)
    ?.hits.map(({ title }) => title.map(({ text }) => text).join('')) ?? [];

describe.each(['without trigrams', 'with trigrams'])('a search %s', (how) => {
  beforeAll(async () => {
    if (how === 'with trigrams') expect(await allowTrigrams(database.url)).toBe(true);
  });

  it.each([
    ['Dracula', 'mercs', 'Dracula'],
    ['dracla', 'mercs', 'Dracula'],
    ['dantes', 'mercs', 'Edmond Dantès'],
    ['DANTÈS', 'mercs', 'Edmond Dantès'],
    ['monte cristo', 'mercs', 'Edmond Dantès'],
    ['enthrall', 'abilities', 'Enthral'],
    ['forgets', 'abilities', 'Enthral'],
    ['château', 'teams', 'Château d’If'],
    ['chateu', 'teams', 'Château d’If'],
    ['count teeth', 'write-ups', 'Dracula'],
    ['quiet week', 'posts', 'Odile'],
    ['split the arrow', 'rulings', 'Split the Arrow'],
    ['deadlines', 'help', 'Weeks, phases and deadlines'],
  ])('finds “%s” among the %s: %s', async (query, kind, title) => {
    expect(await titles(query, kind)).toContain(title);
  });

  it('finds a clause by a word of it that is misspelled', async () => {
    const right = await titles('targeting', 'rules');
    expect(right.length).toBeGreaterThan(0);
    expect(await titles('targetting', 'rules')).toEqual(right);
  });

  it('is told of by the doctor', async () => {
    expect((await checkSearch()).state).toBe(how === 'with trigrams' ? 'fine' : 'warning');
  });

  it('says what a misspelled word was taken for, and nothing of one that is known', async () => {
    expect((await loadSearch('lantern', 'dracla'))?.meant).toEqual([{ word: 'dracla', meant: ['dracula'] }]);
    expect((await loadSearch('lantern', 'dracula'))?.meant).toEqual([]);
  });

  it('puts what has exactly the name first', async () => {
    expect((await find('enthral'))[0]?.kind).toBe('abilities');
    expect((await find('greenwood'))[0]?.kind).toBe('teams');
  });

  it.each(['canaryroster', 'seventyseven', 'canarydraft', 'canary', 'CANARY-TERRAIN', '77', '66'])(
    'finds nothing sealed by “%s”',
    async (query) => {
      const told = JSON.stringify(await find(query)).toLowerCase();
      expect(told).not.toMatch(/canary|seventyseven|lantern-2-90/);
    },
  );

  it('marks the words that were looked for, in whatever form they stand', async () => {
    const [group] = await find('dracla');
    expect(group?.hits[0]?.title).toEqual([{ text: 'Dracula', marked: true }]);
  });

  it.each([
    '',
    '   ',
    '"',
    "'; DROP TABLE x; --",
    '-',
    '& | !',
    '%_',
    'the',
    '(',
    ':*',
    '\\',
    'a '.repeat(99),
    '\u0000x',
  ])('takes “%s” without a fault', async (query) => {
    expect(await loadSearch('lantern', searchQuery.parse({ q: query }))).not.toBeNull();
  });
});

describe('what is suggested while somebody types', () => {
  const suggested = async (query: string) =>
    (await loadSuggestions('lantern', query))?.map(({ kind, name }) => `${kind} ${name}`) ?? [];

  it.each([
    ['dra', 'Mercenary Dracula'],
    ['dracla', 'Mercenary Dracula'],
    ['dantes', 'Mercenary Edmond Dantès'],
    ['monte', 'Mercenary Edmond Dantès'],
    ['enthr', 'Ability Enthral'],
    ['château', 'Team Château d’If'],
    ['searching', 'Help Searching the site'],
  ])('for “%s” is %s', async (query, name) => {
    expect(await suggested(query)).toContain(name);
  });

  it('has an exact name first, and at most eight', async () => {
    expect((await suggested('greenwood'))[0]).toBe('Team Greenwood');
    expect((await suggested('a')).length).toBeLessThanOrEqual(8);
  });

  it.each(['canary', 'seventyseven', '77', 'canarydraft'])('holds nothing sealed by “%s”', async (query) => {
    expect(JSON.stringify(await loadSuggestions('lantern', query))).not.toMatch(/canary|seventyseven|lantern-2-90/i);
  });

  it('is asked as JSON, and of a season that is not there refused', async () => {
    const ask = async (season: string, query: string) =>
      suggest(new Request(`http://here.invalid/s/${season}/search/suggest.json?q=${query}`), {
        params: Promise.resolve({ season }),
      });
    const found = await ask('lantern', 'dracla');
    expect(await found.json()).toMatchObject({
      suggestions: [{ kind: 'Mercenary', name: 'Dracula', href: '/s/lantern/wiki/dracula' }],
    });
    expect((await ask('nowhere', 'dracla')).status).toBe(404);
    expect((await ask('lantern', 'a'.repeat(201))).status).toBe(400);
  });
});

it('a new name is found as soon as the record has it', async () => {
  expect(await titles('aurelian', 'mercs')).toEqual([]);
  await db.mercenary.update({ where: { id: written.mercIds.talos }, data: { aka: ['Aurelian'] } });
  await db.week.update({ where: { id: written.weekIds[1] }, data: { seq: { increment: 1 } } });
  expect(await titles('aurelian', 'mercs')).toEqual(['Talos']);
});

it('forgives the spelling of a word that stands in a write-up alone', async () => {
  expect(await allowTrigrams(database.url)).toBe(true);
  expect(await titles('runing watr', 'write-ups')).toEqual(['Dracula']);
});

it('finds a roster’s refusal once the rosters are locked', async () => {
  await db.week.update({ where: { id: written.weekIds[1] }, data: { phase: 'Battles' } });
  expect((await find('seventyseven')).map(({ kind }) => kind)).toEqual(['rulings']);
  await db.week.update({ where: { id: written.weekIds[1] }, data: { phase: 'Wartime' } });
});

it('knows no season of another key', async () => {
  expect(await loadSearch('nowhere', 'dracula')).toBeNull();
});
