import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf, type StandingBid, settleBids } from '@/lib/record/market/market';

const at = (minute: number): string => new Date(Date.UTC(2026, 11, 1, 12, minute)).toISOString();
const bid = (team: string, merc: string, gp: number, minute = 0): StandingBid => ({ team, merc, gp, at: at(minute) });
const rules = (more: Partial<Parameters<typeof settleBids>[1]> = {}) => ({
  gp: new Map([
    ['red', 10],
    ['blue', 10],
  ]),
  least: new Map([
    ['moth', 2],
    ['wren', 2],
  ]),
  tie: 'first' as const,
  place: (team: string) => (team === 'red' ? 1 : 2),
  ...more,
});
const outcomes = (bids: readonly StandingBid[], more?: Parameters<typeof rules>[0]) =>
  settleBids(bids, rules(more)).map(({ team, merc, outcome }) => `${team} ${merc} ${outcome}`);

describe('bids for mercs', () => {
  it('give a merc to the highest', () => {
    expect(outcomes([bid('red', 'moth', 3), bid('blue', 'moth', 4)])).toEqual(['blue moth won', 'red moth outbid']);
  });

  it('of equal height are the earlier one’s, or by the other rule the lower team’s', () => {
    const equal = [bid('red', 'moth', 3, 1), bid('blue', 'moth', 3, 2)];
    expect(outcomes(equal)[0]).toBe('red moth won');
    expect(outcomes(equal, { tie: 'lower standing' })[0]).toBe('blue moth won');
    const level = { tie: 'lower standing' as const, place: () => 1 };
    expect(outcomes(equal, level)[0]).toBe('red moth won');
  });

  it('are paid once: what a team spends on one merc is not there for the next, which goes to the next bid', () => {
    expect(outcomes([bid('red', 'moth', 7), bid('red', 'wren', 6), bid('blue', 'wren', 3)])).toEqual([
      'red moth won',
      'red wren short',
      'blue wren won',
    ]);
  });

  it('below the price of the moment, or for who is hired already, win nothing', () => {
    expect(outcomes([bid('red', 'moth', 1), bid('red', 'nobody', 5)])).toEqual(['red nobody gone', 'red moth low']);
  });

  it('never cost a team more than it has, and give each merc to one team at most', () => {
    const some = fc.record({
      team: fc.constantFrom('red', 'blue'),
      merc: fc.constantFrom('moth', 'wren'),
      gp: fc.integer({ min: 0, max: 12 }),
      minute: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), fc.integer({ min: -3, max: 12 }), (drawn, red) => {
        const bids = drawn.map(({ team, merc, gp, minute }) => bid(team, merc, gp, minute));
        const gp = new Map([
          ['red', red],
          ['blue', 10],
        ]);
        const won = settleBids(bids, rules({ gp })).filter(({ outcome }) => outcome === 'won');
        expect(new Set(won.map(({ merc }) => merc)).size).toBe(won.length);
        for (const [team, had] of gp) {
          const paid = won.filter((one) => one.team === team).reduce((sum, one) => sum + one.gp, 0);
          expect(paid).toBeLessThanOrEqual(Math.max(0, had));
        }
        expect(won.every(({ gp: paid }) => paid >= 2)).toBe(true);
      }),
    );
  });
});

it('a merc costs its upkeep, or what is listed where that is more, and never less than nothing', () => {
  expect(priceOf({ upkeep: 4 }, null)).toBe(4);
  expect(priceOf({ upkeep: 4 }, 9)).toBe(9);
  expect(priceOf({ upkeep: 4 }, 1)).toBe(4);
  expect(priceOf({ upkeep: -2 }, null)).toBe(0);
});
