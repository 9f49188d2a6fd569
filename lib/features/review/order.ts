import 'server-only';
import type { SeasonActor } from '../../platform/auth/actor';
import type { Confirmed } from '../../record/journal/confirm';
import { append } from '../../record/week/append';
import { type AskedBy, confirmOver, type EntriesOf, type WeekOrder } from '../../record/week/confirm';
import type { Corrected } from '../../record/week/corrections';
import type { Act, Appended } from '../../record/week/types';
import { ok, type Result } from '../../result';
import type { ActPreview } from './journal-model';
import { ownNote } from './own';
import { ADMIN, openRoom } from './place';

/** What an admin's order came to: saved as it was shown, or shown first. */
export type Ordered<Shown = ActPreview, Done = Appended> = Promise<Result<Confirmed<Shown, Done>>>;
/** The same over any week: of a closed one it is a correction. */
export type OrderedAnywhere<Shown = ActPreview> = Ordered<Shown, Appended | Corrected>;

/**
 * The way of every admin's order over the open week: it is shown first, and saved as it was shown.
 * @param order what the form sends again to confirm it, by which the preview is named
 * @returns the order's own mistake, or `not-found`
 */
export const orderHere = (actor: SeasonActor, form: AskedBy, order: unknown, entries: EntriesOf): Ordered =>
  orderWith(actor, form, { order, entries, more: (week, made) => ownNoteOf(actor, week, made) });

const ownNoteOf = async (actor: SeasonActor, ...of: Parameters<WeekOrder<unknown>['more']>) =>
  ok({ own: await ownNote(of[0], actor, of[1]) });

/** The same for an order whose preview holds something else beside the difference, or that is saved in another way. */
export async function orderWith<More>(
  actor: SeasonActor,
  form: AskedBy,
  order: Omit<WeekOrder<More>, 'actor' | 'viewer' | 'where'>,
) {
  const room = await openRoom(actor.season);
  if (!room.ok) return room;
  return confirmOver<More>({ ...order, actor, viewer: ADMIN, where: room.value.where }, form);
}

/**
 * Appends to the week that is open now; one that closes meanwhile takes nothing more.
 * @param key of the form, so that one that is sent twice is one act
 */
export async function appendHere(actor: SeasonActor, key: string, entries: Act['entries']): Promise<Result<Appended>> {
  const room = await openRoom(actor.season);
  return room.ok ? append({ where: room.value.where, actor, idempotencyKey: key, entries }) : room;
}
