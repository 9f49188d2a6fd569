import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { verify } from '@/lib/engine/dice/chain';
import { draw } from '@/lib/engine/dice/draw';
import { db } from '@/lib/platform/db/client';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { loadWeek } from '@/lib/record/week/load';
import { preview } from '@/lib/record/week/preview';
import type { Advance, LoadedWeek } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
import { beside, everything, ownDatabase } from './database';
import { declares, league, merc, openSeason, type TestSeason } from './league';

const database = ownDatabase();
let season: TestSeason;

beforeEach(async () => {
  season = await openSeason(4);
});

const on = (week: number, to: Advance['to'], more: Partial<Advance> = {}): Advance => ({
  where: { season: season.key, week },
  actor: season.admin,
  to,
  ...more,
});
async function load(week?: number): Promise<LoadedWeek> {
  const loaded = await loadWeek({ season: season.key, week });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value;
}

describe('an advance within the week', () => {
  it('opens the phase, and closes it when the hours of the season say', async () => {
    const done = await advance(on(1, 'Wartime'));
    if (!done.ok) throw new Error(done.problem.message);
    const at = Date.parse(done.value.entries[0]?.at ?? '');
    const row = await db.week.findFirst({
      where: { seasonId: season.id },
      include: { phases: { orderBy: { opensAt: 'asc' } } },
    });
    expect(row).toMatchObject({ phase: 'Wartime', day: 2, dayOfPhase: 1, closesAt: new Date(at + 72 * 3_600_000) });
    expect(row?.phases).toMatchObject([
      { phase: 'Peacetime', closedAt: new Date(at) },
      { phase: 'Wartime', opensAt: new Date(at), closedAt: null },
    ]);
  });

  it('goes forward alone', async () => {
    await advance(on(1, 'Battles'));
    expect(await advance(on(1, 'Wartime'))).toMatchObject({ ok: false, problem: { code: 'order' } });
  });
});

