import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { mistake, ok, type Result } from '../../result';
import { lockMigrations, readApplied } from '../db/migrate';
import { type Entry, writeArchive } from './archive';
import { nameIn, PLAIN_SESSION, readHeads, readSequences, readTables, type Table } from './catalog';
import { copyOut, Fingerprinting } from './copy';
import {
  type Fingerprint,
  FORMAT,
  FORMAT_VERSION,
  hashOfAll,
  KEYS,
  type Keys,
  MANIFEST,
  type Manifest,
  type Progress,
  rowsOf,
  SEAL,
  type Seal,
  type Work,
} from './format';

/** A backup that was made. */
export interface Made {
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  /** Over all tables: a database that this was restored to has the same. */
  readonly hash: string;
}

/** Rows go into parts of about this many bytes. */
const PART = 1024 * 1024;

/**
 * Writes a backup of a database, as it is at one moment, while the site goes on. The file appears under its name when
 * it is whole; nobody but its owner can read it.
 *
 * @param file replaced where it is there
 * @returns what was made, or `no-tables` (nothing of this site is in that database)
 * @throws what the file system or the database says; no half of a file is left then
 */
export async function makeBackup(
  url: string,
  file: string,
  keys: Keys,
  { progress = () => {}, stop }: Work = {},
): Promise<Result<Made>> {
  const client = new Client({ connectionString: url, application_name: 'mercenaries backup' });
  client.on('error', () => undefined);
  await client.connect();
  const part = `${file}.part-${process.pid}`;
  try {
    await client.query(PLAIN_SESSION);
    // A migration meanwhile would change what is being read.
    await lockMigrations(client, 'shared');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const applied = await readApplied(client);
    if (applied.length === 0) {
      return mistake('no-tables', 'There is nothing of this site in the database.', {
        next: 'Start the site on it once: npm start',
      });
    }
    const tables = await readTables(client);
    const manifest: Manifest = {
      format: FORMAT,
      version: FORMAT_VERSION,
      madeAt: new Date().toISOString(),
      migrations: applied.map(({ migration_name, checksum }) => ({ name: migration_name, checksum })),
      tables: await described(client, tables),
      heads: [...(await readHeads(client, tables))],
      sequences: [...(await readSequences(client))],
    };
    const sealed: Seal = { tables: {}, hash: '' };
    await writeArchive(part, entries(client, tables, { manifest, keys, sealed, progress, stop }));
    await rename(part, file);
    await syncFolder(dirname(file));
    return ok({ file, bytes: (await stat(file)).size, rows: rowsOf(manifest), hash: sealed.hash });
  } finally {
    await rm(part, { force: true });
    await client.end();
  }
}

async function described(client: Client, tables: readonly Table[]): Promise<Manifest['tables']> {
  const counted: Manifest['tables'] = [];
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${nameIn(client, name)}`);
    counted.push({ name, columns: [...columns], rows: Number(rows[0]?.count) });
  }
  return counted;
}

interface Content {
  readonly manifest: Manifest;
  readonly keys: Keys;
  /** Filled in as the tables are read. */
  readonly sealed: Seal;
  readonly progress: Progress;
  readonly stop: AbortSignal | undefined;
}

async function* entries(client: Client, tables: readonly Table[], content: Content): AsyncGenerator<Entry> {
  const { manifest, keys, sealed, progress, stop } = content;
  yield { name: MANIFEST, bytes: asJson(manifest) };
  yield { name: KEYS, bytes: asJson(keys) };
  const all = rowsOf(manifest);
  const prints: Fingerprint[] = [];
  let done = 0;
  for (const table of tables) {
    const print = new Fingerprinting();
    let number = 0;
    for await (const bytes of inParts(copyOut(client, table))) {
      stop?.throwIfAborted();
      print.take(bytes);
      number += 1;
      yield { name: `tables/${table.name}/${String(number).padStart(5, '0')}`, bytes };
      progress(done + print.rows, all);
    }
    done += print.rows;
    prints.push(print.of(table.name));
  }
  sealed.tables = Object.fromEntries(prints.map(({ name, sha256 }) => [name, sha256]));
  sealed.hash = hashOfAll(prints, manifest.sequences);
  yield { name: SEAL, bytes: asJson(sealed) };
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < PART) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

/** So that the new name, too, outlives a loss of power. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
