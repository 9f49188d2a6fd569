import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../lib/cli/seed/demo';
import { loadDownstream } from '../../lib/features/season/downstream';
import { disconnect } from '../../lib/platform/db/client';
import { readerOf } from '../../lib/record/views/reader';
import { loadWeek } from '../../lib/record/week/load';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
  const seeded = await seedDemo(new Date('2026-12-01T21:14:30.000Z'));
  if (!seeded.ok) throw new Error(seeded.problem.message);
}, 600_000);
afterAll(async () => {
  await disconnect();
  await database.close();
});

async function rulingOf(week: number, ability: string) {
  const loaded = await loadWeek({ season: 'lantern', week });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  const ruling = loaded.value.record.rulings.find((one) => one.ability === ability);
  if (!ruling) throw new Error(`${ability} was not ruled in week ${week}.`);
  return ruling;
}

describe('what hangs on a declaration', () => {
  // Dracula's Enthral possesses Nemo, whose Ram waits and is Cancelled by that.
  it('is told from what would have been to what is', async () => {
    const enthral = await rulingOf(1, 'dracula/enthral');
    const ram = await rulingOf(1, 'captain-nemo/ram');
    const rows = await loadDownstream({ id: enthral.id, week: 1 }, readerOf('lantern', null));
    const row = rows.find(({ ruling }) => ruling === ram.id);
    expect(row?.outcomeAfter).toBe('Cancelled');
    expect(row?.outcomeBefore).not.toBe('Cancelled');
    expect(rows.some(({ ruling }) => ruling === enthral.id)).toBe(false);
  });

  it('is nothing where nothing came of it', async () => {
    const bun = await rulingOf(1, 'zhu-bajie/one-more-bun');
    expect(await loadDownstream({ id: bun.id, week: 1 }, readerOf('lantern', null))).toEqual([]);
    expect(await loadDownstream({ id: 'lantern-1-9999', week: 1 }, readerOf('lantern', null))).toEqual([]);
    expect(await loadDownstream({ id: bun.id, week: 99 }, readerOf('lantern', { team: 'chateau-dif' }))).toEqual([]);
  });
});