describe('the advance that closes a week', () => {
  it('opens the next with what this one left, the matches given, and a reason on record', async () => {
    await append({
      where: { season: season.key },
      actor: season.admin,
      entries: () => ok([{ kind: 'adjust', team: 'team-1', gp: 5, because: 'A prize.' }]),
    });
    const matches = [{ attacker: 'team-3', defender: 'team-1', tier: 'Low' as const }];
    const closed = await advance(on(1, 'Week', { matches, because: 'All have played.' }));
    expect(closed).toMatchObject({
      ok: true,
      value: { week: 1, entries: [{ kind: 'advance', because: 'All have played.' }] },
    });
    const next = await load();
    expect(next).toMatchObject({ week: 2, seq: 1, stream: `${season.key}/2` });
    // 10 at first, 5 adjusted, 12 of infrastructure, 6 mercs at 1 upkeep each.
    expect(next.record.teams['team-1']).toMatchObject({ gp: 10 + 5 + 12 - 6 });
    expect(next.record.matches).toMatchObject([{ attacker: 'team-3', defender: 'team-1', tier: 'Low' }]);
    const rows = await db.week.findMany({ where: { seasonId: season.id }, orderBy: { number: 'asc' } });
    expect(rows).toMatchObject([
      { number: 1, phase: 'Closed', closedAt: expect.any(Date), seq: 3 },
      { number: 2, phase: 'Peacetime', closedAt: null, seq: 1, opensAt: rows[0]?.closedAt },
    ]);
    const team = await db.team.findFirst({
      where: { seasonId: season.id, key: 'team-1' },
      include: { ledger: { orderBy: { seq: 'asc' } } },
    });
    expect(team?.gp).toBe(21);
    expect(team?.ledger.at(-1)?.balance).toBe(21);
  });

  it('reveals the seed that was committed to, and commits to the next one', async () => {
    await advance(on(1, 'Wartime'));
    const gamble = await append({
      where: { season: season.key },
      actor: season.leader(1),
      entries: () => ok([declares(1, `${merc(1, 1)}/gamble`, [])]),
    });
    if (!gamble.ok) throw new Error(gamble.problem.message);
    const before = await db.week.findFirst({ where: { seasonId: season.id } });
    expect(before?.seed).toBeNull();
    await advance(on(1, 'Week'));
    const { chainEnd } = await db.season.findUniqueOrThrow({ where: { id: season.id } });
    const [first, second] = await db.week.findMany({ where: { seasonId: season.id }, orderBy: { number: 'asc' } });
    const seed = first?.seed ?? '';
    expect(verify(seed, chainEnd, 1)).toBe(true);
    expect(first?.seedHash).toBe(chainEnd);
    expect(second?.seedHash).toBe(seed);
    expect(second?.seed).toBeNull();
    const [roll] = gamble.value.rulings[0]?.rolls ?? [];
    expect(roll?.value).toBe(draw(seed, `${season.key}/1 | epoch 0 | ${roll?.label}`, roll?.sides ?? 0));
  });

  it.each([
    ['team-9', 'There is no team'],
    ['team-1', 'plays two matches'],
  ])('with a match of %s is refused, and the week stays open', async (defender, message) => {
    const before = await everything(database.url());
    const matches = [
      { attacker: 'team-1', defender: 'team-2', tier: 'Low' as const },
      { attacker: 'team-3', defender, tier: 'Low' as const },
    ];
    const refused = await advance(on(1, 'Week', { matches }));
    expect(refused).toMatchObject({
      ok: false,
      problem: { code: 'matches', message: expect.stringContaining(message) },
    });
    expect(await everything(database.url())).toEqual(before);
    expect(await load()).toMatchObject({ week: 1, seq: 1 });
  });

  it('wins once when two admins advance at once', async () => {
    const both = await Promise.all([advance(on(1, 'Week')), advance(on(1, 'Week'))]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'closed' } });
    expect(await db.week.count({ where: { seasonId: season.id } })).toBe(2);
  });

  it('twice with one idempotency key closes one week', async () => {
    const act = on(1, 'Week', { idempotencyKey: `${season.key}-close` });
    const [one, two] = await Promise.all([advance(act), advance(act)]);
    expect(one).toEqual(two);
    expect(await db.week.count({ where: { seasonId: season.id } })).toBe(2);
  });

  it('leaves a post that waited for it in the week that is then open', async () => {
    const post = await beside(database.url(), async (client) => {
      await client.query('BEGIN');
      await client.query(`SELECT id FROM "Week" WHERE "seasonId" = $1 FOR UPDATE`, [season.id]);
      const closing = advance(on(1, 'Week'));
      await sleep(100);
      const posted = append({
        where: { season: season.key },
        actor: season.admin,
        entries: () => ok([{ kind: 'day' }]),
      });
      await sleep(100);
      await client.query('COMMIT');
      await closing;
      return posted;
    });
    expect(post).toMatchObject({ ok: true, value: { week: 2, entries: [{ id: `${season.key}-2-2` }] } });
  });

  it('ends the journal: only notes are added to a closed week', async () => {
    await advance(on(1, 'Wartime'));
    const struck = await append({
      where: { season: season.key },
      actor: season.leader(1),
      entries: () => ok([declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)])]),
    });
    if (!struck.ok) throw new Error(struck.problem.message);
    await advance(on(1, 'Week'));
    const rulings = struck.value.rulings.map(({ id }) => id);
    const where = { season: season.key, week: 1 };
    const late = await append({ where, actor: season.admin, entries: () => ok([{ kind: 'day' }]) });
    expect(late).toMatchObject({ ok: false, problem: { code: 'closed' } });
    expect(await advance(on(1, 'Week'))).toMatchObject({ ok: false, problem: { code: 'closed' } });
    const shown = await preview(where, [{ kind: 'day' }], { kind: 'admin' }, season.admin.key);
    expect(shown).toMatchObject({ ok: false, problem: { code: 'closed' } });
    const live = await db.mercenary.findMany({ where: { seasonId: season.id } });
    const approved = await append({ where, actor: season.admin, entries: () => ok([{ kind: 'approve', rulings }]) });
    expect(approved.ok).toBe(true);
    expect(await db.ruling.findFirst({ where: { rulingId: rulings[0], supersededBy: null } })).toMatchObject({
      approvedBy: season.admin.key,
    });
    expect(await db.mercenary.findMany({ where: { seasonId: season.id } })).toEqual(live);
  });
});

