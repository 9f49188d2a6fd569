import 'server-only';
import type { SeasonActor } from '../../../platform/auth/actor';
import { db } from '../../../platform/db/client';
import type { Confirmed } from '../../../record/journal/confirm';
import { append } from '../../../record/week/append';
import {
  type AskedBy,
  confirmOver,
  type EntriesOf,
  type OrderPreview,
  type WeekOrder,
} from '../../../record/week/confirm';
import { loadWeek } from '../../../record/week/load';
import { viewFor } from '../../../record/week/ruleset';
import type { Appended, LoadedWeek } from '../../../record/week/types';
import { mistake, ok, type Result } from '../../../result';
import type { FoundPage } from '../adapters/adapter';
import { readHandles } from '../handles';
import { AGAIN, type Given, type Looked, lookAt } from './look';
import { hostOfPage, type RowState, type TopicLook } from './model';
import { forgetPages, readStagedPages, type Staged } from './stage';

/** Topics come in: a look at what their pages hold, then all of it in one act. */

const ADMIN = { kind: 'admin' } as const;

/** What a look shows, and what its form hands back of it. */
export type ShownTopic = TopicLook & OrderPreview;

/** What is read beside the week: who is who, how the forums tell times, and which posts other weeks have. */
async function beside(
  week: LoadedWeek,
  pages: readonly FoundPage[],
): Promise<Pick<Given, 'handles' | 'forums' | 'elsewhere'>> {
  const hosts = [...new Set(pages.map(hostOfPage))];
  const [handles, forums, posts] = await Promise.all([
    readHandles(),
    db.forum.findMany({ where: { host: { in: hosts } }, select: { host: true, zone: true, dayFirst: true } }),
    db.$queryRaw<{ number: number; host: string; post: string }[]>`
      SELECT "Week"."number", "JournalEntry"."payload" #>> '{forum,host}' AS "host", "JournalEntry"."payload" #>> '{forum,post}' AS "post"
      FROM "JournalEntry" JOIN "Week" ON "Week"."id" = "JournalEntry"."weekId"
      WHERE "Week"."seasonId" = ${week.season.id}::uuid AND "Week"."number" <> ${week.week}
        AND "JournalEntry"."kind" = 'post' AND "JournalEntry"."payload" -> 'forum' IS NOT NULL`,
  ]);
  return { handles, forums, elsewhere: new Map(posts.map(({ number, host, post }) => [`${host} ${post}`, number])) };
}

/** The open week of a season, and how its pages are looked at. */
async function lookerOf(season: string, { pages, early }: Staged) {
  const loaded = await loadWeek({ season });
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  const around = await beside(week, pages);
  const look = (at: LoadedWeek, now: string): Looked =>
    lookAt({ ...around, pages, week: at, view: viewFor(at, ADMIN), early, now });
  return ok({ week, look });
}

/**
 * Shows what staged pages would bring, then, where that was shown, adds it in one act of the journal: posts at the forum's times,
 * and edits as proposals.
 * @returns `not-found` (pages, season), `asks` while something has to be said first, `known` where nothing is new
 */
export async function bringTopic(
  actor: SeasonActor,
  form: AskedBy,
  staged: string,
): Promise<Result<Confirmed<ShownTopic, Appended>>> {
  const found = await readStagedPages(actor, staged);
  if (!found.ok) return found;
  const done = await bringPages(actor, form, staged, found.value);
  if (done.ok && 'done' in done.value) await forgetPages(actor);
  return done;
}

async function bringPages(
  actor: SeasonActor,
  form: AskedBy,
  staged: string,
  pages: Staged,
): Promise<Result<Confirmed<ShownTopic, Appended>>> {
  const looker = await lookerOf(actor.season, pages);
  if (!looker.ok) return looker;
  const { week, look } = looker.value;
  const fresh: EntriesOf = (at, now) => ok(look(at, now).entries);
  const order: WeekOrder<TopicLook> = {
    where: { season: actor.season, week: week.week },
    ...{ actor, viewer: ADMIN, order: { staged, early: pages.early } },
    shows: fresh,
    entries: (at, now) => entriesOf(look(at, now)),
    more: (at) => lookOf(at, look(at, new Date().toISOString()), pages),
  };
  const done = await confirmOver(order, form);
  if (done.ok && 'done' in done.value) await keepTopics(week, pages.pages);
  return done;
}

function entriesOf(looked: Looked): Result<Looked['entries']> {
  if (looked.rows.some(({ state }) => state === 'asks')) {
    return mistake('asks', 'Something has to be said of these pages first.', {
      next: 'Answer what is asked above the table.',
    });
  }
  return looked.entries.length === 0 ? mistake('known', 'There is nothing new in these pages.') : ok(looked.entries);
}

async function lookOf(week: LoadedWeek, looked: Looked, { pages, early }: Staged): Promise<Result<TopicLook>> {
  const season = await db.season.findUniqueOrThrow({ where: { id: week.season.id }, select: { timeZone: true } });
  return ok({
    ...{ week: week.week, zone: season.timeZone, opensAt: week.opensAt, early, before: looked.before },
    titles: pages.map(({ title, program, posts, ...page }) => ({
      ...{ title: title ?? '', program, host: hostOfPage({ program, ...page }), posts: posts.length },
    })),
    ...{ rows: looked.rows, asks: looked.asks, counts: countsOf(looked) },
  });
}

function countsOf({ rows }: Looked): Record<RowState, number> {
  const counts: Record<RowState, number> = { new: 0, edited: 0, known: 0, gone: 0, skipped: 0, asks: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** How many posts of each kind a season's open week would find in some pages. */
export async function countPages(
  season: string,
  pages: readonly FoundPage[],
): Promise<Result<Readonly<Record<RowState, number>>>> {
  const looker = await lookerOf(season, { pages, early: false });
  if (!looker.ok) return looker;
  return ok(countsOf(looker.value.look(looker.value.week, new Date().toISOString())));
}

/** Adds what is new in some pages though nobody looked, as the season's setting lets it. @returns `asks`, `known` */
export async function bringUnseen(season: string, pages: readonly FoundPage[]): Promise<Result<Appended>> {
  const looker = await lookerOf(season, { pages, early: false });
  if (!looker.ok) return looker;
  const { week, look } = looker.value;
  const where = { season, week: week.week };
  const done = await append({
    where,
    actor: 'clock',
    entries: ({ week: at, now }) => {
      const looked = look(at, now);
      // What an admin took back comes back by an admin alone.
      return looked.rows.some(({ why }) => why === AGAIN)
        ? mistake('asks', 'A post was taken back before.')
        : entriesOf(looked);
    },
  });
  if (done.ok) await keepTopics(week, pages);
  return done;
}

/** The topics that posts came from, so that they can be looked at again. */
async function keepTopics({ season }: LoadedWeek, pages: readonly FoundPage[]): Promise<void> {
  for (const page of pages) {
    const host = hostOfPage(page);
    await db.forum.upsert({ where: { host }, create: { host }, update: {} });
    if (page.topic === null) continue;
    const title = page.title ?? page.program;
    await db.forumTopic.upsert({
      where: { seasonId_host_topic: { seasonId: season.id, host, topic: page.topic } },
      create: { seasonId: season.id, host, topic: page.topic, title },
      update: { title },
    });
  }
}
