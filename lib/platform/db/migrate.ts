import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { mistake, ok, type Result } from '../../result';

/** A checked-in migration: a folder with a `migration.sql`. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, as Prisma's own command line computes it. */
  readonly checksum: string;
}

/** A migration as the database records it. */
export interface AppliedMigration {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/** The number that Prisma's command line locks too, so that the two never migrate at once. */
const LOCK = 72_707_369;

// The table of Prisma's own command line, so that `prisma migrate status` and this runner agree.
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Brings a database to the shape of the checked-in migrations: each in a transaction of its own, in the order of their
 * names, under a lock that lets a second runner wait for the first.
 *
 * @param url of the database, which must exist
 * @param folder of the migrations
 * @returns the names of those applied now; or a mistake, with the database as the last whole migration left it, when it
 * holds a migration that is changed, unknown or half done, or when one fails
 */
export async function migrate(url: string, folder: string): Promise<Result<readonly string[]>> {
  const migrations = await readMigrations(folder);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await lockMigrations(client, 'alone');
    await makeRecord(client);
    const pending = pendingOf(migrations, await readApplied(client));
    if (!pending.ok) return pending;
    for (const migration of pending.value) {
      await client.query('BEGIN');
      const applied = await applyMigration(client, migration);
      await client.query(applied.ok ? 'COMMIT' : 'ROLLBACK');
      if (!applied.ok) return applied;
    }
    return ok(pending.value.map(({ name }) => name));
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

/**
 * Waits until nobody migrates, and holds that until the connection ends. `shared`: several may, but none that migrates.
 */
export async function lockMigrations(client: Client, how: 'alone' | 'shared'): Promise<void> {
  await client.query(`SELECT pg_advisory_lock${how === 'shared' ? '_shared' : ''}($1)`, [LOCK]);
}

/** Makes the table in which applied migrations are recorded, unless it is there. */
export async function makeRecord(client: Client): Promise<void> {
  await client.query(TABLE);
}

/** The migrations that a database records, in the order of their names; none where it has no record. */
export async function readApplied(client: Client): Promise<readonly AppliedMigration[]> {
  const table = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public."_prisma_migrations"') IS NOT NULL AS there`,
  );
  if (!table.rows[0]?.there) return [];
  const { rows } = await client.query<AppliedMigration>(
    `SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL
     ORDER BY migration_name COLLATE "C"`,
  );
  return rows;
}

/** The checked-in migrations of a folder, in the order of their names. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const bytes = await readFile(join(folder, name, 'migration.sql'));
      return { name, sql: bytes.toString('utf8'), checksum: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
}

/**
 * The migrations that a database lacks.
 * @returns them in their order, or what does not fit: one that is unknown, half done or changed
 */
export function pendingOf(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Result<readonly Migration[]> {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of applied) {
    const migration = known.get(row.migration_name);
    if (!migration) {
      return mistake(
        'migration-unknown',
        `The database holds a migration that this code lacks: ${row.migration_name}.`,
        {
          next: 'Run the newer code that made it, or use another database.',
        },
      );
    }
    if (!row.finished_at) {
      return mistake('migration-half-done', `The migration ${row.migration_name} was begun and not finished.`, {
        next: 'Settle it with `npx prisma migrate resolve`.',
      });
    }
    if (row.checksum !== migration.checksum) {
      return mistake('migration-changed', `The migration ${row.migration_name} was changed after it was applied.`, {
        next: 'Put it back as it was, and write what is new as a migration of its own.',
      });
    }
  }
  const done = new Set(applied.map((row) => row.migration_name));
  return ok(migrations.filter(({ name }) => !done.has(name)));
}

/** Applies a migration and records it, as a part of a transaction, which a mistake leaves to be rolled back. */
export async function applyMigration(client: Client, migration: Migration): Promise<Result<null>> {
  const startedAt = new Date();
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, now(), 1)`,
      [randomUUID(), migration.checksum, migration.name, startedAt],
    );
    return ok(null);
  } catch (error) {
    return mistake('migration-failed', `The migration ${migration.name} failed: ${(error as Error).message}.`);
  }
}
