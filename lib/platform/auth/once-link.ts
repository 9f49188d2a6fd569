import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { mistake, ok, type Result } from '../../result';
import { note } from '../audit/write';
import { db, type Tx } from '../db/client';
import { rollingBack } from '../db/rolling-back';
import { Looks, unfitName } from '../text/names';
import { notGuessable } from './guessable';
import { hashPassword, newPassword } from './password';
import { openRow } from './sessions';
import type { Session } from './token';
import type { Visit } from './visit';

/** A name as somebody chooses it: seen by all, and typed at sign-in. */
export const newName = z
  .string()
  .transform((name) => name.normalize('NFKC').replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(2, 'A name has at least 2 characters.')
      .max(60, 'A name has at most 60 characters.')
      .refine((name) => unfitName(name) === null, { error: ({ input }) => unfitName(String(input)) ?? '' })
      .regex(/^[\p{L}\p{M}\p{N} .,'’_-]+$/u, 'A name is made of letters, digits, spaces and . , ’ _ -'),
  );

export type Purpose = 'owner' | 'invite' | 'reset' | 'seat';

/** A token of 128 bits, and what is stored of it: who reads the table cannot use a link. */
export function newToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(16).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The row of a link that still works. Looking at it uses nothing up. */
export const openLink = (purpose: Purpose, token: string, now: Date) => ({
  tokenHash: hashOf(token),
  purpose,
  usedAt: null,
  revokedAt: null,
  expiresAt: { gt: now },
});

/** Uses a link up. Two who use one at once meet here: the second finds no row. @returns whether it was this one's. */
export async function spend(tx: Tx, purpose: Purpose, token: string, by: { key: string }, now: Date): Promise<boolean> {
  const where = openLink(purpose, token, now);
  const { count } = await tx.onceLink.updateMany({ where, data: { usedAt: now, usedBy: by.key } });
  return count === 1;
}

const OWNER_HOURS = 24;

/**
 * Makes the link that creates the owner. An earlier one stops working.
 * @returns its path, `/welcome/TOKEN`, shown once and stored nowhere; null where there is an owner already.
 */
export async function issueOwnerLink(now = new Date()): Promise<string | null> {
  const { token, tokenHash } = newToken();
  const made = await db.$transaction(async (tx) => {
    if ((await tx.user.count({ where: { role: 'owner' } })) > 0) return false;
    await tx.onceLink.deleteMany({ where: { purpose: 'owner', usedAt: null } });
    const expiresAt = new Date(now.getTime() + OWNER_HOURS * 3_600_000);
    await tx.onceLink.create({ data: { tokenHash, purpose: 'owner', role: 'owner', expiresAt } });
    return true;
  });
  return made ? `/welcome/${token}` : null;
}

/** Whether the owner's link still works. */
export const linkWorks = async (token: string, now = new Date()): Promise<boolean> =>
  (await db.onceLink.count({ where: openLink('owner', token, now) })) === 1 &&
  (await db.user.count({ where: { role: 'owner' } })) === 0;

const SPENT = mistake('spent', 'This link has been used, or its time is over.', {
  next: 'Start the server again: it prints a new one while there is no owner.',
});

/** A name and a password as a new account gets them. */
export interface NewAccount {
  readonly name: string;
  readonly password: string;
}

/** @param name of the account @returns the hash of a password that may be chosen, or `invalid`, `busy`. */
export async function chosenPassword(password: string, name: string): Promise<Result<string>> {
  const chosen = newPassword.safeParse(password);
  if (!chosen.success) return mistake('invalid', chosen.error.issues[0]?.message ?? '', { field: 'password' });
  const hard = await notGuessable(chosen.data, [name], 'password');
  return hard.ok ? hashPassword(hard.value) : hard;
}

/** @returns the new account, or `taken` (the name), `alike` (it looks like another’s). */
export async function addUser(
  tx: Tx,
  given: {
    readonly name: string;
    readonly role: 'player' | 'leader' | 'admin' | 'owner';
    readonly passwordHash: string;
  },
): Promise<Result<{ readonly id: string; readonly key: string; readonly epoch: number }>> {
  const taken = await tx.user.count({ where: { name: { equals: given.name, mode: 'insensitive' } } });
  if (taken > 0) return mistake('taken', 'Somebody has that name.', { field: 'name' });
  const names = await tx.user.findMany({ select: { name: true } });
  const like = new Looks(names.map(({ name }) => name)).like(given.name);
  if (like !== null) {
    return mistake('alike', `That looks like the name of ${like}, so that people would take you for each other.`, {
      field: 'name',
      next: 'Choose a name that looks different.',
    });
  }
  const data = { ...given, key: await freeKey(tx, given.name) };
  return ok(await tx.user.create({ data, select: { id: true, key: true, epoch: true } }));
}

/**
 * Uses the owner's link: makes the owner's account, and signs in with it.
 * @returns the session to begin, or `spent`, `taken` or `alike` (the name), `invalid` (the password), `busy`.
 */
export async function redeemOwnerLink(
  token: string,
  given: NewAccount,
  visit: Omit<Visit, 'device'>,
  now = new Date(),
): Promise<Result<Session>> {
  if (!(await linkWorks(token, now))) return SPENT;
  const passwordHash = await chosenPassword(given.password, given.name);
  if (!passwordHash.ok) return passwordHash;
  return rollingBack(async (tx) => {
    // The link is for a site without an owner, and a site has one once an earlier link was used.
    if ((await tx.user.count({ where: { role: 'owner' } })) > 0) return SPENT;
    const user = await addUser(tx, { name: given.name, role: 'owner', passwordHash: passwordHash.value });
    if (!user.ok) return user;
    if (!(await spend(tx, 'owner', token, user.value, now))) return SPENT;
    await note(tx, { actor: user.value, address: visit.address }, { kind: 'own-site', subject: user.value.key });
    return ok(await openRow(tx, user.value, visit));
  });
}

/** A key for journals to name somebody by: their name in plain letters, with a number where that is taken. */
async function freeKey(tx: Tx, name: string): Promise<string> {
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
