import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { addRows, changeRows, dropRows, saveRows } from '@/lib/platform/db/save';
import { beside, ownDatabase } from './database';

const database = ownDatabase();
const SEASON = '00000000-0000-7000-8000-000000000001';
const ONE = '00000000-0000-7000-8000-00000000000a';
const TWO = '00000000-0000-7000-8000-00000000000b';
const MERCS = { name: 'Mercenary', key: ['id'] } as const;
const SPANS = { name: 'PhaseSpan', key: ['weekId', 'phase'], makesId: true } as const;

const mercRow = (id: string, key: string) => ({
  id,
  seasonId: SEASON,
  key,
  name: key,
  aka: ['the “Quick”', 'a,b', '{}'],
  alignment: 'Heroic',
  types: ['Human', 'Undead'],
  gender: 'Genderless',
  upkeep: 3,
  writeup: 'Two\nlines; --',
  exp: 0,
  status: [],
  rosterable: true,
  immune: [],
});

beforeAll(async () => {
  await db.season.create({
    data: {
      id: SEASON,
      key: 'save',
      name: 'Save',
      rulesetId: 'mercenaries',
      rulesetVersion: '1',
      settings: {},
      chainSealed: new Uint8Array(),
      chainEnd: '',
      chainLength: 1,
    },
  });
  await addRows(db, MERCS, [mercRow(ONE, 'one'), mercRow(TWO, 'two')]);
});

describe('rows written in a batch', () => {
  it('come back as they were, enums, lists and punctuation included', async () => {
    expect(await db.mercenary.findUnique({ where: { id: ONE } })).toMatchObject({
      ...mercRow(ONE, 'one'),
      pureSupport: false,
      whyNot: null,
    });
  });

  it('keep the order of the keys of a JSON text', async () => {
    const setup = { zulu: { b: 1, a: [{ d: 1, c: 2 }] }, alpha: 1, 'a very long key first': 2 };
    const week = { id: ONE, seasonId: SEASON, number: 1, stream: 'save/1', phase: 'Peacetime', day: 1, dayOfPhase: 1 };
    const more = {
      opensAt: '2026-11-30T06:00:00.123Z',
      setup,
      rulesetVersion: '1',
      seedSealed: '\\x01',
      seedHash: '',
      diceEpoch: 0,
    };
    await addRows(db, { name: 'Week', key: ['id'] }, [{ ...week, seq: 0, ...more }]);
    const row = await db.week.findUniqueOrThrow({ where: { id: ONE } });
    expect(JSON.stringify(row.setup)).toBe(JSON.stringify(setup));
    expect(row.opensAt.toISOString()).toBe(more.opensAt);
  });

  it('replace those with the same key, which keep their id', async () => {
    const span = { weekId: ONE, phase: 'Peacetime', opensAt: '2026-11-30T06:00:00.000Z', closesAt: null };
    await saveRows(db, SPANS, [span]);
    const first = await db.phaseSpan.findFirstOrThrow({ where: { weekId: ONE } });
    await saveRows(db, SPANS, [{ ...span, closesAt: '2026-12-01T06:00:00.000Z' }]);
    expect(await db.phaseSpan.findMany({ where: { weekId: ONE } })).toEqual([
      { ...first, closesAt: new Date('2026-12-01T06:00:00.000Z') },
    ]);
    await dropRows(db, SPANS, [span]);
    expect(await db.phaseSpan.count({ where: { weekId: ONE } })).toBe(0);
  });

  it('change the columns that are named, of the rows that are named', async () => {
    await changeRows(db, MERCS, [
      { id: ONE, status: ['KO'], whyNot: 'KO' },
      { id: TWO, status: [], whyNot: null },
    ]);
    const rows = await db.mercenary.findMany({ where: { seasonId: SEASON }, orderBy: { key: 'asc' } });
    expect(rows).toMatchObject([
      { key: 'one', status: ['KO'], whyNot: 'KO', upkeep: 3 },
      { key: 'two', status: [], whyNot: null, upkeep: 3 },
    ]);
    const nobody = { id: SEASON, status: ['KO'] };
    await expect(changeRows(db, MERCS, [{ id: ONE, status: [] }, nobody])).rejects.toThrow('2 rows to change, 1 found');
  });

  it('are none where there is nothing to write', async () => {
    await Promise.all([addRows, saveRows, changeRows, dropRows].map((write) => write(db, MERCS, [])));
  });

  it('name no column but plain ones', async () => {
    await expect(saveRows(db, MERCS, [{ 'id"; DROP': 1 }])).rejects.toThrow('names no column');
  });
});

describe('the client', () => {
  it('is there again after the database has cut its connections', async () => {
    await beside(database.url(), async (client) => {
      const cut =
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
      expect((await client.query(cut)).rowCount).toBeGreaterThan(0);
    });
    expect(await db.season.count()).toBe(1);
  });
});
