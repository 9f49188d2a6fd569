import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * A backup is one gzipped tar, in this order:
 *
 *     backup.json          what is in it: the manifest
 *     keys.json            what the database is of no use without
 *     tables/NAME/00001…   each table as PostgreSQL's COPY writes it, in the order of its primary key, in parts of about
 *                          a megabyte
 *     seal.json            the hashes by which it is checked
 */
export const MANIFEST = 'backup.json';
export const KEYS = 'keys.json';
export const SEAL = 'seal.json';
export const FORMAT = 'mercenaries-desk backup';
/** Raised when an older version of this code could not read it. */
export const FORMAT_VERSION = 1;

const name = z.string().regex(/^\w{1,63}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number().int(),
  madeAt: z.iso.datetime(),
  /** Those that the database had, in the order of their names. */
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.array(z.object({ name, columns: z.array(name), rows: z.number().int().nonnegative() })),
  /** The last entry of each journal, with its hash; backups of before the chain name none. */
  heads: z.array(z.object({ stream: z.string(), seq: z.number().int(), hash: sha256 })).optional(),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d+$/), called: z.boolean() })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Head = NonNullable<Manifest['heads']>[number];
export type Sequence = Manifest['sequences'][number];

/** What a season cannot be read without, and is not in the database. */
export const keysSchema = z.object({
  /** 32 bytes in hex, by which the seeds of the weeks are sealed. */
  diceKey: z.string().regex(/^[0-9a-f]{64}$/i),
  /** The accounts of a demo season, which each start prints. */
  demoAccounts: z.array(z.object({ name: z.string(), password: z.string(), who: z.string() })),
});
export type Keys = z.infer<typeof keysSchema>;

export const sealSchema = z.object({
  /** The SHA-256 of each table's COPY text, by the table's name. */
  tables: z.record(name, sha256),
  /** Over all of them. */
  hash: sha256,
});
export type Seal = z.infer<typeof sealSchema>;

/** A table, how many rows it has, and the SHA-256 of their COPY text. */
export interface Fingerprint {
  readonly name: string;
  readonly rows: number;
  readonly sha256: string;
}

/** One hash over all tables and sequences: two databases that hold the same have the same. */
export function hashOfAll(tables: readonly Fingerprint[], sequences: readonly Sequence[]): string {
  const lines = [
    ...tables.map(({ name, rows, sha256 }) => `table ${name} ${rows} ${sha256}`),
    ...sequences.map(({ name, value, called }) => `sequence ${name} ${value} ${called}`),
  ];
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/** A sum of rows, as progress is told. */
export const rowsOf = (manifest: Pick<Manifest, 'tables'>): number =>
  manifest.tables.reduce((sum, { rows }) => sum + rows, 0);

/** Told while a long work goes on: rows done, of all there are. */
export type Progress = (done: number, all: number) => void;

/** How a long work is watched. */
export interface Work {
  readonly progress?: Progress;
  /** Ends it early, with nothing changed. */
  readonly stop?: AbortSignal;
}
