import { beforeEach, describe, expect, it } from 'vitest';
import { readDesk } from '@/lib/features/desk/desk';
import { hire } from '@/lib/features/desk/market';
import { bidForMerc } from '@/lib/features/market/bid';
import { listPrice, setMarket } from '@/lib/features/market/manage';
import { readMarketPage } from '@/lib/features/market/page';
import { goOn } from '@/lib/features/review/advance';
import { setClock } from '@/lib/features/review/clock';
import { readControlRoom } from '@/lib/features/review/control';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { type Market, marketSchema } from '@/lib/record/market/market';
import { turnDueWeeks } from '@/lib/record/week/due';
import { readJournal } from '@/lib/record/week/journal';
import { ownDatabase } from '../db/database';
import { openSeason, type TestSeason, team } from '../db/league';
import { PlayedWeek } from '../review/support/week';
import { cameTo, codeOf, shownBy, value } from '../support/results';

ownDatabase();
let season: TestSeason;
let played: PlayedWeek;
let forms = 0;
const key = () => `bid-${++forms}`;
const MERC = 'free-lance';

/** Every team has 10 GP; the one merc for hire has an upkeep of 1. */
beforeEach(async () => {
  season = await openSeason(4);
  played = new PlayedWeek(season);
});

const sets = async (market: Partial<Market>) =>
  value(await setMarket({ actor: season.admin, key: key() }, marketSchema.parse(market)));
const bid = (nth: number, gp: number | null, merc = MERC) => bidForMerc(season.leader(nth), { merc, gp });
const ownerOf = async () => (await played.look()).record.mercs[MERC]?.team;
const gpOf = async (nth: number) => (await played.look()).record.teams[team(nth)]?.gp;

describe('a bid', () => {
  it('is refused where the season has fixed prices, and a fixed price where it has bids', async () => {
    expect(codeOf(await bid(1, 5))).toBe('fixed');
    await sets({ way: 'open bid' });
    expect(codeOf(await hire(season.leader(1), MERC, 1, key()))).toBe('bids');
    expect(codeOf(await bid(1, 5))).toBe('ok');
  });

  it.each([
    ['least', 0, MERC],
    ['gp', 11, MERC],
    ['no-merc', 5, 'nobody'],
    ['no-merc', 5, 'constructor'],
    ['taken', 5, 'merc-2-1'],
    ['ok', 1, MERC],
    ['ok', 10, MERC],
  ])('comes to “%s” with %i GP for %s', async (code, gp, merc) => {
    await sets({ way: 'sealed bid' });
    expect(codeOf(await bid(1, gp, merc))).toBe(code);
  });

  it('is at least what an admin listed', async () => {
    await sets({ way: 'open bid' });
    value(await listPrice({ actor: season.admin, key: key() }, { merc: MERC, price: 6 }));
    expect(codeOf(await bid(1, 5))).toBe('least');
    expect(codeOf(await bid(1, 6))).toBe('ok');
  });

  it('of whoever leads no team, or another’s, is refused', async () => {
    await sets({ way: 'open bid' });
    expect(codeOf(await bidForMerc(season.admin, { merc: MERC, gp: 5 }))).toBe('no-team');
    const posing: SeasonActor = { ...season.leader(1), team: team(2) };
    expect(codeOf(await bidForMerc(posing, { merc: MERC, gp: 5 }))).toBe('no-team');
  });

  it('comes too late once the deadline has passed, whether or not the phase was turned', async () => {
    await sets({ way: 'open bid' });
    const past = new Date(Date.now() - 1000).toISOString();
    await played.does(season.admin, { kind: 'deadline', closesAt: past, because: 'Over.' });
    expect(codeOf(await bid(1, 5))).toBe('late');
  });

  it('is changed, and taken back', async () => {
    await sets({ way: 'open bid' });
    for (const gp of [5, 7]) value(await bid(1, gp));
    expect((await db.marketBid.findMany({ where: { week: { seasonId: season.id } } })).map(({ gp }) => gp)).toEqual([
      7,
    ]);
    value(await bid(1, null));
    expect(codeOf(await bid(1, null))).toBe('nothing');
    await played.to('Wartime');
    expect(await ownerOf()).toBeNull();
  });
});

