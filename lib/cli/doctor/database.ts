import { Client } from 'pg';
import { pendingOf, readApplied, readMigrations } from '../../platform/db/migrate';
import { MIGRATIONS } from '../start/database';
import { bad, type Finding, fine, warning } from './finding';

/** Whether the database has the shape of this code, and guards what must not be changed. */
export async function checkShape(url: string): Promise<readonly Finding[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const migrations = await readMigrations(MIGRATIONS);
    const pending = pendingOf(migrations, await readApplied(client));
    if (!pending.ok) return [bad('migrations', pending.problem.message, pending.problem.next ?? '')];
    if (pending.value.length > 0) {
      const names = pending.value.map(({ name }) => name).join(', ');
      return [warning('migrations', `Not applied yet: ${names}.`, 'Start the site: it applies them.')];
    }
    const shape = fine('migrations', `All ${migrations.length} are in place.`);
    return [shape, await checkGuards(client, migrations.map(({ sql }) => sql).join('\n'))];
  } finally {
    await client.end();
  }
}

/** The triggers that the migrations make, each on its table. */
async function checkGuards(client: Client, sql: string): Promise<Finding> {
  const wanted = [...sql.matchAll(/CREATE TRIGGER "(\w+)"[^;]*? ON "(\w+)"/g)].map(
    ([, trigger, table]) => `${trigger} on ${table}`,
  );
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%s on %s', tgname, relname) AS name FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND tgenabled IN ('O', 'A') AND relnamespace = 'public'::regnamespace`);
  const there = new Set(rows.map(({ name }) => name));
  const lost = wanted.filter((name) => !there.has(name));
  if (lost.length === 0) return fine('guards', 'The journal and the audit log are only added to.');
  return bad(
    'guards',
    `The database no longer guards what may only be added to: ${lost.join(', ')}.`,
    'Somebody took that away by hand. Make a backup and restore it with --replace: that puts it back.',
  );
}
