import 'server-only';
import type { SeasonActor } from '../../platform/auth/actor';
import { readSeason } from '../../record/views/season';
import type { AskedBy } from '../../record/week/confirm';
import { type PendingEdit, pendingEdits } from '../../record/week/edits';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { EditLine, EditPage } from './journal-model';
import { type Ordered, orderHere } from './order';
import { ownNote } from './own';
import { openRoom, teamName } from './place';

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

function entriesOf(week: LoadedWeek, { edit: id, because }: AcceptOrder): Result<readonly NewJournalEntry[]> {
  const found = find(week, id);
  if (found === undefined) return gone();
  const { target, text, readings } = found.edit;
  return ok([{ kind: 'accept', target, edit: id, text, readings, because }]);
}

/** One edit that waits. @returns `gone` */
export async function readEdit(actor: SeasonActor, id: string): Promise<Result<EditPage>> {
  const room = await openRoom(actor.season);
  if (!room.ok) return room;
  const { week } = room.value;
  const found = find(week, id);
  if (found === undefined) return gone();
  const season = await readSeason(actor.season);
  const entries = entriesOf(week, { act: 'accept', edit: id, because: 'preview' });
  return ok({
    zone: season?.timeZone ?? 'UTC',
    edit: lineOf(week, found),
    own: entries.ok ? await ownNote(week, actor, entries.value) : null,
  });
}

/** Accepts it, once what that changes was shown. */
export const acceptEdit = (actor: SeasonActor, form: AskedBy, order: AcceptOrder): Ordered =>
  orderHere(actor, form, order, (week) => entriesOf(week, order));
