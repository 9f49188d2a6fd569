import 'server-only';
import { z } from 'zod';
import type { Actor } from '../../../platform/auth/actor';
import { db } from '../../../platform/db/client';
import type { Prisma } from '../../../platform/db/generated/client';
import { mistake, ok, type Result } from '../../../result';
import type { FoundPage } from '../adapters/adapter';
import { textOfBytes } from '../adapters/bytes';
import { pageOfMhtml } from '../adapters/mhtml';
import { type Given, readTopic } from '../adapters/read';
import { pagesSchema } from './model';

/** Pages wait here, as their adapters read them, between a look at them and their saving. Only who brought them sees them. */

/** All files of one upload together. */
export const MOST_UPLOAD = 24 * 1024 * 1024;
const MOST_FILES = 20;
const MOST_POSTS = 3000;

/** A file, or something pasted. */
export interface Source extends Given {
  readonly name: string;
  readonly bytes?: Uint8Array;
  readonly text?: string;
  /** The charset that a server told. */
  readonly charset?: string;
}

/**
 * Reads pages, each by its program's marks. One that cannot be read refuses all, with its name.
 * @returns `empty`, `too-many`, or what `readTopic` and `textOfBytes` say of one
 */
export function readSources(sources: readonly Source[]): Result<readonly FoundPage[]> {
  if (sources.length === 0)
    return mistake('empty', 'There is nothing in what you sent.', { next: 'Choose saved pages, or paste one.' });
  if (sources.length > MOST_FILES) return mistake('too-many', `Send at most ${MOST_FILES} pages at once.`);
  const pages: FoundPage[] = [];
  for (const source of sources) {
    const whole = source.bytes === undefined ? null : pageOfMhtml(source.bytes);
    const { bytes, charset, ...given } = whole === null ? source : { ...source, ...whole };
    const text = bytes === undefined ? ok(source.text ?? '') : textOfBytes(bytes, charset);
    const page = text.ok ? readTopic(text.value, given) : text;
    if (!page.ok) {
      const { message, ...problem } = page.problem;
      return { ok: false, problem: { ...problem, message: `${source.name}: ${message}` } };
    }
    pages.push(page.value);
  }
  const posts = pages.reduce((sum, page) => sum + page.posts.length, 0);
  if (posts > MOST_POSTS)
    return mistake(
      'too-many',
      `Those are ${posts.toLocaleString('en')} posts: bring in at most ${MOST_POSTS.toLocaleString('en')} at once.`,
    );
  return ok(pages);
}

/**
 * Keeps pages for a look, or why they could not be read; what the same admin brought before is forgotten.
 * @returns the name under which they wait
 */
export async function stagePages(actor: Actor, read: Result<readonly FoundPage[]>): Promise<string> {
  const data = read.ok ? { pages: asJson(read.value) } : { pages: [], problem: { ...read.problem } };
  return db.$transaction(async (tx) => {
    await tx.stagedTopic.deleteMany({ where: { userId: actor.id } });
    const { id } = await tx.stagedTopic.create({
      data: { userId: actor.id, ...data },
      select: { id: true },
    });
    return id;
  });
}

export const asJson = (pages: readonly FoundPage[]): Prisma.InputJsonValue => JSON.parse(JSON.stringify(pages));

const problemSchema = z.object({ code: z.string(), message: z.string(), next: z.string().optional() });

export interface Staged {
  readonly pages: readonly FoundPage[];
  readonly early: boolean;
}

/** @returns `not-found` where nothing waits under that name, or what waits is another's */
export async function readStagedPages(actor: Actor, id: string): Promise<Result<Staged>> {
  const row = z.uuid().safeParse(id).success
    ? await db.stagedTopic.findFirst({
        where: { id, userId: actor.id },
        select: { pages: true, early: true, problem: true },
      })
    : null;
  if (!row) return mistake('not-found', 'These pages are not kept any more.', { next: 'Send them again.' });
  if (row.problem !== null) return { ok: false, problem: problemSchema.parse(row.problem) };
  return ok({ pages: pagesSchema.parse(row.pages), early: row.early });
}

/** Takes posts from before the week opened as well, or passes them over. */
export async function takeEarly(actor: Actor, id: string, early: boolean): Promise<Result<null>> {
  const done = z.uuid().safeParse(id).success
    ? await db.stagedTopic.updateMany({ where: { id, userId: actor.id }, data: { early } })
    : { count: 0 };
  return done.count > 0
    ? ok(null)
    : mistake('not-found', 'These pages are not kept any more.', { next: 'Send them again.' });
}

export const forgetPages = async (actor: Actor): Promise<void> => {
  await db.stagedTopic.deleteMany({ where: { userId: actor.id } });
};
