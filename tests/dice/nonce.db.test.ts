import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chain } from '@/lib/engine/dice/chain';
import { draw } from '@/lib/engine/dice/draw';
import { mixedSeed, nonceCommitment } from '@/lib/engine/dice/nonce';
import { commitNonce, openNonce } from '@/lib/features/desk/nonce';
import { loadDicePage } from '@/lib/features/season/dice';
import { disconnect } from '@/lib/platform/db/client';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { diceOf, noncesIn } from '@/lib/record/week/dice';
import { loadFolded } from '@/lib/record/week/load';
import type { JournalEntry, NewJournalEntry } from '@/lib/record/week/types';
import type { Result } from '@/lib/result';
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

const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.problem.code);
let forms = 0;
const form = (season: TestSeason) => {
  forms += 1;
  return `form-${season.key}-${forms}`;
};
const commitment = (season: TestSeason, leader: number, nonce: string, week = 2) =>
  nonceCommitment(`${season.key}/${week}`, { team: `team-${leader}`, nonce });
const commit = (season: TestSeason, leader: number, hash: string) =>
  commitNonce(season.leader(leader), hash, form(season));
const open = (season: TestSeason, leader: number, nonce: string) =>
  openNonce(season.leader(leader), nonce, form(season));
async function to(season: TestSeason, phase: 'Wartime' | 'Battles' | 'Results' | 'Week', week = 1): Promise<void> {
  const done = await advance({ where: { season: season.key, week }, actor: season.admin, to: phase });
  if (!done.ok) throw new Error(done.problem.message);
}
async function act(season: TestSeason, ...entries: NewJournalEntry[]): Promise<Result<unknown>> {
  return append({ where: { season: season.key }, actor: season.admin, entries: () => ({ ok: true, value: entries }) });
}
async function week(season: TestSeason, number: number) {
  forget();
  const loaded = await loadFolded({ season: season.key, week: number });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value;
}
async function throwsOf(season: TestSeason, number: number): Promise<number[]> {
  const { dice, journal } = await week(season, number);
  return [1, 2, 3, 4].map(
    (die) => dice(journal).roll({ merc: 'm', ability: 'a', day: 1, use: 1, draw: die }, 2 ** 32) ?? 0,
  );
}

