import { mistake, ok, type Result } from '../../result';
import { audited } from '../audit/write';
import { db } from '../db/client';
import type { Actor } from './actor';
import { notGuessable } from './guessable';
import { hashPassword, newPassword, passwordFits } from './password';
import { countOwn } from './throttle';
import type { Session } from './token';

/**
 * Asks somebody who is signed in for their present password, before what a stolen session must not do.
 * @param field of the form, for the mistake
 * @returns the account's epoch as it was with that password; or `wrong`, `limited`, `busy`
 */
export async function askPassword(actor: Pick<Actor, 'id'>, password: string, field: string): Promise<Result<number>> {
  const counted = await countOwn(actor.id);
  if (!counted.ok) return counted;
  const account = await db.user.findUnique({ where: { id: actor.id }, select: { passwordHash: true, epoch: true } });
  const fits = await passwordFits(account?.passwordHash ?? null, password);
  if (!fits.ok) return fits;
  return fits.value && account !== null
    ? ok(account.epoch)
    : mistake('wrong', 'That is not your present password.', { field });
}

/**
 * Changes a password and ends every session of the account but the one in which it is changed.
 * @param session of this browser.
 * @returns the session to keep in this browser, or `wrong` (the old one), `invalid` (the new one), `limited`, `busy`, `stale`.
 */
export async function changePassword(
  actor: Actor,
  given: { readonly oldPassword: string; readonly newPassword: string },
  session: Session,
  address: string,
): Promise<Result<Session>> {
  const chosen = newPassword.safeParse(given.newPassword);
  if (!chosen.success) return mistake('invalid', chosen.error.issues[0]?.message ?? '', { field: 'newPassword' });
  const hard = await notGuessable(chosen.data, [actor.name], 'newPassword');
  if (!hard.ok) return hard;
  const epoch = await askPassword(actor, given.oldPassword, 'oldPassword');
  if (!epoch.ok) return epoch;
  const passwordHash = await hashPassword(chosen.data);
  if (!passwordHash.ok) return passwordHash;
  const stale = mistake('stale', 'Your account was changed at the same time.', { next: 'Sign in again.' });
  return audited<Session>(
    { actor, address },
    async (tx) => {
      // The epoch that was read: of two changes at once, one finds no row.
      const { count } = await tx.user.updateMany({
        where: { id: actor.id, epoch: epoch.value },
        data: { passwordHash: passwordHash.value, epoch: { increment: 1 } },
      });
      if (count !== 1) return stale;
      const ended = await tx.session.deleteMany({ where: { userId: actor.id, id: { not: session.session } } });
      const after = `other sessions ended: ${ended.count}`;
      return ok({
        value: { ...session, epoch: epoch.value + 1 },
        told: { kind: 'change-password', subject: actor.key, after },
      });
    },
    () => stale,
  );
}

/** Ends the session of this browser. */
export async function signOff(actor: Actor, session: Session, address: string): Promise<void> {
  await audited<null>(
    { actor, address },
    async (tx) => {
      await tx.session.deleteMany({ where: { id: session.session } });
      return ok({ value: null, told: { kind: 'sign-out', subject: actor.key } });
    },
    () => ok(null),
  );
}
