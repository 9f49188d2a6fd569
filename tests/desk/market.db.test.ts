import { beforeEach, describe, expect, it } from 'vitest';
import { readDesk } from '@/lib/features/desk/desk';
import { hire } from '@/lib/features/desk/market';
import { db } from '@/lib/platform/db/client';
import { priceOf } from '@/lib/record/market/market';
import { ownDatabase } from '../db/database';
import { openSeason, type TestSeason, team } from '../db/league';

ownDatabase();
let season: TestSeason;
beforeEach(async () => {
  season = await openSeason(2);
});

const gpOf = async (nth: number) =>
  (await db.team.findUniqueOrThrow({ where: { seasonId_key: { seasonId: season.id, key: team(nth) } } })).gp;

describe('a merc for hire', () => {
  it('costs its upkeep, which the desk says and nobody else sets', async () => {
    const desk = await readDesk(season.leader(1));
    if (!desk.ok) throw new Error(desk.problem.message);
    const [offer] = desk.value.market;
    const { upkeep } = await db.mercenary.findFirstOrThrow({ where: { seasonId: season.id, key: 'free-lance' } });
    expect(offer).toEqual({ key: 'free-lance', name: 'Free Lance', price: upkeep, bid: null, others: [] });
    const before = await gpOf(1);
    expect(await hire(season.leader(1), 'free-lance', upkeep, 'hire-1')).toMatchObject({
      ok: true,
      value: { price: upkeep },
    });
    expect(await gpOf(1)).toBe(before - upkeep);
  });

  it('is had for no other price than the one that stands, least of all for nothing', async () => {
    for (const price of [0, 1000]) {
      expect(await hire(season.leader(1), 'free-lance', price, `hire-${price}`)).toMatchObject({
        problem: { code: 'price' },
      });
    }
    expect(await gpOf(1)).toBe(10);
  });

  it('is refused where there is no such merc, also where an object has such a property', async () => {
    for (const key of ['nobody', 'constructor', '__proto__']) {
      expect(await hire(season.leader(1), key, null, key)).toMatchObject({ problem: { code: 'no-merc' } });
    }
  });

  it('never pays anybody for being hired', () => {
    expect(priceOf({ upkeep: -2 }, null)).toBe(0);
  });
});
