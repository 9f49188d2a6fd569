import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPages } from '../../lib/cli/start/prepare';
import { WEB_ENDING } from '../../lib/cli/start/web';
import { DATABASE_ENDING, type EmbeddedServer, startEmbedded } from '../../lib/db/embedded';
import { descendants, untilGone } from '../support/processes';
import { dataFolder, type Product, type ProductOptions, startProduct, untilUp } from '../support/product';

let data: Awaited<ReturnType<typeof dataFolder>>;
let products: Product[];

beforeAll(async () => {
  expect(await buildPages()).toMatchObject({ ok: true });
});
beforeEach(async () => {
  data = await dataFolder();
  products = [];
});
afterEach(async () => {
  for (const { child, ended } of products) {
    child.kill('SIGTERM');
    await ended;
  }
  await data.remove();
});

async function start(options: Partial<ProductOptions> = {}): Promise<Product> {
  const product = await startProduct({ data: data.path, ...options, env: { SEED_DEMO: '0', ...options.env } });
  products.push(product);
  await untilUp(product);
  return product;
}

/** The processes of a running site. */
async function parts() {
  const { pid: supervisor } = JSON.parse(await readFile(join(data.path, 'run.json'), 'utf8'));
  const [pid = '', , , port = ''] = (await readFile(join(data.path, 'pg', 'postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(pid);
  const below = descendants(supervisor);
  const web = below.find(({ command }) => command.startsWith('next-server') || command.includes('next/dist/bin/next'));
  if (!web) throw new Error(`No web server among ${JSON.stringify(below)}`);
  const backends = descendants(postmaster).filter(({ command }) => command.includes('127.0.0.1('));
  return {
    supervisor,
    postmaster,
    web: web.pid,
    backends,
    port: Number(port),
    all: [supervisor, ...below.map((one) => one.pid)],
  };
}

async function connect(): Promise<Client> {
  const { databasePassword } = JSON.parse(await readFile(join(data.path, 'secrets.json'), 'utf8'));
  const { port } = await parts();
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'mercenaries',
    password: databasePassword,
    database: 'mercenaries',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const ready = (product: Product) =>
  fetch(`${product.url}/readyz`).then(
    (response) => response.status,
    () => 0,
  );

async function untilReady(product: Product): Promise<void> {
  for (let tries = 0; (await ready(product)) !== 200; tries += 1) {
    if (tries > 600) throw new Error(`Not ready:\n${product.output()}`);
    await sleep(50);
  }
}

describe('npm start', () => {
  it('serves, keeps its secrets to itself, and its database to this machine', async () => {
    const product = await start({ npm: true });
    expect(await ready(product)).toBe(200);
    expect(product.output()).toContain(`The site is at ${product.url}`);
    expect((await stat(join(data.path, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(data.path, 'pg'))).mode & 0o777).toBe(0o700);
    const client = await connect();
    const { rows } = await client.query('SELECT current_setting($1) AS at, current_setting($2) AS fsync', [
      'listen_addresses',
      'fsync',
    ]);
    expect(rows).toEqual([{ at: '127.0.0.1', fsync: 'on' }]);
    await client.end();
    expect((await parts()).port).not.toBe(5432);
  });

  it('refuses to run twice from one folder, and leaves the first alone', async () => {
    const first = await start();
    const second = await startProduct({ data: data.path });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The site runs already, from this folder: ${first.url}`);
    expect(await ready(first)).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends all when npm gets %s', async (signal) => {
    const product = await start({ npm: true });
    const { all } = await parts();
    expect(all.length).toBeGreaterThan(2);
    process.kill(product.child.pid ?? 0, signal);
    await untilGone(all);
    await product.ended;
    await expect(stat(join(data.path, 'run.json'))).rejects.toThrow('ENOENT');
    await expect(stat(join(data.path, 'pg', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  it('ends all when npm is killed', async () => {
    const product = await start({ npm: true });
    const { all } = await parts();
    process.kill(product.child.pid ?? 0, 'SIGKILL');
    await untilGone(all);
  });

  it('ends with status 0 when a signal comes while it is still starting', async () => {
    const product = await startProduct({ data: data.path, env: { SEED_DEMO: '0' } });
    products.push(product);
    while (
      await stat(join(data.path, 'secrets.json')).then(
        () => false,
        () => true,
      )
    )
      await sleep(10);
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(descendants(process.pid).filter(({ command }) => command.includes(data.path))).toEqual([]);
  });

  it('loses no acknowledged write when its processes are killed, and starts again', async () => {
    const first = await start();
    const { supervisor, postmaster, web } = await parts();
    const client = await connect();
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

    const second = await start();
    expect(await ready(second)).toBe(200);
    const again = await connect();
    const { rows } = await again.query<{ id: number }>('SELECT id FROM note');
    await again.end();
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  it('leaves no web server behind when only the supervisor is killed, and starts again at the same port', async () => {
    const first = await start();
    const { supervisor, web, postmaster } = await parts();
    process.kill(supervisor, 'SIGKILL');
    await first.ended;
    await untilGone([web]);
    const second = await start({ port: Number(new URL(first.url).port) });
    expect(await ready(second)).toBe(200);
    expect((await parts()).postmaster).not.toBe(postmaster);
  });
});

it('the end takes at most 5 s, however stubborn the parts are', () => {
  const patience = [...WEB_ENDING, ...DATABASE_ENDING].reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  expect(patience).toBeLessThan(5_000);
});

describe('while it runs', () => {
  it.each(['web', 'postmaster'] as const)(
    'starts the %s process again, and says so, when that is killed',
    async (part) => {
      const product = await start();
      const before = await parts();
      const client = await connect();
      await client.query('CREATE TABLE note (id int)');
      await client.query('INSERT INTO note VALUES (1)');
      process.kill(before[part], 'SIGKILL');
      const name = part === 'web' ? 'The web server' : 'The database';
      while (!product.output().includes(`${name} runs again.`)) await sleep(20);
      expect(product.output()).toContain(`${name} ended by SIGKILL; starting it again.`);
      await untilReady(product);
      const again = await connect();
      expect((await again.query('SELECT id FROM note')).rows).toEqual([{ id: 1 }]);
      await Promise.all([client.end().catch(() => undefined), again.end()]);
    },
  );

  it('goes on when a backend of the database is killed', async () => {
    const product = await start();
    expect(await ready(product)).toBe(200);
    const { backends, postmaster } = await parts();
    const [backend] = backends;
    if (!backend) throw new Error('The site holds no connection.');
    process.kill(backend.pid, 'SIGKILL');
    await untilReady(product);
    expect((await parts()).postmaster).toBe(postmaster);
  });

  it('gives up, in order, on a part that ends again and again', async () => {
    const product = await start();
    const { postmaster } = await parts();
    for (let times = 1; times <= 4; times += 1) {
      process.kill((await parts()).web, 'SIGKILL');
      while (product.output().split('The web server ended').length <= times) await sleep(20);
      while (times < 4 && product.output().split('The web server runs again').length <= times) await sleep(20);
    }
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain('The web server ended by SIGKILL, once too often.');
    await untilGone([postmaster]);
  });
});

describe('with DATABASE_URL', () => {
  let other: Awaited<ReturnType<typeof dataFolder>>;
  let server: EmbeddedServer;
  beforeEach(async () => {
    other = await dataFolder();
    const started = await startEmbedded({ folder: other.path, password: 'theirs', throwaway: true });
    if (!started.ok) throw new Error(started.problem.message);
    server = started.value;
    await server.ensureDatabase('season');
  });
  afterEach(async () => {
    await server.stop();
    await other.remove();
  });

  it('uses that database, starts none, seeds no demo, and prints a link for the owner', async () => {
    const env = { DATABASE_URL: server.url('season'), SEED_DEMO: undefined };
    const product = await start({ env });
    expect(await ready(product)).toBe(200);
    await expect(stat(join(data.path, 'pg'))).rejects.toThrow('ENOENT');
    const link = /http:\/\/localhost:\d+\/welcome\/([\w-]{22,})/.exec(product.output());
    expect(link, product.output()).not.toBeNull();
    const client = new Client({ connectionString: server.url('season') });
    await client.connect();
    const seasons = await client.query('SELECT FROM "Season"');
    const links = await client.query<{ tokenHash: string }>('SELECT "tokenHash" FROM "OnceLink"');
    await client.end();
    expect(seasons.rowCount).toBe(0);
    expect(links.rows).toHaveLength(1);
    expect(links.rows[0]?.tokenHash).not.toContain(link?.[1]);
    expect((await fetch(link?.[0] ?? '')).status).toBe(200);
  });
});
