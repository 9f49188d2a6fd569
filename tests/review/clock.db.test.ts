import { beforeEach, describe, expect, it } from 'vitest';
import { readClock, setClock, setPause } from '@/lib/features/review/clock';
import { db } from '@/lib/platform/db/client';
import { replayAt } from '@/lib/record/journal/clock';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { turnDueWeeks } from '@/lib/record/week/due';
import { loadWeek } from '@/lib/record/week/load';
import { ok } from '@/lib/result';
import { ownDatabase } from '../db/database';
import { openSeason, type TestSeason } from '../db/league';

const PLAIN = { early: false, holidays: [] };
ownDatabase();
const DEADLINE = new Date('2027-03-24T19:00:00.000Z');
const HOUR = 3_600_000;
const NONE = { Wartime: null, Battles: null, Results: null };
const calendar = { ...NONE, Peacetime: { day: 'Wednesday', time: '20:00' } } as const;
let season: TestSeason;

beforeEach(async () => {
  await db.season.updateMany({ data: { clockActs: false } });
  season = await openSeason(2, { closesAt: DEADLINE.toISOString() });
});

const by = () => ({ actor: season.admin });
const hours = (count: number): Date => new Date(DEADLINE.getTime() + count * HOUR);
const pauseAt = (at: Date, paused: boolean) => replayAt(at, () => setPause(by(), { paused, because: 'A holiday.' }));
async function deadline(): Promise<string | null> {
  const loaded = await loadWeek({ season: season.key });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value.record.closesAt;
}

describe('a season’s clock', () => {
  it('is an admin until it is set, and each change of it is in the audit log', async () => {
    expect(await readClock(season.key)).toMatchObject({ calendar: null, acts: false, pairs: false, pausedAt: null });
    expect(await setClock(by(), season.key, { calendar, acts: true, pairs: false, ...PLAIN })).toMatchObject({
      ok: true,
    });
    expect(await readClock(season.key)).toMatchObject({ calendar, acts: true, waits: null });
    expect(await db.auditEntry.findFirst({ where: { kind: 'set-clock', actor: season.admin.key } })).toMatchObject({
      before: 'by hours; an admin advances',
      after: 'Peacetime Wednesday 20:00; deadlines act by themselves',
    });
    expect(await setClock(by(), season.key, { calendar, acts: true, pairs: false, ...PLAIN })).toMatchObject({
      problem: { code: 'nothing' },
    });
    expect(await deadline()).toBe(DEADLINE.toISOString());
  });

  it('gives an admin’s advance the calendar’s deadline as well', async () => {
    await setClock(by(), season.key, { calendar, acts: false, pairs: false, ...PLAIN });
    await replayAt(hours(-1), () =>
      advance({ where: { season: season.key, week: 1 }, actor: season.admin, to: 'Week', matches: [] }),
    );
    // The season is in UTC.
    expect(await deadline()).toBe('2027-03-24T20:00:00.000Z');
  });

  it('tells why it does not close a week', async () => {
    await setClock(by(), season.key, { calendar: null, acts: true, pairs: false, ...PLAIN });
    await advance({ where: { season: season.key, week: 1 }, actor: season.admin, to: 'Results' });
    expect(await readClock(season.key)).toMatchObject({ waits: 'A match has no winner yet.' });
  });
});

describe('a pause', () => {
  it('takes the deadline away, and gives it back as much later as it was long', async () => {
    await setClock(by(), season.key, { calendar, acts: true, pairs: false, ...PLAIN });
    expect(await pauseAt(hours(-3), true)).toEqual(ok(true));
    expect(await deadline()).toBeNull();
    expect(await replayAt(hours(1), () => turnDueWeeks(hours(1)))).toEqual([]);
    expect(await pauseAt(hours(47), false)).toEqual(ok(false));
    expect(await deadline()).toBe(hours(50).toISOString());
    expect(await replayAt(hours(50), () => turnDueWeeks(hours(50)))).toMatchObject([{ result: { ok: true } }]);
    expect(await db.auditEntry.findMany({ where: { kind: { in: ['pause-season', 'go-on-season'] } } })).toMatchObject([
      { because: 'A holiday.' },
      { because: 'A holiday.' },
    ]);
  });

  it('gives a phase that was opened meanwhile its whole time from its end', async () => {
    await pauseAt(hours(-3), true);
    await replayAt(hours(1), () =>
      advance({ where: { season: season.key, week: 1 }, actor: season.admin, to: 'Wartime' }),
    );
    expect(await deadline()).toBeNull();
    await pauseAt(hours(10), false);
    // 72 hours of Wartime.
    expect(await deadline()).toBe(hours(82).toISOString());
  });

  it('leaves a deadline that was set meanwhile', async () => {
    await pauseAt(hours(-3), true);
    const closesAt = hours(100).toISOString();
    await replayAt(hours(-2), () =>
      append({
        where: { season: season.key },
        actor: season.admin,
        entries: () => ok([{ kind: 'deadline', closesAt, because: 'Said so.' }]),
      }),
    );
    await pauseAt(hours(10), false);
    expect(await deadline()).toBe(closesAt);
  });

  it('of a season without a deadline adds nothing to its journal', async () => {
    season = await openSeason(2, { closesAt: null });
    expect(await setPause(by(), { paused: true, because: 'A holiday.' })).toEqual(ok(true));
    expect(await setPause(by(), { paused: true, because: 'Again.' })).toMatchObject({ problem: { code: 'nothing' } });
    expect(await setPause(by(), { paused: false, because: 'Back.' })).toEqual(ok(false));
    expect(await db.journalEntry.count({ where: { week: { season: { key: season.key } } } })).toBe(1);
  });

  it('and the clock at the same moment come one after the other', async () => {
    await setClock(by(), season.key, { calendar, acts: true, pairs: false, ...PLAIN });
    const [turned, paused] = await replayAt(hours(0), () =>
      Promise.all([turnDueWeeks(hours(0)), setPause(by(), { paused: true, because: 'Now.' })]),
    );
    expect(paused).toEqual(ok(true));
    expect(await deadline()).toBeNull();
    const phase = turned.some(({ result }) => result.ok) ? 'Wartime' : 'Peacetime';
    expect(await db.week.findFirst({ where: { season: { key: season.key } } })).toMatchObject({ phase });
  });
});
