import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { loadWeek } from '@/lib/record/week/load';
import type { NewJournalEntry } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
import { ownDatabase } from './database';
import { declares, merc, openSeason, type TestSeason, team } from './league';

ownDatabase();

/** What the product sends to the database while it works, in order. */
async function queries(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]) => {
      const text = typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text'));
      return text
        .replace(/\s+/g, ' ')
        .replace(/IN \([$0-9,]+\)|= ANY[^)]*\)|[$]\d+/g, '$')
        .trim();
    });
  } finally {
    spy.mockRestore();
  }
}

/** A post that knocks somebody out, an advance that locks the rosters, and the one that closes the week. */
async function playedWeek(
  season: TestSeason,
): Promise<{ load: string[]; post: string[]; lock: string[]; close: string[] }> {
  const where = { season: season.key, week: 1 };
  const does = (by: number, ...entries: NewJournalEntry[]) =>
    append({ where, actor: season.leader(by), entries: () => ok(entries) });
  await advance({ where, actor: season.admin, to: 'Wartime' });
  await does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 1)] });
  await does(2, { kind: 'roster', by: team(2), mercs: [merc(2, 2)] });
  await does(1, declares(1, `${merc(1, 1)}/ambush`, [merc(2, 2)]));
  const load = await queries(() => loadWeek(where));
  const post = await queries(() => does(1, declares(1, `${merc(1, 2)}/strike`, [merc(2, 1)])));
  const lock = await queries(() => advance({ where, actor: season.admin, to: 'Battles' }));
  const close = await queries(() => advance({ where, actor: season.admin, to: 'Week' }));
  return { load, post, lock, close };
}

describe('the queries of an act', () => {
  it('are as many for forty teams as for four', async () => {
    const four = await playedWeek(await openSeason(4));
    const forty = await playedWeek(await openSeason(40));
    expect(forty.post).toEqual(four.post);
    expect(forty.lock).toEqual(four.lock);
    expect(forty.close.length).toBe(four.close.length);
    expect(four.load).toHaveLength(1);
    // BEGIN, lock, clock; entry, week, team, mercs, abilities, post, declaration, target, ruling, COMMIT and a little room.
    expect(four.post.length).toBeLessThanOrEqual(16);
  }, 120_000);

  it('touch the rows that changed and no others', async () => {
    const season = await openSeason(40);
    const where = { season: season.key, week: 1 };
    await advance({ where, actor: season.admin, to: 'Wartime' });
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    await append({
      where,
      actor: season.leader(1),
      entries: () => ok([declares(1, `${merc(1, 2)}/strike`, [merc(2, 1)])]),
    });
    const sent = JSON.stringify(spy.mock.calls.map(([query]) => Reflect.get(Object(query), 'values')));
    spy.mockRestore();
    expect(sent).toContain('KO');
    expect(sent.length).toBeLessThan(40_000);
  }, 60_000);

  it('of a process that has just started are as many however long the journal is', async () => {
    const season = await openSeason(4);
    const where = { season: season.key, week: 1 };
    await advance({ where, actor: season.admin, to: 'Wartime' });
    const cold = async () => {
      forget();
      const closesAt = new Date(Date.now() + 3_600_000).toISOString();
      const deadline: NewJournalEntry = { kind: 'deadline', closesAt, because: 'More time.' };
      return queries(() => append({ where, actor: season.admin, entries: () => ok([deadline]) }));
    };
    const first = await cold();
    for (const nth of [1, 2, 3, 4, 5]) {
      await append({ where, actor: season.leader(1), entries: () => ok([declares(1, `${merc(1, nth)}/gamble`, [])]) });
    }
    expect(await cold()).toEqual(first);
  });
});
