import type { Tx } from '../../platform/db/client';
import type { JournalEntry as JournalRow } from '../../platform/db/generated/client';
import { addRows } from '../../platform/db/save';
import { mistake, ok, type Result } from '../../result';
import { journalEntrySchema } from './entry';
import type { JournalEntry, NewJournalEntry } from './types';

/** Entries as rows, and back through the journal's door. */

const PAYLOAD_VERSION = 1;
const TABLE = { name: 'JournalEntry', key: ['id'] } as const;

/** An entry and the act that it was appended with, by the seq of the act's first entry. */
export interface StoredEntry {
  readonly entry: JournalEntry;
  readonly act: number;
}

/** The entries of a stream after `seq`, in order. A row that is no entry is a bug, and thrown. */
export async function readEntries(tx: Tx, stream: string, seq = 0): Promise<readonly StoredEntry[]> {
  const rows = await tx.journalEntry.findMany({ where: { stream, seq: { gt: seq } }, orderBy: { seq: 'asc' } });
  return rows.map((row) => ({ act: row.act, entry: readEntry(row) }));
}

/** An entry from its row. A row that is no entry is a bug, and thrown. */
export function readEntry(row: JournalRow): JournalEntry {
  if (row.payloadVersion !== PAYLOAD_VERSION) {
    throw new Error(
      `Entry ${row.id} has payload version ${row.payloadVersion}; this version reads ${PAYLOAD_VERSION}.`,
    );
  }
  const { id, seq, kind, actor } = row;
  return journalEntrySchema.parse({ ...Object(row.payload), id, seq, at: row.at.toISOString(), actor, kind });
}

/** The entries of one act, in their envelopes. */
export interface ActEntries {
  readonly entries: readonly JournalEntry[];
  readonly idempotencyKey: string | null;
}

/** Writes the entries of acts on one week: one query. */
export async function writeEntries(
  tx: Tx,
  week: { readonly id: string; readonly stream: string },
  acts: readonly ActEntries[],
): Promise<void> {
  await addRows(
    tx,
    TABLE,
    acts.flatMap(({ entries, idempotencyKey }) => {
      const act = entries[0]?.seq;
      return entries.map(({ id, seq, at, actor, kind, ...payload }) => ({
        id,
        stream: week.stream,
        weekId: week.id,
        seq,
        act,
        kind,
        at,
        actor,
        payloadVersion: PAYLOAD_VERSION,
        payload,
        idempotencyKey: seq === act ? idempotencyKey : null,
      }));
    }),
  );
}

/** What every entry of an act gets from the journal: its place, its time, and who did it. */
export interface Place {
  readonly season: string;
  readonly week: number;
  /** The last entry before it. */
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  /** The team that the actor leads, where the act touches that team's match. */
  readonly ownMatch?: string;
}

/** Puts new entries into their envelopes and through the journal's door. */
export function enveloped(entries: readonly NewJournalEntry[], place: Place): Result<readonly JournalEntry[]> {
  const made: JournalEntry[] = [];
  for (const entry of entries) {
    const seq = place.seq + made.length + 1;
    const id = entryId(place.season, place.week, seq);
    const read = journalEntrySchema.safeParse({
      ...entry,
      ...{ id, seq, at: place.at, actor: place.actor },
      ...(place.ownMatch === undefined ? {} : { ownMatch: place.ownMatch }),
    });
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

/** `SEASON-WEEK-SEQ`, unique among all seasons: the fourteenth entry of week 3 is `lantern-3-14`. */
export const entryId = (season: string, week: number, seq: number): string => `${season}-${week}-${seq}`;

/** What PostgreSQL's text has no room for. */
function holdsUnwritable(value: unknown): boolean {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnwritable);
}
