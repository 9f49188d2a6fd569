import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPages } from '../../lib/cli/start/prepare';
import { untilGone } from '../support/processes';
import type { Product } from '../support/product';
import { openSite, readiness, type Site, untilReady } from '../support/site';

// One site for all of these; the last one ends it.
let site: Site;
let product: Product;

beforeAll(async () => {
  expect(await buildPages()).toMatchObject({ ok: true });
  site = await openSite();
  product = await site.start({ npm: 'start' });
});
afterAll(() => site.close());

describe('npm start', () => {
  it('serves at the address that it prints', async () => {
    expect(product.output()).toContain(`The site is at ${product.url}`);
    expect(await readiness(product)).toBe(200);
  });

  it('keeps its secrets and its data to itself', async () => {
    const mode = async (name: string) => (await stat(join(site.data, name))).mode & 0o777;
    expect(await mode('secrets.json')).toBe(0o600);
    expect(await mode('pg')).toBe(0o700);
  });

  it('has a database of its own, for this machine alone, that keeps what it acknowledges', async () => {
    const client = await site.connect();
    const { rows } = await client.query(
      `SELECT current_setting('listen_addresses') AS at, current_setting('unix_socket_directories') AS sockets,
              current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
    );
    await client.end();
    expect(rows).toEqual([{ at: '127.0.0.1', sockets: '', fsync: 'on', commit: 'on' }]);
    expect((await site.parts()).port).not.toBe(5432);
  });

  it('refuses to run twice from one folder, and leaves the first alone', async () => {
    const second = await site.launch();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The site runs already, from this folder: ${product.url}`);
    expect(await readiness(product)).toBe(200);
  });

  it('goes on when a backend of the database is killed', async () => {
    await untilReady(product);
    const { backends, postmaster } = await site.parts();
    const [backend] = backends;
    if (!backend) throw new Error('The site holds no connection.');
    const before = await site.openings();
    process.kill(backend.pid, 'SIGKILL');
    // It may answer a moment longer, until it notices: then it cuts every connection and recovers.
    while ((await site.openings()) === before) await sleep(20);
    await untilReady(product);
    expect((await site.parts()).postmaster).toBe(postmaster);
  });

  it.each([
    ['web', 'The web server'],
    ['postmaster', 'The database'],
  ] as const)('starts its %s process again when that is killed, says so, and has lost nothing', async (part, name) => {
    const before = await site.parts();
    const client = await site.connect();
    await client.query(`CREATE TABLE note_${part} AS SELECT 1 AS id`);
    process.kill(before[part], 'SIGKILL');
    while (!product.output().includes(`${name} runs again.`)) await sleep(20);
    expect(product.output()).toContain(`${name} ended by SIGKILL; starting it again.`);
    await untilReady(product);
    await client.end().catch(() => undefined);
    const again = await site.connect();
    expect((await again.query(`SELECT id FROM note_${part}`)).rows).toEqual([{ id: 1 }]);
    await again.end();
  });

  it('replaces a web process that runs and answers nothing for 20 s', async () => {
    const before = await site.parts();
    const restarts = product.output().split('The web server runs again.').length;
    process.kill(before.web, 'SIGSTOP');
    while (product.output().split('The web server runs again.').length === restarts) await sleep(100);
    expect(product.output()).toContain('The web server has not answered for 20 s.');
    await untilReady(product);
    expect((await site.parts()).web).not.toBe(before.web);
  });

  it('gives up, in order, when a part ends again and again', async () => {
    const { all } = await site.parts();
    let gone = false;
    const end = product.ended.then((how) => {
      gone = true;
      return how;
    });
    const restarts = () => product.output().split('runs again.').length;
    while (!gone) {
      const before = restarts();
      process.kill((await site.parts()).web, 'SIGKILL');
      while (!gone && restarts() === before) await sleep(20);
    }
    expect(await end).toBe(1);
    expect(product.output()).toContain('The web server ended by SIGKILL, once too often.');
    await untilGone(all);
  });
});
