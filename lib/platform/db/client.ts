import { PrismaPg } from '@prisma/adapter-pg';
import { type ClientBase, Pool } from 'pg';
import { type Prisma, PrismaClient } from './generated/client';

/** The database as use-cases ask it. */
export type Db = PrismaClient;
/** The same inside one transaction. */
export type Tx = Prisma.TransactionClient;

/** How long a transaction may wait for the lock of its week and then work, in milliseconds. */
export interface Patience {
  readonly maxWait: number;
  readonly timeout: number;
}
export const TRANSACTION: Patience = { maxWait: 10_000, timeout: 30_000 };
/** For whole weeks and seasons at once, while nobody waits. */
export const AT_LEISURE: Patience = { ...TRANSACTION, timeout: 600_000 };

const held: { url?: string; client?: Db } = pick(globalThis as { weeklyDatabase?: { url?: string; client?: Db } });

/**
 * The process's one client, made at first use from `DATABASE_URL`, so that importing this file asks for nothing.
 * Connections that a restart of the database cuts are replaced at the next query.
 */
export const db: Db = new Proxy({} as Db, {
  get(_, name) {
    const client = connect();
    const value = Reflect.get(client, name, client);
    return typeof value === 'function' ? value.bind(client) : value;
  },
});

/** Closes the connections; the next use of `db` opens new ones. */
export async function disconnect(): Promise<void> {
  const client = held.client;
  held.client = undefined;
  await client?.$disconnect();
}

function clientFor(url: string): Db {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    onConnect: prepareConnection,
  });
  const adapter = new PrismaPg(pool, { onPoolError: report, onConnectionError: report, disposeExternalPool: true });
  return new PrismaClient({ adapter });
}

/**
 * What the site needs of a connection, by SQL: a pooler in between refuses settings that are sent as it is opened. A process
 * that hangs within a transaction must not hold its week for good.
 */
async function prepareConnection(client: ClientBase): Promise<void> {
  await client.query(`SET idle_in_transaction_session_timeout = '60s'`);
}

function connect(): Db {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: it names the PostgreSQL database, as postgresql://…');
  if (!held.client || held.url !== url) {
    held.url = url;
    held.client = clientFor(url);
  }
  return held.client;
}

/** One holder for all copies of this module that a bundler may make in one process. */
function pick(all: { weeklyDatabase?: { url?: string; client?: Db } }): { url?: string; client?: Db } {
  all.weeklyDatabase ??= {};
  return all.weeklyDatabase;
}

function report(error: Error): void {
  console.warn(`The database closed a connection: ${error.message}`);
}