describe('a nonce', () => {
  it('is committed to in one week, opened in its Results, and in the dice of the next', async () => {
    const season = await openSeason(2);
    const before = await throwsOf(season, 1);
    expect(code(await commit(season, 1, commitment(season, 1, 'first words')))).toBe('ok');
    expect(code(await commit(season, 1, commitment(season, 1, 'other words')))).toBe('ok');
    expect(await throwsOf(season, 1)).toEqual(before);
    expect(code(await open(season, 1, 'other words'))).toBe('early');
    await to(season, 'Results');
    expect(code(await open(season, 1, 'first words'))).toBe('other-words');
    expect(code(await open(season, 1, 'other words'))).toBe('ok');
    expect(code(await open(season, 1, 'other words'))).toBe('nothing');
    await to(season, 'Week');
    const next = await week(season, 2);
    expect(noncesIn(next.journal)).toEqual([{ team: 'team-1', nonce: 'other words' }]);
    expect(next.journal[1]).toMatchObject({ kind: 'nonce-mix', unopened: [] });
  });

  it('can be committed to by nobody once another may be open, also after the week went back', async () => {
    const season = await openSeason(2);
    await commit(season, 1, commitment(season, 1, 'words'));
    await to(season, 'Results');
    expect(code(await commit(season, 2, commitment(season, 2, 'late')))).toBe('late');
    const advanced = (await week(season, 1)).journal.at(-1);
    expect(code(await act(season, { kind: 'undo', target: advanced?.id ?? '', because: 'a test' }))).toBe('ok');
    expect((await week(season, 1)).state.phase).not.toBe('Results');
    expect(code(await commit(season, 2, commitment(season, 2, 'late')))).toBe('late');
  });

  it('that was not opened is told, and the dice are drawn without it', async () => {
    const season = await openSeason(2);
    const hash = commitment(season, 2, 'never said');
    await commit(season, 1, commitment(season, 1, 'said'));
    await commit(season, 2, hash);
    await to(season, 'Results');
    await open(season, 1, 'said');
    await to(season, 'Week');
    const next = await week(season, 2);
    expect(next.journal[1]).toMatchObject({ kind: 'nonce-mix', unopened: [{ team: 'team-2', hash }] });
    expect(noncesIn(next.journal)).toEqual([{ team: 'team-1', nonce: 'said' }]);
    const page = await loadDicePage(season.key, null);
    expect(page?.weeks[0]).toMatchObject({
      number: 2,
      nonces: [{ team: { key: 'team-1' }, nonce: 'said' }],
      unopened: [{ team: { key: 'team-2' }, hash }],
    });
  });

  it('is the team’s own and the week’s own: a copied commitment opens for nobody else', async () => {
    const season = await openSeason(2);
    const hash = commitment(season, 1, 'mine');
    await commit(season, 1, hash);
    await commit(season, 2, hash);
    await to(season, 'Results');
    await open(season, 1, 'mine');
    expect(code(await open(season, 2, 'mine'))).toBe('other-words');
    expect(commitment(season, 1, 'mine', 3)).not.toBe(hash);
  });

  it('counts whatever becomes of its entry, so that no die is thrown anew', async () => {
    const season = await openSeason(2);
    await commit(season, 1, commitment(season, 1, 'words'));
    await to(season, 'Results');
    await open(season, 1, 'words');
    const opened = (await week(season, 1)).journal.at(-1);
    await act(season, { kind: 'undo', target: opened?.id ?? '', because: 'a try' });
    await to(season, 'Week');
    expect(noncesIn((await week(season, 2)).journal)).toEqual([{ team: 'team-1', nonce: 'words' }]);
  });

  it.each([
    ['one\ntwo', 'nonce'],
    ['', 'nonce'],
  ])('of %j is none', async (nonce, expected) => {
    const season = await openSeason(2);
    await to(season, 'Results');
    expect(code(await open(season, 1, nonce))).toBe(expected);
    expect(code(await open(season, 1, 'words'))).toBe('uncommitted');
  });

  it('is committed to by a hash alone', async () => {
    const season = await openSeason(2);
    for (const hash of ['words', '0'.repeat(63), 'G'.repeat(64)])
      expect(code(await commit(season, 1, hash))).toBe('commitment');
  });

  it('steers no die for whoever knows the seeds and speaks last: they choose before they see another’s words', async () => {
    const season = await openSeason(2);
    await commit(season, 1, commitment(season, 1, 'nobody guesses this'));
    // The host knows every seed, and sees the commitments; it wants the first die of a hundred to fall on 1.
    const seeds = chain('7'.repeat(64), 10);
    const wanted = (nonces: readonly { team: string; nonce: string }[]) =>
      draw(mixedSeed(seeds.seed(2), `${season.key}/2`, nonces), `${season.key}/2 | epoch 0 | a die`, 100) === 1;
    let best = '';
    for (let at = 0; best === ''; at += 1) if (wanted([{ team: 'team-2', nonce: `try ${at}` }])) best = `try ${at}`;
    await commit(season, 2, commitment(season, 2, best));
    await to(season, 'Results');
    await open(season, 1, 'nobody guesses this');
    // Now the words are known, and a better choice could be made; it cannot be given.
    let better = '';
    const known = { team: 'team-1', nonce: 'nobody guesses this' };
    for (let at = 0; better === ''; at += 1)
      if (wanted([known, { team: 'team-2', nonce: `again ${at}` }])) better = `again ${at}`;
    expect(code(await commit(season, 2, commitment(season, 2, better)))).toBe('late');
    expect(code(await open(season, 2, better))).toBe('other-words');
    expect(code(await open(season, 2, best))).toBe('ok');
  });
});

