import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixNonce } from '@/lib/features/desk/nonce';
import { db, disconnect } from '@/lib/platform/db/client';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { readDiceState } from '@/lib/record/week/dice-state';
import { loadFolded } from '@/lib/record/week/load';
import type { NewJournalEntry } from '@/lib/record/week/types';
import { declares, merc, openSeason, type TestSeason } from '../db/league';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

let forms = 0;
const mix = (season: TestSeason, leader: number, nonce: string) => {
  forms += 1;
  return mixNonce(season.leader(leader), nonce, `form-${season.key}-${forms}`);
};
async function act(season: TestSeason, leader: number, ...entries: NewJournalEntry[]) {
  const done = await append({
    where: { season: season.key },
    actor: season.leader(leader),
    entries: () => ({ ok: true, value: entries }),
  });
  if (!done.ok) throw new Error(done.problem.message);
  return done.value;
}
const wartime = { kind: 'advance', to: 'Wartime', closesAt: null } as const;
const gamble = declares(1, `${merc(1, 1)}/gamble`, []);
async function throwsOf(season: TestSeason): Promise<number[]> {
  forget();
  const week = await loadFolded({ season: season.key });
  if (!week.ok) throw new Error(week.problem.message);
  const dice = week.value.dice(week.value.journal);
  return [1, 2, 3, 4].map((draw) => dice.roll({ merc: 'm', ability: 'a', day: 1, use: 1, draw }, 2 ** 32) ?? 0);
}

describe('a nonce of a leader', () => {
  it('changes the dice of the week, and may be changed until one is thrown', async () => {
    const season = await openSeason(2);
    const seen = [await throwsOf(season)];
    for (const nonce of ['first words', 'other words', 'first words']) {
      expect(await mix(season, 1, nonce)).toMatchObject({ ok: true });
      seen.push(await throwsOf(season));
    }
    expect(seen[1]).not.toEqual(seen[0]);
    expect(seen[2]).not.toEqual(seen[1]);
    expect(seen[3]).toEqual(seen[1]);
    expect(await readDiceState({ season: season.key })).toEqual({
      ok: true,
      value: { thrown: false, nonces: [{ team: 'team-1', nonce: 'first words' }] },
    });
  });

  it('is refused, with the reason, once a die of the week was thrown', async () => {
    const season = await openSeason(2);
    await act(season, 1, wartime, gamble);
    const late = await mix(season, 2, 'too late');
    expect(late.ok ? null : late.problem).toMatchObject({ code: 'thrown', field: 'nonce' });
    expect(await db.journalEntry.count({ where: { stream: `${season.key}/1`, kind: 'nonce' } })).toBe(0);
  });

  it('is refused too when the use that threw the die was struck since', async () => {
    const season = await openSeason(2);
    const posted = await act(season, 1, wartime, gamble);
    await act(season, 1, { kind: 'strike', target: posted.entries[1]?.id ?? '', part: null, because: 'a slip' });
    forget();
    const late = await mix(season, 2, 'too late');
    expect(late.ok ? null : late.problem.code).toBe('thrown');
  });

  it('counts also when its entry is undone, so that no die is thrown anew', async () => {
    const season = await openSeason(2);
    await mix(season, 1, 'first words');
    const before = await throwsOf(season);
    const nonce = await db.journalEntry.findFirstOrThrow({ where: { stream: `${season.key}/1`, kind: 'nonce' } });
    await act(season, 1, { kind: 'undo', target: nonce.id, because: 'a try' });
    expect(await throwsOf(season)).toEqual(before);
  });

  it('of more than one line is none', async () => {
    const season = await openSeason(2);
    const two = await mix(season, 1, 'one\ntwo');
    expect(two.ok ? null : two.problem.code).toBe('nonce');
  });
});
