import { READER_VERSION, read } from '../../../engine/declarations/read';
import type { Reading, Vocabulary } from '../../../engine/rules/kernel/reading';
import { mercenaries } from '../../../engine/rules/mercenaries';
import type { TeamView, View } from '../../../engine/rules/mercenaries/view';
import { unfitName } from '../../../platform/text/names';
import { entryId } from '../../../record/journal/entries';
import { checkText } from '../../../record/views/post-text';
import type { LoadedWeek, NewJournalEntry } from '../../../record/week/types';
import type { FoundPage, FoundPost } from '../adapters/adapter';
import { essence } from '../adapters/clean';
import { type Clock, instantOf, orderShown } from '../adapters/when';
import { type Handle, nearestName } from '../handles';
import { handleOf, isKnown, teamOf } from '../people';
import { said } from '../said';
import { goneFrom, type Kept, KeptPosts } from './kept';
import { hostOfPage, type RowState, type TopicAsks, type TopicRow } from './model';

/** What is known of a forum: see `Forum` in the schema. */
export interface ForumFacts {
  readonly host: string;
  readonly zone: string | null;
  readonly dayFirst: boolean | null;
}

export interface Given {
  readonly pages: readonly FoundPage[];
  readonly week: LoadedWeek;
  readonly view: View;
  readonly handles: readonly Handle[];
  readonly forums: readonly ForumFacts[];
  /** The week in which each post of other weeks is, by `HOST POST`. */
  readonly elsewhere: ReadonlyMap<string, number>;
  readonly early: boolean;
  /** The clock (ISO). */
  readonly now: string;
}

/** What the pages come to, and the entries that would be saved of them; none while something is asked. */
export interface Looked {
  readonly rows: readonly TopicRow[];
  readonly asks: TopicAsks;
  readonly entries: readonly NewJournalEntry[];
  readonly before: number;
}

/** How far a forum's clock may be ahead of ours. */
const AHEAD_MS = 10 * 60_000;

/** A post with its page and its time. */
interface Placed {
  readonly page: FoundPage;
  readonly host: string;
  readonly post: FoundPost;
  readonly told: ReturnType<typeof instantOf>;
  readonly order: number;
}

/** Reads the pages of a topic against the week; pure. */
export function lookAt(given: Given): Looked {
  const placed = given.pages.flatMap((page, at) => placedOf(page, at, given)).toSorted(byTime);
  const looking = new Looking(given);
  for (const one of placed) looking.add(one);
  for (const kept of goneFrom(
    given.week,
    given.pages.map((page) => ({ ...page, host: hostOfPage(page) })),
    placed,
  ))
    looking.addGone(kept);
  return looking.result();
}

function placedOf(page: FoundPage, at: number, { forums }: Given): Placed[] {
  const host = hostOfPage(page);
  const facts = forums.find((forum) => forum.host === host);
  const words = page.posts.flatMap(({ when, edited }) =>
    [when, edited].flatMap((one) => (one && 'words' in one ? [one.words] : [])),
  );
  const asked = facts?.dayFirst ?? null;
  const clock: Clock = {
    zone: page.zone ?? facts?.zone ?? null,
    order: orderShown(words) ?? (asked === null ? null : asked ? 'dmy' : 'mdy'),
    now: null,
  };
  const now = page.now === null ? null : 'at' in page.now ? page.now : instantOf(page.now.words, clock);
  const told = { ...clock, now: now !== null && 'at' in now ? now.at : null };
  return page.posts.map((post, place) => ({
    ...{ page, host, post, order: at * 100_000 + place },
    told: 'at' in post.when ? post.when : instantOf(post.when.words, told),
  }));
}

/** In the order of their times; the versions of one post as they came. */
function byTime(one: Placed, other: Placed): number {
  const [first, second] = [one, other].map(({ told }) => ('at' in told ? told.at : '9'));
  if (first !== second) return (first ?? '') < (second ?? '') ? -1 : 1;
  if (one.post.id === other.post.id) {
    const edits = [one, other].map(({ post }) =>
      post.edited === null ? '' : 'at' in post.edited ? post.edited.at : '1',
    );
    if (edits[0] !== edits[1]) return (edits[0] ?? '') < (edits[1] ?? '') ? -1 : 1;
  }
  return one.order - other.order;
}

