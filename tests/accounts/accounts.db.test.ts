import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeInvite, readInvite, redeemInvite } from '@/lib/features/accounts/invite';
import { revokeLink } from '@/lib/features/accounts/links';
import { type By, changeRole, endSessionsOf, setDisabled } from '@/lib/features/accounts/manage';
import type { MadeLink, Role } from '@/lib/features/accounts/model';
import { readAccount, readAccounts } from '@/lib/features/accounts/read';
import { makeReset, readReset, redeemReset } from '@/lib/features/accounts/reset';
import { endOthers, endSession, readSessions, sayBrowser } from '@/lib/features/accounts/sessions';
import { checkCredentials } from '@/lib/platform/auth/credentials';
import { actorOf } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import { currentSeason } from '@/lib/record/views/season';
import type { Result } from '@/lib/result';
import { account, from, PASSWORD, seasonLedBy, signedIn } from '../auth/people';
import { ownDatabase } from '../db/database';

ownDatabase();
beforeEach(async () => {
  await db.onceLink.deleteMany();
  await db.team.deleteMany();
  await db.season.deleteMany();
  await db.user.deleteMany();
});

/** Somebody of a role, as they act. */
async function by(role: Role): Promise<By & { readonly key: undefined }> {
  const { id, key, name } = await account(role);
  return { actor: { id, key, name, role, season: null, team: null }, key: undefined };
}
const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.problem.code);
const tokenOf = (made: Result<MadeLink>): string => {
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.url.slice(made.value.url.lastIndexOf('/') + 1);
};
const BECAUSE = 'a test';
const later = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);
const invited = { name: 'Nell Marsh', password: PASSWORD };

