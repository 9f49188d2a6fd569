import { Client } from 'pg';
import { type EmbeddedServer, startEmbedded } from '../../platform/db/embedded';
import { migrate } from '../../platform/db/migrate';
import { allowTrigrams } from '../../platform/db/trigrams';
import { mistake, ok, type Result } from '../../result';
import type { Secrets } from '../secrets';
import { step } from './say.mjs';
import type { Settings } from './settings.mjs';

export const MIGRATIONS = 'prisma/migrations';
/** Of the embedded database. */
export const NAME = 'mercenaries';
/** Where the demo season is made, to become the database only when it is whole. */
const SCRATCH = 'mercenaries_new';
const OLDEST = 15;

/** Starts the embedded server. */
export function startServer(settings: Settings, secrets: Secrets, stop: AbortSignal): Promise<Result<EmbeddedServer>> {
  const options = { folder: settings.data, password: secrets.databasePassword, stop };
  return step('Starting the database', '(a little longer the first time)', () => startEmbedded(options));
}

/**
 * Brings the embedded database to the shape of this code, with the demo season in it if it was empty. The season is
 * made in a database beside it, which takes its place at the end: what is cut short leaves no half of it.
 *
 * @param seed fills a migrated database; null: leave an empty one empty
 * @returns its address
 */
export async function openEmbedded(
  server: EmbeddedServer,
  seed: ((url: string) => Promise<Result<null>>) | null,
): Promise<Result<string>> {
  await server.ensureDatabase(NAME);
  const url = server.url(NAME);
  const migrated = await applyMigrations(url);
  if (!migrated.ok) return migrated;
  if (seed && (await isEmpty(url))) {
    await server.dropDatabase(SCRATCH);
    await server.ensureDatabase(SCRATCH);
    const filled = await fill(server.url(SCRATCH), seed);
    if (!filled.ok) return filled;
    await server.replaceDatabase(NAME, SCRATCH);
  }
  await allowTrigrams(url);
  return ok(url);
}

/** Checks that the database of `DATABASE_URL` can serve, and brings it to the shape of this code; its address. */
export async function openGiven(
  url: string,
  seed: ((url: string) => Promise<Result<null>>) | null,
): Promise<Result<string>> {
  const fit = await checkGiven(url);
  if (!fit.ok) return fit;
  const migrated = await applyMigrations(url);
  if (!migrated.ok) return migrated;
  if (seed && (await isEmpty(url))) {
    const filled = await seed(url);
    if (!filled.ok) return filled;
  }
  await allowTrigrams(url);
  return ok(url);
}

/** Whether nobody owns the site yet. */
export function hasNoOwner(url: string): Promise<boolean> {
  return ask(url, `SELECT NOT EXISTS (SELECT FROM "User" WHERE role = 'owner') AS yes`);
}

function isEmpty(url: string): Promise<boolean> {
  return ask(url, `SELECT NOT EXISTS (SELECT FROM "User") AND NOT EXISTS (SELECT FROM "Season") AS yes`);
}

async function fill(url: string, seed: (url: string) => Promise<Result<null>>): Promise<Result<null>> {
  const migrated = await migrate(url, MIGRATIONS);
  return migrated.ok ? seed(url) : migrated;
}

function applyMigrations(url: string): Promise<Result<readonly string[]>> {
  return step('Bringing the database up to date', '(after each change of its shape)', () => migrate(url, MIGRATIONS));
}

/** Whether the database of `DATABASE_URL` can be opened and is new enough. */
export async function checkGiven(url: string): Promise<Result<null>> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) >= OLDEST) return ok(null);
    return mistake('old-postgres', `The PostgreSQL of DATABASE_URL is ${version}.`, {
      next: `Use ${OLDEST} or newer, or leave DATABASE_URL out for the embedded one.`,
    });
  } catch (error) {
    const { host, port, database } = client;
    return mistake('no-database', `The database of DATABASE_URL cannot be opened: ${reasonOf(error)}.`, {
      next: `Check that PostgreSQL runs at ${host}:${port} with a database "${database}", or leave DATABASE_URL out.`,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Node joins what it met at each address of a host into one error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

async function ask(url: string, sql: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ yes: boolean }>(sql);
    return rows[0]?.yes ?? false;
  } finally {
    await client.end();
  }
}
