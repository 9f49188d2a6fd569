import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/s/[season]/weeks/[number]/replay.json/route';
import { replayFiles } from '@/lib/cli/scenario/replay';
import { seedDemo } from '@/lib/cli/seed/demo';
import { leadsToEnd, thrower } from '@/lib/engine/dice/check';
import { loadDicePage } from '@/lib/features/season/dice';
import { db, disconnect } from '@/lib/platform/db/client';
import type { Bundle } from '@/lib/record/replay/bundle';
import { readBundle, replay } from '@/lib/record/replay/replay';
import { freshDatabase, type TestDatabase } from '../support/database';

const CLOSED = [1, 2, 3];
const OPEN = 4;
let database: TestDatabase;
let folder: string;
const texts = new Map<number, string>();

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
  folder = await mkdtemp(join(tmpdir(), 'replay-'));
  const seeded = await seedDemo(new Date('2026-12-01T21:14:30.000Z'));
  if (!seeded.ok) throw new Error(seeded.problem.message);
  for (const week of CLOSED) texts.set(week, await (await ask(week)).text());
});
afterAll(async () => {
  await disconnect();
  await database.close();
  await rm(folder, { recursive: true });
});

const ask = (week: number | string, query = '', headers: Record<string, string> = {}) =>
  GET(new Request(`http://site.test/weeks/${week}/replay.json${query}`, { headers }), {
    params: Promise.resolve({ season: 'lantern', number: String(week) }),
  });
const textOf = (week: number): string => texts.get(week) ?? '';
function bundleOf(text: string): Bundle {
  const read = readBundle(text);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

/** Runs the verifier that readers download, as they would. */
async function verifier(...args: string[]): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['public/verify-dice.mjs', ...args], (error, out) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out }),
    );
  });
}

/** The same bundle with its first draw one higher, or one lower where that is no face. */
function tampered(text: string): string {
  const bundle = JSON.parse(text);
  const draw = bundle.dice.draws[0];
  draw.value = draw.value === draw.sides ? draw.value - 1 : draw.value + 1;
  return JSON.stringify(bundle);
}

describe.each(CLOSED)('the replay bundle of the demo’s week %i', (week) => {
  it('holds draws and nonces, and folds to the same bytes', () => {
    const bundle = bundleOf(textOf(week));
    expect(bundle.dice.draws.length).toBeGreaterThan(0);
    // The first week has none before it in which words could be committed to.
    expect(bundle.dice.nonces.length > 0).toBe(week > 1);
    expect(replay(bundle)).toMatchObject({ failures: [], sha256: bundle.closing.sha256 });
  });

  it('passes the verifier that shares no code with the site, and fails it with a tampered draw', async () => {
    const good = await verifier(await fileOf(`week-${week}.json`, textOf(week)));
    expect(good).toMatchObject({ code: 0, out: expect.stringContaining('checks hold') });
    const bad = await verifier(await fileOf(`bad-${week}.json`, tampered(textOf(week))));
    expect(bad.code).toBe(1);
    expect(bad.out.match(/^FAIL/gm)).toHaveLength(1);
    expect(bad.out).toContain('and should be');
  });

  it('passes the check of the browser, die by die', async () => {
    const { dice, stream } = bundleOf(textOf(week));
    const claimed = { ...dice, stream, week };
    expect(await leadsToEnd(claimed)).toBe(true);
    expect(await leadsToEnd({ ...claimed, week: week + 1 })).toBe(false);
    const throwDie = await thrower(claimed);
    const values = await Promise.all(dice.draws.map(({ label, sides }) => throwDie(label, sides)));
    expect(values).toEqual(dice.draws.map(({ value }) => value));
  });

  it('tells nothing but what is public: no password, no key of a form, no draft', async () => {
    const people = await db.user.findMany();
    const keys = await db.journalEntry.findMany({ where: { idempotencyKey: { not: null } } });
    const secret = [...people.map((one) => one.passwordHash), ...keys.map((one) => one.idempotencyKey ?? '')];
    expect(secret.filter((one) => textOf(week).includes(one))).toEqual([]);
  });
});

describe('the head of a bundle', () => {
  const rewritten = (text: string) => {
    const bundle = JSON.parse(text);
    // Whoever did it is told nowhere in what the week closed with.
    bundle.journal[1].actor = 'somebody-else';
    return JSON.stringify(bundle);
  };

  it('tells of a rewritten past, here and to the verifier that readers download', async () => {
    const text = rewritten(textOf(1));
    expect(replay(bundleOf(text)).failures).toEqual([expect.stringContaining('head is not where the journal leads')]);
    const told = await verifier(await fileOf('rewritten.json', text));
    expect(told).toMatchObject({ code: 1, out: expect.stringMatching(/^FAIL hashed one after another/m) });
    expect(told.out.match(/^FAIL/gm)).toHaveLength(1);
  });

  it('is missing in bundles of before the chain, which verify as before', async () => {
    const { head: _, ...old } = JSON.parse(textOf(1));
    expect(replay(bundleOf(JSON.stringify(old))).failures).toEqual([]);
    expect(await verifier(await fileOf('old.json', JSON.stringify(old)))).toMatchObject({ code: 0 });
  });

  it('is the one that is published of the week', async () => {
    const row = await db.week.findFirstOrThrow({ where: { number: 1 } });
    expect(bundleOf(textOf(1)).head).toBe(row.head);
  });
});

