import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readSessions } from '@/lib/features/accounts/sessions';
import { changePassword } from '@/lib/platform/auth/account';
import { checkCredentials } from '@/lib/platform/auth/credentials';
import { unseal } from '@/lib/platform/auth/sealed';
import { actorOf, viewerOf } from '@/lib/platform/auth/session';
import { openSession, type Session, sealSession } from '@/lib/platform/auth/token';
import { db } from '@/lib/platform/db/client';
import { ownDatabase } from '../db/database';
import { account, from, PASSWORD, seasonLedBy, signedIn } from './people';

ownDatabase();
const SECRET = 'a secret of the tests, 32 bytes long';
beforeAll(() => {
  vi.stubEnv('NEXTAUTH_SECRET', SECRET);
});

describe('the token', () => {
  it('holds the id, the epoch and the session, and nothing else about anybody', async () => {
    const token = await unseal('session', await sealSession({ id: 'x', epoch: 3, session: 's' }));
    expect(Object.keys(token ?? {}).sort()).toEqual(['epoch', 'exp', 'iat', 'id', 'session']);
    expect(token).toMatchObject({ id: 'x', epoch: 3, session: 's' });
  });

  it('opens for its own purpose alone', async () => {
    const token = await sealSession({ id: 'x', epoch: 3, session: 's' });
    expect(await unseal('device', token)).toBeNull();
  });

  it('of another key, or made up, opens nothing', async () => {
    const session = await signedIn(await account());
    const token = await sealSession(session);
    expect(await openSession(token)).toEqual(session);
    vi.stubEnv('NEXTAUTH_SECRET', 'another secret of the tests, as long');
    expect(await openSession(token)).toBeNull();
    vi.stubEnv('NEXTAUTH_SECRET', SECRET);
    for (const forged of [undefined, '', 'x.y.z', `${token}x`]) expect(await openSession(forged)).toBeNull();
  });
});

