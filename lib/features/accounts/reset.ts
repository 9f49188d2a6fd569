import { audited, note } from '../../platform/audit/write';
import { holdGiven, holdMaker, isGiven } from '../../platform/auth/link-maker';
import { chosenPassword, spend } from '../../platform/auth/once-link';
import { asksForCode } from '../../platform/auth/second-step';
import { openRow } from '../../platform/auth/sessions';
import type { Session } from '../../platform/auth/token';
import type { Visit } from '../../platform/auth/visit';
import { db } from '../../platform/db/client';
import { rollingBack } from '../../platform/db/rolling-back';
import { mistake, ok, type Result } from '../../result';
import { prepareLink, SPENT, shownOnce, working } from './links';
import type { By } from './manage';
import type { MadeLink } from './model';
import { barred, mayGive, OVER } from './rules';

const HOURS = 24;

/**
 * Makes a link by which the person of an account sets a new password. Earlier ones stop working; the present password goes
 * on until the link is used.
 * @returns the link, whole this once; or `not-found`, `forbidden`, `disabled`, `shown` (a form sent twice)
 */
export const makeReset = (by: By, account: string): Promise<Result<MadeLink>> =>
  audited<MadeLink>(
    by,
    async (tx) => {
      const user = await tx.user.findUnique({ where: { key: account } });
      if (user === null) return mistake('not-found', 'There is no such account.');
      const maker = await holdMaker(tx, by.actor.key);
      if (maker === null) return OVER;
      const refused = barred(maker, user.role);
      if (refused !== null) return { ok: false, problem: refused };
      if (user.disabledAt !== null)
        return mistake('disabled', 'This account is disabled.', { next: 'Enable it first.' });
      const { made, row } = prepareLink('reset', HOURS, by.actor.key);
      await tx.onceLink.updateMany({
        where: { purpose: 'reset', userId: user.id, usedAt: null, revokedAt: null },
        data: { revokedAt: new Date() },
      });
      await tx.onceLink.create({ data: { ...row, userId: user.id } });
      return ok({ value: made, told: { kind: 'reset-link', subject: user.key, after: `works once, for ${HOURS} h` } });
    },
    shownOnce,
  );

/** Whose password a link sets, for whoever holds it; null: it works no more. Looking uses nothing up. */
export async function readReset(token: string): Promise<{ readonly name: string } | null> {
  const link = await db.onceLink.findFirst({
    where: { ...working('reset', token), user: { disabledAt: null } },
    select: { madeBy: true, user: { select: { name: true, role: true } } },
  });
  if (!link?.user || !(await isGiven(db, link, mayGive(link.user.role)))) return null;
  return { name: link.user.name };
}

/**
 * Uses a reset link: sets the password, ends every session of the account, and signs in here.
 * @returns the session to begin; null where the account asks for a second step, by which its person signs in; or `spent`, `invalid` (the password), `busy`
 */
export async function redeemReset(token: string, password: string, visit: Visit): Promise<Result<Session | null>> {
  const whose = await readReset(token);
  if (whose === null) return SPENT;
  const passwordHash = await chosenPassword(password, whose.name);
  if (!passwordHash.ok) return passwordHash;
  return rollingBack(async (tx) => {
    const now = new Date();
    const where = { ...working('reset', token, now), user: { disabledAt: null } };
    const asked = await tx.onceLink.findFirst({ where, select: { madeBy: true, userId: true } });
    if (asked === null) return SPENT;
    const given = await holdGiven(
      tx,
      asked,
      (maker, account) => account !== null && mayGive(account.role)(maker),
      asked.userId,
    );
    // Read again: it may have been revoked while we waited for whoever held these people.
    const link = await tx.onceLink.findFirst({
      where,
      select: { madeBy: true, user: { select: { id: true, key: true } } },
    });
    if (!given || !link?.user) return SPENT;
    if (!(await spend(tx, 'reset', token, link.user, now))) return SPENT;
    const user = await tx.user.update({
      where: { id: link.user.id },
      // A link of somebody else's: what the account's team has sealed stays sealed to it until the phase closes.
      data: {
        passwordHash: passwordHash.value,
        epoch: { increment: 1 },
        ...(link.madeBy === link.user.key ? {} : { resetAt: now }),
      },
      select: { id: true, key: true, epoch: true },
    });
    const { count } = await tx.session.deleteMany({ where: { userId: user.id } });
    // Whoever had the password may have linked an account of theirs.
    const unlinked = await tx.providerAccount.deleteMany({ where: { userId: user.id } });
    await note(
      tx,
      { actor: user, address: visit.address },
      {
        kind: 'reset-password',
        subject: user.key,
        after: `sessions ended: ${count}${unlinked.count === 0 ? '' : `; accounts elsewhere unlinked: ${unlinked.count}`}`,
        because: `link made by ${link.madeBy}`,
      },
    );
    return ok((await asksForCode(tx, user.id)) ? null : await openRow(tx, user, visit));
  });
}
