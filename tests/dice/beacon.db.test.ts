import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { messageOf } from '@/lib/engine/dice/drand';
import { nonceCommitment } from '@/lib/engine/dice/nonce';
import { hex } from '@/lib/engine/dice/seed';
import { commitNonce, openNonce } from '@/lib/features/desk/nonce';
import {
  enterBeacon,
  enterDueBeacons,
  fetchBeacon,
  forgoBeacon,
  readBeacon,
  setBeacon,
} from '@/lib/features/review/beacon';
import { setBar } from '@/lib/features/review/own';
import { readBundle } from '@/lib/features/season/bundle';
import { loadDicePage } from '@/lib/features/season/dice';
import { db, disconnect } from '@/lib/platform/db/client';
import { bundleSchema } from '@/lib/record/replay/bundle';
import { replay } from '@/lib/record/replay/replay';
import { bundleText } from '@/lib/record/replay/write';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { mixedRoundIn, namedIn } from '@/lib/record/week/beacon';
import { forget } from '@/lib/record/week/cache';
import { loadFolded } from '@/lib/record/week/load';
import type { Result } from '@/lib/result';
import { openSeason, type TestSeason } from '../db/league';
import { freshDatabase, type TestDatabase } from '../support/database';

/** Rounds of drand’s own lie in the past of any test: here a key of the test’s signs those that lie ahead. */
const secret = vi.hoisted(() => new Uint8Array(32).fill(7));
vi.mock('@/lib/engine/dice/quicknet', async (original) => {
  const { QUICKNET } = await original<typeof import('@/lib/engine/dice/quicknet')>();
  const { bls12_381: curve } = await import('@noble/curves/bls12-381.js');
  const { hex: text } = await import('@/lib/engine/dice/seed');
  return { QUICKNET: { ...QUICKNET, publicKey: text(curve.shortSignatures.getPublicKey(secret).toBytes()) } };
});

