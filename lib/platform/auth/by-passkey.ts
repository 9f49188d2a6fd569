import { mistake, ok, type Result } from '../../result';
import { note } from '../audit/write';
import { db, TRANSACTION } from '../db/client';
import { accountByPasskey } from './passkeys';
import { openRow } from './sessions';
import { countAttempt, forgiveAttempts } from './throttle';
import type { Session } from './token';
import type { Visit } from './visit';

/** As what attempts by passkeys are counted: they bear no name before they are read. */
const NAMELESS = 'a passkey';

/**
 * Signs in by a passkey alone, which is two factors by itself.
 * @param visit whence the attempt comes, for the limit and for the list of sessions
 * @returns the session to seal, or `passkey`, `limited`
 */
export async function signInWithPasskey(
  given: { readonly answer: string; readonly token: string },
  visit: Visit,
): Promise<Result<Session>> {
  // Each address by itself: nobody can close this door to others, since no account is named at it.
  const name = `${NAMELESS} at ${visit.address}`;
  const counted = await countAttempt(name, visit);
  if (!counted.ok) return counted;
  const account = await accountByPasskey(given);
  if (!account.ok) return account;
  await forgiveAttempts(name, visit);
  const { key, passkey } = account.value;
  return db.$transaction(async (tx) => {
    // Held, and looked at again: whoever was disabled, or had this key taken away, since it was read gets no session that lives on.
    const [still] = await tx.$queryRaw<{ id: string; epoch: number }[]>`
      SELECT "id", "epoch" FROM "User" WHERE "id" = ${account.value.id}::uuid AND "epoch" = ${account.value.epoch}
        AND "disabledAt" IS NULL AND EXISTS (SELECT FROM "Passkey" WHERE "userId" = "User"."id" AND "name" = ${passkey})
      FOR NO KEY UPDATE`;
    if (still === undefined)
      return mistake('passkey', 'Your account was changed at the same time.', { next: 'Try again.' });
    await note(
      tx,
      { actor: account.value, address: visit.address },
      { kind: 'sign-in', subject: key, after: `by the passkey ${passkey}` },
    );
    return ok(await openRow(tx, still, visit));
  }, TRANSACTION);
}
