import type { ClientBase } from 'pg';
import type { Head, Sequence } from './format';

/** A table of the site, as the database's own catalogue has it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** What its rows are sorted by, as SQL. */
  readonly order: string;
}

/** Written with: values that do not depend on the server's settings, and no limit on time. */
export const PLAIN_SESSION = `
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'iso_8601';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET client_encoding = 'UTF8'`;

/** What belongs to an extension is made by it. */
const NO_EXTENSION = (oid: string, catalogue: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = ${oid} AND deptype = 'e')`;

/** The tables of schema "public", by name. Text is sorted by its bytes, so that the order is every server's. */
export async function readTables(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
      (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      coalesce((SELECT string_agg(
          't.' || quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY k.place)
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k(attnum, place), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum), 't::text COLLATE "C"') AS order
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND ${NO_EXTENSION('c.oid', 'pg_class')}
    ORDER BY c.relname COLLATE "C"`);
  return rows;
}

/** The sequences of schema "public" and where they stand. */
export async function readSequences(client: ClientBase): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class c
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND ${NO_EXTENSION('c.oid', 'pg_class')} ORDER BY 1`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const at = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${nameIn(client, name)}`,
    );
    for (const { value, called } of at.rows) sequences.push({ name, value, called });
  }
  return sequences;
}

/** The last entry of each journal with its hash; none in a database of before the chain. */
export async function readHeads(client: ClientBase, tables: readonly Table[]): Promise<readonly Head[]> {
  const journal = tables.find(({ name }) => name === 'JournalEntry');
  if (!journal?.columns.includes('hash')) return [];
  const { rows } = await client.query<Head>(
    `SELECT DISTINCT ON (stream COLLATE "C") stream, seq, hash FROM ${nameIn(client, 'JournalEntry')}
     ORDER BY stream COLLATE "C", seq DESC`,
  );
  return rows;
}

/** Takes away all that migrations make in schema "public": tables, types, functions, sequences, views. */
export async function dropAll(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(`
    SELECT format('DROP %s IF EXISTS %s CASCADE', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN
        'MATERIALIZED VIEW' ELSE 'TABLE' END, c.oid::regclass) AS drop
      FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
        AND ${NO_EXTENSION('c.oid', 'pg_class')}
    UNION ALL SELECT format('DROP TYPE IF EXISTS %s CASCADE', t.oid::regtype)
      FROM pg_type t WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
        AND ${NO_EXTENSION('t.oid', 'pg_type')}
    UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure)
      FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND ${NO_EXTENSION('p.oid', 'pg_proc')}`);
  // A sequence that a column owns goes with its table, hence IF EXISTS.
  for (const { drop } of rows) await client.query(drop);
}

/** A table or sequence as it is written in SQL. */
export const nameIn = (client: ClientBase, name: string): string => `public.${client.escapeIdentifier(name)}`;

/** The columns of a table as they are written in SQL. */
export const columnsIn = (client: ClientBase, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');
