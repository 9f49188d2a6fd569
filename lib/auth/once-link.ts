import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { db } from '../db/client';
import { mistake, ok, type Result } from '../result';
import { hashPassword, newPassword } from './password';
import type { Session } from './token';

/** A name as somebody chooses it: seen by all, and typed at sign-in. */
export const newName = z
  .string()
  .transform((name) => name.normalize('NFKC').replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(2, 'A name has at least 2 characters.')
      .max(60, 'A name has at most 60 characters.')
      .regex(/^[\p{L}\p{M}\p{N} .,'’_-]+$/u, 'A name is made of letters, digits, spaces and . , ’ _ -'),
  );

const OWNER_HOURS = 24;

/** What is stored of a token: who reads the table cannot use a link. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Makes the link that creates the owner. An earlier one stops working.
 * @returns its path, `/welcome/TOKEN`, shown once and stored nowhere; null where there is an owner already.
 */
export async function issueOwnerLink(now = new Date()): Promise<string | null> {
  const token = randomBytes(24).toString('base64url');
  const made = await db.$transaction(async (tx) => {
    if ((await tx.user.count({ where: { role: 'owner' } })) > 0) return false;
    await tx.onceLink.deleteMany({ where: { purpose: 'owner', usedAt: null } });
    const expiresAt = new Date(now.getTime() + OWNER_HOURS * 3_600_000);
    await tx.onceLink.create({ data: { tokenHash: hashOf(token), purpose: 'owner', role: 'owner', expiresAt } });
    return true;
  });
  return made ? `/welcome/${token}` : null;
}

/** A link that still works. Looking at it uses nothing up. */
const open = (token: string, now: Date) => ({
  tokenHash: hashOf(token),
  purpose: 'owner',
  usedAt: null,
  expiresAt: { gt: now },
});

/** Whether a link still works. */
export const linkWorks = async (token: string, now = new Date()): Promise<boolean> =>
  (await db.onceLink.count({ where: open(token, now) })) === 1;

const SPENT = mistake('spent', 'This link has been used, or its time is over.', {
  next: 'Start the server again: it prints a new one while there is no owner.',
});

/**
 * Uses the owner's link: makes the owner's account.
 * @returns the session to begin, or `spent`, `taken` (the name), `invalid` (the password), `busy`.
 */
export async function redeemOwnerLink(
  token: string,
  given: { readonly name: string; readonly password: string },
  now = new Date(),
): Promise<Result<Session>> {
  if (!(await linkWorks(token, now))) return SPENT;
  const password = newPassword.safeParse(given.password);
  if (!password.success) return mistake('invalid', password.error.issues[0]?.message ?? '', { field: 'password' });
  const passwordHash = await hashPassword(password.data);
  if (!passwordHash.ok) return passwordHash;
  return db.$transaction(async (tx) => {
    const name = await tx.user.count({ where: { name: { equals: given.name, mode: 'insensitive' } } });
    if (name > 0) return mistake('taken', 'Somebody has that name.', { field: 'name' });
    // Two who use one link at once meet here: the second finds no row to update.
    const { count } = await tx.onceLink.updateMany({ where: open(token, now), data: { usedAt: now } });
    if (count !== 1) return SPENT;
    const user = await tx.user.create({
      data: { key: await freeKey(tx, given.name), name: given.name, role: 'owner', passwordHash: passwordHash.value },
      select: { id: true, epoch: true },
    });
    return ok(user);
  });
}

/** A key for journals to name somebody by: their name in plain letters, with a number where that is taken. */
async function freeKey(tx: Pick<typeof db, 'user'>, name: string): Promise<string> {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const base = plain || 'somebody';
  const taken = await tx.user.findMany({ where: { key: { startsWith: base } }, select: { key: true } });
  const keys = new Set(taken.map(({ key }) => key));
  if (!keys.has(base)) return base;
  let number = 2;
  while (keys.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
