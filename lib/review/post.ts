import 'server-only';
import { READER_VERSION, read } from '../declarations/read';
import { mistake, ok, type Result } from '../result';
import { mercenaries } from '../rules/mercenaries';
import { append } from '../week/append';
import { preview } from '../week/preview';
import { nameOf } from '../week/saw';
import type { Actor, LoadedWeek, NewJournalEntry } from '../week/types';
import type { ActPreview } from './journal-model';
import { ownNote } from './own';
import { ADMIN, openRoom } from './place';

/** A post in a leader's place. */
export interface BehalfOrder {
  readonly team: string;
  readonly text: string;
}

/** Characters that a post may have. */
const LIMIT = 50_000;

/** The teams that can be posted for, each with its leader's name. */
export async function readBehalf(): Promise<
  Result<readonly { readonly key: string; readonly name: string; readonly leader: string }[]>
> {
  const room = await openRoom();
  if (!room.ok) return room;
  return ok(Object.values(room.value.view.teams).map(({ key, name, leader }) => ({ key, name, leader })));
}

function entryOf(week: LoadedWeek, { team, text }: BehalfOrder): Result<NewJournalEntry> {
  if (week.record.teams[team] === undefined) return mistake('no-team', 'Choose the team.', { field: 'team' });
  if (text.trim() === '') return mistake('empty', 'There is nothing in the post yet.', { field: 'text' });
  if (text.length > LIMIT) return mistake('too-long', `A post has at most ${LIMIT} characters.`, { field: 'text' });
  const readings = read(text, mercenaries.vocabulary(week.state, team));
  return ok({ kind: 'post', by: team, text, readings, reader: String(READER_VERSION), onBehalf: true });
}

/** How it would be read and ruled; nothing is saved. */
export async function previewBehalf(actor: Actor, order: BehalfOrder): Promise<Result<ActPreview>> {
  const room = await openRoom();
  if (!room.ok) return room;
  const { week, where } = room.value;
  const entry = entryOf(week, order);
  if (!entry.ok) return entry;
  const seen = await preview(where, [entry.value], ADMIN, actor.key);
  if (!seen.ok) return seen;
  const { seq, difference } = seen.value;
  return ok({ seq, saw: nameOf(order), difference, epoch: null, own: await ownNote(week, actor, [entry.value]) });
}

/** Posts it, if the journal stands where the preview saw it; everywhere it is shown as posted by this admin. @returns `stale` otherwise */
export async function postOnBehalf(
  actor: Actor,
  order: BehalfOrder & { readonly sawSeq: number },
  key: string,
): Promise<Result<{ week: number }>> {
  const room = await openRoom();
  if (!room.ok) return room;
  const done = await append({
    where: room.value.where,
    actor,
    idempotencyKey: key,
    sawSeq: order.sawSeq,
    entries: ({ week }) => {
      const entry = entryOf(week, order);
      return entry.ok ? ok([entry.value]) : entry;
    },
  });
  return done.ok ? ok({ week: done.value.week }) : done;
}
