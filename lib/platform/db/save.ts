import { randomUUID } from 'node:crypto';
import type { Tx } from './client';

/** A row as the database spells it: its columns' names, times in ISO, enums in the rulebook's words. */
export type Row = Readonly<Record<string, unknown>>;

/** A table that is written in batches, and the columns that tell its rows apart. */
export interface Table {
  readonly name: string;
  readonly key: readonly string[];
  /** It has a column `id` besides, which nothing refers to by name: new rows get one. */
  readonly makesId?: boolean;
}

/**
 * Adds rows, or where one with the same key is there, sets its columns: one query however many rows there are. All rows
 * must have the same columns. A row that is there keeps its id.
 */
export async function saveRows(tx: Tx, table: Table, given: readonly Row[]): Promise<void> {
  const rows = withIds(table, given);
  const columns = columnsOf(rows);
  if (columns.length === 0) return;
  const list = columns.map(quote).join(', ');
  const set = columns
    .filter((column) => column !== 'id' && !table.key.includes(column))
    .map((column) => `${quote(column)} = EXCLUDED.${quote(column)}`);
  await tx.$executeRawUnsafe(
    `INSERT INTO ${quote(table.name)} (${list}) SELECT ${list} FROM ${rowsOf(table)}
     ON CONFLICT (${table.key.map(quote).join(', ')}) DO ${set.length > 0 ? `UPDATE SET ${set.join(', ')}` : 'NOTHING'}`,
    JSON.stringify(rows),
  );
}

/** Adds rows; one that is there already is a bug, and thrown. */
export async function addRows(tx: Tx, table: Table, given: readonly Row[]): Promise<void> {
  const rows = withIds(table, given);
  const list = columnsOf(rows).map(quote).join(', ');
  if (list === '') return;
  await tx.$executeRawUnsafe(
    `INSERT INTO ${quote(table.name)} (${list}) SELECT ${list} FROM ${rowsOf(table)}`,
    JSON.stringify(rows),
  );
}

/** Sets columns of rows that are there: one query. A row that is not there is a bug, and thrown. */
export async function changeRows(tx: Tx, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = columnsOf(rows).filter((column) => !table.key.includes(column));
  if (columns.length === 0) return;
  const changed = await tx.$executeRawUnsafe(
    `UPDATE ${quote(table.name)} AS "old" SET ${columns.map((column) => `${quote(column)} = "new".${quote(column)}`).join(', ')}
     FROM ${rowsOf(table)} AS "new" WHERE ${sameKey(table)}`,
    JSON.stringify(rows),
  );
  if (changed !== rows.length) throw new Error(`${table.name}: ${rows.length} rows to change, ${changed} found.`);
}

/** Takes rows away by their key: one query. */
export async function dropRows(tx: Tx, table: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$executeRawUnsafe(
    `DELETE FROM ${quote(table.name)} AS "old" USING ${rowsOf(table)} AS "new" WHERE ${sameKey(table)}`,
    JSON.stringify(rows),
  );
}

/** The rows of the parameter, typed by the table itself; JSON columns keep their text and so the order of their keys. */
const rowsOf = (table: Table): string => `json_populate_recordset(NULL::${quote(table.name)}, $1::json)`;
const sameKey = (table: Table): string =>
  table.key.map((column) => `"old".${quote(column)} = "new".${quote(column)}`).join(' AND ');

const withIds = (table: Table, rows: readonly Row[]): readonly Row[] =>
  table.makesId ? rows.map((row) => ({ id: randomUUID(), ...row })) : rows;

const columnsOf = (rows: readonly Row[]): string[] => Object.keys(rows[0] ?? {});

function quote(name: string): string {
  if (!/^[A-Za-z]+$/.test(name)) throw new Error(`"${name}" names no column.`);
  return `"${name}"`;
}
