import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/platform/db/client';
import { commitImport, exportSeason, previewImport, readImportRoom } from '@/lib/record/exchange/import';
import { MOST_BYTES, readStaged, stage } from '@/lib/record/exchange/staged';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { loadWeek } from '@/lib/record/week/load';
import { rebuild } from '@/lib/record/week/rebuild';
import { openSeason, type TestSeason } from '../db/league';
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
const form = () => {
  forms += 1;
  return `import-${forms}`;
};
async function staged(season: TestSeason, ...texts: string[]): Promise<string> {
  const kept = await stage(
    season.admin,
    texts.map((text, at) => ({ name: `${at}.csv`, text })),
  );
  if (!kept.ok) throw new Error(kept.problem.message);
  return kept.value;
}
async function look(season: TestSeason, name: string) {
  const seen = await previewImport(season.admin, name);
  if (!seen.ok) throw new Error(seen.problem.message);
  return seen.value;
}
async function bring(season: TestSeason, ...texts: string[]) {
  const name = await staged(season, ...texts);
  const { saw } = await look(season, name);
  return commitImport(season.admin, { staged: name, saw }, form());
}
async function closeWeek(season: TestSeason, week: number) {
  const done = await advance({ where: { season: season.key, week }, actor: season.admin, to: 'Week' });
  if (!done.ok) throw new Error(done.problem.message);
}

const TEAMS = 'name,leader,gp\nThe Nautilus,Leader 1,7';
const MERCS = `name,team,alignment,types,gender,upkeep,writeup
Captain Nemo,The Nautilus,Neutral,Human,Male,4,<script>alert(1)</script>
Merc 1 1,The Nautilus,Neutral,Human,Genderless,2,moved`;
const ABILITIES = 'merc,name,type,cooldown,effects\nCaptain Nemo,Rails,Mid-Battle,1,KO';

