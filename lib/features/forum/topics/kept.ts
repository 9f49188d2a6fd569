import { amendedPost, amendmentsIn } from '../../../engine/rules/kernel/amend';
import type { JournalEntry, LoadedWeek } from '../../../record/week/types';
import type { FoundPage, FoundPost } from '../adapters/adapter';
import { essence } from '../adapters/clean';

/** A post that the journal of the open week has. */
export interface Kept {
  /** The entry. */
  readonly id: string;
  readonly team: string;
  /** As it counts now. */
  readonly text: string;
  readonly at: string;
  /** Where it stands in a forum; null: it was typed or pasted here. */
  readonly host: string | null;
  readonly post: string | null;
  /** Versions that were proposed, declined ones too. */
  readonly proposed: readonly string[];
  /** An admin struck it, or took its whole act back; null: it stands. */
  readonly out: 'struck' | 'taken back' | null;
}

/** The week's posts that are in force, by where they stand in a forum and by their times. */
export class KeptPosts {
  private readonly all: Kept[];

  constructor(week: LoadedWeek) {
    this.all = [...postsOf(week)];
  }

  add(kept: Kept): void {
    this.all.push(kept);
  }

  propose(kept: Kept, text: string): void {
    this.all[this.all.indexOf(kept)] = { ...kept, proposed: [...kept.proposed, text] };
  }

  /**
   * By the forum's own id. Pages that do not tell their host may be of any: then it is the same post where its time is the
   * same as well, to the minute that some pages tell alone.
   * @param at its time (ISO); null: not known
   */
  find(host: string, post: string | null, at: string | null): Kept | null {
    if (post === null) return null;
    return this.best(
      (kept) =>
        kept.post === post &&
        kept.host !== null &&
        (kept.host === host ||
          (sameHost(kept.host, host) && at !== null && Math.abs(Date.parse(at) - Date.parse(kept.at)) < 60_000)),
    );
  }

  /** One that came without an id: of the same team, at the same time; with the same words or with others. */
  findByTime(team: string, at: string, text: string): Kept | null {
    const there = (kept: Kept) => kept.team === team && kept.at === at && kept.post === null;
    return this.best((kept) => there(kept) && essence(kept.text) === essence(text)) ?? this.best(there);
  }

  /** Of several, one that stands. */
  private best(is: (kept: Kept) => boolean): Kept | null {
    const found = this.all.filter(is);
    return found.find(({ out }) => out === null) ?? found.at(-1) ?? null;
  }
}

const sameHost = (one: string, other: string): boolean => one === other || one.startsWith('?') || other.startsWith('?');

type Post = Extract<JournalEntry, { kind: 'post' }>;

function postsOf({ journal }: LoadedWeek): Kept[] {
  const { changes, undone } = amendmentsIn(journal);
  return journal
    .filter((entry): entry is Post => entry.kind === 'post')
    .map((entry) => {
      const change = changes.get(entry.id);
      return {
        id: entry.id,
        team: entry.by,
        text: amendedPost(entry, change).text,
        at: entry.forumAt ?? (entry.forum === undefined ? '' : entry.at),
        host: entry.forum?.host ?? null,
        post: entry.forum?.post ?? null,
        proposed: journal.flatMap((one) => (one.kind === 'edit' && one.target === entry.id ? [one.text] : [])),
        out: undone.has(entry.id) ? 'taken back' : change?.struckBy ? 'struck' : null,
      };
    });
}

interface Seen {
  readonly page: FoundPage;
  readonly post: FoundPost;
  readonly told: object;
}

/**
 * Posts of the journal that are missing where their topic's pages would show them: between the first and the last post of one
 * page, before the first of the first page, or after the last of the last page if that was saved later.
 */
export function goneFrom(
  week: LoadedWeek,
  pages: readonly (FoundPage & { readonly host: string })[],
  seen: readonly Seen[],
): Kept[] {
  const topics = new Map(
    week.journal.flatMap((entry) =>
      entry.kind === 'post' && entry.forum !== undefined ? [[entry.id, entry.forum.topic] as const] : [],
    ),
  );
  const shown = new Set(seen.flatMap(({ post }) => (post.id === null ? [] : [post.id])));
  return postsOf(week).filter((kept) => {
    const { host, post } = kept;
    if (host === null || post === null || kept.out !== null || shown.has(post)) return false;
    return pages.some(
      (page) =>
        sameHost(page.host, host) &&
        page.topic !== null &&
        page.topic === topics.get(kept.id) &&
        spans(page, seen, kept.at),
    );
  });
}

function spans(page: FoundPage, seen: readonly Seen[], at: string): boolean {
  const times = seen
    .filter((one) => page.posts.includes(one.post))
    .flatMap(({ told }) => ('at' in told && typeof told.at === 'string' ? [told.at] : []))
    .toSorted();
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined) return false;
  const from = page.page?.number === 1 ? '' : first;
  const now = page.now !== null && 'at' in page.now ? page.now.at : last;
  const to = page.page !== null && page.page.number === page.page.of && now > last ? now : last;
  return at > from && at < to;
}
