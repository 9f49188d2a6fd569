import 'server-only';
import { readSeason } from '../record/season';
import { mistake, ok, type Result } from '../result';
import { append } from '../week/append';
import { type PendingEdit, pendingEdits } from '../week/edits';
import { preview } from '../week/preview';
import { nameOf } from '../week/saw';
import type { Actor, LoadedWeek, NewJournalEntry } from '../week/types';
import type { ActPreview, EditLine, EditPage } from './journal-model';
import { ownNote } from './own';
import { ADMIN, openRoom, teamName } from './place';

/** Accepts a second version of a post. */
export interface AcceptOrder {
  readonly act: 'accept';
  /** The entry that proposed it. */
  readonly edit: string;
  readonly because: string;
}

/** Edits that wait for an admin, oldest first. */
export const editLines = (week: LoadedWeek): readonly EditLine[] =>
  pendingEdits(week.journal).map((pending) => lineOf(week, pending));

const lineOf = (week: LoadedWeek, { edit, post, text }: PendingEdit): EditLine => ({
  id: edit.id,
  at: edit.at,
  postedAt: post.forumAt ?? post.at,
  team: { key: post.by, name: teamName(week.record, post.by) },
  by: week.record.teams[post.by]?.leader ?? post.by,
  before: text,
  after: edit.text,
});

const find = (week: LoadedWeek, id: string): PendingEdit | undefined =>
  pendingEdits(week.journal).find(({ edit }) => edit.id === id);

const gone = (): Result<never> =>
  mistake('gone', 'That edit waits no longer.', { next: 'It was accepted, declined, or replaced: look at the list.' });

function entryOf(week: LoadedWeek, { edit: id, because }: AcceptOrder): Result<NewJournalEntry> {
  const found = find(week, id);
  if (found === undefined) return gone();
  const { target, text, readings } = found.edit;
  return ok({ kind: 'accept', target, edit: id, text, readings, because });
}

/** One edit that waits. @returns `gone` */
export async function readEdit(actor: Actor, id: string): Promise<Result<EditPage>> {
  const room = await openRoom();
  if (!room.ok) return room;
  const { week } = room.value;
  const found = find(week, id);
  if (found === undefined) return gone();
  const season = await readSeason();
  const entry = entryOf(week, { act: 'accept', edit: id, because: 'preview' });
  return ok({
    zone: season?.timeZone ?? 'UTC',
    edit: lineOf(week, found),
    own: entry.ok ? await ownNote(week, actor, [entry.value]) : null,
  });
}

/** What accepting it would change. */
export async function previewAccept(actor: Actor, order: AcceptOrder): Promise<Result<ActPreview>> {
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

/** Accepts it, if the journal stands where the preview saw it. @returns `stale` otherwise */
export async function acceptEdit(
  actor: Actor,
  order: AcceptOrder & { readonly sawSeq: number },
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
