import 'server-only';
import { distance } from 'fastest-levenshtein';
import { type AuditBy, audited, note } from '../../platform/audit/write';
import { db } from '../../platform/db/client';
import { unfitName } from '../../platform/text/names';
import { fold } from '../../record/views/words';
import { mistake, ok, type Result } from '../../result';

/** What people are called in the forum, and who they are here: so that pasted posts find their leaders. */
export interface Handle {
  readonly folded: string;
  readonly handle: string;
  /** The user's id and name, and the teams that they lead; null: somebody who plays no part here. */
  readonly user: { readonly id: string; readonly name: string; readonly teams: readonly string[] } | null;
}

const LONGEST = 120;
/** How the log and the pages call whoever plays no part. */
const NOBODY = { name: 'nobody here' };

/** @returns all handles, by their order in the alphabet */
export async function readHandles(): Promise<readonly Handle[]> {
  const rows = await db.forumHandle.findMany({
    orderBy: { folded: 'asc' },
    include: { user: { select: { id: true, name: true, teams: { select: { key: true } } } } },
  });
  return rows.map(({ folded, handle, user }) => ({
    folded,
    handle,
    user: user && { id: user.id, name: user.name, teams: user.teams.map(({ key }) => key) },
  }));
}

/** Those whom a handle may be of. */
export const readPeople = (): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  db.user.findMany({ where: { disabledAt: null }, orderBy: { name: 'asc' }, select: { id: true, name: true } });

/**
 * Says whose a handle is; what was said of it before is forgotten.
 * @param userId null: of somebody who plays no part here, and whose posts are passed over
 * @returns `empty`, `too-long`, `not-found` (no such user)
 */
export async function saveHandle(
  by: AuditBy,
  words: string,
  userId: string | null,
): Promise<Result<{ handle: string; name: string }>> {
  const handle = words.trim().replace(/\s+/g, ' ');
  if (handle === '') return mistake('empty', 'Write what they are called in the forum.', { field: 'handle' });
  if (handle.length > LONGEST) {
    return mistake('too-long', `A handle has at most ${LONGEST} characters.`, { field: 'handle' });
  }
  const unfit = userId === null ? null : unfitName(handle);
  if (unfit !== null) return mistake('unfit-name', unfit, { field: 'handle' });
  const user = userId === null ? NOBODY : await db.user.findUnique({ where: { id: userId }, select: { name: true } });
  if (!user) return mistake('not-found', 'There is no such account.', { field: 'user' });
  const folded = fold(handle);
  const saved = { handle, name: user.name };
  return audited(
    by,
    async (tx) => {
      const before = await tx.forumHandle.findUnique({
        where: { folded },
        select: { user: { select: { name: true } } },
      });
      await tx.forumHandle.upsert({
        where: { folded },
        create: { folded, handle, userId },
        update: { handle, userId },
      });
      const told = { subject: handle, before: before === null ? null : (before.user ?? NOBODY).name, after: user.name };
      return ok({ value: saved, told: { kind: 'map-handle', ...told } });
    },
    () => ok(saved),
  );
}

/** Forgets a handle; one that is not there is forgotten already. */
export async function dropHandle(by: AuditBy, folded: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const old = await tx.forumHandle.findUnique({
      where: { folded },
      select: { handle: true, user: { select: { name: true } } },
    });
    if (!old) return;
    await tx.forumHandle.delete({ where: { folded } });
    await note(tx, by, { kind: 'forget-handle', subject: old.handle, before: (old.user ?? NOBODY).name });
  });
}

/** Of names, the one that an unknown author is nearest to; null: none is near. */
export function nearestName(author: string, names: readonly string[]): string | null {
  const words = fold(author);
  const far = (name: string) => (words.includes(fold(name)) ? 0 : distance(words, fold(name)));
  const [best] = names.toSorted((one, other) => far(one) - far(other));
  return best !== undefined && far(best) <= Math.max(2, Math.floor(best.length / 2)) ? best : null;
}
