import { createHash } from 'node:crypto';
import { mistake, ok, type Result } from '../../result';
import type { Db, Tx } from '../db/client';
import type { Role } from '../db/generated/enums';
import { rollingBack } from '../db/rolling-back';
import type { AuditKind } from './kinds';

/** One act that no week's journal holds. Words alone: never a password, a token, or what a team keeps sealed. */
export interface AuditNote {
  readonly kind: AuditKind;
  /** What it was done to: the key of a user, or a name. */
  readonly subject?: string | null;
  /** From what, to what. */
  readonly before?: string | null;
  readonly after?: string | null;
  readonly because?: string | null;
}

/** Who does it, with the key of the form that asked for it. */
export interface AuditBy {
  /** Null: somebody who is not signed in. */
  readonly actor: { readonly key: string; readonly role?: Role } | null;
  readonly key?: string;
  readonly address?: string;
}

/** Writes an entry of the audit log as a part of the transaction that does what it tells. */
export async function note(tx: Tx | Db, by: AuditBy, what: AuditNote): Promise<void> {
  await tx.auditEntry.create({
    data: { ...what, actor: by.actor?.key ?? null, address: by.address ?? null, idempotencyKey: by.key ?? null },
    select: { id: true },
  });
}

/** What was done, and how the log tells it. */
export interface Noted<T> {
  readonly value: T;
  readonly told: AuditNote;
}

/**
 * Does something and writes it into the audit log, both or neither. Who does it is looked at once more when all locks have been
 * waited for: whoever was disabled or moved down meanwhile has done nothing.
 * @param again what to give for a form that was sent before: nothing is done then.
 * @returns what `work` gives, or `repeated` (somebody else sent that form), `forbidden` (their rights have changed meanwhile)
 */
export function audited<T>(
  by: AuditBy,
  work: (tx: Tx) => Promise<Result<Noted<T>>>,
  again: () => Result<T>,
): Promise<Result<T>> {
  return rollingBack(async (tx) => {
    const before = by.key === undefined ? null : await sentBefore(tx, by.key);
    if (before !== null) return before.actor === (by.actor?.key ?? null) ? again() : REPEATED;
    const done = await work(tx);
    if (!done.ok) return done;
    const { value, told } = done.value;
    if (!(await stillMay(tx, by, told))) return CHANGED;
    await note(tx, by, told);
    return ok(value);
  });
}

const CHANGED = mistake('forbidden', 'What you may do here has changed while this was under way: nothing was saved.', {
  next: 'Open the page again.',
});
const LADDER: readonly Role[] = ['player', 'leader', 'admin', 'owner'];

/** Whoever is not an account here (a test, the site itself) is let through; what somebody does to the own role may lower it. */
async function stillMay(tx: Tx, { actor }: AuditBy, { subject }: AuditNote): Promise<boolean> {
  if (actor === null) return true;
  const now = await tx.user.findUnique({ where: { key: actor.key }, select: { role: true, disabledAt: true } });
  if (now === null) return true;
  const lower = actor.role !== undefined && LADDER.indexOf(now.role) < LADDER.indexOf(actor.role);
  return now.disabledAt === null && (!lower || subject === actor.key);
}

const REPEATED = mistake('repeated', 'This form was sent before, by somebody else.', { next: 'Open the page again.' });

/** Of two who send one form at once, the second waits here until the first is done. */
async function sentBefore(tx: Tx, key: string): Promise<{ actor: string | null } | null> {
  const lock = createHash('sha256').update(key).digest().readBigInt64BE();
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lock})`;
  return tx.auditEntry.findUnique({ where: { idempotencyKey: key }, select: { actor: true } });
}
