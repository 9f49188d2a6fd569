import { beforeEach, describe, expect, it } from 'vitest';
import { type By, changeRole, setDisabled } from '@/lib/features/accounts/manage';
import type { Role } from '@/lib/features/accounts/model';
import { sayReady } from '@/lib/features/desk/ready';
import { dropMember, nameMember } from '@/lib/features/seats/members';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { actorOf } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import { account, signedIn } from '../auth/people';
import { ownDatabase } from '../db/database';
import { openSeason, type TestSeason, team } from '../db/league';
import { codeOf, value } from '../support/results';

/** Attacks on a right that somebody lent: a seat in a team outlives neither the seat nor the role of who named it. */

ownDatabase();
let season: TestSeason;
let owner: By;

beforeEach(async () => {
  season = await openSeason(2);
  const { id, key, name } = await account('owner');
  owner = { actor: { id, key, name, role: 'owner', season: null, team: null } };
});

const member = (name: string, nth = 1) => ({ team: team(nth), name, fromWeek: null, untilWeek: null });
async function asked(id: string): Promise<SeasonActor> {
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  const actor = await actorOf(await signedIn(user), season.key);
  if (actor === null) throw new Error('Nobody is signed in.');
  return { ...actor, season: season.key };
}
const teamOf = async (id: string) => (await asked(id)).team;
const disable = (key: string) => setDisabled(owner, key, { disabled: true, because: 'a test' });
const enable = (key: string) => setDisabled(owner, key, { disabled: false, because: 'a test' });
const become = (key: string, role: Role, of = '') => changeRole(owner, key, { role, team: of, because: 'a test' });

/** Each way in which a giver loses the right, and whether the giver may have it again. */
const LOSSES: Readonly<Record<string, (giver: SeasonActor) => Promise<void>>> = {
  'is disabled': async ({ key }) => void value(await disable(key)),
  'is disabled and enabled again': async ({ key }) => {
    value(await disable(key));
    value(await enable(key));
  },
  'is made a player': async ({ key }) => void value(await become(key, 'player')),
  'leads the team no more': async ({ key }) => void value(await become(key, 'leader')),
  'leads another team now': async ({ key }) => void value(await become(key, 'leader', team(2))),
  'was put out by another leader': async () =>
    void value(await become((await account('leader')).key, 'leader', team(1))),
};

describe.each(Object.entries(LOSSES))('who was named by a leader who %s', (_, lose) => {
  it('acts for the team no more, in a page or in the middle of an act, and neither does whom they named', async () => {
    const [first, second] = [await account(), await account()];
    value(await nameMember({ actor: season.leader(1) }, member(first.name)));
    value(await nameMember({ actor: await asked(first.id) }, member(second.name)));
    const inUse = [await asked(first.id), await asked(second.id)];
    expect(inUse.map((actor) => actor.team)).toEqual([team(1), team(1)]);
    await lose(season.leader(1));
    expect([await teamOf(first.id), await teamOf(second.id)]).toEqual([null, null]);
    for (const actor of inUse) {
      expect(codeOf(await sayReady(actor, true, `late-${actor.key}`))).toBe('forbidden');
      expect(codeOf(await nameMember({ actor }, member((await account()).name)))).toBe('forbidden');
    }
    expect(await db.teamMember.count({ where: { userId: { in: [first.id, second.id] } } })).toBe(0);
  });
});

it('a seat is refused by its giver’s rights at the moment of use, even where nothing ended it', async () => {
  const { id, name } = await account();
  value(await nameMember({ actor: season.leader(1) }, member(name)));
  const where = { id: season.leader(1).id };
  await db.user.update({ where, data: { disabledAt: new Date() } });
  expect(await teamOf(id)).toBeNull();
  await db.user.update({ where, data: { disabledAt: null } });
  expect(await teamOf(id)).toBe(team(1));
  await db.team.updateMany({ where: { seasonId: season.id, key: team(1) }, data: { leaderId: null } });
  expect(await teamOf(id)).toBeNull();
});

it.each(['disabled', 'demoted'])('who was named by an admin who was %s since acts no more', async (how) => {
  const admin = season.admin;
  const { id, name } = await account();
  value(await nameMember({ actor: admin }, member(name)));
  expect(await teamOf(id)).toBe(team(1));
  value(how === 'disabled' ? await disable(admin.key) : await become(admin.key, 'leader'));
  expect(await teamOf(id)).toBeNull();
  if (how === 'disabled') value(await enable(admin.key));
  else value(await become(admin.key, 'admin'));
  expect(await teamOf(id)).toBeNull();
});

it('two who name each other hold each other in no team', async () => {
  const [first, second] = [await account(), await account()];
  value(await nameMember({ actor: season.leader(1) }, member(first.name)));
  value(await nameMember({ actor: await asked(first.id) }, member(second.name)));
  const teamId = (await db.team.findFirstOrThrow({ where: { seasonId: season.id, key: team(1) } })).id;
  await db.teamMember.update({
    where: { teamId_userId: { teamId, userId: first.id } },
    data: { addedBy: second.key },
  });
  expect([await teamOf(first.id), await teamOf(second.id)]).toEqual([null, null]);
});

it('a deputy whose weeks are over leaves nobody behind', async () => {
  const [first, second] = [await account(), await account()];
  value(await nameMember({ actor: season.leader(1) }, member(first.name)));
  value(await nameMember({ actor: await asked(first.id) }, member(second.name)));
  await db.teamMember.updateMany({ where: { userId: first.id }, data: { fromWeek: 7, untilWeek: 8 } });
  expect(await teamOf(second.id)).toBeNull();
});

it('whoever’s seat is taken away takes along whom they had named, which the audit log tells', async () => {
  const [first, second] = [await account(), await account()];
  value(await nameMember({ actor: season.leader(1) }, member(first.name)));
  value(await nameMember({ actor: await asked(first.id) }, member(second.name)));
  const { id } = await db.teamMember.findFirstOrThrow({ where: { userId: first.id } });
  value(await dropMember({ actor: season.leader(1) }, { id, team: team(1) }));
  expect(await teamOf(second.id)).toBeNull();
  const told = await db.auditEntry.findFirst({ where: { kind: 'drop-member' }, orderBy: { id: 'desc' } });
  expect(told?.after).toBe('whom they had named act for it no more: 1');
});

it('of two teams that name one account at once one has it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, name } = await account();
    const both = await Promise.all([
      nameMember({ actor: season.leader(1) }, member(name, 1)),
      nameMember({ actor: season.leader(2) }, member(name, 2)),
    ]);
    expect(both.map(codeOf).toSorted()).toEqual(['ok', 'taken']);
    expect(await db.teamMember.count({ where: { userId: id } })).toBe(1);
  }
});

it('a seat that is named while its giver is being disabled either was there before that and fell, or is refused', async () => {
  const { id, name } = await account();
  const [named] = await Promise.all([
    nameMember({ actor: season.leader(1) }, member(name)),
    disable(season.leader(1).key).then(value),
  ]);
  expect(['ok', 'forbidden']).toContain(codeOf(named));
  expect(await teamOf(id)).toBeNull();
  expect(await db.teamMember.count({ where: { userId: id } })).toBe(0);
});

it('whoever is given a team keeps no seat in another of the season', async () => {
  const { id, key, name } = await account('leader');
  value(await nameMember({ actor: season.leader(1) }, member(name)));
  value(await become(key, 'leader', team(2)));
  expect(await teamOf(id)).toBe(team(2));
  expect(await db.teamMember.count({ where: { userId: id } })).toBe(0);
});
