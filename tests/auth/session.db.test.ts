import { decode } from 'next-auth/jwt';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { changePassword } from '@/lib/auth/account';
import { checkCredentials } from '@/lib/auth/credentials';
import { authOptions } from '@/lib/auth/options';
import { actorOf, viewerOf } from '@/lib/auth/session';
import { openSession, sealSession } from '@/lib/auth/token';
import { db } from '@/lib/db/client';
import { ownDatabase } from '../db/database';
import { account, PASSWORD, seasonLedBy } from './people';

ownDatabase();
const SECRET = 'a secret of the tests, 32 bytes long';
beforeAll(() => {
  vi.stubEnv('NEXTAUTH_SECRET', SECRET);
});

describe('the token', () => {
  it('holds the id and the epoch, and nothing else about anybody', async () => {
    const token = await decode({ token: await sealSession({ id: 'x', epoch: 3 }), secret: SECRET });
    expect(Object.keys(token ?? {}).sort()).toEqual(['epoch', 'exp', 'iat', 'id', 'jti']);
    expect(token).toMatchObject({ id: 'x', epoch: 3 });
  });

  it('holds the same when next-auth makes it', async () => {
    const user = { id: 'x', epoch: 3, name: 'Odile', email: 'odile@example.org' };
    const made = await authOptions().callbacks?.jwt?.({ token: { name: 'Odile', sub: 'x' }, user, account: null });
    expect(made).toEqual({ id: 'x', epoch: 3 });
  });

  it('of another key, or made up, opens nothing', async () => {
    const { id, epoch } = await account();
    const token = await sealSession({ id, epoch });
    expect(await openSession(token)).toEqual({ id, epoch });
    vi.stubEnv('NEXTAUTH_SECRET', 'another secret of the tests, as long');
    expect(await openSession(token)).toBeNull();
    vi.stubEnv('NEXTAUTH_SECRET', SECRET);
    for (const forged of [undefined, '', 'x.y.z', `${token}x`]) expect(await openSession(forged)).toBeNull();
  });
});

describe('a session', () => {
  it('gives the person as their row is now', async () => {
    const user = await account('player');
    expect(await actorOf(user)).toEqual({ id: user.id, key: user.key, name: user.name, role: 'player', team: null });
    await db.user.update({ where: { id: user.id }, data: { role: 'admin' } });
    expect(await actorOf(user)).toMatchObject({ role: 'admin' });
  });

  it('ends at once when the epoch is raised, the account disabled, or gone', async () => {
    const raised = await account();
    await db.user.update({ where: { id: raised.id }, data: { epoch: { increment: 1 } } });
    expect(await actorOf(raised)).toBeNull();

    const disabled = await account();
    await db.user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    expect(await actorOf(disabled)).toBeNull();

    const gone = await account();
    await db.user.delete({ where: { id: gone.id } });
    expect(await actorOf(gone)).toBeNull();
  });

  it('leads the team of the newest season alone', async () => {
    const leader = await account('leader');
    await seasonLedBy(leader.id, 'chateau');
    expect((await actorOf(leader))?.team).toBe('chateau');
    await seasonLedBy(null, 'chateau');
    expect((await actorOf(leader))?.team).toBeNull();
  });

  it('ends in every browser when the password changes, except by its new token', async () => {
    const user = await account();
    const actor = await actorOf(user);
    if (actor === null) throw new Error('no actor');
    const changed = await changePassword(actor, { oldPassword: PASSWORD, newPassword: 'another long one' }, '10.1.0.1');
    if (!changed.ok) throw new Error(changed.problem.message);
    expect(await actorOf(user)).toBeNull();
    expect(await actorOf(changed.value)).not.toBeNull();
    const signIn = (password: string) => checkCredentials({ name: user.name, password }, '10.1.0.1');
    expect((await signIn(PASSWORD)).ok).toBe(false);
    expect((await signIn('another long one')).ok).toBe(true);
  });

  it('keeps its password when the old one is wrong or the new one short', async () => {
    const user = await account();
    const actor = await actorOf(user);
    if (actor === null) throw new Error('no actor');
    const change = (oldPassword: string, newPassword: string) =>
      changePassword(actor, { oldPassword, newPassword }, '10.1.0.2');
    expect(await change('not it', 'another long one')).toMatchObject({
      problem: { code: 'wrong', field: 'oldPassword' },
    });
    expect(await change(PASSWORD, 'short')).toMatchObject({ problem: { code: 'invalid', field: 'newPassword' } });
    expect(await actorOf(user)).not.toBeNull();
  });
});

describe('the eyes of somebody', () => {
  const person = (role: 'player' | 'leader' | 'admin' | 'owner', team: string | null) =>
    viewerOf({ id: 'x', key: 'x', name: 'X', role, team });

  it('see a team’s secrets where they lead it, admins too, and else what is public', () => {
    expect(viewerOf(null)).toEqual({ kind: 'visitor' });
    expect(person('player', null)).toEqual({ kind: 'visitor' });
    expect(person('leader', 'a')).toEqual({ kind: 'leader', team: 'a' });
    expect(person('admin', 'a')).toEqual({ kind: 'leader', team: 'a' });
    expect(person('admin', null)).toEqual({ kind: 'admin' });
    expect(person('owner', null)).toEqual({ kind: 'admin' });
  });
});
