import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesQuery, isDay, loadChanges } from '../../lib/features/changes/changes';
import { loadCompare } from '../../lib/features/wiki/compare';
import { db, disconnect } from '../../lib/platform/db/client';
import { NOW, type Written, writeRuling, writeSeason } from '../season/fixture';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let written: Written;

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  written = await writeSeason(db);
  const weekId = written.weekIds[1];
  const ruling = { weekId, mercKey: 'dracula', abilityKey: 'dracula/enthral', teamKey: 'borgo' };
  await writeRuling(db, { ...ruling, rulingId: 'lantern-2-5', outcome: 'Resolved', at: '2026-11-22T12:00:00Z' });
  const again = { ...ruling, rulingId: 'lantern-2-9' };
  await writeRuling(db, { ...again, outcome: 'Pending', at: '2026-11-22T12:00:00Z', supersededBy: 'lantern-2-12' });
  await writeRuling(db, { ...again, revision: 2, outcome: 'Nullified', at: '2026-11-24T12:00:00Z' });
  const same = { ...ruling, rulingId: 'lantern-2-10' };
  await writeRuling(db, { ...same, outcome: 'Resolved', at: '2026-11-22T12:00:00Z', supersededBy: 'lantern-2-12' });
  await writeRuling(db, { ...same, revision: 2, outcome: 'Resolved', at: '2026-11-24T12:00:00Z' });
  await writeRuling(db, { ...ruling, rulingId: 'lantern-2-11', outcome: 'Failed', at: '2026-11-24T10:00:00Z' });
  await writeRuling(db, {
    weekId,
    rulingId: 'lantern-2-13',
    outcome: 'Rejected',
    at: '2026-11-24T11:00:00Z',
    about: 'roster',
    teamKey: 'greenwood',
    secretOf: 'greenwood',
    reason: 'canaryroster',
  });
  await db.adjustment.create({
    data: {
      id: 'lantern-2-13.0',
      weekId,
      seq: 13,
      at: new Date('2026-11-24T11:00:00Z'),
      actor: 'ines',
      about: 'roster',
      teamKey: 'greenwood',
      text: 'canaryadjustment',
      because: 'canary',
    },
  });
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

const rulings = async (since: string | null) =>
  (await loadChanges('lantern', since, NOW))?.days.flatMap(({ changes }) =>
    changes.flatMap((change) =>
      change.kind === 'ruling' ? [[change.line.id, change.before, change.line.outcome]] : [],
    ),
  );

describe('what changed', () => {
  it('tells since yesterday what is new and whose outcome is another, and nothing that stayed as it was', async () => {
    expect(await rulings(null)).toEqual([
      ['lantern-2-9', 'Pending', 'Nullified'],
      ['lantern-2-11', null, 'Failed'],
    ]);
  });

  it('tells what came in the meantime as new, with the outcome that it has now', async () => {
    expect(await rulings('2026-11-22')).toContainEqual(['lantern-2-9', null, 'Nullified']);
  });

  it('tells phases on the day on which they opened and closed', async () => {
    const page = await loadChanges('lantern', '2026-11-21', NOW);
    const phases = page?.days.map(({ day, changes }) => [
      day,
      changes.flatMap((change) => (change.kind === 'phase' ? [`${change.phase} ${change.what}`] : [])).toSorted(),
    ]);
    expect(phases).toContainEqual(['2026-11-21', ['Peacetime opened', 'Results closed']]);
    expect(phases).toContainEqual(['2026-11-23', ['Peacetime closed', 'Wartime opened']]);
  });

  it('tells nothing sealed', async () => {
    expect(JSON.stringify(await loadChanges('lantern', '2026-11-01', NOW))).not.toContain('canary');
  });

  it.each(['yesterday', '2026-02-30', '2026-13-01', '0000-00-00', '9999999', "'; --", 'x'.repeat(150)])(
    'says of “%s” that it is no day, and tells since yesterday',
    async (since) => {
      const page = await loadChanges('lantern', changesQuery.parse({ since }), NOW);
      expect(page).toMatchObject({ since: '2026-11-23', wrong: since.slice(0, 60) });
    },
  );

  it('knows days', () => {
    expect(['2026-02-28', '2028-02-29', '2026-02-29'].map(isDay)).toEqual([true, true, false]);
  });
});

describe('comparing', () => {
  const keys = async (query: string) => (await loadCompare('lantern', query))?.mercs.map(({ merc }) => merc.key);

  it.each([
    ['dracula,robin', ['dracula', 'robin']],
    ['Robin Hood, monte cristo , dracula', ['robin', 'dantes', 'dracula']],
    ['dracula,dracula,robin', ['dracula', 'robin']],
    ['dracula,robin,dantes,talos', ['dracula', 'robin', 'dantes', 'talos']],
  ])('lays “%s” side by side', async (query, expected) => {
    expect(await keys(query)).toEqual(expected);
  });

  it.each([
    ['', 0],
    ['dracula', 1],
    ['dracula,robin,dantes,talos,yaga', 5],
  ])('says of “%s” how many were named', async (query, named) => {
    expect(await loadCompare('lantern', query)).toMatchObject({ mercs: [], unknown: [], named });
  });

  it('names those that are near to what no merc is called', async () => {
    const page = await loadCompare('lantern', 'dracla,robin,xyzzyq');
    expect(page?.mercs).toEqual([]);
    expect(page?.unknown.map(({ asked, near }) => [asked, near.map(({ key }) => key)])).toEqual([
      ['dracla', ['dracula']],
      ['xyzzyq', []],
    ]);
  });

  it('knows no season of another key', async () => {
    expect(await loadCompare('nowhere', 'dracula,robin')).toBeNull();
  });
});