describe('a crash in the middle of an advance', () => {
  const FAIL = `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$`;
  const HANG = `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$`;
  // What is written first, in the middle, and last.
  const PLACES = ['INSERT ON "JournalEntry"', 'INSERT ON "LedgerLine"', 'INSERT ON "Week"', 'INSERT ON "Match"'];

  it.each(PLACES)('leaves the week as it was when the database fails at %s', async (place) => {
    await advance(on(1, 'Results'));
    const before = await everything(database.url());
    await beside(database.url(), async (client) => {
      await client.query(FAIL);
      await client.query(`CREATE TRIGGER fails BEFORE ${place} FOR EACH ROW EXECUTE FUNCTION fail()`);
      await expect(advance(on(1, 'Week'))).rejects.toThrow('the disk is full');
      await client.query('DROP FUNCTION fail CASCADE');
    });
    expect(await everything(database.url())).toEqual(before);
    expect(await load()).toMatchObject({ week: 1, seq: 2, record: { phase: 'Results' } });
    expect(await advance(on(1, 'Week'))).toMatchObject({ ok: true });
    expect(await load()).toMatchObject({ week: 2 });
  });

  it('leaves the week as it was when the connection is cut', async () => {
    await advance(on(1, 'Results'));
    const before = await everything(database.url());
    await beside(database.url(), async (client) => {
      await client.query(HANG);
      await client.query('CREATE TRIGGER hangs BEFORE INSERT ON "Match" FOR EACH ROW EXECUTE FUNCTION fail()');
      const lost = expect(advance(on(1, 'Week'))).rejects.toThrow();
      const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`;
      while ((await client.query(cut)).rowCount === 0) await sleep(20);
      await lost;
      await client.query('DROP FUNCTION fail CASCADE');
    });
    expect(await everything(database.url())).toEqual(before);
    forget();
    expect(await load()).toMatchObject({ week: 1, seq: 2, record: { phase: 'Results' } });
    expect(await advance(on(1, 'Week'))).toMatchObject({ ok: true });
  });
});

describe('a season', () => {
  it('is refused where its Setup does not hold together, and leaves nothing', async () => {
    const before = await everything(database.url());
    const { createSeason } = await import('@/lib/record/week/season');
    const setup = league(2);
    const base = { key: 'other', name: 'Other', phaseHours: [1, 1, 1, 1], actor: 'clock' as const };
    const lost = {
      ...setup,
      mercs: { ...setup.mercs, 'free-lance': { ...setup.mercs['free-lance'], team: 'team-1' } },
    };
    const wrong = [
      [{ ...base, key: 'Not a key', setup }, 'invalid', 'key'],
      [{ ...base, key: season.key, setup }, 'taken', season.key],
      [{ ...base, setup: lost }, 'invalid', 'free-lance'],
      [
        { ...base, setup: { ...setup, matches: [{ attacker: 'x', defender: 'team-1', tier: 'Low' }] } },
        'invalid',
        '"x"',
      ],
    ] as const;
    for (const [made, code, named] of wrong) {
      const result = await createSeason(made as Parameters<typeof createSeason>[0]);
      expect(result).toMatchObject({ ok: false, problem: { code, message: expect.stringContaining(named) } });
    }
    expect(await everything(database.url())).toEqual(before);
  });
});
