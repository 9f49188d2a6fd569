import 'server-only';
import { z } from 'zod';
import { type AuditBy, audited } from '../../../platform/audit/write';
import type { SeasonActor } from '../../../platform/auth/actor';
import { db } from '../../../platform/db/client';
import { Prisma } from '../../../platform/db/generated/client';
import { type Paged, pagesOf } from '../../../record/views/paged';
import { loadWeek } from '../../../record/week/load';
import { mistake, ok, type Result } from '../../../result';
import type { Ways } from '../ask/client';
import { fetchTopic, type Validators } from '../ask/fetch-topic';
import { bringUnseen, countPages } from './bring';
import { hostOfPage, pagesSchema } from './model';
import { asJson, stagePages } from './stage';

/** Topics that are followed: looked at again, by a button or by the clock, and what is new waits for an admin. */

export interface FollowedTopic {
  readonly id: string;
  readonly title: string;
  readonly host: string;
  readonly url: string | null;
  readonly followed: boolean;
  readonly lookedAt: string | null;
  readonly problem: string | null;
  /** Something new waits for an admin. */
  readonly waits: boolean;
}

/** How many topics a page shows. */
const PAGE = 50;

/** The topics of a season that were brought in, by their titles. @param page from 1 */
export async function readTopics(season: string, page = 1): Promise<Paged<FollowedTopic>> {
  const where = { season: { key: season } };
  const [found, rows] = await Promise.all([
    db.forumTopic.count({ where }),
    db.forumTopic.findMany({
      where,
      orderBy: [{ title: 'asc' }, { id: 'asc' }],
      skip: (page - 1) * PAGE,
      take: PAGE,
      omit: { validators: true },
    }),
  ]);
  const lines = rows.map(({ id, title, host, url, followed, lookedAt, problem, waiting }) => ({
    ...{ id, title, host, url, followed, problem, waits: waiting !== null },
    lookedAt: lookedAt?.toISOString() ?? null,
  }));
  return { lines, found, page, pages: pagesOf(found, PAGE) };
}

/** The ids of the topics that are followed, in seasons that go on: what the clock looks at again. */
export const followedTopics = async (): Promise<readonly string[]> =>
  (await db.forumTopic.findMany({ where: { followed: true, season: { endedAt: null } }, select: { id: true } })).map(
    ({ id }) => id,
  );

/** What a look came to. `waits`: something is new; `ruled`: it was brought in, as the season's setting lets it. */
export type Look = { readonly outcome: 'same' | 'waits' | 'ruled'; readonly fresh: number };

const validatorsSchema: z.ZodType<Validators> = z.record(
  z.string(),
  z.object({ etag: z.string().optional(), modified: z.string().optional(), next: z.string().optional() }),
);

/**
 * Looks at a topic again. What is new waits for an admin; it is ruled unseen only where the season's setting says so, and never
 * while something has to be said first. Call it from one place at a time; forums are asked one after another in any case.
 * @param topic its id
 * @returns `not-found`, `no-address`, or why it could not be looked at, which is kept with the topic
 */
