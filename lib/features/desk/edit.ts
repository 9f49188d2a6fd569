import 'server-only';
import { READER_VERSION, read } from '../../engine/declarations/read';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Actor } from '../../platform/auth/actor';
import { checkText } from '../../record/views/post-text';
import { readSeason } from '../../record/views/season';
import { pendingEdits } from '../../record/week/edits';
import { preview } from '../../record/week/preview';
import { amendedPost, inForce } from '../../record/week/projection/amended';
import { nameOf } from '../../record/week/saw';
import type { Difference, JournalEntry, LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import { appendOwn } from './append';
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

/** What would change if an admin accepted the version. */
export interface EditPreview {
  readonly seq: number;
  readonly saw: string;
  readonly difference: Difference;
}

type Post = Extract<JournalEntry, { kind: 'post' }>;

/** A post of this team in the open week. @returns `not-found` where it is another's, struck, or of a closed week */
function ownPost(week: LoadedWeek, team: string, id: string): Result<{ post: Post; text: string }> {
  const standing = inForce(week.journal);
  const post = standing.find((entry) => entry.id === id);
  if (post?.kind !== 'post' || post.by !== team || week.record.phase === 'Closed') {
    return mistake('not-found', 'There is no such post of your team in the open week.');
  }
  return ok({ post, text: amendedPost(post, standing).text });
}

export async function readEdit(actor: Actor, id: string): Promise<Result<EditPage>> {
  const found = await placeOf(actor);
  if (!found.ok) return found;
  const { week, team } = found.value;
  const own = ownPost(week, team.key, id);
  if (!own.ok) return own;
  const waiting = pendingEdits(week.journal).find(({ post }) => post.id === id)?.edit;
  const season = await readSeason();
  return ok({
    zone: season?.timeZone ?? 'UTC',
    id,
    at: own.value.post.forumAt ?? own.value.post.at,
    text: own.value.text,
    pending: waiting === undefined ? null : { text: waiting.text, at: waiting.at },
  });
}

/** What is handed in: the version, read as the week stands. @returns `same` where it says what the post says already */
function versionOf(week: LoadedWeek, team: string, { id, text }: { id: string; text: string }) {
  const own = ownPost(week, team, id);
  if (!own.ok) return own;
  const same = (one: string) => one.replace(/\r\n/g, '\n') === text.replace(/\r\n/g, '\n');
  if (same(own.value.text)) return mistake('same', 'That is what the post says already.', { field: 'text' });
  const readings = read(text, mercenaries.vocabulary(week.state, team));
  return ok({ target: id, text, readings });
}

/** What a version would change if an admin accepted it; nothing is saved. */
export async function previewEdit(actor: Actor, order: { id: string; text: string }): Promise<Result<EditPreview>> {
  const checked = checkText(order.text);
  if (!checked.ok) return checked;
  const found = await placeOf(actor);
  if (!found.ok) return found;
  const { week, team } = found.value;
  const version = versionOf(week, team.key, order);
  if (!version.ok) return version;
  const accept: NewJournalEntry = { kind: 'accept', ...version.value, because: 'As its leader asks.' };
  const where = { season: week.season.key, week: week.week };
  const seen = await preview(where, [accept], { kind: 'leader', team: team.key }, actor.key);
  return seen.ok ? ok({ seq: seen.value.seq, saw: nameOf(order), difference: seen.value.difference }) : seen;
}

/** Proposes a second version of a post: it changes nothing until an admin accepts it. */
export async function editPost(
  actor: Actor,
  order: { id: string; text: string; sawSeq: number },
  key: string,
): Promise<Result<{ week: number }>> {
  const checked = checkText(order.text);
  if (!checked.ok) return checked;
  const done = await appendOwn(
    actor,
    key,
    (seen, team) => {
      const version = versionOf(seen.week, team, order);
      return version.ok ? ok([{ kind: 'edit', ...version.value, reader: String(READER_VERSION) }]) : version;
    },
    order.sawSeq,
  );
  return done.ok ? ok({ week: done.value.week }) : done;
}
