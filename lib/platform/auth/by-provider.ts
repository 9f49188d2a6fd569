import { mistake, ok, type Result } from '../../result';
import { note } from '../audit/write';
import { db } from '../db/client';
import { rollingBack } from '../db/rolling-back';
import type { Found } from './provider';
import { asksForCode, takeSecondStep } from './second-step';
import { openRow } from './sessions';
import { countAttempt, forgiveAttempts } from './throttle';
import type { Session } from './token';
import type { Visit } from './visit';

/** The account that somebody linked with this one of the provider's; null: none, or one that was disabled. */
export async function accountOfProvider({ issuer, subject }: Found) {
  const row = await db.providerAccount.findUnique({
    where: { issuer_subject: { issuer, subject } },
    select: { user: { select: { id: true, key: true, name: true, disabledAt: true } } },
  });
  return row === null || row.user.disabledAt !== null ? null : row.user;
}

const NOBODY = mistake('provider', 'No account here that is open is linked with that one.', {
  next: 'Sign in with your password; then link it on the page of your account.',
});

/**
 * Signs in whoever came back from the provider. That is one step: an account with a second one asks for its code as well.
 * @param code of the second step; empty: none was asked for yet
 * @returns the session to begin; or `provider` (linked with no account that may sign in), `second-step`, `code`, `limited`
 */
export async function signInFromProvider(who: Found, code: string, visit: Visit): Promise<Result<Session>> {
  const account = await accountOfProvider(who);
  if (account === null) return NOBODY;
  const asks = await asksForCode(db, account.id);
  // Without a code nothing is guessed; with one, each try counts like a password.
  if (asks && code !== '') {
    const counted = await countAttempt(account.name, visit);
    if (!counted.ok) return counted;
  }
  const second = await takeSecondStep(db, account, code, visit.address);
  if (!second.ok) return second;
  if (asks) await forgiveAttempts(account.name, visit);
  const { issuer, subject } = who;
  return rollingBack(async (tx) => {
    // As they are now, and held: whoever is being disabled or unlinked at this moment gets no session.
    const [still] = await tx.$queryRaw<{ id: string; key: string; epoch: number }[]>`
      SELECT "User"."id", "User"."key", "User"."epoch" FROM "User"
      JOIN "ProviderAccount" ON "ProviderAccount"."userId" = "User"."id"
      WHERE "issuer" = ${issuer} AND "subject" = ${subject} AND "User"."id" = ${account.id}::uuid
        AND "disabledAt" IS NULL FOR NO KEY UPDATE OF "User"`;
    if (still === undefined) return NOBODY;
    await tx.providerAccount.update({ where: { issuer_subject: { issuer, subject } }, data: { usedAt: new Date() } });
    const by = { actor: still, address: visit.address };
    await note(tx, by, { kind: 'sign-in', subject: still.key, after: `by ${new URL(issuer).host}` });
    return ok(await openRow(tx, still, visit));
  });
}
