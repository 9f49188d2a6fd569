import { Client } from 'pg';
import { mistake, ok, type Result } from '../../result';
import { applyMigration, lockMigrations, type Migration, makeRecord, readApplied, readMigrations } from '../db/migrate';
import { holdAlone } from '../db/presence';
import { dropAll, nameIn, PLAIN_SESSION, readHeads, readTables, type Table } from './catalog';
import { type Checked, tablesOf } from './check';
import { Filling, Fingerprinting, hashDatabase } from './copy';
import { rowsOf, type Work } from './format';
import { withoutTies } from './ties';

/** A database that was restored. */
export interface Restored {
  readonly rows: number;
  /** Of the database as it was filled: the one of the backup. */
  readonly hash: string;
  /** The migrations that the backup did not have yet, applied after it was filled. */
  readonly migrated: readonly string[];
}

export interface RestoreOptions extends Work {
  /** Of the migrations of this code. */
  readonly migrations: string;
  /** Throw away what the database holds. */
  readonly replace: boolean;
}

/**
 * Fills a database from a backup, in one transaction: all of it comes to be, or nothing is changed. The tables are made
 * by the migrations that the backup had, filled, compared with its hash, and brought up to date.
 *
 * @returns what was restored; or `running` (a site uses the database), `not-empty`, `foreign-database` (tables that are
 *   not this site's), `newer` or `changed` (migrations that this code lacks or has otherwise), `differs` (the database
 *   does not hold what the backup does), `migration-failed`
 * @throws what the database says
 */
export async function restoreBackup(url: string, backup: Checked, options: RestoreOptions): Promise<Result<Restored>> {
  const known = await readMigrations(options.migrations);
  const plan = planOf(backup, known);
  if (!plan.ok) return plan;
  const client = new Client({ connectionString: url, application_name: 'mercenaries restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(PLAIN_SESSION);
    if (!(await holdAlone(client))) {
      return mistake('running', 'A site runs on this database.', { next: 'Stop it first: each of its processes.' });
    }
    await lockMigrations(client, 'alone');
    const free = await checkFree(client, known, options.replace);
    if (!free.ok) return free;
    await client.query('BEGIN');
    const filled = await fill(client, backup, plan.value, options);
    await client.query(filled.ok ? 'COMMIT' : 'ROLLBACK');
    if (filled.ok) await client.query('ANALYZE');
    return filled;
  } finally {
    // What is not committed is undone with the connection; the locks go with it too.
    await client.end();
  }
}

interface Plan {
  /** Those that the backup has, and those that came later. */
  readonly had: readonly Migration[];
  readonly later: readonly Migration[];
}

function planOf({ manifest }: Checked, known: readonly Migration[]): Result<Plan> {
  for (const { name, checksum } of manifest.migrations) {
    const migration = known.find((one) => one.name === name);
    if (!migration) {
      return mistake('newer', `The backup is of a newer version: this code lacks the migration ${name}.`, {
        next: 'Restore it with the code that made it, or newer.',
      });
    }
    if (migration.checksum !== checksum) {
      return mistake('changed', `The migration ${name} of this code is not the one that the backup was made under.`, {
        next: 'Restore it with the code that made it.',
      });
    }
  }
  const had = new Set(manifest.migrations.map(({ name }) => name));
  return ok({ had: known.filter(({ name }) => had.has(name)), later: known.filter(({ name }) => !had.has(name)) });
}

/** Refuses a database that holds something, unless it is this site's and may be thrown away. */
async function checkFree(client: Client, known: readonly Migration[], replace: boolean): Promise<Result<null>> {
  const tables = await readTables(client);
  if (tables.length === 0) return ok(null);
  const applied = await readApplied(client);
  if (!applied.some(({ migration_name }) => migration_name === known[0]?.name)) {
    return mistake('foreign-database', `The database holds tables that are not this site’s: ${tables[0]?.name}.`, {
      next: 'Give it a database of its own.',
    });
  }
  if (replace || !(await firstFilled(client, tables))) return ok(null);
  return mistake('not-empty', 'The database is not empty.', {
    next: 'To throw away what it holds, add --replace; make a backup of it before.',
  });
}

async function firstFilled(client: Client, tables: readonly Table[]): Promise<Table | null> {
  for (const table of tables) {
    if (table.name === '_prisma_migrations') continue;
    const { rowCount } = await client.query(`SELECT FROM ${nameIn(client, table.name)} LIMIT 1`);
    if (rowCount) return table;
  }
  return null;
}

async function fill(client: Client, backup: Checked, plan: Plan, work: Work): Promise<Result<Restored>> {
  const { manifest, seal } = backup;
  await dropAll(client);
  await makeRecord(client);
  for (const migration of plan.had) {
    const applied = await applyMigration(client, migration);
    if (!applied.ok) return applied;
  }
  const tables = await readTables(client);
  const shape = (all: readonly Pick<Table, 'name' | 'columns'>[]) =>
    JSON.stringify(all.map(({ name, columns }) => [name, ...columns.toSorted()]));
  if (shape(tables) !== shape(manifest.tables)) {
    return mistake('differs', 'The tables of the backup are not those that its migrations make.', {
      next: 'Restore it with the code that made it; nothing was changed.',
    });
  }
  await withoutTies(client, tables, () => copyIn(client, backup, work));
  const heads = JSON.stringify(await readHeads(client, tables));
  if (manifest.heads !== undefined && heads !== JSON.stringify(manifest.heads)) {
    return mistake('differs', 'The journals do not end as the backup says that they did.', {
      next: 'Nothing was changed. Take another backup: somebody has changed this one.',
    });
  }
  for (const { name, value, called } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [nameIn(client, name), value, called]);
  }
  const columns = new Map(manifest.tables.map((table) => [table.name, table.columns]));
  const hash = await hashDatabase(
    client,
    tables.map((table) => ({ ...table, columns: columns.get(table.name) ?? [] })),
  );
  if (hash !== seal.hash) {
    return mistake('differs', 'What the database took is not what the backup holds.', {
      next: 'Nothing was changed. Report this: it is a fault of the site.',
    });
  }
  for (const migration of plan.later) {
    const applied = await applyMigration(client, migration);
    if (!applied.ok) return applied;
  }
  return ok({ rows: rowsOf(manifest), hash, migrated: plan.later.map(({ name }) => name) });
}

async function copyIn(client: Client, backup: Checked, { progress, stop }: Work): Promise<void> {
  const { manifest } = backup;
  const all = rowsOf(manifest);
  const filling = new Filling(client, new Map(manifest.tables.map(({ name, columns }) => [name, columns])));
  const print = new Fingerprinting();
  for await (const { table, bytes } of tablesOf(backup)) {
    stop?.throwIfAborted();
    await filling.add(table, bytes);
    print.take(bytes);
    progress?.(print.rows, all);
  }
  await filling.end();
}