describe('an invite', () => {
  const leader = { role: 'leader', team: '', days: 7, note: 'Nell' } as const;

  it('is a link of 128 bits, stored as a hash, that makes an account of its role and team', async () => {
    const admin = await by('admin');
    await seasonLedBy(null, 'greenwood');
    const made = await makeInvite(admin, { ...leader, team: 'greenwood' });
    const token = tokenOf(made);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(JSON.stringify([await db.onceLink.findMany(), await db.auditEntry.findMany()])).not.toContain(token);
    expect(await readInvite(token)).toEqual({ role: 'leader', team: 'greenwood' });
    expect(await readInvite(token)).not.toBeNull();

    const joined = await redeemInvite(token, invited, from('10.4.0.1'));
    if (!joined.ok) throw new Error(joined.problem.message);
    expect(await actorOf(joined.value, await currentSeason())).toMatchObject({
      name: 'Nell Marsh',
      role: 'leader',
      team: 'greenwood',
    });
    expect(await readInvite(token)).toBeNull();
    expect(code(await redeemInvite(token, { ...invited, name: 'Another' }, from('10.4.0.1')))).toBe('spent');
    const { invites } = await readAccounts(admin.actor);
    expect(invites).toMatchObject([{ note: 'Nell', state: 'used', usedBy: 'Nell Marsh', madeBy: admin.actor.name }]);
  });

  it('used twice at the same instant makes one account', async () => {
    const token = tokenOf(await makeInvite(await by('admin'), leader));
    const before = await db.user.count();
    const both = await Promise.all(
      ['One Name', 'Two Name'].map((name) => redeemInvite(token, { ...invited, name }, from('10.4.0.2'))),
    );
    expect(both.map(code).sort()).toEqual(['ok', 'spent']);
    expect(await db.user.count()).toBe(before + 1);
  });

  it('is used up by no name that is taken and no password that is short', async () => {
    const admin = await by('admin');
    const token = tokenOf(await makeInvite(admin, leader));
    expect(
      code(await redeemInvite(token, { ...invited, name: admin.actor.name.toUpperCase() }, from('10.4.0.3'))),
    ).toBe('taken');
    expect(code(await redeemInvite(token, { ...invited, password: 'short' }, from('10.4.0.3')))).toBe('invalid');
    expect(code(await redeemInvite(token, invited, from('10.4.0.3')))).toBe('ok');
  });

  it('works until it is revoked or its days are over', async () => {
    const admin = await by('admin');
    const token = tokenOf(await makeInvite(admin, leader));
    const id = (await readAccounts(admin.actor)).invites[0]?.id ?? '';
    expect(code(await revokeLink(admin, id))).toBe('ok');
    expect(code(await revokeLink(admin, id))).toBe('spent');
    expect(await readInvite(token)).toBeNull();
    expect(code(await redeemInvite(token, invited, from('10.4.0.4')))).toBe('spent');

    const other = tokenOf(await makeInvite(admin, { ...leader, days: 1 }));
    vi.useFakeTimers({ toFake: ['Date'] });
    later(25);
    expect(await readInvite(other)).toBeNull();
    expect(code(await redeemInvite(other, invited, from('10.4.0.4')))).toBe('spent');
    vi.useRealTimers();
  });

  it('to a team that somebody leads is not made, and one whose team found a leader makes nobody', async () => {
    const admin = await by('admin');
    await seasonLedBy(null, 'greenwood');
    const [first, second] = [
      tokenOf(await makeInvite(admin, { ...leader, team: 'greenwood' })),
      tokenOf(await makeInvite(admin, { ...leader, team: 'greenwood' })),
    ];
    expect(code(await redeemInvite(first, invited, from('10.4.0.5')))).toBe('ok');
    expect(code(await makeInvite(admin, { ...leader, team: 'greenwood' }))).toBe('led');
    const before = await db.user.count();
    expect(code(await redeemInvite(second, { ...invited, name: 'Second' }, from('10.4.0.5')))).toBe('led');
    expect(await db.user.count()).toBe(before);
    expect(await readInvite(second)).not.toBeNull();
  });

  it('to be a player with a team, or of a team that is not there, is refused', async () => {
    const admin = await by('admin');
    await seasonLedBy(null, 'greenwood');
    expect(code(await makeInvite(admin, { ...leader, role: 'player', team: 'greenwood' }))).toBe('invalid');
    expect(code(await makeInvite(admin, { ...leader, team: 'nowhere' }))).toBe('not-found');
  });

  it.each([
    ['admin', 'player', 'ok'],
    ['admin', 'leader', 'ok'],
    ['admin', 'admin', 'forbidden'],
    ['admin', 'owner', 'forbidden'],
    ['owner', 'admin', 'ok'],
    ['owner', 'owner', 'ok'],
    ['leader', 'player', 'forbidden'],
  ] as const)('by a %s to be %s: %s', async (role, to, expected) => {
    expect(code(await makeInvite(await by(role), { ...leader, role: to }))).toBe(expected);
  });

  it('asked for twice by one form is one invite, and the link is shown once', async () => {
    const asked = { ...(await by('admin')), key: 'form-1' };
    const both = await Promise.all([makeInvite(asked, leader), makeInvite(asked, leader)]);
    expect(both.map(code).sort()).toEqual(['ok', 'shown']);
    expect(await db.onceLink.count()).toBe(1);
    expect(code(await makeInvite({ ...(await by('admin')), key: 'form-1' }, leader))).toBe('repeated');
  });
});