/** What the network publishes as a round. */
function published(round: number): { round: number; randomness: string; signature: string } {
  const { shortSignatures } = bls12_381;
  const message = shortSignatures.hash(messageOf(round), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
  const bytes = shortSignatures.sign(message, secret).toBytes();
  return { round, randomness: hex(sha256(bytes)), signature: hex(bytes) };
}

let database: TestDatabase;
let server: Server | null = null;
beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
});
afterEach(() => {
  delete process.env.DRAND_URL;
  server?.close();
  server = null;
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.problem.code);
let forms = 0;
const form = () => {
  forms += 1;
  return `beacon-${forms}`;
};
async function seasonWithBeacon(): Promise<TestSeason> {
  const season = await openSeason(2);
  expect(code(await setBeacon(season.key, true, { actor: season.admin, key: form() }))).toBe('ok');
  return season;
}
const to = (season: TestSeason, phase: 'Results' | 'Week', week = 1) =>
  advance({ where: { season: season.key, week }, actor: season.admin, to: phase });
async function week(season: TestSeason, number: number) {
  forget();
  const loaded = await loadFolded({ season: season.key, week: number });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value;
}
async function roundOf(season: TestSeason): Promise<number> {
  return namedIn((await week(season, 1)).journal)?.round ?? 0;
}
async function throwsOf(season: TestSeason, number: number): Promise<number[]> {
  const { dice, journal } = await week(season, number);
  return [1, 2, 3].map(
    (die) => dice(journal).roll({ merc: 'm', ability: 'a', day: 1, use: 1, draw: die }, 2 ** 32) ?? 0,
  );
}
const enter = (season: TestSeason, given: { randomness: string; signature: string }) =>
  enterBeacon(season.admin, given, form());
const forgo = (season: TestSeason, actor = season.admin) => forgoBeacon(actor, 'drand is down', form());
async function bundleOf(season: TestSeason, number: number) {
  const read = await readBundle(season.key, number);
  if (!read.ok) throw new Error(read.problem.message);
  return bundleSchema.parse(JSON.parse([...bundleText(read.value.parts)].join('')));
}
describe('a season whose dice use the public beacon', () => {
  it('names a round that lies ahead as the Results open, once, and goes on only with it', async () => {
    const season = await seasonWithBeacon();
    expect(code(await to(season, 'Week'))).toBe('beacon');
    expect(code(await to(season, 'Results'))).toBe('ok');
    const { journal, record } = await week(season, 1);
    const named = namedIn(journal);
    // The Results are open for 24 hours; a round comes every 3 seconds.
    const late = Date.parse(named?.at ?? '') - Date.parse(record.closesAt ?? '');
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(3000);
    expect(code(await to(season, 'Week'))).toBe('beacon');
    expect(code(await enter(season, published(await roundOf(season))))).toBe('ok');
    expect(code(await to(season, 'Week'))).toBe('ok');
    expect(mixedRoundIn((await week(season, 2)).journal)?.round).toBe(named?.round);
    expect((await loadDicePage(season.key, null))?.weeks[0]?.beacon).toMatchObject(published(named?.round ?? 0));
  });

  it('throws other dice than its seed alone would', async () => {
    const season = await seasonWithBeacon();
    await to(season, 'Results');
    await enter(season, published(await roundOf(season)));
    await to(season, 'Week');
    const { dice, journal } = await week(season, 2);
    const alone = dice([]).roll({ merc: 'm', ability: 'a', day: 1, use: 1, draw: 1 }, 2 ** 32);
    expect((await throwsOf(season, 2))[0]).not.toBe(alone);
    expect(journal.some(({ kind }) => kind === 'nonce-mix')).toBe(true);
  });

  it('takes no other value than was published for that round', async () => {
    const season = await seasonWithBeacon();
    await to(season, 'Results');
    const round = await roundOf(season);
    const wanted = 'ab'.repeat(48);
    const { signature, randomness } = published(round);
    for (const given of [
      published(round + 1),
      { signature, randomness: '0'.repeat(64) },
      { signature: wanted, randomness: hex(sha256(new Uint8Array(48).fill(0xab))) },
    ])
      expect(code(await enter(season, given))).toBe('beacon');
    expect(code(await enter(season, { signature, randomness }))).toBe('ok');
    expect(code(await enter(season, { signature, randomness }))).toBe('nothing');
    expect(code(await forgo(season))).toBe('nothing');
  });

  it('names no other round after the week went back, and takes nothing back that was said of one', async () => {
    const season = await seasonWithBeacon();
    await to(season, 'Results');
    const round = await roundOf(season);
    const undo = async (kind: string) => {
      const { journal } = await week(season, 1);
      const target = journal.findLast((entry) => entry.kind === kind)?.id ?? '';
      const { undoing } = await import('@/lib/record/week/undo');
      return append({
        where: { season: season.key },
        actor: season.admin,
        entries: (seen) => undoing(seen.week, target, 'a try'),
      });
    };
    expect(code(await undo('advance'))).toBe('ok');
    expect((await week(season, 1)).state.phase).not.toBe('Results');
    expect(code(await to(season, 'Results'))).toBe('ok');
    expect(await roundOf(season)).toBe(round);
    await enter(season, published(round));
    expect(code(await undo('beacon'))).toBe('nonce');
  });

  it('opens no nonce once the round is known', async () => {
    const season = await seasonWithBeacon();
    const hash = nonceCommitment(`${season.key}/2`, { team: 'team-1', nonce: 'words' });
    await commitNonce(season.leader(1), hash, form());
    await to(season, 'Results');
    await enter(season, published(await roundOf(season)));
    expect(code(await openNonce(season.leader(1), 'words', form()))).toBe('late');
  });

  it('may go on without it, and everybody reads why, and that nobody could know the round', async () => {
    const season = await seasonWithBeacon();
    await to(season, 'Results');
    expect(code(await forgo(season))).toBe('ok');
    expect(code(await enter(season, published(await roundOf(season))))).toBe('nothing');
    expect(code(await to(season, 'Week'))).toBe('ok');
    expect((await loadDicePage(season.key, null))?.weeks[0]?.beacon).toMatchObject({
      without: 'drand is down',
      known: false,
    });
  });

  it('lets no admin who plays go on without it, where the season keeps admins from their own matches', async () => {
    const season = await seasonWithBeacon();
    await to(season, 'Results');
    await setBar(season.key, true, { actor: season.admin, key: form() });
    await db.team.updateMany({
      where: { seasonId: season.id, key: 'team-1' },
      data: { leaderId: season.admin.id },
    });
    expect(code(await forgo(season, { ...season.admin, team: 'team-1' }))).toBe('own-match');
  });

  it('keeps to the round that was named when the setting is taken away', async () => {
    const season = await seasonWithBeacon();
    await to(season, 'Results');
    await setBeacon(season.key, false, { actor: season.admin, key: form() });
    expect(code(await to(season, 'Week'))).toBe('beacon');
  });

  it('waits for no round in a week whose Results were open when the setting came', async () => {
    const season = await openSeason(2);
    await to(season, 'Results');
    await setBeacon(season.key, true, { actor: season.admin, key: form() });
    expect(code(await to(season, 'Week'))).toBe('ok');
  });
});

describe('the bundle of a week with a round of the beacon', () => {
  async function closed(): Promise<TestSeason> {
    const season = await seasonWithBeacon();
    await to(season, 'Results');
    await enter(season, published(await roundOf(season)));
    await to(season, 'Week');
    await setBeacon(season.key, false, { actor: season.admin, key: form() });
    await to(season, 'Week', 2);
    return season;
  }

  it('is played again with it, and another round in it is found', async () => {
    const season = await closed();
    const bundle = await bundleOf(season, 2);
    expect(replay(bundle).failures).toEqual([]);
    const other = published((bundle.dice.beacon?.round ?? 0) + 1);
    const journal = bundle.journal.map((entry) =>
      entry.kind === 'nonce-mix' && entry.beacon && 'randomness' in entry.beacon
        ? { ...entry, beacon: { ...entry.beacon, randomness: other.randomness, signature: other.signature } }
        : entry,
    );
    const failures = replay({ ...bundle, journal }).failures.join('\n');
    expect(failures).toContain('is not what drand published');
    expect(failures).toContain('dice.beacon');
  });

  it('holds before the verifier that shares no code with the site, and a changed one does not', async () => {
    const { execFileSync, spawnSync } = await import('node:child_process');
    const { mkdtempSync, writeFileSync, rmSync } = await import('node:fs');
    const season = await closed();
    const folder = mkdtempSync('/tmp/beacon-');
    const file = (name: string, value: unknown) => {
      writeFileSync(`${folder}/${name}`, JSON.stringify(value));
      return `${folder}/${name}`;
    };
    const bundle = await bundleOf(season, 2);
    const before = file('1.json', await bundleOf(season, 1));
    const out = execFileSync(process.execPath, ['public/verify-dice.mjs', file('2.json', bundle), before]).toString();
    expect(out).toContain('checks hold');
    expect(out).toContain('before that');
    const { beacon: _, ...without } = bundle.dice;
    const changed = file('3.json', { ...bundle, dice: without });
    expect(spawnSync(process.execPath, ['public/verify-dice.mjs', changed]).status).toBe(1);
    rmSync(folder, { recursive: true });
  });
});

describe('a drand server that the site may ask', () => {
  async function serve(answer: (round: number) => { status: number; body: string; to?: string }): Promise<void> {
    const made = createServer((request, response) => {
      const { status, body, to: location } = answer(Number(request.url?.split('/').at(-1)));
      response.writeHead(status, location ? { location } : {}).end(body);
    });
    server = made;
    await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
    process.env.DRAND_URL = `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
  }

  it('is none unless the environment names one', async () => {
    const season = await seasonWithBeacon();
    await to(season, 'Results');
    expect(code(await fetchBeacon(season.admin, form()))).toBe('off');
    expect(await enterDueBeacons(new Date())).toEqual([]);
    expect((await readBeacon(season.key))?.asks).toBe(false);
  });

  it('gives the round, which is entered by itself once it is due', async () => {
    const season = await seasonWithBeacon();
    await to(season, 'Results');
    await serve((round) => ({ status: 200, body: JSON.stringify(published(round)) }));
    const named = namedIn((await week(season, 1)).journal);
    expect((await enterDueBeacons(new Date())).map((one) => one.season)).not.toContain(season.key);
    const done = await enterDueBeacons(new Date(named?.at ?? ''));
    expect(done.find((one) => one.season === season.key)?.result.ok).toBe(true);
    expect((await readBeacon(season.key))?.named?.state).toBe('entered');
  });

  it.each<[string, (round: number) => { status: number; body: string; to?: string }, string]>([
    ['lies', (round) => ({ status: 200, body: JSON.stringify({ ...published(round + 1), round }) }), 'beacon'],
    ['gives another round', (round) => ({ status: 200, body: JSON.stringify(published(round + 1)) }), 'refused'],
    ['has none yet', () => ({ status: 425, body: '{}' }), 'refused'],
    ['answers no JSON', () => ({ status: 200, body: '<html>' }), 'refused'],
    ['answers without end', () => ({ status: 200, body: ' '.repeat(1_000_000) }), 'refused'],
    ['sends on elsewhere', () => ({ status: 302, body: '', to: 'http://127.0.0.1:9/' }), 'unreachable'],
  ])('that %s changes nothing', async (_, answer, expected) => {
    const season = await seasonWithBeacon();
    await to(season, 'Results');
    await serve(answer);
    expect(code(await fetchBeacon(season.admin, form()))).toBe(expected);
    expect((await readBeacon(season.key))?.named?.state).toBe('awaited');
  });
});
