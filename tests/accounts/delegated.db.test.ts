import { beforeEach, describe, expect, it } from 'vitest';
import { makeInvite, readInvite, redeemInvite } from '@/lib/features/accounts/invite';
import { type By, changeRole, setDisabled } from '@/lib/features/accounts/manage';
import type { MadeLink, Role } from '@/lib/features/accounts/model';
import { readAccount, readAccounts } from '@/lib/features/accounts/read';
import { makeReset, readReset, redeemReset } from '@/lib/features/accounts/reset';
import { linkWorks, newToken, redeemOwnerLink } from '@/lib/platform/auth/once-link';
import { db } from '@/lib/platform/db/client';
import { tableKind } from '@/lib/record/tables/kinds';
import { openTable } from '@/lib/record/tables/open';
import { inviteUser, linkToSeat, readSeatLink, redeemSeatLink, takeSeat } from '@/lib/record/tables/seats';
import type { Result } from '@/lib/result';
import { account, from, PASSWORD } from '../auth/people';
import { ownDatabase } from '../db/database';

ownDatabase();
beforeEach(async () => {
  await db.onceLink.deleteMany();
});

async function by(role: Role): Promise<By> {
  const { id, key, name } = await account(role);
  return { actor: { id, key, name, role, season: null, team: null } };
}
const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.problem.code);
const take = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
};
const tokenOf = (made: Result<MadeLink>): string => take(made).url.split('/').at(-1) ?? '';
const disable = (who: By, whom: By) => setDisabled(who, whom.actor.key, { disabled: true, because: 'a test' });
const enable = (who: By, whom: By) => setDisabled(who, whom.actor.key, { disabled: false, because: 'a test' });
const demote = (who: By, whom: By, role: Role) =>
  changeRole(who, whom.actor.key, { role, team: '', because: 'a test' });
const join = (token: string) =>
  redeemInvite(
    token,
    { name: `Guest ${token.replace(/[^A-Za-z0-9]/g, '').slice(0, 12)}`, password: PASSWORD },
    from('10.7.0.1'),
  );
const invite = (who: By, role: Role) => makeInvite(who, { role, team: '', days: 7, note: 'somebody' });

/** Every way in which somebody gives a right away, as made by an owner who came by an invite. */
const KINDS = {
  'an invite to be a player': async (maker: By) => {
    const token = tokenOf(await invite(maker, 'player'));
    return { use: () => join(token), look: async () => (await readInvite(token)) !== null };
  },
  'an invite to be an owner': async (maker: By) => {
    const token = tokenOf(await invite(maker, 'owner'));
    return { use: () => join(token), look: async () => (await readInvite(token)) !== null };
  },
  'a reset link': async (maker: By) => {
    const token = tokenOf(await makeReset(maker, (await account('admin')).key));
    return {
      use: () => redeemReset(token, 'quite another one', from('10.7.0.2')),
      look: async () => (await readReset(token)) !== null,
    };
  },
  'a link to a seat': async (maker: By) => {
    const { number, seat } = await table(maker);
    const token =
      take(await linkToSeat(number, seat, maker.actor))
        .split('/')
        .at(-1) ?? '';
    const guest = await by('player');
    return { use: () => redeemSeatLink(token, guest.actor), look: async () => (await readSeatLink(token)) !== null };
  },
} as const;

/** A table at which a seat is free; an admin's is hosted by somebody else, so that the right is the admin's own. */
async function table(maker: By): Promise<{ number: number; seat: string }> {
  const above = maker.actor.role === 'owner' || maker.actor.role === 'admin';
  const host = above ? await by('admin') : maker;
  const kind = tableKind('crisis-collide');
  const opened = take(
    await openTable(
      {
        ...{ ruleset: 'crisis-collide', name: 'A duel', mode: 'yaml', yaml: kind?.example ?? '', fields: {} },
        ...{ visibility: 'everybody', hours: null, do: 'open' },
        seats: [{ by: 'user', key: host.actor.key }, { by: 'link' }],
      },
      host.actor,
    ),
  );
  if (!('number' in opened)) throw new Error('no table was opened');
  const row = await db.table.findUniqueOrThrow({ where: { number: opened.number }, include: { seats: true } });
  const free = row.seats.find(({ userId, bot }) => userId === null && bot === null);
  if (free === undefined) throw new Error('no seat is free');
  return { number: opened.number, seat: free.key };
}

