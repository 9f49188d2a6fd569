import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { disconnect } from '@/lib/platform/db/client';
import { freshDatabase, type TestDatabase } from '../support/database';

/** Gives a test file a database of its own, as the product would find it in its environment. */
export function ownDatabase(): { readonly url: () => string } {
  let database: TestDatabase | null = null;
  beforeAll(async () => {
    database = await freshDatabase();
    process.env.DATABASE_URL = database.url;
    process.env.DICE_KEY = '0123456789abcdef'.repeat(4);
  });
  afterAll(async () => {
    await disconnect();
    await database?.close();
  });
  return {
    url: () => {
      if (!database) throw new Error('The database is not there yet.');
      return database.url;
    },
  };
}

/** Does something on a connection beside the product's own. */
export async function beside<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every table with all its rows, in an order that does not depend on when they were written. */
export const everything = (url: string): Promise<Record<string, readonly unknown[]>> =>
  beside(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    );
    const dump: Record<string, readonly unknown[]> = {};
    for (const { name } of tables.rows) {
      const rows = await client.query<{ row: unknown }>(
        `SELECT to_jsonb(t) AS row FROM "${name}" t ORDER BY to_jsonb(t)::text`,
      );
      dump[name] = rows.rows.map(({ row }) => row);
    }
    return dump;
  });
