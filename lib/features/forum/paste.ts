import 'server-only';
import { READER_VERSION, read } from '../../engine/declarations/read';
import type { Vocabulary } from '../../engine/rules/kernel/reading';
import type { Viewer } from '../../engine/rules/kernel/ruleset';
import { inList } from '../../engine/rules/kernel/say';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import type { Confirmed } from '../../record/journal/confirm';
import { readSeason } from '../../record/views/season';
import {
  type AskedBy,
  confirmOver,
  type EntriesOf,
  type OrderPreview,
  type WeekOrder,
} from '../../record/week/confirm';
import { loadWeek } from '../../record/week/load';
import { viewFor } from '../../record/week/ruleset';
import type { Appended, LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import { type Handle, nearestName, readHandles } from './handles';
import { namesOf, teamOf } from './people';
import { type Said, said } from './said';
import { parseTopic, type ToldPost } from './topic';

/** What would be taken from a pasted topic, post by post, and what it would change. */
export interface PastePreview extends OrderPreview {
  readonly posts: readonly PastedPost[];
}
export interface PastedPost {
  readonly line: number;
  readonly author: string;
  readonly team: string;
  readonly at: string;
  readonly text: string;
  readonly readings: readonly Said[];
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
  return mistake('author', `Nobody here is known as ${inList(told, 'or')}.`, {
    field: 'topic',
    next: `Say who they are under Forum handles, and paste again. Leaders are ${inList(leaders)}.`,
  });
}

/** Adds the posts of a topic that the journal does not hold yet, at the forum's times, once they were shown. */
export async function paste(
  actor: SeasonActor,
  form: AskedBy,
  topic: string,
): Promise<Result<Confirmed<PastePreview, Appended>>> {
  const zone = (await readSeason(actor.season))?.timeZone ?? 'UTC';
  const loaded = await loadWeek({ season: actor.season });
  if (!loaded.ok) return loaded;
  const handles = await readHandles();
  const posts = parseTopic(topic, zone, namesOf(viewFor(loaded.value, ADMIN), handles));
  if (!posts.ok) return posts;
  const takenOf = (week: LoadedWeek) => take(week, viewFor(week, ADMIN), posts.value, handles);
  const fresh: EntriesOf = (week) => {
    const taken = takenOf(week);
    return taken.ok ? ok(taken.value.flatMap(({ known, entry }) => (known ? [] : [entry]))) : taken;
  };
  const order: WeekOrder<Omit<PastePreview, keyof OrderPreview>> = {
    where: { season: loaded.value.season.key, week: loaded.value.week },
    ...{ actor, viewer: ADMIN },
    // Forms send line ends as they like.
    order: topic.replace(/\r\n?/g, '\n'),
    shows: fresh,
    entries: (week, now) => {
      const made = fresh(week, now);
      return made.ok && made.value.length === 0
        ? mistake('known', 'All of these posts are in the journal already.', { field: 'topic' })
        : made;
    },
    more: (week) => {
      const taken = takenOf(week);
      return taken.ok ? ok({ posts: taken.value.map((one) => lineOf(week, one)) }) : taken;
    },
  };
  return confirmOver(order, form);
}

const ADMIN: Viewer = { kind: 'admin' };

const lineOf = ({ record }: LoadedWeek, { told, entry, known }: Taken): PastedPost => ({
  ...{ line: told.line, author: told.author, at: told.at, text: told.text, known },
  team: record.teams[entry.by]?.name ?? entry.by,
  readings: said(told.text, entry.readings),
});
