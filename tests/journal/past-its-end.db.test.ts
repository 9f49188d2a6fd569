import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJournalPage } from '@/lib/features/review/journal';
import { disconnect } from '@/lib/platform/db/client';
import { openSeason } from '../db/league';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

it('a page of the journal that would begin past either of its ends is not found', async () => {
  const season = await openSeason(2);
  // One entry alone: its number is 1.
  for (const before of [0, 1, 2, 999_999]) {
    const page = await readJournalPage(season.key, { before });
    expect(page.ok ? 'ok' : page.problem.code).toBe('not-found');
  }
  expect((await readJournalPage(season.key, {})).ok).toBe(true);
});
