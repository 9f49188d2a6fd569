import { db } from '../db/client';
import { mistake, ok, type Result } from '../result';
import type { Actor } from '../week/types';
import { hashPassword, newPassword, passwordFits } from './password';
import { countAttempt, forgiveAttempts } from './throttle';
import type { Session } from './token';

/**
 * Changes a password and ends every session of the account.
 * @param address whence it is asked for: guessing the old password is limited as guessing at sign-in is.
 * @returns the session to begin in this browser, or `wrong` (the old one), `invalid` (the new one), `limited`, `busy`.
 */
export async function changePassword(
  actor: Actor,
  given: { readonly oldPassword: string; readonly newPassword: string },
  address: string,
): Promise<Result<Session>> {
  const chosen = newPassword.safeParse(given.newPassword);
  if (!chosen.success) return mistake('invalid', chosen.error.issues[0]?.message ?? '', { field: 'newPassword' });
  const counted = await countAttempt(actor.name, address);
  if (!counted.ok) return counted;
  const account = await db.user.findUnique({ where: { id: actor.id }, select: { passwordHash: true, epoch: true } });
  const fits = await passwordFits(account?.passwordHash ?? null, given.oldPassword);
  if (!fits.ok) return fits;
  if (!fits.value || account === null) {
    return mistake('wrong', 'That is not your present password.', { field: 'oldPassword' });
  }
  const passwordHash = await hashPassword(chosen.data);
  if (!passwordHash.ok) return passwordHash;
  // The epoch that was read: of two changes at once, one finds no row.
  const { count } = await db.user.updateMany({
    where: { id: actor.id, epoch: account.epoch },
    data: { passwordHash: passwordHash.value, epoch: { increment: 1 } },
  });
  if (count !== 1) return mistake('stale', 'Your account was changed at the same time.', { next: 'Sign in again.' });
  await forgiveAttempts(actor.name, address);
  return ok({ id: actor.id, epoch: account.epoch + 1 });
}
