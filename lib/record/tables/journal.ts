import { z } from 'zod';
import type { Amendment } from '../../engine/rules/kernel/amendment';
import { type Bare, envelope } from '../../engine/rules/kernel/envelope';
import type { Kinded } from '../../engine/rules/kernel/fold';
import type { Tx } from '../../platform/db/client';
import { addRows } from '../../platform/db/save';
import { mistake, ok, type Result } from '../../result';
import type { Game } from './game';

/**
 * A table's journal: the entries of its rulebook, what takes back an act, and the note that ended the game. They are
 * rows of the same table as a week's, under the stream `table/NUMBER`.
 */

type Undo = Extract<Amendment, { kind: 'undo' }>;
/** Somebody ended the game before its own end. Rules never meet it. */
export type Finish = Kinded & { readonly kind: 'finish'; readonly because: string };
export type TableEntry<Entry extends Kinded> = Entry | Undo | Finish;
export type NewTableEntry<Entry extends Kinded> = Bare<Entry> | Bare<Undo> | Bare<Finish>;

const PAYLOAD_VERSION = 1;
const TABLE = { name: 'JournalEntry', key: ['id'] } as const;

const because = z.string().trim().min(1, 'A reason is asked for.').max(4000);
const undoSchema = z.strictObject({ ...envelope, kind: z.literal('undo'), target: z.string().min(1), because });
const finishSchema = z.strictObject({ ...envelope, kind: z.literal('finish'), because });

/** The journal's door: what an entry is, envelope and all. */
export function readEntry<Setup, State, Entry extends Kinded>(game: Game<Setup, State, Entry>, value: unknown) {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : null;
  if (kind === 'undo') return undoSchema.safeParse(value);
  if (kind === 'finish') return finishSchema.safeParse(value);
  return game.ruleset.entry.safeParse(value);
}

export const streamOf = (number: number): string => `table/${number}`;
/** `table-NUMBER-SEQ`. */
const entryId = (number: number, seq: number): string => `table-${number}-${seq}`;

export const isFinish = (entry: Kinded): entry is Finish => entry.kind === 'finish';
export const isUndo = (entry: Kinded): entry is Undo => entry.kind === 'undo';

export interface StoredEntry<Entry extends Kinded> {
  readonly entry: TableEntry<Entry>;
  /** The seq of the first entry that it was appended with. */
  readonly act: number;
}

/** The entries of a table, in order. A row that is no entry is a bug, and thrown. */
export async function readJournal<Setup, State, Entry extends Kinded>(
  tx: Tx,
  game: Game<Setup, State, Entry>,
  number: number,
): Promise<readonly StoredEntry<Entry>[]> {
  const rows = await tx.journalEntry.findMany({ where: { stream: streamOf(number) }, orderBy: { seq: 'asc' } });
  return rows.map(({ id, seq, at, actor, kind, act, payload, payloadVersion }) => {
    if (payloadVersion !== PAYLOAD_VERSION) throw new Error(`Entry ${id} has payload version ${payloadVersion}.`);
    const read = readEntry(game, { ...Object(payload), id, seq, at: at.toISOString(), actor, kind });
    if (!read.success) throw new Error(`Entry ${id} is none that ${game.ruleset.id} reads: ${read.error.message}`);
    return { entry: read.data, act };
  });
}

/** Puts a new entry into its envelope and through the journal's door. @returns `invalid` */
export function enveloped<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  entry: NewTableEntry<Entry>,
  place: { readonly number: number; readonly seq: number; readonly at: string; readonly actor: string },
): Result<TableEntry<Entry>> {
  const { seq, at, actor } = place;
  const read = readEntry(game, { ...entry, id: entryId(place.number, seq), seq, at, actor });
  if (!read.success) {
    const issue = read.error.issues[0];
    return mistake('invalid', `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
  }
  if (holdsUnwritable(read.data)) {
    return mistake('invalid', 'It holds a character that no text may hold (a null or half a pair).');
  }
  return ok(read.data);
}

/** Writes the entries of one act: one query. */
export async function writeJournal<Entry extends Kinded>(
  tx: Tx,
  table: { readonly id: string; readonly number: number },
  entries: readonly TableEntry<Entry>[],
  idempotencyKey: string | null,
): Promise<void> {
  const act = entries[0]?.seq;
  await addRows(
    tx,
    TABLE,
    entries.map(({ id, seq, at, actor, kind, ...payload }) => ({
      ...{ id, seq, at, actor, kind, act, payload },
      stream: streamOf(table.number),
      tableId: table.id,
      payloadVersion: PAYLOAD_VERSION,
      idempotencyKey: seq === act ? idempotencyKey : null,
    })),
  );
}

/** What PostgreSQL's text has no room for. */
function holdsUnwritable(value: unknown): boolean {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnwritable);
}