class Looking {
  private readonly rows: TopicRow[] = [];
  private readonly entries: NewJournalEntry[] = [];
  private readonly strangers = new Map<string, number>();
  private readonly zones = new Map<string, string>();
  private readonly orders = new Map<string, string>();
  private readonly vocabularies = new Map<string, Vocabulary>();
  private readonly kept: KeptPosts;
  private before = 0;

  constructor(private readonly given: Given) {
    this.kept = new KeptPosts(given.week);
  }

  add({ page, host, post, told }: Placed): void {
    const at = 'at' in told ? told.at : null;
    const base = {
      key: `${this.rows.length}`,
      ...{ post: post.id, author: post.author, at, text: post.text },
      words: 'words' in post.when ? post.when.words : post.when.at,
      ...{ account: null, team: null, readings: [], before: null, entry: null },
    };
    const row = (state: RowState, why: string, more: Partial<TopicRow> = {}) =>
      this.rows.push({ ...base, state, why, ...more });
    const { view, handles, elsewhere } = this.given;

    const known = this.kept.find(host, post.id, at);
    if (post.state === 'deleted') {
      if (known?.out != null)
        return void row('known', 'deleted in the forum, and no longer in the week', { entry: known.id });
      if (known === null) {
        const led = post.guest ? null : teamOf(view, post.author, handles);
        const account = led === null ? null : accountOf(post.author, led, handles);
        return void row('skipped', 'deleted in the forum', { account, team: led?.name ?? null });
      }
      return void row('gone', 'deleted in the forum', {
        entry: known.id,
        team: view.teams[known.team]?.name ?? null,
        text: known.text,
      });
    }
    if (post.state === 'hidden') return void row('skipped', 'the page does not show what it says');
    if (post.author === '') return void row('skipped', 'the page tells no author');
    if (post.guest) return void row('skipped', 'written by a guest: anybody can write under that name');
    const unfit = unfitName(post.author);
    if (!isKnown(view, post.author, handles) && unfit !== null) return void row('skipped', unfit);
    if (!isKnown(view, post.author, handles)) {
      this.strangers.set(post.author, (this.strangers.get(post.author) ?? 0) + 1);
      return void row('asks', 'who is that?');
    }
    const team = teamOf(view, post.author, handles);
    const account = accountOf(post.author, team, handles);
    if (team === null)
      return void row('skipped', account === null ? 'plays no part here' : 'leads no team', { account });
    const who = { account, team: team.name };

    const week = post.id === null ? undefined : elsewhere.get(`${host} ${post.id}`);
    if (week !== undefined) return void row('known', `in the journal of week ${week}`, who);
    if (at === null && known === null) return void this.untimed(row, host, base.words, told, who);
    const size = checkText(post.text);
    if (!size.ok)
      return void row('skipped', post.text.trim() === '' ? 'there is no text in it' : size.problem.message, who);
    const same = known ?? (at === null ? null : this.kept.findByTime(team.key, at, post.text));
    if (same !== null && same.out !== 'taken back') return void this.again(row, post, team, same, who);
    if (at === null) return void this.untimed(row, host, base.words, told, who);
    if (Date.parse(at) > Date.parse(this.given.now) + AHEAD_MS)
      return void row('skipped', 'its time lies ahead: is the forum’s zone right?', {
        ...who,
        readings: said(post.text, this.readings(post.text, team)),
      });
    if (Date.parse(at) < Date.parse(this.given.week.opensAt) && !this.given.early) {
      this.before += 1;
      return void row('skipped', 'from before the week opened', {
        ...who,
        readings: said(post.text, this.readings(post.text, team)),
      });
    }
    const readings = this.readings(post.text, team);
    const forum = post.id === null ? {} : { forum: { host, topic: page.topic ?? '', post: post.id } };
    this.entries.push({
      kind: 'post',
      by: team.key,
      text: post.text,
      readings,
      reader: String(READER_VERSION),
      forumAt: at,
      ...forum,
    });
    this.kept.add({
      id: this.nextId(),
      team: team.key,
      text: post.text,
      at,
      host,
      post: post.id,
      proposed: [],
      out: null,
    });
    row('new', same === null ? '' : AGAIN, { ...who, readings: said(post.text, readings) });
  }

