import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSearch } from '../../lib/cli/doctor/search';
import { loadSearch, searchQuery } from '../../lib/features/search/search';
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

it('finds a roster’s refusal once the rosters are locked', async () => {
  await db.week.update({ where: { id: written.weekIds[1] }, data: { phase: 'Battles' } });
  expect((await find('seventyseven')).map(({ kind }) => kind)).toEqual(['rulings']);
  await db.week.update({ where: { id: written.weekIds[1] }, data: { phase: 'Wartime' } });
});

it('knows no season of another key', async () => {
  expect(await loadSearch('nowhere', 'dracula')).toBeNull();
});