describe.each(Object.entries(KINDS))('%s', (_, make) => {
  it('works while its maker may give it', async () => {
    const { use, look } = await make(await by('owner'));
    expect(await look()).toBe(true);
    expect(code(await use())).toBe('ok');
  });

  it('ends when its maker is disabled, and does not come back when they are enabled', async () => {
    const [owner, maker] = [await by('owner'), await by('owner')];
    const { use, look } = await make(maker);
    expect(code(await disable(owner, maker))).toBe('ok');
    expect(await look()).toBe(false);
    expect(code(await use())).toBe('spent');
    expect(code(await enable(owner, maker))).toBe('ok');
    expect(code(await use())).toBe('spent');
  });

  it('ends when its maker is made a player, and does not come back with the role', async () => {
    const [owner, maker] = [await by('owner'), await by('owner')];
    const { use, look } = await make(maker);
    expect(code(await demote(owner, maker, 'player'))).toBe('ok');
    expect(await look()).toBe(false);
    expect(code(await use())).toBe('spent');
    expect(code(await demote(owner, maker, 'owner'))).toBe('ok');
    expect(code(await use())).toBe('spent');
  });

  it('is refused by its maker’s rights at the moment of use, even where nothing ended it', async () => {
    const maker = await by('owner');
    const { use, look } = await make(maker);
    const where = { key: maker.actor.key };
    await db.user.update({ where, data: { role: 'player' } });
    expect(await look()).toBe(false);
    expect(code(await use())).toBe('spent');
    await db.user.update({ where, data: { role: 'owner', disabledAt: new Date() } });
    expect(await look()).toBe(false);
    expect(code(await use())).toBe('spent');
    await db.user.update({ where, data: { disabledAt: null } });
    expect(code(await use())).toBe('ok');
  });

  it('used while its maker is being disabled either came before that or is refused', async () => {
    const [owner, maker] = [await by('owner'), await by('owner')];
    const { use } = await make(maker);
    const [used, disabled] = await Promise.all([use(), disable(owner, maker)]);
    expect(code(disabled)).toBe('ok');
    expect(['ok', 'spent']).toContain(code(used));
    expect(code(await use())).toBe('spent');
  });
});

describe('an admin', () => {
  it('made out of an owner gives no more owners: a right is not kept in a drawer', async () => {
    const [owner, maker] = [await by('owner'), await by('owner')];
    const token = tokenOf(await invite(maker, 'owner'));
    await demote(owner, maker, 'admin');
    expect(code(await join(token))).toBe('spent');
  });

  it('who was let in by a disabled owner’s invite stays, and what that owner’s other links give does not', async () => {
    const [owner, maker] = [await by('owner'), await by('owner')];
    const [first, second] = [tokenOf(await invite(maker, 'owner')), tokenOf(await invite(maker, 'owner'))];
    expect(code(await join(first))).toBe('ok');
    await disable(owner, maker);
    expect(code(await join(second))).toBe('spent');
  });

  it('resets no account that rose above them since the link was made', async () => {
    const [owner, admin] = [await by('owner'), await by('admin')];
    const user = await by('player');
    const token = tokenOf(await makeReset(admin, user.actor.key));
    await demote(owner, user, 'admin');
    expect(await readReset(token)).toBeNull();
    expect(code(await redeemReset(token, 'quite another one', from('10.7.0.3')))).toBe('spent');
  });

  it('disabled since they asked for the page makes no link and touches no account', async () => {
    const [owner, admin, user] = [await by('owner'), await by('admin'), await by('player')];
    await disable(owner, admin);
    expect(code(await invite(admin, 'player'))).toBe('forbidden');
    expect(code(await makeReset(admin, user.actor.key))).toBe('forbidden');
    expect(code(await disable(admin, user))).toBe('forbidden');
    expect(code(await demote(admin, user, 'leader'))).toBe('forbidden');
  });
});

