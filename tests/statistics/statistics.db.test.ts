import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStatistics } from '../../lib/features/statistics/statistics';
import { db, disconnect } from '../../lib/platform/db/client';
import { type Written, writeRuling, writeSeason } from '../season/fixture';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let written: Written;

const chance = (value: number, limit: number) => ({ label: 'x', sides: 100, value, purpose: 'chance' as const, limit });

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  written = await writeSeason(db);
  await db.ruling.deleteMany({});
  const [first, second] = written.weekIds;
  const ride = { abilityKey: 'horseman/ride-down', mercKey: 'horseman', teamKey: 'borgo', targets: ['robin'] };
  const at = '2026-11-18T20:00:00Z';
  await writeRuling(db, {
    weekId: first,
    rulingId: 'a',
    at,
    outcome: 'Resolved',
    ...ride,
    hits: ['robin', 'marian'],
    rolls: [chance(60, 60)],
  });
  await writeRuling(db, { weekId: first, rulingId: 'b', at, outcome: 'Failed', ...ride, rolls: [chance(61, 60)] });
  await writeRuling(db, { weekId: first, rulingId: 'c', at, outcome: 'Nullified', ...ride });
  await writeRuling(db, { weekId: first, rulingId: 'd', at, outcome: 'Rejected', ...ride });
  // Of the week that is being played nothing is told.
  await writeRuling(db, { weekId: second, rulingId: 'e', at, outcome: 'Nullified', ...ride, rolls: [chance(1, 60)] });
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

describe('the statistics of a season', () => {
  it('are of the weeks that are over', async () => {
    expect((await loadStatistics('lantern'))?.weeks).toEqual([1]);
  });

  it('count a use that came to be ruled, and whether it took hold; a rejected one is none', async () => {
    expect((await loadStatistics('lantern'))?.abilities).toMatchObject([
      { key: 'horseman/ride-down', uses: 3, tookHold: 1, merc: { name: 'Headless Horseman' } },
    ]);
  });

  it('count removals by each merc that was hit', async () => {
    expect((await loadStatistics('lantern'))?.removals).toEqual([{ kind: 'KO', count: 2 }]);
  });

  it('tell whose declarations were Nullified', async () => {
    expect((await loadStatistics('lantern'))?.nullified).toEqual([
      { key: 'horseman', name: 'Headless Horseman', count: 1 },
    ]);
  });

  it('hold dice that hit at or under their chance against the sum of the chances', async () => {
    expect((await loadStatistics('lantern'))?.luck).toEqual([
      { key: 'borgo', name: 'The Borgo Pass', dice: 2, hits: 1, expected: 1.2 },
    ]);
  });

  it('tell who beat whom, from both sides', async () => {
    const match = await db.match.findFirstOrThrow({
      where: { weekId: written.weekIds[0] },
      include: { attacker: true, defender: true },
    });
    await db.match.updateMany({ where: { weekId: written.weekIds[0] }, data: { winnerKey: null } });
    await db.match.update({ where: { id: match.id }, data: { winnerKey: match.defender.key } });
    const { against } = (await loadStatistics('lantern'))?.headToHead ?? {};
    expect(against?.[match.defender.key]?.[match.attacker.key]).toEqual({ won: 1, lost: 0 });
    expect(against?.[match.attacker.key]?.[match.defender.key]).toEqual({ won: 0, lost: 1 });
  });

  it('hold the last balance of each week, and nothing where none was booked', async () => {
    await db.ledgerLine.deleteMany({});
    const line = {
      weekId: written.weekIds[0],
      teamId: written.teamIds.borgo ?? '',
      what: 'upkeep',
      text: 'x',
      entryId: 'x',
    };
    await db.ledgerLine.create({ data: { ...line, id: 'l1', seq: 0, amount: -3, balance: 7 } });
    await db.ledgerLine.create({ data: { ...line, id: 'l2', seq: 1, amount: 5, balance: 12 } });
    const gp = (await loadStatistics('lantern'))?.gp;
    expect(gp?.find(({ key }) => key === 'borgo')?.gp).toEqual([12]);
    expect(gp?.find(({ key }) => key === 'if')?.gp).toEqual([null]);
  });

  it('are of a season that is there', async () => {
    expect(await loadStatistics('nowhere')).toBeNull();
  });
});
