import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../../lib/platform/db/embedded';
import { migrate } from '../../lib/platform/db/migrate';

/** A PostgreSQL that gives up durability for speed, in a folder of its own. */
export interface ThrowawayServer {
  /** Creates a database with all migrations. @returns its address */
  migrated(database: string): Promise<string>;
  drop(database: string): Promise<void>;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

/** @throws where it does not start */
export async function throwawayServer(): Promise<ThrowawayServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mercenaries-test-'));
  const started = await startEmbedded({ folder, password: 'test', throwaway: true });
  if (!started.ok) throw new Error(started.problem.message);
  const server = started.value;
  const close = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    async migrated(database) {
      await server.ensureDatabase(database);
      const done = await migrate(server.url(database), 'prisma/migrations');
      if (done.ok) return server.url(database);
      await close();
      throw new Error(done.problem.message);
    },
    drop: server.dropDatabase,
    close,
  };
}

/**
 * Runs one statement from beside the databases of a server: one that others are copied from must have no connection.
 * @param of the address of any database on it
 */
export async function command(of: string, sql: string): Promise<void> {
  const url = new URL(of);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Makes a database that is a copy of another on its server. @returns its address */
export async function copyOf(template: string, name: string): Promise<string> {
  const url = new URL(template);
  await command(template, `CREATE DATABASE ${name} TEMPLATE ${url.pathname.slice(1)} STRATEGY file_copy`);
  url.pathname = `/${name}`;
  return url.href;
}
