import { z } from 'zod';
import { mistake, ok, type Result } from '../../result';
import { note } from '../audit/write';
import { db } from '../db/client';
import { rollingBack } from '../db/rolling-back';
import { passwordFits } from './password';
import { takeSecondStep } from './second-step';
import { openRow } from './sessions';
import { accountKey, countAttempt, forgiveAttempts } from './throttle';
import type { Session } from './token';
import type { Visit } from './visit';

/** What a sign-in asks for. Longer input is refused before anything is computed from it. */
export const credentials = z.object({
  name: z.string().min(1).max(120),
  password: z.string().min(1).max(200),
  code: z.string().max(60).default(''),
});
export type Credentials = z.input<typeof credentials>;

/** The account under a name, however it is spelled in capitals. */
async function accountOf(name: string) {
  const key = accountKey(name);
  // The comparison in the database takes % and _ for wildcards; the one here decides.
  const rows = await db.user.findMany({
    where: { name: { equals: name.trim(), mode: 'insensitive' }, disabledAt: null },
    select: { id: true, key: true, name: true, epoch: true, passwordHash: true },
    take: 20,
  });
  return rows.find((row) => row.name === name.trim()) ?? rows.find((row) => accountKey(row.name) === key) ?? null;
}

const WRONG = mistake('wrong', 'Name or password is wrong.', {
  next: 'Check both and try again. An admin can send you a link to set a new password.',
});

/**
 * Signs in, where these are the name and password of an account that may.
 * @param visit whence the attempt comes, for the limit and for the list of sessions.
 * @returns the session to seal, or `limited`, `busy`, `wrong`, `second-step` (the account asks for a code too), `code` (a wrong one). A wrong name, a wrong password and a disabled account give the same answer after the
 *   same work. The audit log tells of a success, of the first failure in a quarter of an hour, and of the one that closes the door.
 */
export async function checkCredentials(given: Credentials, visit: Visit): Promise<Result<Session>> {
  const failed = async (after: string) => {
    const account = await accountOf(given.name);
    // A name that nobody bears may be a password in the wrong field.
    const subject = account?.key ?? 'a name that nobody bears';
    await note(db, { actor: null, address: visit.address }, { kind: 'sign-in-failed', subject, after });
  };
  const counted = await countAttempt(given.name, visit, failed);
  if (!counted.ok) return counted;
  const account = await accountOf(given.name);
  const fits = await passwordFits(account?.passwordHash ?? null, given.password);
  if (!fits.ok) return fits;
  if (!fits.value || account === null) {
    if (counted.value.first) await failed('wrong password, first of its quarter of an hour');
    return WRONG;
  }
  const second = await takeSecondStep(db, account, given.code ?? '', visit.address);
  if (!second.ok) {
    if (second.problem.code === 'code') await failed('wrong code after the right password');
    return second;
  }
  await forgiveAttempts(given.name, visit);
  return rollingBack(async (tx) => {
    // Held, and looked at again: whoever was disabled or given another password since it was read gets no session that lives on.
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT FROM "User" WHERE "id" = ${account.id}::uuid AND "epoch" = ${account.epoch} AND "disabledAt" IS NULL
      FOR NO KEY UPDATE`;
    if (rows.length === 0) return WRONG;
    const after = counted.value.known ? 'a browser that was known' : 'a new browser';
    await note(tx, { actor: account, address: visit.address }, { kind: 'sign-in', subject: account.key, after });
    return ok(await openRow(tx, account, visit));
  });
}
