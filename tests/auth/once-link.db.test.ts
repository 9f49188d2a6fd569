import { beforeEach, describe, expect, it } from 'vitest';
import { checkCredentials } from '@/lib/platform/auth/credentials';
import { issueOwnerLink, linkWorks, newName, redeemOwnerLink } from '@/lib/platform/auth/once-link';
import { db } from '@/lib/platform/db/client';
import { ownDatabase } from '../db/database';
import { account, from, PASSWORD } from './people';

ownDatabase();
beforeEach(async () => {
  await db.onceLink.deleteMany();
  await db.user.deleteMany();
});

const given = { name: 'Joaquim Brandão', password: PASSWORD };
async function token(): Promise<string> {
  const path = await issueOwnerLink();
  if (path === null) throw new Error('there is an owner');
  return path.replace('/welcome/', '');
}

describe('the owner’s link', () => {
  it('makes the owner, who may then sign in', async () => {
    const used = await redeemOwnerLink(await token(), given, from('10.3.0.1'));
    expect(used.ok).toBe(true);
    expect(await db.user.findFirstOrThrow()).toMatchObject({ name: given.name, key: 'joaquim-brandao', role: 'owner' });
    expect((await checkCredentials(given, from('10.3.0.1'))).ok).toBe(true);
  });

  it('is stored as a hash', async () => {
    const secret = await token();
    expect(JSON.stringify(await db.onceLink.findMany())).not.toContain(secret);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
  });

  it('is not used up by being looked at, and works once', async () => {
    const secret = await token();
    expect(await linkWorks(secret)).toBe(true);
    expect(await linkWorks(secret)).toBe(true);
    expect((await redeemOwnerLink(secret, given, from('10.3.0.1'))).ok).toBe(true);
    expect(await linkWorks(secret)).toBe(false);
    expect(await redeemOwnerLink(secret, { ...given, name: 'Another' }, from('10.3.0.1'))).toMatchObject({
      problem: { code: 'spent' },
    });
  });

  it('makes one owner when it is used twice at the same instant', async () => {
    const secret = await token();
    const both = await Promise.all([
      redeemOwnerLink(secret, { ...given, name: 'One' }, from('10.3.0.1')),
      redeemOwnerLink(secret, { ...given, name: 'Two' }, from('10.3.0.1')),
    ]);
    expect(both.filter((each) => each.ok)).toHaveLength(1);
    expect(await db.user.count()).toBe(1);
  });

  it('lasts a day, and a newer one takes its place', async () => {
    const secret = await token();
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    expect(await linkWorks(secret, tomorrow)).toBe(false);
    expect(await redeemOwnerLink(secret, given, from('10.3.0.1'), tomorrow)).toMatchObject({
      problem: { code: 'spent' },
    });
    await token();
    expect(await linkWorks(secret)).toBe(false);
  });

  it('is made no more once there is an owner', async () => {
    await account('owner');
    expect(await issueOwnerLink()).toBeNull();
  });

  it('still works after a name that is taken or a password that is too short', async () => {
    const other = await account();
    const secret = await token();
    expect(await redeemOwnerLink(secret, { ...given, name: other.name.toUpperCase() }, from('10.3.0.1'))).toMatchObject(
      {
        problem: { code: 'taken', field: 'name' },
      },
    );
    expect(await redeemOwnerLink(secret, { ...given, password: 'short' }, from('10.3.0.1'))).toMatchObject({
      problem: { code: 'invalid', field: 'password' },
    });
    expect((await redeemOwnerLink(secret, given, from('10.3.0.1'))).ok).toBe(true);
  });
});

describe('a name', () => {
  it('is plain letters, digits and a few signs, with single spaces', () => {
    expect(newName.parse('  Abbé   Faria ')).toBe('Abbé Faria');
    for (const name of ['', 'x', '<b>x</b>', 'a\u202Eb', 'a\nb\u0000', 'y'.repeat(61)])
      expect(newName.safeParse(name).success).toBe(false);
  });
});
