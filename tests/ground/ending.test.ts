import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPages } from '../../lib/cli/start/prepare';
import { LONE_WEB_ENDING, WEB_ENDING } from '../../lib/cli/start/web';
import { DATABASE_ENDING } from '../../lib/platform/db/embedded';
import { descendants, untilGone } from '../support/processes';
import { openSite, readiness, type Site } from '../support/site';

let site: Site;

beforeAll(async () => {
  expect(await buildPages()).toMatchObject({ ok: true });
});
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const isThere = (name: string) =>
  stat(join(site.data, name)).then(
    () => true,
    () => false,
  );

describe('the end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('comes to every process when npm gets %s', async (signal) => {
    const product = await site.start({ npm: 'start' });
    const { all } = await site.parts();
    expect(all.length).toBeGreaterThan(2);
    product.child.kill(signal);
    await product.ended;
    await untilGone(all);
    expect(await isThere('run.json')).toBe(false);
    expect(await isThere('pg/postmaster.pid')).toBe(false);
  });

  it('comes to every process when npm is killed', async () => {
    const product = await site.start({ npm: 'start' });
    const { all } = await site.parts();
    product.child.kill('SIGKILL');
    await untilGone(all);
    expect(await isThere('pg/postmaster.pid')).toBe(false);
  });

  it('comes to every process of npm run dev', async () => {
    const product = await site.start({ npm: 'dev' });
    expect(await readiness(product)).toBe(200);
    const { all } = await site.parts();
    product.child.kill('SIGTERM');
    await product.ended;
    await untilGone(all);
  });

  it('is no failure when it comes before the site is up', async () => {
    const product = await site.launch();
    while (!(await isThere('secrets.json'))) await sleep(10);
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(descendants(process.pid).filter(({ command }) => command.includes(site.data))).toEqual([]);
  });

  it('takes at most 5 s, however stubborn the parts are', () => {
    for (const all of [[...WEB_ENDING, ...DATABASE_ENDING], LONE_WEB_ENDING]) {
      expect(all.reduce((sum, [, milliseconds]) => sum + milliseconds, 0)).toBeLessThan(5_000);
    }
  });
});

describe('after kill -9', () => {
  it('of all its processes it starts again, and no acknowledged write is lost', async () => {
    const first = await site.start();
    const { supervisor, postmaster, web } = await site.parts();
    const client = await site.connect();
    await client.query('CREATE TABLE note (id int PRIMARY KEY)');
    const acknowledged: number[] = [];
    const writing = (async () => {
      for (let id = 1; ; id += 1) {
        await client.query('INSERT INTO note VALUES ($1)', [id]);
        acknowledged.push(id);
      }
    })().catch(() => undefined);
    while (acknowledged.length < 50) await sleep(5);
    for (const pid of [supervisor, postmaster, web]) process.kill(pid, 'SIGKILL');
    await Promise.all([writing, first.ended]);

    expect(await readiness(await site.start())).toBe(200);
    const again = await site.connect();
    const { rows } = await again.query<{ id: number }>('SELECT id FROM note');
    await again.end();
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  it('of the supervisor alone its web server ends too, and it starts again at the same port', async () => {
    const first = await site.start();
    const { supervisor, web, postmaster } = await site.parts();
    process.kill(supervisor, 'SIGKILL');
    await first.ended;
    await untilGone([web]);
    const second = await site.start({ port: Number(new URL(first.url).port) });
    expect(await readiness(second)).toBe(200);
    await untilGone([postmaster]);
  });
});
