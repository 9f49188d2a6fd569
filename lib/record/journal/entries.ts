import type { ZodSafeParseResult } from 'zod';
import type { Kinded } from '../../engine/rules/kernel/fold';
import { db, type Tx } from '../../platform/db/client';
import { addRows } from '../../platform/db/save';
import { mistake, ok, type Result } from '../../result';
import { GENESIS, linkOf } from './chain';

/** Entries of any stream as rows, and back through their journal's door. */

export const PAYLOAD_VERSION = 1;
const TABLE = { name: 'JournalEntry', key: ['id'] } as const;

/** Where one journal's values come in: what an entry of it is, envelope and all. */
export type Door<Entry> = (value: unknown) => ZodSafeParseResult<Entry>;

/** An entry and the act that it was appended with, by the seq of the act's first entry. */
export interface Stored<Entry> {
  readonly entry: Entry;
  readonly act: number;
  /** Of the chain. */
  readonly hash: string;
}

/** What a row holds of an entry. */
interface EntryRow extends Pick<Kinded, 'id' | 'seq' | 'kind' | 'actor'> {
  readonly at: Date;
  readonly payloadVersion: number;
  readonly payload: unknown;
}

/** The entries of a stream after `seq`, in order. A row that is no entry is a bug, and thrown. */
export async function readEntries<Entry>(
  tx: Tx,
  door: Door<Entry>,
  stream: string,
  seq = 0,
): Promise<readonly Stored<Entry>[]> {
  const rows = await tx.journalEntry.findMany({ where: { stream, seq: { gt: seq } }, orderBy: { seq: 'asc' } });
  return rows.map((row) => ({ act: row.act, hash: row.hash, entry: readEntry(door, row) }));
}

/** An entry from its row. A row that is no entry is a bug, and thrown. */
export function readEntry<Entry>(door: Door<Entry>, row: EntryRow): Entry {
  const { id, payloadVersion } = row;
  if (payloadVersion !== PAYLOAD_VERSION) {
    throw new Error(`Entry ${id} has payload version ${payloadVersion}; this version reads ${PAYLOAD_VERSION}.`);
  }
  const read = door(plainEntry(row));
  if (!read.success) throw new Error(`Entry ${id} is none that this version reads: ${read.error.message}`);
  return read.data;
}

/** An entry's row as the journal holds it, before any version of the rules has read it. */
export const plainEntry = ({ id, seq, kind, actor, at, payload }: EntryRow): Readonly<Record<string, unknown>> => ({
  ...Object(payload),
  ...{ id, seq, at: at.toISOString(), actor, kind },
});

/** A whole journal as it is stored, and its head: what anybody can hash again. */
export async function readPlain(stream: string, tx: Tx = db) {
  const rows = await tx.journalEntry.findMany({ where: { stream }, orderBy: { seq: 'asc' } });
  return { journal: rows.map(plainEntry), head: rows.at(-1)?.hash ?? GENESIS };
}

/** The acts of a stream in order, each with its entries. */
export function actsOf<Entry>(stored: readonly Stored<Entry>[]): readonly (readonly [Entry, ...Entry[]])[] {
  const acts = new Map<number, [Entry, ...Entry[]]>();
  for (const { act, entry } of stored) {
    const entries = acts.get(act);
    if (entries) entries.push(entry);
    else acts.set(act, [entry]);
  }
  return [...acts.values()];
}

/** The entries of one act, in their envelopes. */
export interface ActEntries<Entry> {
  readonly entries: readonly Entry[];
  readonly idempotencyKey: string | null;
  /** The hash of the entry before them. */
  readonly head: string;
}

/**
 * Writes the entries of acts on one stream: one query.
 * @param owner the column that names whose stream it is, and the row's id
 */
export async function writeEntries<Entry extends Kinded>(
  tx: Tx,
  stream: string,
  owner: { readonly weekId: string } | { readonly tableId: string },
  acts: readonly ActEntries<Entry>[],
): Promise<void> {
  const rows = acts.flatMap(({ entries, idempotencyKey, head }) => {
    const act = entries[0]?.seq;
    let hash = head;
    return entries.map((entry) => {
      const { id, seq, at, actor, kind, ...payload } = entry;
      hash = linkOf(hash, entry);
      return {
        ...{ id, stream, ...owner, seq, act, kind, at, actor, payload, hash },
        payloadVersion: PAYLOAD_VERSION,
        idempotencyKey: seq === act ? idempotencyKey : null,
      };
    });
  });
  await addRows(tx, TABLE, rows);
}

/** What every entry of an act gets from the journal: its place, its time, and who did it. */
export interface Place {
  /** `SEASON/WEEK` or `table/NUMBER`. */
  readonly stream: string;
  /** The last entry before it. */
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  /** The team that the actor leads, where the act touches that team's match. */
  readonly ownMatch?: string;
}

/** Puts new entries into their envelopes and through the journal's door. @returns `invalid` */
export function enveloped<Entry, New extends { readonly kind: string }>(
  door: Door<Entry>,
  entries: readonly New[],
  { stream, seq: last, at, actor, ownMatch }: Place,
): Result<readonly Entry[]> {
  const made: Entry[] = [];
  for (const entry of entries) {
    const seq = last + made.length + 1;
    const own = ownMatch === undefined ? {} : { ownMatch };
    const read = door({ ...entry, id: entryId(stream, seq), seq, at, actor, ...own });
    if (!read.success) {
      const issue = read.error.issues[0];
      return mistake('invalid', `${entry.kind}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
    }
    if (holdsUnwritable(read.data)) {
      return mistake('invalid', `${entry.kind}: it holds a character that no text may hold (a null or half a pair).`);
    }
    made.push(read.data);
  }
  return ok(made);
}

/** Unique among all streams: the fourteenth entry of week 3 is `lantern-3-14`, of a table `table-3-14`. */
export const entryId = (stream: string, seq: number): string => `${stream.replace('/', '-')}-${seq}`;

/** What PostgreSQL's text has no room for. */
function holdsUnwritable(value: unknown): boolean {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnwritable);
}