describe('a reset link', () => {
  it('sets the password once, ends every session, and lets in', async () => {
    const admin = await by('admin');
    const user = await account('leader');
    const session = await signedIn(user);
    const token = tokenOf(await makeReset(admin, user.key));
    expect(await readReset(token)).toEqual({ name: user.name });
    expect(await actorOf(session, await currentSeason())).not.toBeNull();

    const set = await redeemReset(token, 'quite another one', from('10.5.0.1'));
    if (!set.ok) throw new Error(set.problem.message);
    if (set.value === null) throw new Error('no session was begun');
    expect(await actorOf(set.value, await currentSeason())).toMatchObject({ key: user.key });
    expect(await actorOf(session, await currentSeason())).toBeNull();
    const signIn = (password: string) => checkCredentials({ name: user.name, password }, from('10.5.0.1'));
    expect(code(await signIn(PASSWORD))).toBe('wrong');
    expect(code(await signIn('quite another one'))).toBe('ok');
    expect(code(await redeemReset(token, 'a third one here', from('10.5.0.1')))).toBe('spent');
    // What its team has sealed stays sealed to it for the phase.
    const { resetAt } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(resetAt).not.toBeNull();
    expect(JSON.stringify([await db.onceLink.findMany(), await db.auditEntry.findMany()])).not.toMatch(
      new RegExp(`${token}|quite another|argon2`),
    );
  });

  it('used twice at the same instant sets one password', async () => {
    const user = await account();
    const token = tokenOf(await makeReset(await by('admin'), user.key));
    const both = await Promise.all(
      ['the first of two', 'the other of two'].map((password) => redeemReset(token, password, from('10.5.0.2'))),
    );
    expect(both.map(code).sort()).toEqual(['ok', 'spent']);
  });

  it('stops working when a newer one is made, after a day, and when the account is disabled', async () => {
    const admin = await by('admin');
    const user = await account();
    const first = tokenOf(await makeReset(admin, user.key));
    const second = tokenOf(await makeReset(admin, user.key));
    expect(await readReset(first)).toBeNull();
    expect(await readReset(second)).not.toBeNull();
    vi.useFakeTimers({ toFake: ['Date'] });
    later(25);
    expect(await readReset(second)).toBeNull();
    expect(code(await redeemReset(second, 'quite another one', from('10.5.0.3')))).toBe('spent');
    vi.useRealTimers();
    const third = tokenOf(await makeReset(admin, user.key));
    await setDisabled(admin, user.key, { disabled: true, because: BECAUSE });
    expect(code(await redeemReset(third, 'quite another one', from('10.5.0.3')))).toBe('spent');
    expect(code(await makeReset(admin, user.key))).toBe('disabled');
  });

  it.each([
    ['admin', 'leader', 'ok'],
    ['admin', 'admin', 'forbidden'],
    ['admin', 'owner', 'forbidden'],
    ['owner', 'admin', 'ok'],
    ['leader', 'player', 'forbidden'],
  ] as const)('by a %s for a %s: %s', async (role, of, expected) => {
    expect(code(await makeReset(await by(role), (await account(of)).key))).toBe(expected);
  });
});

describe('disabling an account', () => {
  it('ends its sessions at once and lets it in no more, until it is enabled', async () => {
    const admin = await by('admin');
    const user = await account('leader');
    const session = await signedIn(user);
    expect(code(await setDisabled(admin, user.key, { disabled: true, because: BECAUSE }))).toBe('ok');
    expect(await actorOf(session, await currentSeason())).toBeNull();
    const signIn = () => checkCredentials({ name: user.name, password: PASSWORD }, from('10.6.0.1'));
    expect(code(await signIn())).toBe('wrong');
    expect(code(await setDisabled(admin, user.key, { disabled: true, because: BECAUSE }))).toBe('nothing');
    expect(code(await setDisabled(admin, user.key, { disabled: false, because: BECAUSE }))).toBe('ok');
    expect(code(await signIn())).toBe('ok');
    expect(await actorOf(session, await currentSeason())).toBeNull();
  });

  it('is refused of the last owner, of oneself, and of who stands above', async () => {
    const owner = await by('owner');
    const admin = await by('admin');
    const disable = (who: By, key: string) => setDisabled(who, key, { disabled: true, because: BECAUSE }).then(code);
    expect(await disable(owner, owner.actor.key)).toBe('last-owner');
    expect(await disable(admin, owner.actor.key)).toBe('forbidden');
    expect(await disable(admin, (await account('admin')).key)).toBe('forbidden');
    expect(await disable(owner, admin.actor.key)).toBe('ok');
    const second = await by('owner');
    expect(await disable(owner, owner.actor.key)).toBe('own');
    expect(await disable(owner, second.actor.key)).toBe('ok');
    // Who was disabled meanwhile does nothing more, whatever page they still hold.
    expect(await disable(second, owner.actor.key)).toBe('forbidden');
    expect(await disable(owner, owner.actor.key)).toBe('last-owner');
  });
});

