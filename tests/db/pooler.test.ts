import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkGiven, openGiven } from '@/lib/cli/start/database';
import { checkDiceKey } from '@/lib/cli/start/key-check';
import { db, disconnect } from '@/lib/platform/db/client';
import { announce } from '@/lib/platform/db/presence';
import { freshDatabase, type TestDatabase } from '../support/database';
import { strictPooler } from '../support/strict-pooler';

let database: TestDatabase;
let pooler: Awaited<ReturnType<typeof strictPooler>>;
beforeAll(async () => {
  database = await freshDatabase();
  pooler = await strictPooler(database.url);
  process.env.DATABASE_URL = pooler.url;
});
afterAll(async () => {
  await disconnect();
  await pooler.close();
  await database.close();
});

describe('behind a pooler that takes no settings as a connection is opened', () => {
  it('which it refuses in words', async () => {
    const client = new Client({ connectionString: pooler.url, statement_timeout: 1000 });
    await expect(client.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout');
  });

  it('a site starts: its database is looked at, brought up to date, and held', async () => {
    expect(await checkGiven(pooler.url)).toMatchObject({ ok: true });
    expect(await openGiven(pooler.url, null)).toMatchObject({ ok: true });
    expect(await checkDiceKey(pooler.url, '0'.repeat(64), 'a test')).toMatchObject({ ok: true });
    const leave = await announce(pooler.url);
    await leave();
  });

  it('its pages ask, and every connection has what the site needs of it', async () => {
    const asked = await Promise.all(
      Array.from(
        { length: 12 },
        () => db.$queryRaw<{ limit: string }[]>`SELECT current_setting('idle_in_transaction_session_timeout') AS limit`,
      ),
    );
    expect(asked.flat().map(({ limit }) => limit)).toEqual(Array.from({ length: 12 }, () => '1min'));
    expect(await db.$transaction(async (tx) => tx.user.count())).toBe(0);
  });
});

it('the PgBouncer file of the repository lends connections by the session', () => {
  const file = readFileSync('lib/cli/production/pgbouncer.ini', 'utf8');
  expect(file).toMatch(/^pool_mode = session$/m);
  expect(file).not.toMatch(/^ignore_startup_parameters/m);
});
