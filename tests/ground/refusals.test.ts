import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkDiceKey } from '../../lib/cli/start/key-check';
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

  it.each([
    ['postgresql://someone:p%ss@localhost/season', 'a % in it is followed by no two hexadecimal digits'],
    ['postgresql://someone:p#ss@localhost/season', 'it is no address, or its port is none'],
    ['postgresql://someone:pass@localhost:54x2/season', 'it is no address, or its port is none'],
    ['postgresql://someone:pass@localhost', 'it names no database'],
    ['postgresql://', 'it names no database'],
  ])('a DATABASE_URL that is malformed: %s', async (url, why) => {
    const said = await refusal({ DATABASE_URL: url });
    expect(said).toContain(`DATABASE_URL is malformed: ${why}.`);
    expect(said).not.toMatch(/p%ss|p#ss|:pass@/);
  });

  it.each([
    ['x', 1],
    ['g'.repeat(64), 64],
    ['0'.repeat(63), 63],
  ])('a DICE_KEY that is %s', async (key, length) => {
    expect(await refusal({ DICE_KEY: key })).toContain(
      `DICE_KEY is malformed: it has ${length} characters and is not 64 hexadecimal digits.`,
    );
  });

  it.each([
    [{ NEXTAUTH_SECRET: 'short' }, 'NEXTAUTH_SECRET is too short: it has 5 characters.'],
    [{ NEXTAUTH_URL: 'mercenaries.example' }, 'NEXTAUTH_URL is "mercenaries.example", which is no address of a site.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes".'],
  ])('settings that make no sense: %j', async (env, said) => {
    expect(await refusal(env)).toContain(said);
  });

  it.each([
    ['', 'it is empty'],
    ['{"databasePassword":', 'it is no JSON'],
    ['{"databasePassword":"a password, long enough","nextauthSecret":"x","diceKey":"y"}', '“nextauthSecret”'],
    ['[]', 'it holds something else'],
  ])('secrets that are broken: %j', async (text, why) => {
    const folder = await dataFolder();
    await writeFile(join(folder.path, 'secrets.json'), text);
    const said = await refusal({ DATA_DIR: folder.path });
    expect(said).toContain(`${folder.path}/secrets.json is not what this site wrote there: ${why}`);
    expect(said).not.toContain('long enough');
    expect(await readFile(join(folder.path, 'secrets.json'), 'utf8')).toBe(text);
    await folder.remove();
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

    it('that is sealed with another key of the dice, also where it kept no word of which', async () => {
      await server.ensureDatabase('sealed');
      const url = server.url('sealed');
      const { Client } = await import('pg');
      const { migrate } = await import('../../lib/platform/db/migrate');
      const { newSeed, seal } = await import('../../lib/engine/dice/seal');
      expect(await migrate(url, 'prisma/migrations')).toMatchObject({ ok: true });
      const [right, wrong] = ['a'.repeat(64), 'b'.repeat(64)];
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(
        `INSERT INTO "Season" ("id", "key", "name", "rulesetId", "rulesetVersion", "settings", "chainSealed", "chainEnd", "chainLength")
         VALUES (gen_random_uuid(), 'one', 'One', 'mercenaries', '1', '{}', $1, '', 1)`,
        [Buffer.from(seal(newSeed(), 'one', Buffer.from(right, 'hex')))],
      );
      const refused = async (env: Record<string, string>) =>
        expect(await refusal({ DATABASE_URL: url, DATA_DIR: join(data.path, 'a'), ...env })).toContain(
          'is not the one that this database was sealed with.',
        );
      await refused({ DICE_KEY: wrong });
      await refused({});
      expect((await client.query('SELECT FROM "KeyCheck"')).rowCount).toBe(0);
      expect(await checkDiceKey(url, right, 'DICE_KEY')).toMatchObject({ ok: true });
      await client.query('DELETE FROM "Season"');
      await refused({ DICE_KEY: wrong });
      expect(await checkDiceKey(url, right, 'DICE_KEY')).toMatchObject({ ok: true });
      await client.end();
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
