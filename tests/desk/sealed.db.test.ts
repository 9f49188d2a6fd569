import { beforeEach, describe, expect, it } from 'vitest';
import { readDesk } from '@/lib/features/desk/desk';
import { readDraft } from '@/lib/features/desk/draft';
import type { Desk } from '@/lib/features/desk/model';
import { giveOrder } from '@/lib/features/desk/order';
import { keepTyped, readTyped } from '@/lib/features/desk/typed';
import { nameMember } from '@/lib/features/seats/members';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { actorOf } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import { account, signedIn } from '../auth/people';
import { ownDatabase } from '../db/database';
import { declares, league, merc, openSeason, type TestSeason, team } from '../db/league';
import { PlayedWeek } from '../review/support/week';
import { codeOf, value } from '../support/results';

ownDatabase();
let season: TestSeason;
let played: PlayedWeek;
let keys = 0;
const key = () => {
  keys += 1;
  return `sealed-${keys}`;
};

/** Mid tier is to 5 points of upkeep without a fee: the first merc of team 1 costs 3 GP in it. Every team has 10. */
beforeEach(async () => {
  const setup = league(2);
  const dear = setup.mercs[merc(1, 1)];
  if (dear) Object.assign(dear, { upkeep: 8 });
  season = await openSeason(2, {
    setup: { ...setup, matches: [{ attacker: team(1), defender: team(2), tier: 'Mid' }] },
  });
  played = new PlayedWeek(season);
  await played.to('Wartime');
});

/** Somebody as a request of theirs would find them. */
async function asked(id: string): Promise<SeasonActor> {
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  const actor = await actorOf(await signedIn(user), season.key);
  if (actor === null) throw new Error('Nobody is signed in.');
  return { ...actor, season: season.key };
}
const deskOf = async (actor: SeasonActor): Promise<Desk> => value(await readDesk(actor));
const roster = (actor: SeasonActor, ...nths: number[]) =>
  giveOrder(actor, key(), (by) => ({ kind: 'roster', by, mercs: nths.map((nth) => merc(1, nth)) }));
const bid = (actor: SeasonActor, gp: number) =>
  giveOrder(actor, key(), (by) => ({ kind: 'bid', by, terrain: 'Hill 1', gp }));

/** The leader's own account, once an admin's link has set its password anew; and one that an admin gave a seat in the team. */
const LET_IN = {
  'whose password an admin’s link set anew': async () => {
    await db.user.update({ where: { id: season.leader(1).id }, data: { resetAt: new Date() } });
    return asked(season.leader(1).id);
  },
  'that an admin gave a seat in the team': async () => {
    const { id, name } = await account();
    value(await nameMember({ actor: season.admin }, { team: team(1), name, fromWeek: null, untilWeek: null }));
    return asked(id);
  },
} as const;

describe.each(Object.entries(LET_IN))('an account %s', (_, letIn) => {
  it('finds on the desk of a team with orders what it would find on that of a team without any', async () => {
    const sealed = await letIn();
    const before = await deskOf(sealed);
    value(await roster(season.leader(1), 1, 2));
    value(await bid(season.leader(1), 7));
    const after = await deskOf(sealed);
    expect(sealed).toMatchObject({ team: team(1), sealed: true });
    expect(after).toEqual(before);
    expect((await deskOf(season.leader(1))).bid.placed).not.toBeNull();
  });

  it('is not told by a merc that was struck down whether it was on the roster, nor by the list of what is to do', async () => {
    value(await roster(season.leader(1), 2, 3));
    await played.does(2, declares(2, `${merc(2, 2)}/strike`, [merc(1, 2)]));
    const [leader, sealed] = [await deskOf(season.leader(1)), await deskOf(await letIn())];
    expect(leader.doneToMe[0]?.ways).toMatchObject([{ to: '#roster' }]);
    expect(leader.atLock.roster).toHaveLength(1);
    expect(leader.todo).toContainEqual(expect.objectContaining({ to: '#roster', state: 'undone' }));
    expect(sealed.doneToMe).toMatchObject([{ line: { title: 'Strike' }, ways: [] }]);
    expect(sealed.atLock).toEqual({ locked: false, roster: [], bid: [] });
    expect(sealed.todo).toContainEqual(expect.objectContaining({ to: '#roster', state: 'todo' }));
  });

  it('cannot sound the roster with a bid that its fee would sink, nor the bid with a roster', async () => {
    value(await roster(season.leader(1), 1));
    expect(codeOf(await bid(season.leader(1), 8))).toBe('refused');
    expect(codeOf(await bid(await letIn(), 8))).toBe('ok');
    expect(value(await roster(season.leader(1), 1)).warning).not.toBeNull();
    expect(value(await roster(await letIn(), 1)).warning).toBeNull();
  });

  it('sees nothing of what was typed on the desk and not sent', async () => {
    const typed = { week: 1, text: 'CANARY-POST', parts: { bid: { gp: ['61253'] } } };
    value(await keepTyped(season.leader(1), team(1), typed));
    const sealed = await letIn();
    expect(await readTyped(sealed, team(1), 1)).toEqual({ text: '', at: null, parts: {} });
    expect(await readDraft(sealed, team(1))).toBe('');
    expect(JSON.stringify(await deskOf(sealed))).not.toMatch(/CANARY-POST|61253/);
  });

  it('sees from the lock on what all see', async () => {
    value(await roster(season.leader(1), 2, 3));
    await played.does(2, declares(2, `${merc(2, 2)}/strike`, [merc(1, 2)]));
    const { id } = await letIn();
    await played.to('Battles');
    expect((await deskOf(await asked(id))).atLock.roster).toHaveLength(1);
  });
});

describe('a co-leader whom the team named', () => {
  it('sees the orders, and keeps drafts that are nobody’s else, as the leader’s are', async () => {
    const { id, name } = await account();
    const seat = { team: team(1), name, fromWeek: null, untilWeek: null };
    value(await nameMember({ actor: season.leader(1) }, seat));
    const other = await asked(id);
    value(await roster(season.leader(1), 2, 3));
    value(await keepTyped(season.leader(1), team(1), { week: 1, text: 'The leader’s', parts: { bid: { gp: ['3'] } } }));
    value(await keepTyped(other, team(1), { week: 1, text: 'The other’s', parts: { bid: { gp: ['4'] } } }));
    const [own, theirs] = [await deskOf(season.leader(1)), await deskOf(other)];
    expect(theirs.roster.saved).toBe(true);
    expect(own.typed).toMatchObject({ text: 'The leader’s', parts: { bid: { fields: { gp: ['3'] } } } });
    expect(theirs.typed).toMatchObject({ text: 'The other’s', parts: { bid: { fields: { gp: ['4'] } } } });
    expect(JSON.stringify(own)).not.toContain('The other’s');
    expect(JSON.stringify(theirs)).not.toContain('The leader’s');
  });

  it('keeps none once the seat is taken away', async () => {
    const { id, name } = await account();
    value(await nameMember({ actor: season.leader(1) }, { team: team(1), name, fromWeek: null, untilWeek: null }));
    await db.teamMember.deleteMany({ where: { userId: id } });
    expect(codeOf(await keepTyped(await asked(id), team(1), { week: 1, text: 'Late', parts: {} }))).toBe('no-team');
  });
});