describe('the verifier', () => {
  const run = async (...bundles: object[]): Promise<{ code: number; out: string }> => {
    const folder = await mkdtemp(join(tmpdir(), 'mercenaries-dice-'));
    const files = await Promise.all(
      bundles.map(async (bundle, at) => {
        const file = join(folder, `${at}.json`);
        await writeFile(file, JSON.stringify(bundle));
        return file;
      }),
    );
    const done = await new Promise<{ code: number; out: string }>((resolve) => {
      execFile(process.execPath, ['public/verify-dice.mjs', ...files], (error, out) =>
        resolve({ code: Number(error?.code ?? 0), out }),
      );
    });
    await rm(folder, { recursive: true });
    return done;
  };
  const seeds = chain('5'.repeat(64), 3);
  const label = 'lantern/2 | epoch 0 | golem | golem/word | day 1 | use 1 | draw 1';
  const bundleOf = (journal: readonly object[]) => {
    const nonces = noncesIn(journal as JournalEntry[]);
    const value = draw(mixedSeed(seeds.seed(2), 'lantern/2', nonces), label, 100);
    return {
      ...{ week: 2, stream: 'lantern/2', journal },
      dice: {
        ...{ chainEnd: seeds.end, commitment: seeds.seed(1), seed: seeds.seed(2), nonces },
        draws: [{ label, sides: 100, value }],
      },
    };
  };
  const hash = nonceCommitment('lantern/2', { team: 'the-hut', nonce: 'red' });
  const mix = { kind: 'nonce-mix', nonces: [{ team: 'the-hut', nonce: 'red', hash }], unopened: [] };
  const commits = { kind: 'nonce-commit', by: 'the-hut', hash };
  const opens = { kind: 'nonce-open', by: 'the-hut', nonce: 'red' };
  const results = { kind: 'advance', to: 'Results' };
  const weekBefore = (...journal: object[]) => ({ week: 1, journal });

  it('holds a bundle from before commitments as it always did', async () => {
    const old = bundleOf([
      { kind: 'nonce', by: 'the-hut', nonce: 'white' },
      { kind: 'nonce', by: 'the-hut', nonce: 'red' },
    ]);
    expect(old.dice.nonces).toEqual([{ team: 'the-hut', nonce: 'red' }]);
    expect(await run(old)).toMatchObject({ code: 0, out: expect.stringContaining('checks hold') });
    // The site throws the same die.
    const dice = diceOf(seeds.seed(2), 'lantern/2')(old.journal as JournalEntry[]);
    expect(dice.roll({ merc: 'golem', ability: 'golem/word', day: 1, use: 1, draw: 1 }, 100)).toBe(
      old.dice.draws[0]?.value,
    );
  });

  it('holds a bundle with commitments, alone and beside the week before', async () => {
    expect(await run(bundleOf([mix]))).toMatchObject({ code: 0 });
    expect(await run(bundleOf([mix]), weekBefore(commits, results, opens))).toMatchObject({ code: 0 });
  });

  it.each<[string, object[], object | null]>([
    ['words that were not committed to', [{ ...mix, nonces: [{ team: 'the-hut', nonce: 'blue', hash }] }], null],
    ['a commitment made after the Results opened', [mix], weekBefore(results, commits, opens)],
    [
      'a team that committed and is left out',
      [mix],
      weekBefore(commits, { ...commits, by: 'greenwood' }, results, opens),
    ],
    ['another commitment than was made', [mix], weekBefore({ ...commits, hash: '0'.repeat(64) }, results, opens)],
  ])('finds %s', async (_, journal, before) => {
    const found = await run(...[bundleOf(journal), ...(before ? [before] : [])]);
    expect(found.code).toBe(1);
    expect(found.out).toContain('FAIL');
  });
});