describe('an import', () => {
  it('waits in the journal, and comes with the rows that people read as the next week opens', async () => {
    const season = await openSeason(2);
    const done = await bring(season, TEAMS, MERCS, ABILITIES);
    expect(done).toEqual({ ok: true, value: { week: 2, added: 3, changed: 1 } });
    const seasonId = season.id;
    expect(await db.mercenary.count({ where: { seasonId, key: 'captain-nemo' } })).toBe(0);
    expect(await readImportRoom(season.key)).toMatchObject({
      next: 2,
      waiting: [{ teams: 1, mercs: 2, abilities: 1 }],
    });

    await closeWeek(season, 1);
    const nemo = await db.mercenary.findFirstOrThrow({
      where: { seasonId, key: 'captain-nemo' },
      include: { abilities: true, contracts: { include: { team: true } } },
    });
    expect(nemo).toMatchObject({ name: 'Captain Nemo', writeup: '<script>alert(1)</script>', upkeep: 4 });
    expect(nemo.abilities).toMatchObject([{ key: 'captain-nemo/rails', name: 'Rails' }]);
    expect(nemo.contracts).toMatchObject([{ team: { key: 'the-nautilus' }, untilWeek: null }]);
    const moved = await db.contract.findMany({
      where: { mercenary: { seasonId, key: 'merc-1-1' } },
      include: { team: true },
      orderBy: { untilWeek: 'asc' },
    });
    expect(moved.map(({ team, untilWeek }) => [team.key, untilWeek])).toEqual([
      ['team-1', 1],
      ['the-nautilus', null],
    ]);
    expect(await db.team.findFirst({ where: { seasonId, key: 'the-nautilus' } })).toMatchObject({ gp: 7, place: 2 });
    expect(await readImportRoom(season.key)).toMatchObject({ next: 3, waiting: [] });
  });

  it('folds to the same when the week is loaded or rebuilt anew, and plays on', async () => {
    const season = await openSeason(2);
    await bring(season, TEAMS, MERCS, ABILITIES);
    await closeWeek(season, 1);
    const before = await loadWeek({ season: season.key });
    forget();
    const after = await loadWeek({ season: season.key });
    if (!before.ok || !after.ok) throw new Error('There is a week.');
    expect(JSON.stringify(after.value.state)).toBe(JSON.stringify(before.value.state));
    expect(await rebuild({ season: season.key })).toMatchObject({ ok: true });
    await closeWeek(season, 2);
    expect((await loadWeek({ season: season.key, week: 3 })).ok).toBe(true);
  });

  it('that is undone does not come', async () => {
    const season = await openSeason(2);
    await bring(season, TEAMS, MERCS);
    const entry = await db.journalEntry.findFirstOrThrow({ where: { stream: `${season.key}/1`, kind: 'import' } });
    await append({
      where: { season: season.key },
      actor: season.admin,
      entries: () => ({ ok: true, value: [{ kind: 'undo', target: entry.id, because: 'the wrong file' }] }),
    });
    expect((await readImportRoom(season.key)).waiting).toEqual([]);
    await closeWeek(season, 1);
    expect(await db.team.count({ where: { seasonId: season.id } })).toBe(2);
  });

  it('with one mistake in one file imports nothing of any', async () => {
    const season = await openSeason(2);
    const done = await bring(season, TEAMS, MERCS.replace('Neutral', 'Neutrall'));
    expect(done.ok ? null : done.problem.code).toBe('invalid');
    expect(await db.journalEntry.count({ where: { stream: `${season.key}/1`, kind: 'import' } })).toBe(0);
  });

  it('of something else than was looked at is stale, and of nothing new is told so', async () => {
    const season = await openSeason(2);
    const name = await staged(season, TEAMS);
    const stale = await commitImport(season.admin, { staged: name, saw: 'another' }, form());
    expect(stale.ok ? null : stale.problem.code).toBe('stale');
    const exported = await exportSeason(season.key, 'mercs.csv');
    if (!exported.ok) throw new Error(exported.problem.message);
    const same = await bring(season, exported.value);
    expect(same.ok ? null : same.problem.code).toBe('nothing');
  });

  it('sees what waits already, so that a second one may build on the first', async () => {
    const season = await openSeason(2);
    await bring(season, TEAMS);
    expect(await bring(season, MERCS)).toMatchObject({ ok: true });
    await closeWeek(season, 1);
    expect(await db.contract.count({ where: { team: { seasonId: season.id, key: 'the-nautilus' } } })).toBe(2);
  });

  it('is kept for its admin alone until it is confirmed, and never above 5 MB', async () => {
    const season = await openSeason(2);
    const name = await staged(season, TEAMS);
    const other = await readStaged(season.leader(1), name);
    expect(other.ok ? null : other.problem.code).toBe('not-found');
    const large = await stage(season.admin, [{ name: 'large.csv', text: 'x'.repeat(MOST_BYTES + 1) }]);
    expect(large.ok ? null : large.problem.code).toBe('too-large');
    const latin = await stage(season.admin, [{ name: 'latin.csv', text: 'Ch\uFFFDteau' }]);
    expect(latin.ok ? null : latin.problem.code).toBe('unwritable');
  });

  it('of 2,000 mercs with 4,000 abilities is looked at with word of how far it has come, saved, and comes', async () => {
    const season = await openSeason(2);
    const numbers = Array.from({ length: 2000 }, (_, at) => at + 1);
    const mercs = numbers.map(
      (n) => `Hand ${n},Team ${1 + (n % 2)},Neutral,Human; Beast,Female,${n % 7},"Line one,\nline two of ${n}"`,
    );
    const abilities = numbers.flatMap((n) =>
      [1, 2].map((nth) => `Hand ${n},Deed ${nth},Mid-Battle,${nth},Enemy Only,KO`),
    );
    const name = await staged(
      season,
      ['name,team,alignment,types,gender,upkeep,writeup', ...mercs].join('\n'),
      ['merc,name,type,cooldown,selection,effects', ...abilities].join('\n'),
    );
    const told: number[] = [];
    const seen = await previewImport(season.admin, name, (done) => void told.push(done));
    if (!seen.ok) throw new Error(seen.problem.message);
    expect(seen.value.misfits).toEqual([]);
    expect(told.at(-1)).toBe(6000);
    expect(told.length).toBeGreaterThan(10);
    expect(await commitImport(season.admin, { staged: name, saw: seen.value.saw }, form())).toMatchObject({ ok: true });
    await closeWeek(season, 1);
    expect(await db.mercenary.count({ where: { seasonId: season.id } })).toBe(2013);
    expect(await db.ability.count({ where: { mercenary: { seasonId: season.id } } })).toBe(4039);
  });
});