  addGone(kept: Kept): void {
    const { view } = this.given;
    this.rows.push({
      ...{ key: `gone ${kept.id}`, post: kept.post, author: view.teams[kept.team]?.leader ?? kept.team },
      ...{ account: null, team: view.teams[kept.team]?.name ?? null, at: kept.at, words: '', state: 'gone' },
      ...{ why: 'it is not on its page any more', readings: [], text: kept.text, before: null, entry: kept.id },
    });
  }

  result(): Looked {
    const leaders = Object.values(this.given.view.teams).map(({ leader }) => leader);
    const asks: TopicAsks = {
      handles: [...this.strangers].map(([author, posts]) => ({ author, posts, near: nearestName(author, leaders) })),
      zones: [...this.zones].map(([host, example]) => ({ host, example })),
      orders: [...this.orders].map(([host, example]) => ({ host, example })),
    };
    const asking = asks.handles.length + asks.zones.length + asks.orders.length > 0;
    return { rows: this.rows, asks, entries: asking ? [] : this.entries, before: this.before };
  }

  /** A time that cannot be told yet is asked about; one that is none is passed over. */
  private untimed(row: AddRow, host: string, words: string, told: Placed['told'], who: Partial<TopicRow>): void {
    if ('needs' in told) {
      const asked = told.needs === 'zone' ? this.zones : this.orders;
      if (!asked.has(host)) asked.set(host, words);
      row('asks', told.needs === 'zone' ? 'in which zone is that?' : 'which comes first, day or month?', who);
    } else row('skipped', 'problem' in told ? `no time: ${told.problem}` : 'no time', who);
  }

  /** A post that the journal has: with the same words it is known, with others it is an edit. */
  private again(row: AddRow, post: FoundPost, team: TeamView, kept: Kept, who: Partial<TopicRow>): void {
    const entry = { ...who, entry: kept.id };
    if (kept.out === 'struck') return void row('known', 'an admin struck it', entry);
    if (kept.team !== team.key)
      return void row(
        'skipped',
        `the journal has it as a post of ${this.given.view.teams[kept.team]?.name ?? kept.team}`,
        entry,
      );
    const words = essence(post.text);
    if (essence(kept.text) === words || plain(kept.text) === plain(post.text))
      return void row('known', 'in the journal already', entry);
    if (kept.proposed.some((text) => essence(text) === words))
      return void row('known', 'its edit was proposed already', entry);
    const readings = this.readings(post.text, team);
    this.entries.push({ kind: 'edit', target: kept.id, text: post.text, readings, reader: String(READER_VERSION) });
    this.kept.propose(kept, post.text);
    row('edited', 'proposed as an edit; the first version counts until it is accepted', {
      ...entry,
      readings: said(post.text, readings),
      before: kept.text,
    });
  }

  private readings(text: string, team: TeamView): Reading[] {
    const known = this.vocabularies.get(team.key) ?? mercenaries.vocabulary(this.given.week.state, team.key);
    this.vocabularies.set(team.key, known);
    return read(text, known);
  }

  /** The id that the last of the entries would get. */
  private nextId(): string {
    const { stream, seq } = this.given.week;
    return entryId(stream, seq + this.entries.length);
  }
}

/** Of a post that was in the journal once. */
export const AGAIN = 'it was taken back once, and would be added anew';

type AddRow = (state: RowState, why: string, more?: Partial<TopicRow>) => unknown;

/** The words alone, without any marks: a post that was pasted as text is the same post. */
const plain = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(?:lt|gt|amp|quot|nbsp);/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function accountOf(author: string, team: TeamView | null, handles: readonly Handle[]): string | null {
  const handle = handleOf(author, handles);
  return handle === undefined ? (team?.leader ?? null) : (handle.user?.name ?? null);
}
