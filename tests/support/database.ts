import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { startEmbedded } from '../../lib/platform/db/embedded';
import { migrate } from '../../lib/platform/db/migrate';

/** A database that is one test file's alone. */
export interface TestDatabase {
  readonly url: string;
  /** Drops it, with whoever is still connected. */
  close(): Promise<void>;
}

/** A new database: migrated and without a row, or without even a table when `empty`. Close it in `afterAll`. */
export async function freshDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const template = templateUrl();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const source = empty ? 'template1' : template.pathname.slice(1);
  await command(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, close: () => command(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/**
 * A migrated database on a server of its own, for what looks at the transactions of the whole server: those of other test files
 * would be among them.
 */
export async function aloneDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'mercenaries-alone-'));
  const started = await startEmbedded({ folder, password: 'test', throwaway: true });
  if (!started.ok) throw new Error(started.problem.message);
  const url = started.value.url('alone');
  await started.value.ensureDatabase('alone');
  const migrated = await migrate(url, 'prisma/migrations');
  if (!migrated.ok) throw new Error(migrated.problem.message);
  return {
    url,
    close: async () => {
      await started.value.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement from beside the test databases: one that others are copied from must have no connection. */
async function command(sql: string): Promise<void> {
  const url = templateUrl();
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function templateUrl(): URL {
  const url: string | undefined = inject('templateUrl');
  if (!url) throw new Error('No database runs for this test: put it in tests/db, or name it *.db.test.ts.');
  return new URL(url);
}
