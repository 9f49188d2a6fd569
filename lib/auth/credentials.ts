import { z } from 'zod';
import { db } from '../db/client';
import { mistake, ok, type Result } from '../result';
import { passwordFits } from './password';
import { accountKey, countAttempt, forgiveAttempts } from './throttle';
import type { Session } from './token';

/** What a sign-in asks for. Longer input is refused before anything is computed from it. */
export const credentials = z.object({ name: z.string().min(1).max(120), password: z.string().min(1).max(200) });
export type Credentials = z.infer<typeof credentials>;

/** The account under a name, however it is spelled in capitals. */
async function accountOf(name: string) {
  const key = accountKey(name);
  // The comparison in the database takes % and _ for wildcards; the one here decides.
  const rows = await db.user.findMany({
    where: { name: { equals: name.trim(), mode: 'insensitive' }, disabledAt: null },
    select: { id: true, name: true, epoch: true, passwordHash: true },
    take: 20,
  });
  return rows.find((row) => row.name === name.trim()) ?? rows.find((row) => accountKey(row.name) === key) ?? null;
}

/**
 * Whether these are the name and password of an account that may sign in.
 * @param address whence the attempt comes, for the limit.
 * @returns the session to seal, or `limited`, `busy`, `wrong`. A wrong name, a wrong password and a disabled account give the same answer after the
 *   same work.
 */
export async function checkCredentials(given: Credentials, address: string): Promise<Result<Session>> {
  const counted = await countAttempt(given.name, address);
  if (!counted.ok) return counted;
  const account = await accountOf(given.name);
  const fits = await passwordFits(account?.passwordHash ?? null, given.password);
  if (!fits.ok) return fits;
  if (!fits.value || account === null) {
    return mistake('wrong', 'The name and the password do not fit together.', {
      next: 'Check both and try again. An admin can send you a link to set a new password.',
    });
  }
  await forgiveAttempts(given.name, address);
  return ok({ id: account.id, epoch: account.epoch });
}