describe('a session', () => {
  it('gives the person as their row is now', async () => {
    const user = await account('player');
    const session = await signedIn(user);
    expect(await actorOf(session, null)).toEqual({
      id: user.id,
      key: user.key,
      name: user.name,
      role: 'player',
      season: null,
      team: null,
    });
    await db.user.update({ where: { id: user.id }, data: { role: 'admin' } });
    expect(await actorOf(session, null)).toMatchObject({ role: 'admin' });
  });

  it('ends at once when it is ended, the epoch raised, the account disabled, or gone', async () => {
    const ends: ((id: string, session: string) => Promise<unknown>)[] = [
      (_, id) => db.session.delete({ where: { id } }),
      (id) => db.user.update({ where: { id }, data: { epoch: { increment: 1 } } }),
      (id) => db.user.update({ where: { id }, data: { disabledAt: new Date() } }),
      (id) => db.user.delete({ where: { id } }),
    ];
    for (const end of ends) {
      const user = await account();
      const session = await signedIn(user);
      expect(await actorOf(session, null)).not.toBeNull();
      await end(user.id, session.session);
      expect(await actorOf(session, null)).toBeNull();
    }
  });

  it('ends after 30 days however often it is used, and after 14 in which nobody came', async () => {
    const DAY = 86_400_000;
    const ago = (days: number) => new Date(Date.now() - days * DAY);
    const held = async (createdAt: Date, lastSeenAt: Date) => {
      const session = await signedIn(await account());
      await db.session.update({ where: { id: session.session }, data: { createdAt, lastSeenAt } });
      return (await actorOf(session, null)) !== null;
    };
    expect(await held(ago(29.9), ago(0))).toBe(true);
    expect(await held(ago(30.1), ago(0))).toBe(false);
    expect(await held(ago(20), ago(13.9))).toBe(true);
    expect(await held(ago(20), ago(14.1))).toBe(false);
  });

  it('that is over is listed nowhere, and swept away at the next sign-in', async () => {
    const user = await account();
    const old = await signedIn(user);
    await db.session.update({ where: { id: old.session }, data: { lastSeenAt: new Date(0) } });
    expect(await readSessions(user.id, null)).toEqual([]);
    await signedIn(user);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
  });

  it('is nobody else’s: a token that mixes two accounts opens nothing', async () => {
    const [one, other] = [await account(), await account()];
    const session = await signedIn(one);
    expect(await actorOf({ ...session, id: other.id }, null)).toBeNull();
  });

  it('notes where and when it was seen last, every few minutes', async () => {
    const session = await signedIn(await account());
    const row = () => db.session.findUniqueOrThrow({ where: { id: session.session } });
    await actorOf(session, null, '10.9.0.2');
    expect((await row()).address).toBe('10.9.0.1');
    const before = new Date(Date.now() - 6 * 60_000);
    await db.session.update({ where: { id: session.session }, data: { lastSeenAt: before } });
    await actorOf(session, null, '10.9.0.2');
    expect((await row()).address).toBe('10.9.0.2');
    expect((await row()).lastSeenAt.getTime()).toBeGreaterThan(before.getTime());
  });

  it('leads the team of the season that is asked for, and none where no season is', async () => {
    const leader = await account('leader');
    const session = await signedIn(leader);
    const led = await seasonLedBy(leader.id, 'chateau');
    const other = await seasonLedBy(null, 'chateau');
    expect(await actorOf(session, led)).toMatchObject({ season: led, team: 'chateau' });
    expect(await actorOf(session, other)).toMatchObject({ season: other, team: null });
    expect(await actorOf(session, null)).toMatchObject({ season: null, team: null });
  });

  it('goes on when the password is changed in it, and every other one ends', async () => {
    const user = await account();
    const [here, there] = [await signedIn(user), await signedIn(user)];
    const changed = await changePassword(
      await actorIn(here),
      { oldPassword: PASSWORD, newPassword: 'another long one' },
      here,
      '10.1.0.1',
    );
    if (!changed.ok) throw new Error(changed.problem.message);
    expect(await actorOf(here, null)).toBeNull();
    expect(await actorOf(there, null)).toBeNull();
    expect(await actorOf(changed.value, null)).not.toBeNull();
    expect(changed.value.session).toBe(here.session);
    expect(await db.session.findMany({ where: { userId: user.id }, select: { id: true } })).toEqual([
      { id: here.session },
    ]);
    const signIn = (password: string) => checkCredentials({ name: user.name, password }, from('10.1.0.1'));
    expect((await signIn(PASSWORD)).ok).toBe(false);
    expect((await signIn('another long one')).ok).toBe(true);
  });

  it('keeps its password when the old one is wrong or the new one short', async () => {
    const session = await signedIn(await account());
    const actor = await actorIn(session);
    const change = (oldPassword: string, newPassword: string) =>
      changePassword(actor, { oldPassword, newPassword }, session, '10.1.0.2');
    expect(await change('not it', 'another long one')).toMatchObject({
      problem: { code: 'wrong', field: 'oldPassword' },
    });
    expect(await change(PASSWORD, 'short')).toMatchObject({ problem: { code: 'invalid', field: 'newPassword' } });
    expect(await actorOf(session, null)).not.toBeNull();
  });

  it('in another’s hands guesses no password: ten attempts in a quarter of an hour', async () => {
    const session = await signedIn(await account());
    const actor = await actorIn(session);
    const codes = [];
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      const given = { oldPassword: `guess ${attempt}`, newPassword: 'another long one' };
      const changed = await changePassword(actor, given, session, '10.1.0.3');
      codes.push(changed.ok ? 'changed' : changed.problem.code);
    }
    expect(codes).toEqual([...Array(10).fill('wrong'), 'limited']);
  });
});

async function actorIn(session: Session) {
  const actor = await actorOf(session, null);
  if (actor === null) throw new Error('no actor');
  return actor;
}

describe('the eyes of somebody', () => {
  const person = (role: 'player' | 'leader' | 'admin' | 'owner', team: string | null) =>
    viewerOf({ id: 'x', key: 'x', name: 'X', role, season: 'lantern', team });

  it('see a team’s secrets where they lead it, admins too, and else what is public', () => {
    expect(viewerOf(null)).toEqual({ kind: 'visitor' });
    expect(person('player', null)).toEqual({ kind: 'visitor' });
    expect(person('leader', 'a')).toEqual({ kind: 'leader', team: 'a' });
    expect(person('admin', 'a')).toEqual({ kind: 'leader', team: 'a' });
    expect(person('admin', null)).toEqual({ kind: 'admin' });
    expect(person('owner', null)).toEqual({ kind: 'admin' });
  });
});