export async function lookAgain(topic: string, ways?: Ways): Promise<Result<Look>> {
  const row = z.uuid().safeParse(topic).success
    ? await db.forumTopic.findUnique({
        where: { id: topic },
        include: { season: { select: { key: true, ruleUnseen: true } } },
      })
    : null;
  if (row === null) return mistake('not-found', 'There is no such topic.');
  if (row.url === null)
    return mistake('no-address', 'Nobody has said where this topic is.', { next: 'Bring it in by its address once.' });
  const validators = validatorsSchema.safeParse(row.validators);
  const fetched = await fetchTopic(row.url, {
    before: validators.success && row.waiting === null ? validators.data : {},
    ways,
  });
  if (!fetched.ok) return sayWhy(topic, fetched);
  const { pages } = fetched.value;
  const kept = {
    lookedAt: new Date(),
    problem: null,
    validators: { ...fetched.value.validators } as Prisma.InputJsonValue,
  };
  const counted = pages.length === 0 ? null : await countPages(row.season.key, pages);
  if (counted !== null && !counted.ok) return sayWhy(topic, counted);
  const counts = counted?.value;
  const fresh = counts === undefined ? 0 : counts.new + counts.edited + counts.gone + counts.asks;
  if (fresh === 0) {
    await db.forumTopic.update({ where: { id: topic }, data: { ...kept, waiting: Prisma.DbNull } });
    return ok({ outcome: 'same', fresh: 0 });
  }
  if (row.season.ruleUnseen && counts?.asks === 0 && counts.gone === 0) {
    const saved = await bringUnseen(row.season.key, pages);
    if (saved.ok) {
      await db.forumTopic.update({ where: { id: topic }, data: { ...kept, waiting: Prisma.DbNull } });
      return ok({ outcome: 'ruled', fresh });
    }
  }
  await db.forumTopic.update({ where: { id: topic }, data: { ...kept, waiting: asJson(pages) } });
  return ok({ outcome: 'waits', fresh });
}

async function sayWhy<T>(topic: string, failed: Result<T>): Promise<Result<never>> {
  if (failed.ok) throw new Error('It did not fail.');
  await db.forumTopic.update({ where: { id: topic }, data: { lookedAt: new Date(), problem: failed.problem.message } });
  return failed;
}

/**
 * Asks a forum for a topic by its address and keeps its pages for a look, and where it is.
 * @param follow whether it is looked at again from now on
 * @returns the name under which its pages wait, or what `fetchTopic` says
 */
export async function bringAddress(
  actor: SeasonActor,
  url: string,
  follow: boolean,
  key: string,
): Promise<Result<string>> {
  const loaded = await loadWeek({ season: actor.season });
  if (!loaded.ok) return loaded;
  const fetched = await fetchTopic(url.trim());
  if (!fetched.ok) return fetched;
  const [page] = fetched.value.pages;
  if (page === undefined) return mistake('no-posts', 'There is no post in that topic.', { field: 'url' });
  if (page.topic !== null) {
    const host = hostOfPage(page);
    const where = { seasonId_host_topic: { seasonId: loaded.value.season.id, host, topic: page.topic } };
    const told = { title: page.title ?? page.program, url: url.trim() };
    const { id } = await db.forumTopic.upsert({
      where,
      create: { seasonId: loaded.value.season.id, host, topic: page.topic, ...told },
      update: told,
      select: { id: true },
    });
    if (follow) await followTopic({ actor, key: `${key}-follow` }, id, true);
  }
  return ok(await stagePages(actor, ok(fetched.value.pages)));
}

/** Follows a topic, or no longer. @returns `not-found` */
export function followTopic(by: AuditBy, id: string, followed: boolean): Promise<Result<{ title: string }>> {
  return audited(
    by,
    async (tx) => {
      const topic = await tx.forumTopic.findUnique({ where: { id }, select: { title: true, url: true } });
      if (topic === null) return mistake('not-found', 'There is no such topic.');
      if (topic.url === null)
        return mistake('no-address', 'Nobody has said where this topic is.', {
          next: 'Bring it in by its address once.',
        });
      await tx.forumTopic.update({ where: { id }, data: { followed } });
      return ok({
        value: { title: topic.title },
        told: { kind: followed ? 'follow-topic' : 'unfollow-topic', subject: topic.title },
      });
    },
    () => ok({ title: '' }),
  );
}

/** Hands what waits of a topic to an admin, as pages to look at. @returns the name under which they wait, or `not-found` */
export async function takeWaiting(actor: SeasonActor, id: string): Promise<Result<string>> {
  const row = await db.forumTopic.findUnique({ where: { id }, select: { waiting: true } });
  if (row?.waiting == null) return mistake('not-found', 'Nothing of this topic waits any more.');
  const staged = await stagePages(actor, ok(pagesSchema.parse(row.waiting)));
  await db.forumTopic.update({ where: { id }, data: { waiting: Prisma.DbNull } });
  return ok(staged);
}
