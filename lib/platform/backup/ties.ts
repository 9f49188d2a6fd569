import type { Client } from 'pg';
import { nameIn, type Table } from './catalog';

/**
 * Empties tables and does `work` while neither foreign keys nor triggers of theirs hold, so that rows may come in any
 * order; then all of them hold again, and the rows are checked against the keys.
 * @param client in a transaction, as the owner of the tables
 */
export async function withoutTies(client: Client, tables: readonly Table[], work: () => Promise<void>): Promise<void> {
  const keys = await client.query<{ drop: string; add: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`);
  const triggers = await client.query<{ off: string; on: string }>(`
    SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS off,
      format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
        CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname) AS on
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT tgisinternal AND tgenabled <> 'D' AND c.relnamespace = 'public'::regnamespace`);
  for (const { drop } of keys.rows) await client.query(drop);
  for (const { off } of triggers.rows) await client.query(off);
  // Migrations may have put rows there.
  await client.query(`TRUNCATE ${tables.map(({ name }) => nameIn(client, name)).join(', ')}`);
  await work();
  for (const { on } of triggers.rows) await client.query(on);
  for (const { add } of keys.rows) await client.query(add);
}