describe('a seat', () => {
  it('kept by name for somebody is theirs while who keeps it may keep seats', async () => {
    const [owner, maker] = [await by('owner'), await by('owner')];
    const { number, seat } = await table(maker);
    const guest = await by('player');
    take(await inviteUser(number, seat, guest.actor.name, maker.actor));
    await disable(owner, maker);
    expect(code(await takeSeat(number, guest.actor))).toBe('forbidden');
    take(await inviteUser(number, seat, (await by('player')).actor.name, owner.actor));
    take(await inviteUser(number, seat, guest.actor.name, owner.actor));
    expect(code(await takeSeat(number, guest.actor))).toBe('ok');
  });

  it('given by its table’s host, who is a player, is still given', async () => {
    const host = await by('player');
    const { number, seat } = await table(host);
    const token =
      take(await linkToSeat(number, seat, host.actor))
        .split('/')
        .at(-1) ?? '';
    expect(code(await redeemSeatLink(token, (await by('player')).actor))).toBe('ok');
  });

  it('that is taken uses no link up, and nobody is put out of it', async () => {
    const [owner, first, second] = [await by('owner'), await by('player'), await by('player')];
    const { number, seat } = await table(owner);
    const token =
      take(await linkToSeat(number, seat, owner.actor))
        .split('/')
        .at(-1) ?? '';
    take(await inviteUser(number, seat, first.actor.name, owner.actor));
    take(await takeSeat(number, first.actor));
    expect(code(await redeemSeatLink(token, second.actor))).toBe('taken');
    expect(await db.onceLink.count({ where: { purpose: 'seat', usedAt: { not: null } } })).toBe(0);
    expect(code(await inviteUser(number, seat, second.actor.name, owner.actor))).toBe('taken');
  });
});

it('the owner’s own link makes no second owner', async () => {
  await by('owner');
  const { token, tokenHash } = newToken();
  await db.onceLink.create({
    data: { tokenHash, purpose: 'owner', role: 'owner', expiresAt: new Date(Date.now() + 3_600_000) },
  });
  expect(await linkWorks(token)).toBe(false);
  expect(code(await redeemOwnerLink(token, { name: 'Second', password: PASSWORD }, from('10.7.0.4')))).toBe('spent');
});

it('the accounts page lists open links of every kind by their maker, and says which would be refused', async () => {
  const [owner, maker] = [await by('owner'), await by('owner')];
  const user = await by('player');
  take(await invite(maker, 'admin'));
  take(await makeReset(maker, user.actor.key));
  const { number, seat } = await table(maker);
  take(await linkToSeat(number, seat, maker.actor));
  const { open } = await readAccounts(owner.actor);
  expect(open).toHaveLength(1);
  expect(open[0]).toMatchObject({ key: maker.actor.key, maker: maker.actor.name });
  expect(open[0]?.links.map(({ gives }) => gives).toSorted()).toEqual([
    expect.stringContaining(`a new password for ${user.actor.name}`),
    expect.stringContaining(`a seat: Table ${number}`),
    'an account: admin',
  ]);
  expect(take(await readAccount(owner.actor, maker.actor.key)).given).toHaveLength(3);
  await db.user.update({ where: { key: maker.actor.key }, data: { role: 'leader' } });
  expect((await readAccounts(owner.actor)).open[0]?.links.every(({ powerless }) => powerless)).toBe(true);
  await disable(owner, maker);
  expect((await readAccounts(owner.actor)).open).toEqual([]);
});