describe('a role and a team', () => {
  const set = (who: By, key: string, role: Role, team = '') =>
    changeRole(who, key, { role, team, because: BECAUSE }).then(code);

  it('are given together; who led the team leads it no more, and the log tells all of it', async () => {
    const admin = await by('admin');
    const old = await account('leader');
    const next = await account('player');
    await seasonLedBy(old.id, 'greenwood');
    const session = await signedIn(next);
    expect(await set(admin, next.key, 'leader', 'greenwood')).toBe('ok');
    expect(await actorOf(session, await currentSeason())).toMatchObject({ role: 'leader', team: 'greenwood' });
    expect(await actorOf(await signedIn(old), await currentSeason())).toMatchObject({ team: null });
    expect(await db.auditEntry.findFirst({ where: { kind: 'change-role', subject: next.key } })).toMatchObject({
      actor: admin.actor.key,
      before: 'player',
      after: `leader of greenwood in place of ${old.name}`,
      because: BECAUSE,
    });
    expect(await set(admin, next.key, 'leader', 'greenwood')).toBe('nothing');
  });

  it('are the owners’ to give above a leader’s', async () => {
    const [owner, admin] = [await by('owner'), await by('admin')];
    const { key } = await account('player');
    expect(await set(admin, key, 'admin')).toBe('forbidden');
    expect(await set(admin, key, 'owner')).toBe('forbidden');
    expect(await set(admin, admin.actor.key, 'owner')).toBe('forbidden');
    expect(await set(admin, owner.actor.key, 'player')).toBe('forbidden');
    expect(await set(owner, key, 'owner')).toBe('ok');
    expect(await set(owner, key, 'admin')).toBe('ok');
  });

  it('of an admin who leads a team are no admin’s to take', async () => {
    const [admin, leading] = [await by('admin'), await account('admin')];
    await seasonLedBy(leading.id, 'greenwood');
    expect(await set(admin, (await account('player')).key, 'leader', 'greenwood')).toBe('forbidden');
    expect(await actorOf(await signedIn(leading), await currentSeason())).toMatchObject({ team: 'greenwood' });
  });

  it('never leave the site without an owner, even when two take each other’s at once', async () => {
    const [one, two] = [await by('owner'), await by('owner')];
    const both = await Promise.all([set(one, two.actor.key, 'player'), set(two, one.actor.key, 'player')]);
    expect(both.sort()).toEqual(['forbidden', 'ok']);
    expect(await db.user.count({ where: { role: 'owner' } })).toBe(1);
  });

  it('of a player are none', async () => {
    await seasonLedBy(null, 'greenwood');
    expect(await set(await by('admin'), (await account('leader')).key, 'player', 'greenwood')).toBe('invalid');
  });
});

describe('sessions', () => {
  it('are listed by browser, the present one first, and ended one by one or all', async () => {
    const user = await account();
    const [here, there, elsewhere] = [await signedIn(user), await signedIn(user), await signedIn(user)];
    const self = { actor: { ...user, season: null, team: null } };
    const listed = await readSessions(user.id, here.session);
    expect(listed.map(({ id, here: present }) => [id === here.session, present])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(listed[0]).toMatchObject({ address: '10.9.0.1' });
    expect(code(await endSession(self, there.session))).toBe('ok');
    expect(await actorOf(there, await currentSeason())).toBeNull();
    expect(await actorOf(elsewhere, await currentSeason())).not.toBeNull();
    expect(code(await endOthers(self, here.session))).toBe('ok');
    expect(await actorOf(elsewhere, await currentSeason())).toBeNull();
    expect(await actorOf(here, await currentSeason())).not.toBeNull();
  });

  it('of somebody else are not one’s own to end', async () => {
    const session = await signedIn(await account());
    const other = await account();
    expect(code(await endSession({ actor: { ...other, season: null, team: null } }, session.session))).toBe(
      'not-found',
    );
    expect(await actorOf(session, await currentSeason())).not.toBeNull();
  });

  it('of a leader are an admin’s to end, all at once', async () => {
    const user = await account('leader');
    const sessions = [await signedIn(user), await signedIn(user)];
    expect(await endSessionsOf(await by('admin'), user.key)).toEqual({ ok: true, value: 2 });
    for (const session of sessions) expect(await actorOf(session, await currentSeason())).toBeNull();
    expect(code(await endSessionsOf(await by('admin'), (await account('owner')).key))).toBe('forbidden');
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['', 'A program that does not say its name'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('of %j are said to be in %s', (agent, words) => {
    expect(sayBrowser(agent)).toBe(words);
  });
});

it('an admin’s page on an account says why they may not touch it', async () => {
  const [owner, admin] = [await by('owner'), await by('admin')];
  expect(await readAccount(admin.actor, owner.actor.key)).toMatchObject({
    value: { barred: expect.stringContaining('owns this site'), lastOwner: true, roles: ['player', 'leader'] },
  });
  expect(await readAccount(owner.actor, admin.actor.key)).toMatchObject({ value: { barred: null } });
  expect(code(await readAccount(owner.actor, 'nobody'))).toBe('not-found');
});
