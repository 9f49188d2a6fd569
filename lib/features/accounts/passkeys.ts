import { z } from 'zod';
import { type AuditBy, audited } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import { askForNew, readNew } from '../../platform/auth/passkeys';
import { newRecoveryCodes, recoveryHash, secondStepRequired } from '../../platform/auth/second-step';
import { countOwn } from '../../platform/auth/throttle';
import { db } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';

type Self = AuditBy & { readonly actor: Actor };

/** A passkey as its own account sees it; times are ISO. */
export interface PasskeyLine {
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
  readonly usedAt: string | null;
}

/** So many an account holds: a person has few devices, and each is offered to the browser. */
const MOST = 20;

export const passkeyName = z
  .string()
  .trim()
  .min(1, 'Give it a name by which you will know it.')
  .max(60, 'At most 60 characters.');

export async function readPasskeys(userId: string): Promise<readonly PasskeyLine[]> {
  const rows = await db.passkey.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ id, name, createdAt, usedAt }) => ({
    ...{ id, name, addedAt: createdAt.toISOString() },
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** What the browser is asked in order to make a passkey for somebody. */
export async function askForPasskeyOf(actor: Actor) {
  const held = await db.passkey.findMany({ where: { userId: actor.id }, select: { id: true, transports: true } });
  return askForNew(actor, held);
}

/**
 * Adds a passkey that the browser made, and ends every other session of the account.
 * @param keep the session of this browser
 * @returns recovery codes, whole this once, where the account had none; else none. Or `passkey`, `many`, `held`, `limited`, `shown`
 */
export async function addPasskey(
  by: Self,
  given: { readonly name: string; readonly answer: string; readonly token: string },
  keep: string,
): Promise<Result<readonly string[]>> {
  const counted = await countOwn(by.actor.id);
  if (!counted.ok) return counted;
  return audited<readonly string[]>(
    by,
    async (tx) => {
      const { id: userId, key } = by.actor;
      // Two that are added at once wait for one another.
      await tx.$executeRaw`SELECT FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
      if ((await tx.passkey.count({ where: { userId } })) >= MOST) {
        return mistake('many', `An account holds at most ${MOST} passkeys.`, { next: 'Remove one first.' });
      }
      const made = await readNew(tx, by.actor, given);
      if (!made.ok) return made;
      const { count } = await tx.passkey.createMany({
        data: [{ ...made.value, userId, name: given.name }],
        skipDuplicates: true,
      });
      if (count !== 1) return mistake('held', 'That passkey is here already.');
      const had = await tx.recoveryCode.count({ where: { userId, usedAt: null } });
      const codes = had > 0 ? [] : newRecoveryCodes();
      await tx.recoveryCode.createMany({ data: codes.map((one) => ({ userId, hash: recoveryHash(userId, one) })) });
      const ended = await tx.session.deleteMany({ where: { userId, id: { not: keep } } });
      const after = `${given.name}; sessions ended: ${ended.count}`;
      return ok({ value: codes, told: { kind: 'passkey-added', subject: key, after } });
    },
    () => mistake('shown', 'It was added, and the codes were shown that once.'),
  );
}

/** @returns `not-found` where the account has no such passkey */
export const renamePasskey = (by: Self, id: string, name: string): Promise<Result<null>> =>
  audited<null>(
    by,
    async (tx) => {
      const { count } = await tx.passkey.updateMany({ where: { id, userId: by.actor.id }, data: { name } });
      if (count === 0) return mistake('not-found', 'You have no such passkey.');
      return ok({ value: null, told: { kind: 'passkey-named', subject: by.actor.key, after: name } });
    },
    () => ok(null),
  );

/** @returns `not-found`, or `required` (the last of two-step sign-in, which the site asks of this account) */
export const removePasskey = (by: Self, id: string): Promise<Result<null>> =>
  audited<null>(
    by,
    async (tx) => {
      const { id: userId, key, role } = by.actor;
      // Two that are removed at once wait for one another: neither may be the last without seeing it.
      await tx.$executeRaw`SELECT FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
      const row = await tx.passkey.findFirst({ where: { id, userId }, select: { name: true } });
      if (row === null) return mistake('not-found', 'You have no such passkey.');
      const others = await tx.passkey.count({ where: { userId, id: { not: id } } });
      const program = await tx.secondStep.count({ where: { userId, confirmedAt: { not: null } } });
      const asked = secondStepRequired() && (role === 'admin' || role === 'owner');
      if (asked && others + program === 0) {
        return mistake(
          'required',
          'This site asks two-step sign-in of admins and owners, and this is your last passkey.',
          {
            next: 'Add another one first, or set up a program.',
          },
        );
      }
      await tx.passkey.deleteMany({ where: { id, userId } });
      if (others + program === 0) await tx.recoveryCode.deleteMany({ where: { userId } });
      return ok({ value: null, told: { kind: 'passkey-removed', subject: key, before: row.name } });
    },
    () => ok(null),
  );
