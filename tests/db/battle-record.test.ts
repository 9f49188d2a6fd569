import { describe, expect, it } from 'vitest';
import { loadMatch } from '@/lib/features/season/match';
import { loadMerc } from '@/lib/features/wiki/merc';
import { db } from '@/lib/platform/db/client';
import { readerOf } from '@/lib/record/views/reader';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { rebuild } from '@/lib/record/week/rebuild';
import type { NewJournalEntry } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
import { ownDatabase } from './database';
import { declares, merc, openSeason, type TestSeason, team } from './league';

ownDatabase();

const acts = (season: TestSeason, week: number) => {
  const where = { season: season.key, week };
  return {
    does: async (by: number, ...entries: NewJournalEntry[]) => {
      const done = await append({ where, actor: season.leader(by), entries: () => ok(entries) });
      if (!done.ok) throw new Error(done.problem.message);
    },
    to: async (to: 'Wartime' | 'Battles' | 'Results' | 'Week') => {
      const done = await advance({ where, actor: season.admin, to });
      if (!done.ok) throw new Error(done.problem.message);
    },
  };
};

/** What voters read of a match: who fought, who was out of it and why, who led. */
async function read(season: TestSeason) {
  const page = await loadMatch({ week: 1, place: 1 }, readerOf(season.key, null));
  return {
    leaders: page?.card.sides.map(({ leader }) => leader),
    facts: page?.card.facts.map(({ text }) => text),
    fighters: page?.fighters?.map((side) => side.map(({ merc: { key }, how, out }) => [key, how, out?.text ?? null])),
    linked: page?.fighters?.flatMap((side) =>
      side.flatMap(({ out }) => (out ? [out.ruling !== null, out.since?.week] : [])),
    ),
  };
}

describe('a match, read when its week is long over', () => {
  it('has its roster, who was out of it and why, and its leaders as they were', async () => {
    const season = await openSeason(2);
    const first = acts(season, 1);
    await first.to('Wartime');
    await first.does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 1), merc(1, 2)] });
    await first.does(2, { kind: 'roster', by: team(2), mercs: [merc(2, 1), merc(2, 2), merc(2, 3)] });
    // One falls after the roster was saved and stays home; one falls as the match begins.
    await first.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 3)]));
    await first.does(1, declares(1, `${merc(1, 2)}/ambush`, [merc(2, 1)]));
    expect((await read(season)).fighters).toBeUndefined();
    await first.to('Battles');
    const then = await read(season);
    expect(then).toEqual({
      leaders: [season.leader(1).name, season.leader(2).name],
      facts: [],
      fighters: [
        [
          [merc(1, 1), 'named', null],
          [merc(1, 2), 'named', null],
        ],
        [
          [merc(2, 1), 'named', 'Merc 2 1 is KO’d by Merc 1 2’s Ambush.'],
          [merc(2, 2), 'named', null],
          [merc(2, 3), 'stayed', 'Merc 2 3 is KO’d by Merc 1 1’s Strike.'],
        ],
      ],
      linked: [true, 1, true, 1],
    });
    const page = await loadMerc(merc(2, 1), readerOf(season.key, null));
    expect(page?.changed.map(({ now, causes }) => [now, causes[0]?.by, causes[0]?.until])).toEqual([
      ['KO', 'Merc 1 2’s Ambush', 'until the end of week 1'],
    ]);

    await first.to('Results');
    await first.does(0, { kind: 'adjust', merc: merc(2, 1), status: [], because: 'It was healed.' });
    await first.to('Week');
    await db.team.updateMany({
      where: { key: team(1), season: { key: season.key } },
      data: { leaderId: season.admin.id },
    });
    await acts(season, 2).to('Wartime');
    expect(await read(season)).toEqual(then);

    forget();
    expect((await rebuild({ season: season.key })).ok).toBe(true);
    expect(await read(season)).toEqual(then);
  });
});
