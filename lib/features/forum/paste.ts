import 'server-only';
import { READER_VERSION, read } from '../../engine/declarations/read';
import type { Vocabulary } from '../../engine/rules/kernel/reading';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { TeamView, View } from '../../engine/rules/mercenaries/view';
import type { Actor } from '../../platform/auth/actor';
import { readSeason } from '../../record/views/season';
import { fold } from '../../record/views/words';
import { append } from '../../record/week/append';
import { loadWeek } from '../../record/week/load';
import { preview } from '../../record/week/preview';
import { viewFor } from '../../record/week/ruleset';
import { nameOf } from '../../record/week/saw';
import type { Difference, LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import { type Handle, nearestName, readHandles } from './handles';
import { parseTopic, type ToldPost } from './topic';

/** What would be taken from a pasted topic, post by post, and what it would change. */
export interface PastePreview {
  readonly seq: number;
  /** Names the very text that was previewed. */
  readonly saw: string;
  readonly posts: readonly PastedPost[];
  readonly difference: Difference;
}
export interface PastedPost {
  readonly line: number;
  readonly author: string;
  readonly team: string;
  readonly at: string;
  readonly text: string;
  readonly readings: readonly { readonly kind: string; readonly words: string; readonly note: string }[];
  /** It is in the journal already: the same team, time and text. */
  readonly known: boolean;
}

type PostEntry = Extract<NewJournalEntry, { kind: 'post' }>;
interface Taken {
  readonly told: ToldPost;
  readonly entry: PostEntry;
  readonly known: boolean;
}

/**
 * Reads a pasted topic against the week: whose post each is, and what its bold texts say. Posts that are in the journal
 * already are known and not taken again, so that a growing topic can be pasted whole.
 * @returns the mistake of the first post that cannot be taken, with its line; nothing is taken then
 */
function take(week: LoadedWeek, view: View, pasted: readonly ToldPost[], handles: readonly Handle[]): Result<Taken[]> {
  const unknown = unknownAuthors(view, pasted, handles);
  if (unknown) return unknown;
  const vocabularies = new Map<string, Vocabulary>();
  const taken: Taken[] = [];
  for (const told of pasted) {
    const team = teamOf(view, told.author, handles);
    if (team === null) throw new Error(`${told.author} was found to lead a team, and leads none.`);
    const vocabulary = vocabularies.get(team.key) ?? mercenaries.vocabulary(week.state, team.key);
    vocabularies.set(team.key, vocabulary);
    const known = week.journal.some(
      (entry) =>
        entry.kind === 'post' &&
        entry.by === team.key &&
        entry.text === told.text &&
        (entry.forumAt ?? entry.at) === told.at,
    );
    taken.push({
      told,
      known,
      entry: {
        kind: 'post',
        by: team.key,
        text: told.text,
        readings: read(told.text, vocabulary),
        reader: String(READER_VERSION),
        forumAt: told.at,
      },
    });
  }
  return ok(taken);
}

/** Whose post it is: of whoever is known by that handle, else of the leader or team of that name. */
function teamOf(view: View, author: string, handles: readonly Handle[]): TeamView | null {
  const teams = Object.values(view.teams);
  const known = handles.find(({ folded }) => folded === fold(author))?.user;
  const own = known && teams.find(({ key, leader }) => known.teams.includes(key) || fold(leader) === fold(known.name));
  return own ?? teams.find(({ leader, name }) => [leader, name].some((one) => fold(one) === fold(author))) ?? null;
}

/** The mistake that names every author who is nobody here, each with who it may be; null: all are known. */
function unknownAuthors(view: View, pasted: readonly ToldPost[], handles: readonly Handle[]): Result<never> | null {
  const strangers = new Map<string, ToldPost>();
  for (const told of pasted) {
    if (teamOf(view, told.author, handles) === null && !strangers.has(told.author)) strangers.set(told.author, told);
  }
  if (strangers.size === 0) return null;
  const leaders = Object.values(view.teams).map(({ leader }) => leader);
  const told = [...strangers.values()].map(({ author, line }) => {
    const near = nearestName(author, leaders);
    return `${author} (line ${line}${near === null ? '' : `, perhaps ${near}`})`;
  });
  return mistake('author', `Nobody here is known as ${told.join(', ')}.`, {
    field: 'topic',
    next: `Say who they are under Forum handles, and paste again. Leaders are ${leaders.join(', ')}.`,
  });
}

/** What names a pasted text; forms send line ends as they like. */
export const sawTopic = (topic: string): string => nameOf(topic.replace(/\r\n?/g, '\n'));

/** Shows what a pasted topic would add: nothing is saved. */
export async function previewPaste(actor: Actor, topic: string): Promise<Result<PastePreview>> {
  const zone = (await readSeason())?.timeZone ?? 'UTC';
  const posts = parseTopic(topic, zone);
  if (!posts.ok) return posts;
  const loaded = await loadWeek();
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  const view = viewFor(week, { kind: 'admin' });
  const handles = await readHandles();
  const taken = take(week, view, posts.value, handles);
  if (!taken.ok) return taken;
  const fresh = taken.value.filter((each) => !each.known).map((each) => each.entry);
  const seen = await preview({ season: week.season.key, week: week.week }, fresh, { kind: 'admin' }, actor.key);
  if (!seen.ok) return seen;
  return ok({
    seq: seen.value.seq,
    saw: sawTopic(topic),
    difference: seen.value.difference,
    posts: taken.value.map(({ told, entry, known }) => ({
      line: told.line,
      author: told.author,
      team: view.teams[entry.by]?.name ?? entry.by,
      at: told.at,
      text: told.text,
      readings: entry.readings.map(({ kind, text, note }) => ({ kind, words: text, note })),
      known,
    })),
  });
}

/** Adds the posts of a topic that the journal does not hold yet, at the forum's times. @returns how many */
export async function paste(
  actor: Actor,
  { topic, sawSeq }: { topic: string; sawSeq?: number },
  key: string,
): Promise<Result<{ week: number; added: number }>> {
  const zone = (await readSeason())?.timeZone ?? 'UTC';
  const posts = parseTopic(topic, zone);
  if (!posts.ok) return posts;
  const handles = await readHandles();
  let added = 0;
  const done = await append({
    actor,
    idempotencyKey: key,
    sawSeq,
    entries: ({ week, view }) => {
      const taken = take(week, view, posts.value, handles);
      if (!taken.ok) return taken;
      const fresh = taken.value.filter((each) => !each.known).map((each) => each.entry);
      if (fresh.length === 0)
        return mistake('known', 'All of these posts are in the journal already.', { field: 'topic' });
      added = fresh.length;
      return ok(fresh);
    },
  });
  return done.ok ? ok({ week: done.value.week, added }) : done;
}
