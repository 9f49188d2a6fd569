import { beforeEach, describe, expect, it } from 'vitest';
import { readDesk } from '@/lib/features/desk/desk';
import { noteLook } from '@/lib/features/desk/done-to-me';
import type { Desk } from '@/lib/features/desk/model';
import { giveOrder } from '@/lib/features/desk/order';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { ok } from '@/lib/result';
import { ownDatabase } from '../db/database';
import { declares, league, merc, openSeason, type TestSeason, team } from '../db/league';

ownDatabase();
let season: TestSeason;
let keys = 0;
const key = (): string => {
  keys += 1;
  return `orders-${keys}`;
};

/** Mid tier is to 5 points of upkeep without a fee: the first merc of each team costs 3 GP in it. Every team has 10. */
beforeEach(async () => {
  const setup = league(2);
  const dear = (of: number) => {
    const found = setup.mercs[merc(of, 1)];
    if (found) Object.assign(found, { upkeep: 8 });
  };
  dear(1);
  dear(2);
  season = await openSeason(2, {
    setup: { ...setup, matches: [{ attacker: team(1), defender: team(2), tier: 'Mid' }] },
  });
  await go('Wartime');
});

const where = () => ({ season: season.key, week: 1 });
async function go(to: 'Wartime' | 'Battles'): Promise<void> {
  const gone = await advance({ where: where(), actor: season.admin, to });
  if (!gone.ok) throw new Error(gone.problem.message);
}
async function desk(nth: number): Promise<Desk> {
  const found = await readDesk(season.leader(nth));
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}
const roster = (nth: number, ...nths: number[]) =>
  giveOrder(season.leader(nth), key(), (by) => ({ kind: 'roster', by, mercs: nths.map((each) => merc(nth, each)) }));
const bid = (nth: number, gp: number) =>
  giveOrder(season.leader(nth), key(), (by) => ({ kind: 'bid', by, terrain: `Hill ${nth}`, gp }));
const strikes = async (nth: number, ability: string, target: string) => {
  const done = await append({
    where: where(),
    actor: season.leader(nth),
    idempotencyKey: key(),
    entries: () => ok([declares(nth, ability, [target])]),
  });
  if (!done.ok) throw new Error(done.problem.message);
};
const todo = async (nth: number, to: string) => (await desk(nth)).todo.find((item) => item.to === to);

describe('a bid and the roster’s fee', () => {
  it('a bid that the fee would sink is refused at once, and one that it leaves room for is taken', async () => {
    await roster(1, 1);
    expect(await bid(1, 8)).toMatchObject({
      problem: {
        code: 'refused',
        field: 'gp',
        message: 'Team 1 bids 8 GP and has 10, of which 3 go to the roster’s fee first.',
      },
    });
    expect((await desk(1)).bid.placed).toBeNull();
    expect(await bid(1, 7)).toMatchObject({ ok: true });
    await go('Battles');
    expect((await desk(1)).atLock).toEqual({ locked: true, roster: [], bid: [] });
  });

  it('a roster whose fee sinks the bid says so as it is saved, and the desk says so until one of them is changed', async () => {
    await bid(1, 8);
    expect(await todo(1, '#bid')).toMatchObject({ state: 'done' });
    const saved = await roster(1, 1);
    expect(saved.ok && saved.value.warning).toBe(
      'Team 1 bids 8 GP and has 10, of which 3 go to the roster’s fee first.',
    );
    expect(await todo(1, '#bid')).toMatchObject({ state: 'undone' });
    expect((await desk(1)).atLock.bid).toMatchObject([{ cites: expect.arrayContaining(['glossary:tiers']) }]);
    await roster(1, 2);
    expect(await todo(1, '#bid')).toMatchObject({ state: 'done' });
  });

  it('a bid that the lock refused stands on the desk, with why and its ruling', async () => {
    await bid(1, 8);
    await roster(1, 1);
    await go('Battles');
    const { atLock } = await desk(1);
    // 10 less the fee of 3.
    expect(atLock.bid).toMatchObject([{ text: 'Team 1 bids 8 GP and has 7.', ruling: expect.any(String) }]);
    expect(atLock.bid[0]?.cites).toContain('glossary:terrain');
  });
});

describe('a roster that lost a merc since it was saved', () => {
  beforeEach(async () => {
    await roster(1, 2, 3);
    expect(await todo(1, '#roster')).toMatchObject({ state: 'done' });
    await strikes(2, `${merc(2, 2)}/strike`, merc(1, 2));
  });

  it('is no longer ticked off, and is again once it is saved without that merc', async () => {
    const { atLock } = await desk(1);
    expect(atLock.roster).toMatchObject([
      { text: expect.stringContaining('Merc 1 2 is KO’d'), ruling: expect.any(String) },
    ]);
    expect(await todo(1, '#roster')).toMatchObject({ state: 'undone' });
    await roster(1, 3, 4);
    expect(await todo(1, '#roster')).toMatchObject({ state: 'done' });
  });

  it('is told as what the lock left out, with why, clause and ruling', async () => {
    await go('Battles');
    const { atLock, todo: still } = await desk(1);
    expect(atLock).toMatchObject({ locked: true, roster: [{ text: expect.stringContaining('Merc 1 2 is KO’d') }] });
    expect(atLock.roster[0]?.cites).toContain('glossary:ko');
    expect(atLock.roster[0]?.ruling).not.toBeNull();
    expect(still.map(({ text }) => text)).toContain('The lock left something out');
  });
});

describe('what others did', () => {
  it('stands on the desk of who was hit, with what it changed and what can be done, and on nobody else’s', async () => {
    await roster(1, 2, 3);
    await strikes(2, `${merc(2, 2)}/strike`, merc(1, 2));
    const [told, ...more] = (await desk(1)).doneToMe;
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      isNew: true,
      line: { title: 'Strike', outcome: 'Resolved', team: { key: team(2) } },
      changes: [expect.stringContaining('KO’d')],
      ways: [{ to: '#roster' }],
    });
    expect((await desk(2)).doneToMe).toEqual([]);
  });

  it('is new until its leader has looked, and only what comes after is new then', async () => {
    await strikes(2, `${merc(2, 2)}/strike`, merc(1, 2));
    const { week, seq } = await desk(1);
    expect(await noteLook(season.leader(1), { week, seq })).toMatchObject({ ok: true });
    await strikes(2, `${merc(2, 3)}/strike`, merc(1, 3));
    expect((await desk(1)).doneToMe.map(({ isNew, line }) => [line.targets[0]?.key, isNew])).toEqual([
      [merc(1, 3), true],
      [merc(1, 2), false],
    ]);
  });

  it('a page that is older than the last look takes nothing back', async () => {
    await strikes(2, `${merc(2, 2)}/strike`, merc(1, 2));
    const { week, seq } = await desk(1);
    await noteLook(season.leader(1), { week, seq });
    await noteLook(season.leader(1), { week, seq: 1 });
    expect((await desk(1)).doneToMe.map(({ isNew }) => isNew)).toEqual([false]);
  });

  it('what is aimed at the team and waits is told as well, and again once it came to something', async () => {
    await strikes(2, `${merc(2, 2)}/ambush`, merc(1, 2));
    const { week, seq, doneToMe } = await desk(1);
    expect(doneToMe).toMatchObject([{ line: { outcome: 'Pending' } }]);
    await noteLook(season.leader(1), { week, seq });
    await roster(1, 2);
    await roster(2, 2);
    await go('Battles');
    expect((await desk(1)).doneToMe).toMatchObject([{ isNew: true, line: { outcome: 'Resolved' } }]);
  });
});
