import 'server-only';
import type { Actor } from '../../platform/auth/actor';
import { append } from '../../record/week/append';
import { preview } from '../../record/week/preview';
import { nameOf } from '../../record/week/saw';
import type { Act, Appended, LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { ok, type Result } from '../../result';
import type { ActPreview } from './journal-model';
import { ownNote } from './own';
import { ADMIN, openRoom } from './place';

/** The way of every admin's order over the open week: it is shown first, and saved as it was shown. */

/** What an order is in the journal, as the week stands; pure. */
export type EntriesOf = (week: LoadedWeek, now: string) => Result<readonly NewJournalEntry[]>;

/**
 * What an order would change, as a form shows it.
 * @param order what the form sends again to confirm it, by which the preview is named
 * @returns the order's own mistake, or `not-found`
 */
export async function previewOrder(actor: Actor, order: unknown, entriesOf: EntriesOf): Promise<Result<ActPreview>> {
  const room = await openRoom();
  if (!room.ok) return room;
  const { week, where } = room.value;
  const entries = entriesOf(week, new Date().toISOString());
  if (!entries.ok) return entries;
  const seen = await preview(where, entries.value, ADMIN, actor.key);
  if (!seen.ok) return seen;
  const { seq, difference } = seen.value;
  const own = await ownNote(week, actor, entries.value);
  return ok({ seq, saw: nameOf(order), difference, epoch: epochOf(entries.value), own });
}

/** The dice epoch that an undo past a draw begins; null: no die falls anew. */
const epochOf = (entries: readonly NewJournalEntry[]): number | null =>
  entries.flatMap((entry) => (entry.kind === 'undo' && entry.epoch !== undefined ? [entry.epoch] : [])).at(0) ?? null;

/**
 * Saves an order where the journal stands as its preview saw it.
 * @param sawSeq what the preview saw; undefined: the order needs none
 * @returns `stale` where the journal has moved on, and the order's own mistake
 */
export async function saveOrder(
  actor: Actor,
  key: string,
  sawSeq: number | undefined,
  entriesOf: EntriesOf,
): Promise<Result<{ readonly week: number }>> {
  const done = await appendHere(actor, key, ({ week, now }) => entriesOf(week, now), sawSeq);
  return done.ok ? ok({ week: done.value.week }) : done;
}

/**
 * Appends to the week that is open now; one that closes meanwhile takes nothing more.
 * @param key of the form, so that one that is sent twice is one act
 */
export async function appendHere(
  actor: Actor,
  key: string,
  entries: Act['entries'],
  sawSeq?: number,
): Promise<Result<Appended>> {
  const room = await openRoom();
  if (!room.ok) return room;
  return append({ where: room.value.where, actor, idempotencyKey: key, sawSeq, entries });
}