describe('as the phase closes', () => {
  it('the highest bid hires, at its own height, as an entry that everybody reads', async () => {
    await sets({ way: 'sealed bid' });
    value(await bid(1, 5));
    value(await bid(2, 7));
    await played.to('Wartime');
    expect(await ownerOf()).toBe(team(2));
    expect([await gpOf(1), await gpOf(2)]).toEqual([10, 3]);
    const journal = value(await readJournal({ season: season.key }, { kind: 'visitor' }));
    expect(journal.filter(({ kind }) => kind === 'hire')).toMatchObject([
      { by: team(2), merc: MERC, price: 7, bid: true, actor: season.admin.key },
    ]);
    expect(value(await readMarketPage(season.key, null)).past).toMatchObject([
      { team: { key: team(1) }, gp: 5, won: false },
      { team: { key: team(2) }, gp: 7, won: true },
    ]);
  });

  it('does so by the clock too, past the deadline', async () => {
    await sets({ way: 'sealed bid' });
    await setClock({ actor: season.admin }, season.key, {
      ...{ calendar: null, acts: true, pairs: false, holidays: [], early: false },
    });
    value(await bid(3, 4));
    const soon = new Date(Date.now() + 50).toISOString();
    await played.does(season.admin, { kind: 'deadline', closesAt: soon, because: 'Now.' });
    await expect.poll(async () => (await turnDueWeeks(new Date())).length, { timeout: 20_000 }).toBe(1);
    expect(await ownerOf()).toBe(team(3));
  });

  it('bids of another phase than the one that closes hire nobody', async () => {
    await sets({ way: 'open bid' });
    await played.to('Wartime');
    value(await bid(1, 2));
    await played.to('Battles');
    expect(await ownerOf()).toBe(team(1));
    // Placed in Wartime, it is not settled again as Battles close.
    await played.to('Results');
    expect(await gpOf(1)).toBe(8);
  });

  it('an admin’s confirmed advance settles them, though its difference does not show them', async () => {
    await sets({ way: 'sealed bid' });
    value(await bid(1, 9));
    const order = { to: 'Wartime' as const, week: 1, because: '', matches: null };
    const { saw, difference, warnings } = shownBy(await goOn(season.admin, { key: key() }, order));
    expect(JSON.stringify(difference)).not.toContain('Free Lance');
    expect(warnings.join(' ')).toContain('Bids for mercs');
    expect(cameTo(await goOn(season.admin, { key: key(), saw }, order))).toBe('saved');
    expect(await ownerOf()).toBe(team(1));
  });

  it('of equal bids the lower team hires, where the season says so', async () => {
    await sets({ way: 'open bid', tie: 'lower standing' });
    // Team 1 has won in week 1, so that it stands above the others.
    for (const phase of ['Wartime', 'Battles'] as const) await played.to(phase);
    await played.does(season.admin, { kind: 'win', team: team(1) }, { kind: 'win', team: team(4) });
    for (const phase of ['Results', 'Week'] as const) await played.to(phase);
    value(await bid(1, 5));
    value(await bid(2, 5));
    await played.to('Wartime');
    expect(await ownerOf()).toBe(team(2));
  });
});

describe('a sealed bid', () => {
  /** What everybody but the team itself can look at. */
  const look = async (): Promise<string> => {
    const eyes = [null, season.leader(2), season.admin, { ...season.leader(1), sealed: true }];
    const pages = await Promise.all(eyes.map((by) => readMarketPage(season.key, by)));
    const desks = await Promise.all([season.leader(2), { ...season.leader(1), sealed: true }].map(readDesk));
    const room = await readControlRoom(season.admin);
    const order = { to: 'Wartime' as const, week: 1, because: '', matches: null };
    const next = await goOn(season.admin, { key: key() }, order);
    const journal = await readJournal({ season: season.key }, { kind: 'admin' });
    const ahead = JSON.stringify(shownBy(next)).replaceAll(/"closesAt":"[^"]*"/g, '');
    return JSON.stringify([
      pages,
      desks,
      value(room).acts,
      value(room).teams,
      ahead.replace(/"saw":"[^"]*"/, ''),
      journal,
    ]);
  };

  it('shows to nobody but its own team that it was placed, nor of how much, until its phase has closed', async () => {
    await sets({ way: 'sealed bid' });
    const before = await look();
    value(await bid(1, 7));
    expect(await look()).toBe(before);
    expect(value(await readDesk(season.leader(1))).market).toMatchObject([{ key: MERC, bid: 7 }]);
    expect(value(await readMarketPage(season.key, season.leader(1))).forHire[0]?.bids).toMatchObject([{ gp: 7 }]);
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain(MERC);
  });

  it('stays what it was placed as: how mercs are hired is not changed while bids stand', async () => {
    await sets({ way: 'sealed bid' });
    value(await bid(1, 7));
    expect(codeOf(await setMarket({ actor: season.admin, key: key() }, marketSchema.parse({ way: 'open bid' })))).toBe(
      'bids',
    );
    await played.to('Wartime');
    expect(codeOf(await setMarket({ actor: season.admin, key: key() }, marketSchema.parse({ way: 'open bid' })))).toBe(
      'ok',
    );
  });

  it('is seen by all leaders where bids are open', async () => {
    await sets({ way: 'open bid' });
    value(await bid(1, 7));
    expect(value(await readDesk(season.leader(2))).market).toMatchObject([
      { bid: null, others: [{ team: 'Team 1', gp: 7 }] },
    ]);
  });
});
