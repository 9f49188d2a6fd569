import { type AuditBy, audited } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import {
  newRecoveryCodes,
  newSecret,
  openSecret,
  recoveryHash,
  sealSecret,
  secondStepRequired,
  stepOf,
  takeSecondStep,
  totpOf,
} from '../../platform/auth/second-step';
import { countOwn } from '../../platform/auth/throttle';
import { db } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import type { By } from './manage';
import { type PasskeyLine, readPasskeys } from './passkeys';
import { barred } from './rules';

type Self = AuditBy & { readonly actor: Actor };

/** How two-step sign-in stands for an account, for its own page. */
export interface SecondStepPage {
  readonly state: 'off' | 'setting-up' | 'on';
  /** While it is set up: what the program is given, as an address, and as text to type. */
  readonly uri: string | null;
  readonly secret: string | null;
  readonly recoveryLeft: number;
  /** The keys with which the account signs in. */
  readonly passkeys: readonly PasskeyLine[];
  /** The site asks it of this account, which may do nothing else before. */
  readonly required: boolean;
}

export async function readSecondStep(actor: Actor): Promise<SecondStepPage> {
  const [row, recoveryLeft, passkeys] = await Promise.all([
    db.secondStep.findUnique({ where: { userId: actor.id } }),
    db.recoveryCode.count({ where: { userId: actor.id, usedAt: null } }),
    readPasskeys(actor.id),
  ]);
  const required = secondStepRequired() && (actor.role === 'admin' || actor.role === 'owner');
  const rest = { recoveryLeft, passkeys, required };
  if (row === null) return { state: 'off', uri: null, secret: null, ...rest };
  if (row.confirmedAt !== null) return { state: 'on', uri: null, secret: null, ...rest };
  const totp = totpOf(openSecret(row.sealed, actor.id), actor.name);
  return { state: 'setting-up', uri: totp.toString(), secret: totp.secret.base32, ...rest };
}

/** Draws a secret for a program; nothing is asked for until a code of it was given. @returns `on` where it is on already */
export async function beginSecondStep(actor: Actor): Promise<Result<null>> {
  const held = await db.secondStep.findUnique({ where: { userId: actor.id }, select: { confirmedAt: true } });
  if (held?.confirmedAt) return mistake('on', 'Two-step sign-in is on already.');
  const sealed = sealSecret(newSecret(), actor.id);
  await db.secondStep.upsert({ where: { userId: actor.id }, create: { userId: actor.id, sealed }, update: { sealed } });
  return ok(null);
}

/**
 * Turns it on with a first code, and ends every other session of the account.
 * @param keep the session of this browser
 * @returns the recovery codes, whole this once; or `code`, `off`, `on`, `limited`, `shown` (a form sent twice)
 */
export async function confirmSecondStep(by: Self, code: string, keep: string): Promise<Result<readonly string[]>> {
  const counted = await countOwn(by.actor.id);
  if (!counted.ok) return counted;
  return audited<readonly string[]>(
    by,
    async (tx) => {
      const { id: userId, key } = by.actor;
      const row = await tx.secondStep.findUnique({ where: { userId } });
      if (row === null) return mistake('off', 'Begin by drawing a secret.');
      if (row.confirmedAt !== null) return mistake('on', 'Two-step sign-in is on already.');
      const step = stepOf(openSecret(row.sealed, userId), code.replace(/\s/g, ''));
      if (step === null) {
        return mistake('code', 'That is not the code that the program shows now.', {
          field: 'code',
          next: 'Check that the clock of the device is right, and type the newest one.',
        });
      }
      const { count } = await tx.secondStep.updateMany({
        where: { userId, confirmedAt: null },
        data: { confirmedAt: new Date(), lastStep: step },
      });
      if (count !== 1) return mistake('on', 'Two-step sign-in is on already.');
      const codes = newRecoveryCodes();
      await tx.recoveryCode.deleteMany({ where: { userId } });
      await tx.recoveryCode.createMany({ data: codes.map((one) => ({ userId, hash: recoveryHash(userId, one) })) });
      const ended = await tx.session.deleteMany({ where: { userId, id: { not: keep } } });
      return ok({ value: codes, told: { kind: 'two-step-on', subject: key, after: `sessions ended: ${ended.count}` } });
    },
    () => mistake('shown', 'The codes were shown that once.', { next: 'Turn it off and on again for new ones.' }),
  );
}

/** Turns it off, with a code. @returns `required`, `off`, `code`, `second-step`, `limited` */
export async function endSecondStep(by: Self, code: string): Promise<Result<null>> {
  const page = await readSecondStep(by.actor);
  if (page.required && page.passkeys.length === 0) {
    return mistake('required', 'This site asks two-step sign-in of admins and owners.');
  }
  const counted = await countOwn(by.actor.id);
  if (!counted.ok) return counted;
  return audited<null>(
    by,
    async (tx) => {
      const { id: userId, key } = by.actor;
      if (page.state === 'on') {
        const taken = await takeSecondStep(tx, by.actor, code, by.address ?? '');
        if (!taken.ok) return taken;
      }
      // They stand in for a passkey as well.
      if ((await tx.passkey.count({ where: { userId } })) === 0)
        await tx.recoveryCode.deleteMany({ where: { userId } });
      const { count } = await tx.secondStep.deleteMany({ where: { userId } });
      if (count === 0) return mistake('off', 'Two-step sign-in is off already.');
      return ok({ value: null, told: { kind: 'two-step-off', subject: key } });
    },
    () => ok(null),
  );
}

/** Takes it from an account whose person has lost the program and the recovery codes. @returns `not-found`, `forbidden`, `off` */
export const dropSecondStep = (by: By, account: string, because: string): Promise<Result<null>> =>
  audited<null>(
    by,
    async (tx) => {
      const user = await tx.user.findUnique({ where: { key: account }, select: { id: true, key: true, role: true } });
      if (user === null) return mistake('not-found', 'There is no such account.');
      const refused = barred(by.actor, user.role);
      if (refused !== null) return { ok: false, problem: refused };
      await tx.recoveryCode.deleteMany({ where: { userId: user.id } });
      const { count: passkeys } = await tx.passkey.deleteMany({ where: { userId: user.id } });
      const { count } = await tx.secondStep.deleteMany({ where: { userId: user.id } });
      if (count + passkeys === 0) return mistake('off', 'Two-step sign-in is off for this account.');
      await tx.session.deleteMany({ where: { userId: user.id } });
      return ok({ value: null, told: { kind: 'two-step-off', subject: user.key, because } });
    },
    () => ok(null),
  );
