import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPages } from '../../lib/cli/start/prepare';
import { db, disconnect } from '../../lib/platform/db/client';
import { type EmbeddedServer, startEmbedded } from '../../lib/platform/db/embedded';
import { migrate } from '../../lib/platform/db/migrate';
import { openSeason } from '../db/league';
import { dataFolder } from '../support/product';
import { openSite, type Site } from '../support/site';

// A deadline that passed while the site was away.
let theirs: Awaited<ReturnType<typeof dataFolder>>;
let server: EmbeddedServer;
let site: Site;
const DICE_KEY = '0f'.repeat(32);

beforeAll(async () => {
  expect(await buildPages()).toMatchObject({ ok: true });
  theirs = await dataFolder();
  const started = await startEmbedded({ folder: theirs.path, password: 'theirs' });
  if (!started.ok) throw new Error(started.problem.message);
  server = started.value;
  await server.ensureDatabase('season');
  const url = server.url('season');
  expect(await migrate(url, 'prisma/migrations')).toMatchObject({ ok: true });
  Object.assign(process.env, { DATABASE_URL: url, DICE_KEY });
  site = await openSite();
});
afterAll(async () => {
  await disconnect();
  await site.close();
  await server.stop();
  await theirs.remove();
});

it('a deadline that passed while the site was away is acted on once it runs, and the site still ends at once', async () => {
  const { id, key } = await openSeason(2, { closesAt: new Date(Date.now() - 60_000).toISOString() });
  await db.season.update({ where: { key }, data: { clockActs: true } });
  const env = {
    DATABASE_URL: server.url('season'),
    DICE_KEY,
    NEXTAUTH_SECRET: 'one secret for all processes of the site',
  };
  const product = await site.start({ env });
  await expect
    .poll(() => db.week.findFirst({ where: { seasonId: id }, select: { phase: true } }), { timeout: 120_000 })
    .toEqual({ phase: 'Wartime' });
  const entries = await db.journalEntry.findMany({ where: { week: { seasonId: id }, actor: 'clock' } });
  expect(entries).toHaveLength(1);
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
});
