import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

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
