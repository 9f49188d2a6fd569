import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { command, copyOf, throwawayServer } from './throwaway-server';

/** A database that is one test file's alone. */
export interface TestDatabase {
  readonly url: string;
  /** Drops it, with whoever is still connected. */
  close(): Promise<void>;
}

/** A new database: migrated and without a row, or without even a table when `empty`. Close it in `afterAll`. */
export async function freshDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const template = new URL(templateUrl());
  if (empty) template.pathname = '/template1';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await copyOf(template.href, name);
  return { url, close: () => command(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/**
 * A migrated database on a server of its own, for what looks at the transactions of the whole server: those of other test files
 * would be among them.
 */
export async function aloneDatabase(): Promise<TestDatabase> {
  const server = await throwawayServer();
  return { url: await server.migrated('alone'), close: server.close };
}

function templateUrl(): string {
  const url: string | undefined = inject('templateUrl');
  if (!url) throw new Error('No database runs for this test: put it in tests/db, or name it *.db.test.ts.');
  return url;
}
