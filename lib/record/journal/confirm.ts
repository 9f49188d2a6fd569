import { createHash } from 'node:crypto';
import type { Problem } from '../../result';
import { mistake, ok, type Result } from '../../result';
import type { Difference, DifferenceRow } from './difference';
import { entryId } from './entries';

/**
 * Nothing is saved that was not shown. A preview is named by the order and by what it would change, and its form hands
 * that name back. It is saved where that difference is still what would come of it, however far the journal has gone on
 * meanwhile; where it is another, the preview comes back with what is new in it marked.
 */

/** What an order came to: saved, or shown first. `problem`: why it was not saved, though it was meant to be. */
export type Confirmed<Shown, Done> = { readonly done: Done } | { readonly shown: Shown; readonly problem?: Problem };

/** What would come of an order, and where its entries would stand. */
export interface Would {
  readonly difference: Difference;
  /** What else was shown and must be so still: the dice epoch that it begins. */
  readonly epoch?: number | null;
  /** Of a table: the entries themselves, so that of two acts that show alike the one is not taken back for the other. */
  readonly entries?: unknown;
  readonly stream: string;
  /** The last entry before it. */
  readonly seq: number;
}

/** What a form hands back of a preview. */
export interface Before {
  /** When it was shown (ISO), where that is not long ago: what is counted from now is counted from then. */
  readonly at: string | null;
  readonly whole: string;
  /** Each line that was shown; none where there were too many to be named. */
  readonly rows: readonly string[];
}

const NAME = 22;
const ROW = 6;
const MOST_ROWS = 300;
/** After so long (milliseconds) the times in a preview are told anew. */
const FRESH = 3_600_000;

/** A short name for what somebody was shown. */
export const nameOf = (shown: unknown, length = NAME): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, length);

/** The name of a preview, for its form to hand back. @param at when it is shown (ISO) */
export function sawOf(order: unknown, would: Would, at: string): string {
  const rows = rowsOf(would.difference);
  const names = rows.length > MOST_ROWS ? [] : rows.map((row) => nameOfRow(would, row));
  return [nameOf(order), Date.parse(at).toString(36), wholeOf(would), names.join('')].join('.');
}

/** What was shown of this very order; null: nothing was, or of another. */
export function readSaw(order: unknown, saw: string | undefined): Before | null {
  const [named, at = '', whole = '', rows = ''] = saw?.split('.') ?? [];
  if (named !== nameOf(order) || whole.length !== NAME) return null;
  const time = Number.parseInt(at, 36);
  const now = Date.now();
  return {
    at: time <= now && now - time < FRESH ? new Date(time).toISOString() : null,
    whole,
    rows: rows.match(/.{6}/gs) ?? [],
  };
}

/** Whether what was shown is still what would happen. */
export const stands = (before: Before, would: Would): boolean => before.whole === wholeOf(would);

/** The difference with the lines marked that were not shown before. */
export function marked(before: Before | null, would: Would): Difference {
  const { difference } = would;
  if (before === null || before.rows.length === 0) return difference;
  const now = new Set(rowsOf(difference).map((row) => nameOfRow(would, row)));
  const groups = difference.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => (before.rows.includes(nameOfRow(would, row)) ? row : { ...row, since: true })),
  }));
  return { ...difference, groups, gone: before.rows.filter((row) => !now.has(row)).length };
}

/**
 * One way to preview and save: the first time it is shown; the same order again is saved, and where it is `stale` shown anew.
 * @param show makes the preview @param save saves what was shown before, or is `stale`
 */
export async function confirm<Shown, Done>(
  { order, saw }: { readonly order: unknown; readonly saw?: string },
  show: (before: Before | null) => Promise<Result<Shown>>,
  save: (before: Before) => Promise<Result<Done>>,
): Promise<Result<Confirmed<Shown, Done>>> {
  const before = readSaw(order, saw);
  const done = before && (await save(before));
  if (done?.ok) return ok({ done: done.value });
  if (done && done.problem.code !== 'stale') return done;
  const shown = await show(before);
  if (!shown.ok) return done ?? shown;
  return ok(done ? { shown: shown.value, problem: done.problem } : { shown: shown.value });
}

export const stale = (): Result<never> =>
  mistake('stale', 'It would change something else now than what you were shown.', {
    next: 'What is new in it is marked: look at it, and confirm again.',
  });

const rowsOf = ({ groups }: Difference): readonly DifferenceRow[] => groups.flatMap(({ rows }) => rows);

/** Entries that are not appended yet go by their place among themselves: others may be appended before them. */
const plain = (text: string, { stream, seq }: Would): string =>
  text.replace(new RegExp(`${entryId(stream, 0).slice(0, -1)}(\\d+)`, 'g'), (id, place) =>
    Number(place) > seq ? `+${Number(place) - seq}` : id,
  );

const nameOfRow = (would: Would, row: DifferenceRow): string => nameOf(plain(JSON.stringify(row), would), ROW);

function wholeOf(would: Would): string {
  const { difference, epoch = null, entries = null } = would;
  const lines = difference.groups.map(({ id, rows }) => [id, rows]);
  return nameOf(plain(JSON.stringify([lines, difference.sealed ?? [], epoch, entries]), would));
}
