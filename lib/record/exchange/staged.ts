import 'server-only';
import { z } from 'zod';
import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import type { SourceText } from './given';

/** Files wait here between a look at what they would change and its confirmation. Only who brought them sees them. */

/** Bytes of all files of one import together. */
export const MOST_BYTES = 5 * 1024 * 1024;
const MOST_FILES = 10;

const filesSchema = z.array(z.strictObject({ name: z.string(), text: z.string() }));

/**
 * Keeps files for a later look; those that the same admin brought before are forgotten.
 * @returns the name under which they wait, or `empty`, `too-many`, `too-large`, `unwritable`
 */
export async function stage(actor: Actor, given: readonly SourceText[]): Promise<Result<string>> {
  const files = given.filter(({ text }) => text.trim() !== '').map(({ name, text }) => ({ name, text }));
  if (files.length === 0) return mistake('empty', 'There is nothing in what you sent.');
  if (files.length > MOST_FILES) return mistake('too-many', `Send at most ${MOST_FILES} files at once.`);
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  if (bytes > MOST_BYTES) return tooLarge();
  if (files.some(({ name, text }) => /[\0\p{Surrogate}\uFFFD]/u.test(name + text))) {
    return mistake('unwritable', 'A file is no text in UTF-8.', { next: 'Save it as UTF-8 and send it again.' });
  }
  return db.$transaction(async (tx) => {
    await tx.stagedImport.deleteMany({ where: { userId: actor.id } });
    const { id } = await tx.stagedImport.create({ data: { userId: actor.id, files }, select: { id: true } });
    return ok(id);
  });
}

export const tooLarge = (): Result<never> =>
  mistake('too-large', 'That is more than 5 MB.', { next: 'Import it in parts.' });

/** @returns `not-found` where nothing waits under that name, or what waits is another's */
export async function readStaged(actor: Actor, id: string): Promise<Result<readonly SourceText[]>> {
  const row = z.uuid().safeParse(id).success
    ? await db.stagedImport.findFirst({ where: { id, userId: actor.id }, select: { files: true } })
    : null;
  if (!row) {
    return mistake('not-found', 'These files are not kept any more.', { next: 'Send them again.' });
  }
  return ok(filesSchema.parse(row.files));
}

export const forget = async (actor: Actor): Promise<void> => {
  await db.stagedImport.deleteMany({ where: { userId: actor.id } });
};
