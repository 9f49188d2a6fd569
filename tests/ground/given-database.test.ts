import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPages } from '../../lib/cli/start/prepare';
import { type EmbeddedServer, startEmbedded } from '../../lib/platform/db/embedded';
import { dataFolder } from '../support/product';
import { openSite, readiness, type Site } from '../support/site';

let theirs: Awaited<ReturnType<typeof dataFolder>>;
let server: EmbeddedServer;
let site: Site;

beforeAll(async () => {
  expect(await buildPages()).toMatchObject({ ok: true });
  theirs = await dataFolder();
  const started = await startEmbedded({ folder: theirs.path, password: 'theirs', throwaway: true });
  if (!started.ok) throw new Error(started.problem.message);
  server = started.value;
  await server.ensureDatabase('season');
  site = await openSite();
});
afterAll(async () => {
  await site.close();
  await server.stop();
  await theirs.remove();
});

it('with DATABASE_URL it uses that database, starts none, seeds no demo, and prints a link for the owner', async () => {
  const product = await site.start({ env: { DATABASE_URL: server.url('season'), SEED_DEMO: undefined } });
  expect(await readiness(product)).toBe(200);
  await expect(stat(join(site.data, 'pg'))).rejects.toThrow('ENOENT');
  const [link = '', token = ''] = /http:\/\/localhost:\d+\/welcome\/([\w-]{22,})/.exec(product.output()) ?? [];
  expect(link, product.output()).not.toBe('');
  const client = new Client({ connectionString: server.url('season') });
  await client.connect();
  const seasons = await client.query('SELECT FROM "Season"');
  const links = await client.query<{ tokenHash: string }>('SELECT "tokenHash" FROM "OnceLink"');
  await client.end();
  expect(seasons.rowCount).toBe(0);
  expect(links.rows).toHaveLength(1);
  expect(links.rows[0]?.tokenHash).not.toContain(token);
  expect((await fetch(link)).status).toBe(200);
});
