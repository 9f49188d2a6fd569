import { beforeEach, describe, expect, it } from 'vitest';
import { hire } from '@/lib/features/desk/market';
import {
  type Answer,
  answerOffer,
  type NewOffer,
  offerTrade,
  readTrades,
  releaseMerc,
} from '@/lib/features/market/trade';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { readJournal } from '@/lib/record/week/journal';
import { ownDatabase } from '../db/database';
import { merc, openSeason, type TestSeason, team } from '../db/league';
import { PlayedWeek } from '../review/support/week';
import { codeOf, value } from '../support/results';

ownDatabase();
let season: TestSeason;
let played: PlayedWeek;
let forms = 0;
const key = () => `trade-${++forms}`;

/** Every team has 10 GP and six mercs of upkeep 1. */
beforeEach(async () => {
  season = await openSeason(3);
  played = new PlayedWeek(season);
});

const offer = async (nth: number, more: Partial<NewOffer> = {}, form = key()) =>
  offerTrade(season.leader(nth), { to: team(2), gives: [merc(1, 1)], gets: [merc(2, 1)], gp: 3, ...more }, form);
const answer = (by: SeasonActor, id: string, what: Answer) => answerOffer(by, { id, answer: what }, key());
const offers = async (nth: number) => value(await readTrades(season.leader(nth))).offers;
const idOf = async (nth = 1) => (await offers(nth))[0]?.id ?? '';
const teamOf = async (one: string) => (await played.look()).record.mercs[one]?.team;
const gpOf = async (nth: number) => (await played.look()).record.teams[team(nth)]?.gp;

describe('a trade', () => {
  it('takes place once the other leader accepts, with each side paying the upkeep of who leaves, and is told to all', async () => {
    value(await offer(1));
    expect(await teamOf(merc(1, 1))).toBe(team(1));
    value(await answer(season.leader(2), await idOf(2), 'accepted'));
    expect([await teamOf(merc(1, 1)), await teamOf(merc(2, 1))]).toEqual([team(2), team(1)]);
    expect([await gpOf(1), await gpOf(2)]).toEqual([10 - 3 - 1, 10 + 3 - 1]);
    const journal = value(await readJournal({ season: season.key }, { kind: 'visitor' }));
    expect(journal.at(-1)).toMatchObject({ kind: 'trade', by: team(1), with: team(2), actor: season.leader(2).key });
  });

  it('is accepted by nobody but the team that it was offered to, and once', async () => {
    value(await offer(1));
    const id = await idOf();
    for (const by of [season.leader(1), season.leader(3), season.admin]) {
      expect(['not-found', 'no-team']).toContain(codeOf(await answer(by, id, 'accepted')));
    }
    const posing: SeasonActor = { ...season.leader(3), team: team(2) };
    expect(codeOf(await answer(posing, id, 'accepted'))).toBe('no-team');
    const both = await Promise.all([
      answer(season.leader(2), id, 'accepted'),
      answer(season.leader(2), id, 'accepted'),
    ]);
    expect(both.map(codeOf)).toEqual(['ok', 'ok']);
    expect((await played.look()).journal.filter(({ kind }) => kind === 'trade')).toHaveLength(1);
    expect(codeOf(await answer(season.leader(2), id, 'declined'))).toBe('answered');
  });

  it('is refused with the rules’ reason, as it is offered and again as it is accepted', async () => {
    expect(await offer(1, { gp: 11 })).toMatchObject({
      problem: { code: 'refused', message: 'Team 1 is to pay 11 GP and has 10.' },
    });
    expect(codeOf(await offer(1, { gives: [merc(2, 2)] }))).toBe('refused');
    expect(codeOf(await offer(1, { to: team(1) }))).toBe('refused');
    expect(codeOf(await offer(1, { to: 'constructor' }))).toBe('no-other');
    value(await offer(1, { gp: 9 }));
    const id = await idOf();
    value(await releaseMerc(season.leader(1), merc(1, 2), key()));
    value(await releaseMerc(season.leader(1), merc(1, 3), key()));
    expect(codeOf(await answer(season.leader(2), id, 'accepted'))).toBe('refused');
    expect(await teamOf(merc(1, 1))).toBe(team(1));
    expect((await offers(2))[0]?.answer).toBeNull();
  });

  it('that was declined or withdrawn is over', async () => {
    value(await offer(1));
    value(await answer(season.leader(1), await idOf(), 'withdrawn'));
    expect(codeOf(await answer(season.leader(2), await idOf(2), 'accepted'))).toBe('answered');
    value(await offer(1));
    value(await answer(season.leader(2), await idOf(2), 'declined'));
    expect(await teamOf(merc(1, 1))).toBe(team(1));
  });

  it('of one form is one offer, and nobody but the two teams reads it', async () => {
    const form = key();
    for (const _ of [1, 2]) value(await offer(1, {}, form));
    expect(await offers(1)).toHaveLength(1);
    expect(await offers(2)).toHaveLength(1);
    expect(await offers(3)).toEqual([]);
    expect(value(await readTrades({ ...season.leader(1), sealed: true })).offers).toEqual([]);
  });

  it('ends with its week', async () => {
    value(await offer(1));
    const id = await idOf();
    for (const phase of ['Wartime', 'Battles', 'Results', 'Week'] as const) await played.to(phase);
    expect(codeOf(await answer(season.leader(2), id, 'accepted'))).toBe('not-found');
  });
});

describe('a merc that was let go', () => {
  it('is for hire, and its team can have it back that week at its price: the record holds both terms of service', async () => {
    value(await releaseMerc(season.leader(1), merc(1, 1), key()));
    expect(await teamOf(merc(1, 1))).toBeNull();
    expect(await gpOf(1)).toBe(9);
    value(await hire(season.leader(1), merc(1, 1), 1, key()));
    for (const phase of ['Wartime', 'Battles', 'Results', 'Week'] as const) await played.to(phase);
    const terms = await db.contract.findMany({
      where: { mercenary: { key: merc(1, 1), seasonId: season.id } },
      orderBy: { fromWeek: 'asc' },
      select: { fromWeek: true, untilWeek: true, price: true },
    });
    expect(terms).toEqual([
      { fromWeek: 0, untilWeek: 1, price: null },
      { fromWeek: 1, untilWeek: null, price: 1 },
    ]);
  });

  it('is of the own team, and came before this week', async () => {
    expect(codeOf(await releaseMerc(season.leader(1), merc(2, 1), key()))).toBe('refused');
    value(await hire(season.leader(1), 'free-lance', 1, key()));
    expect(codeOf(await releaseMerc(season.leader(1), 'free-lance', key()))).toBe('refused');
    await played.to('Battles');
    expect(codeOf(await releaseMerc(season.leader(1), merc(1, 1), key()))).toBe('refused');
  });
});
