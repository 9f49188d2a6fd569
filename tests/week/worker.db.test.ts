import { expect, it } from 'vitest';
import { work } from '@/lib/cli/worker/run';
import { CRONTAB, TASKS } from '@/lib/cli/worker/tasks';
import { db } from '@/lib/platform/db/client';
import { readJournal } from '@/lib/record/week/journal';
import { ownDatabase } from '../db/database';
import { openSeason } from '../db/league';

const database = ownDatabase();

it('two workers at once turn each due phase once, as soon as it is due', async () => {
  const soon = new Date(Date.now() + 1_500);
  const seasons = await Promise.all([1, 2, 3].map(() => openSeason(2, { closesAt: soon.toISOString() })));
  await db.season.updateMany({ data: { clockActs: true } });
  const workers = await Promise.all([work(database.url()), work(database.url())]);
  try {
    await expect
      .poll(() => db.week.count({ where: { phase: 'Wartime' } }), { timeout: 20_000, interval: 200 })
      .toBe(seasons.length);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
  for (const { key } of seasons) {
    const journal = await readJournal({ season: key }, { kind: 'admin' });
    const advances = journal.ok ? journal.value.filter(({ kind }) => kind === 'advance') : [];
    expect(advances).toMatchObject([{ to: 'Wartime', actor: 'clock' }]);
    expect(Date.parse(advances[0]?.at ?? '')).toBeGreaterThanOrEqual(soon.getTime());
  }
});

it('every task has its time', () => {
  for (const name of Object.keys(TASKS)) expect(CRONTAB).toContain(` ${name} ?`);
});

it('no task stands in a named queue, which a worker that is killed would hold for hours', () => {
  expect(CRONTAB).not.toContain('queue=');
});
