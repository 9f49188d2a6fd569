import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nodeProblem } from '../../lib/cli/start/node-version.mjs';
import { buildPages } from '../../lib/cli/start/prepare';
import { type EmbeddedServer, startEmbedded } from '../../lib/platform/db/embedded';
import { freePort } from '../../lib/platform/db/free-port';
import { answerAsPostgres } from '../support/fake-postgres';
import { dataFolder, startProduct } from '../support/product';

const servers: Server[] = [];
let data: Awaited<ReturnType<typeof dataFolder>>;

beforeAll(async () => {
  expect(await buildPages()).toMatchObject({ ok: true });
  data = await dataFolder();
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => data.remove());

/** Starts the site in a way that cannot work; the one line with which it refuses. */
async function refusal(env: Record<string, string>, port?: number): Promise<string> {
  const options = port ? { data: data.path, env, port } : { data: data.path, env };
  const product = await startProduct(options);
  expect(await product.ended).toBe(1);
  const lines = product
    .output()
    .split('\n')
    .filter((line) => line.includes('✗'));
  expect(lines, product.output()).toHaveLength(1);
  expect(product.output()).not.toMatch(/^\s+at /m);
  return lines[0] ?? '';
}

function listen(server: Server): Promise<number> {
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

it.each(['20.19.0', '20.20.2', '22.0.0'])('npm start takes Node %s', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

describe('npm start refuses, with one line that says what to do,', () => {
  it.each(['12.22.12', '18.20.8', '20.18.3'])('Node %s', (version) => {
    expect(nodeProblem(version)).toBe(
      `Node ${version} is too old: install Node 20.19 or newer from https://nodejs.org.`,
    );
  });

  it('a port that is in use', async () => {
    const port = await listen(createServer());
    expect(await refusal({}, port)).toContain(`Port ${port} of 127.0.0.1 is in use. Stop what runs there, or choose`);
  });

  it('a port that is none', async () => {
    expect(await refusal({ PORT: '30OO' })).toContain('PORT is "30OO", which is no port.');
  });

  it('a data folder that cannot be written', async () => {
    const path = '/dev/null/data';
    expect(await refusal({ DATA_DIR: path })).toContain(`The data folder ${path} cannot be written (ENOTDIR).`);
  });

  it('an address that is no database', async () => {
    expect(await refusal({ DATABASE_URL: 'mysql://localhost/x' })).toContain('not the address of a PostgreSQL');
  });

  it('a database that cannot be reached', async () => {
    const port = await freePort();
    const said = await refusal({ DATABASE_URL: `postgresql://someone@127.0.0.1:${port}/season` });
    expect(said).toContain('ECONNREFUSED');
    expect(said).toContain(`Check that PostgreSQL runs at 127.0.0.1:${port} with a database "season"`);
  });

  it('a PostgreSQL older than 15', async () => {
    const port = await listen(createServer((socket) => answerAsPostgres(socket, '14.11')));
    const said = await refusal({ DATABASE_URL: `postgresql://someone@127.0.0.1:${port}/season` });
    expect(said).toContain('The PostgreSQL of DATABASE_URL is 14.11. Use 15 or newer');
  });

  describe('a database of a PostgreSQL that runs', () => {
    let server: EmbeddedServer;
    beforeAll(async () => {
      const started = await startEmbedded({ folder: data.path, password: 'right', throwaway: true });
      if (!started.ok) throw new Error(started.problem.message);
      server = started.value;
    });
    afterAll(() => server.stop());

    it('that is not there', async () => {
      expect(await refusal({ DATABASE_URL: server.url('nowhere'), DATA_DIR: join(data.path, 'a') })).toContain(
        'database "nowhere" does not exist',
      );
    });

    it('whose password is another', async () => {
      const url = server.url('postgres').replace(':right@', ':wrong@');
      expect(await refusal({ DATABASE_URL: url, DATA_DIR: join(data.path, 'a') })).toContain(
        'password authentication failed',
      );
    });

    it('that a newer version of this code has changed', async () => {
      await server.ensureDatabase('newer');
      const { Client } = await import('pg');
      const { migrate } = await import('../../lib/platform/db/migrate');
      expect(await migrate(server.url('newer'), 'prisma/migrations')).toMatchObject({ ok: true });
      const client = new Client({ connectionString: server.url('newer') });
      await client.connect();
      await client.query(
        `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at) VALUES ('1', '', '2999_more', now())`,
      );
      await client.end();
      expect(await refusal({ DATABASE_URL: server.url('newer'), DATA_DIR: join(data.path, 'a') })).toContain(
        'The database holds a migration that this code lacks: 2999_more. Run the newer code',
      );
    });
  });
});