describe('a bundle that was changed', () => {
  const changed: readonly [string, (bundle: Bundle) => unknown, string][] = [
    ['a team’s GP', (b) => ({ ...b, closing: { ...b.closing, state: withGp(b) } }), 'closing.state.teams[0].gp'],
    ['the hash', (b) => ({ ...b, closing: { ...b.closing, sha256: '0'.repeat(64) } }), 'closing.sha256'],
    ['the seed', (b) => ({ ...b, dice: { ...b.dice, seed: '0'.repeat(64) } }), 'not of the season’s chain'],
    ['a nonce', (b) => ({ ...b, dice: { ...b.dice, nonces: [] } }), 'dice.nonces[0]'],
    ['the journal', (b) => ({ ...b, journal: b.journal.slice(0, -1) }), 'closing.state.'],
  ];
  function withGp(bundle: Bundle): unknown {
    const state = structuredClone(bundle.closing.state);
    const [team] = Array.isArray(state.teams) ? state.teams : [];
    team.gp += 1;
    return state;
  }

  it.each(changed)('in %s is told from the true one, at the first place that differs', async (_, change, place) => {
    const path = await fileOf('changed.json', JSON.stringify(change(bundleOf(textOf(2)))));
    const { lines, same } = await replayFiles([path]);
    expect(same).toBe(false);
    expect(lines.join('\n')).toContain(place);
  });

  it('says first that other rules made it, where they did', () => {
    const bundle = bundleOf(textOf(1));
    const old = { ...bundle, versions: { ...bundle.versions, rules: '0' }, journal: bundle.journal.slice(0, -1) };
    expect(replay(old).failures[0]).toContain('versions.rules "0"');
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, text.length / 2), 'damaged'],
    ['of something else', () => '{"name":"a file"}', 'no replay bundle'],
    ['a list', () => '[]', 'no replay bundle'],
    ['of a later form', (text: string) => text.replace('"version":1', '"version":9'), 'has form 9'],
    ['without a journal', (text: string) => JSON.stringify({ ...JSON.parse(text), journal: 3 }), 'at journal'],
    ['empty', () => '', 'damaged'],
  ])('or is %s is refused with a reason', async (_, make, reason) => {
    const { lines, same } = await replayFiles([await fileOf('foreign.json', make(textOf(1)))]);
    expect(same).toBe(false);
    expect(lines.join('\n')).toContain(reason);
  });

  it('that is not there is told so', async () => {
    expect(await replayFiles([join(folder, 'nothing.json')])).toMatchObject({ same: false });
  });
});

describe('GET /weeks/N/replay.json', () => {
  it('refuses an open week, which keeps its seed and orders, and a week that is not there', async () => {
    const open = await ask(OPEN);
    expect([open.status, (await open.json()).code]).toEqual([409, 'open']);
    expect([(await ask(99)).status, (await ask('x')).status, (await ask(0)).status]).toEqual([404, 404, 404]);
  });

  it('is known by its ETag, and kept for good under the name of its last entry', async () => {
    const plain = await ask(1);
    const etag = plain.headers.get('etag') ?? '';
    expect(plain.headers.get('cache-control')).toBe('public, no-cache');
    expect((await ask(1, '', { 'if-none-match': etag })).status).toBe(304);
    expect((await ask(1, '', { 'if-none-match': '"another"' })).status).toBe(200);
    const named = await ask(1, `?of=${etag.replaceAll('"', '')}`);
    expect(named.headers.get('cache-control')).toContain('immutable');
    const another = await ask(1, '?of=another');
    expect([another.status, (await another.json()).code]).toEqual([404, 'not-found']);
  });
});

describe('/dice', () => {
  it('shows of every week its hash and nonces, and of closed ones alone the seed', async () => {
    const page = await loadDicePage('lantern', null);
    expect(page?.weeks.map(({ number, seed }) => [number, seed !== null])).toEqual([
      [4, false],
      [3, true],
      [2, true],
      [1, true],
    ]);
    expect(page?.weeks.map(({ nonces }) => nonces.length)).toEqual([2, 1, 3, 0]);
    expect(page?.weeks.map(({ unopened }) => unopened.map(({ team }) => team.key))).toEqual([
      [],
      ['chateau-dif'],
      [],
      [],
    ]);
    expect(page?.weeks.at(-1)?.commitment).toBe(page?.chainEnd);
  });

  it.each([OPEN, 99])('asked for week %i, whose dice are not published, shows no other week’s', async (asked) => {
    expect((await loadDicePage('lantern', asked))?.shown).toBeNull();
  });

  it.each([
    [1, 1],
    [2, 2],
    [null, 3],
  ])('asked for week %s lists each draw of week %i with the ruling that it served', async (asked, shown) => {
    const page = await loadDicePage('lantern', asked);
    const { draws } = bundleOf(textOf(shown)).dice;
    expect(page?.shown?.number).toBe(shown);
    expect(page?.shown?.draws.map(({ label, value, ruling }) => [label, value, ruling.id])).toEqual(
      draws.map(({ label, value, ruling }) => [label, value, ruling]),
    );
    const draw = page?.shown?.draws[0];
    expect(draw?.when).toMatch(/^day \d+, use \d+, draw \d+$/);
    expect([draw?.merc, draw?.ability].some((name) => name === undefined || /^[a-z-]+$/.test(name))).toBe(false);
  });
});
