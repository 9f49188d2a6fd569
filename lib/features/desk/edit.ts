import 'server-only';
import { READER_VERSION, read } from '../../engine/declarations/read';
import { amendedPost, amendmentsIn } from '../../engine/rules/kernel/amend';
import type { Reading } from '../../engine/rules/kernel/reading';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { SeasonActor } from '../../platform/auth/actor';
import type { Confirmed } from '../../record/journal/confirm';
import { checkText } from '../../record/views/post-text';
import { readSeason } from '../../record/views/season';
import {
  type AskedBy,
  confirmOver,
  type EntriesOf,
  type OrderPreview,
  type WeekOrder,
} from '../../record/week/confirm';
import { pendingEdits } from '../../record/week/edits';
import { viewerOf } from '../../record/week/ruleset';
import type { Appended, JournalEntry, LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import { placeOf } from './place';

/** A leader's own post of the open week, on the way to another version. */
export interface EditPage {
  readonly zone: string;
  readonly id: string;
  readonly at: string;
  /** As it counts now. */
  readonly text: string;
  /** The version that waits for an admin; null: none does. */
  readonly pending: { readonly text: string; readonly at: string } | null;
}

type Post = Extract<JournalEntry, { kind: 'post' }>;
interface Version {
  readonly target: string;
  readonly text: string;
  readonly readings: readonly Reading[];
}

/** A post of this team in the open week. @returns `not-found` where it is another's, struck, or of a closed week */
function ownPost(week: LoadedWeek, team: string, id: string): Result<{ post: Post; text: string }> {
  const { changes, undone } = amendmentsIn(week.journal);
  const post = week.journal.find((entry) => entry.id === id);
  if (post?.kind !== 'post' || undone.has(id) || post.by !== team || week.record.phase === 'Closed') {
    return mistake('not-found', 'There is no such post of your team in the open week.');
  }
  return ok({ post, text: amendedPost(post, changes.get(id)).text });
}

export async function readEdit(actor: SeasonActor, id: string): Promise<Result<EditPage>> {
  const found = await placeOf(actor);
  if (!found.ok) return found;
  const { week, team } = found.value;
  const own = ownPost(week, team.key, id);
  if (!own.ok) return own;
  const waiting = pendingEdits(week.journal).find(({ post }) => post.id === id)?.edit;
  const season = await readSeason(actor.season);
  return ok({
    zone: season?.timeZone ?? 'UTC',
    id,
    at: own.value.post.forumAt ?? own.value.post.at,
    text: own.value.text,
    pending: waiting === undefined ? null : { text: waiting.text, at: waiting.at },
  });
}

/** What is handed in: the version, read as the week stands. @returns `same` where it says what the post says already */
function versionOf(week: LoadedWeek, team: string, { id, text }: { id: string; text: string }): Result<Version> {
  const own = ownPost(week, team, id);
  if (!own.ok) return own;
  const same = (one: string) => one.replace(/\r\n/g, '\n') === text.replace(/\r\n/g, '\n');
  if (same(own.value.text)) return mistake('same', 'That is what the post says already.', { field: 'text' });
  const readings = read(text, mercenaries.vocabulary(week.state, team));
  return ok({ target: id, text, readings });
}

/**
 * Proposes a second version of a post, once it was shown what would change if an admin accepted it: by itself it changes
 * nothing.
 */
export async function editPost(
  actor: SeasonActor,
  form: AskedBy,
  order: { id: string; text: string },
): Promise<Result<Confirmed<OrderPreview, Appended>>> {
  const checked = checkText(order.text);
  if (!checked.ok) return checked;
  const found = await placeOf(actor);
  if (!found.ok) return found;
  const { week, team } = found.value;
  const made =
    (entry: (version: Version) => NewJournalEntry): EntriesOf =>
    (seen) => {
      const version = versionOf(seen, team.key, order);
      return version.ok ? ok([entry(version.value)]) : version;
    };
  const edit: WeekOrder<object> = {
    where: { season: week.season.key, week: week.week },
    ...{ actor, order, viewer: viewerOf(actor) },
    entries: made((version) => ({ kind: 'edit', ...version, reader: String(READER_VERSION) })),
    shows: made((version) => ({ kind: 'accept', ...version, because: 'As its leader asks.' })),
    more: () => ok({}),
  };
  return confirmOver(edit, form);
}
