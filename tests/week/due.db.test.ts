import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { replayAt } from '@/lib/record/journal/clock';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { dueWeeks, nextDueWeek, turnDueWeeks } from '@/lib/record/week/due';
import { readJournal } from '@/lib/record/week/journal';
import { ok } from '@/lib/result';
import { beside, everything, ownDatabase } from '../db/database';
import { openSeason, type TestSeason, team } from '../db/league';

const database = ownDatabase();
const WEDNESDAY = new Date('2027-03-24T19:00:00.000Z');
const CALENDAR = {
  Peacetime: { day: 'Wednesday', time: '20:00' },
  Wartime: { day: 'Friday', time: '20:00' },
  Battles: { day: 'Sunday', time: '20:00' },
  Results: { day: 'Monday', time: '20:00' },
};
let season: TestSeason;

beforeEach(async () => {
  // Seasons of other tests stand still.
  await db.season.updateMany({ data: { clockActs: false } });
  season = await openSeason(2, { closesAt: WEDNESDAY.toISOString() });
  await set({ clockActs: true, calendar: CALENDAR, timeZone: 'Europe/Berlin' });
});

const set = (data: Parameters<typeof db.season.update>[0]['data'], key = season.key) =>
  db.season.update({ where: { key }, data });
const later = (ms: number): Date => new Date(WEDNESDAY.getTime() + ms);
/** As the worker does it at that time. */
const turnAt = (at: Date) => replayAt(at, () => turnDueWeeks(at));
const weeks = () => db.week.findMany({ where: { seasonId: season.id }, orderBy: { number: 'asc' } });
async function advances(week = 1) {
  const journal = await readJournal({ season: season.key, week }, { kind: 'admin' });
  if (!journal.ok) throw new Error(journal.problem.message);
  return journal.value.filter((entry) => entry.kind === 'advance');
}

describe('a deadline that has passed', () => {
  it('closes its phase by the clock, and the next deadline is the calendar’s', async () => {
    expect(await turnAt(later(-1))).toEqual([]);
    expect(await nextDueWeek(later(-1))).toEqual(WEDNESDAY);
    expect(await turnAt(later(7 * 60_000 + 11_123))).toMatchObject([
      { due: { season: season.key, phase: 'Peacetime', to: 'Wartime' }, result: { ok: true } },
    ]);
    expect(await advances()).toMatchObject([{ to: 'Wartime', actor: 'clock', closesAt: '2027-03-26T19:00:00.000Z' }]);
    expect(await turnAt(later(8 * 60_000))).toEqual([]);
  });

  it('is acted on in order, each phase once, over a change of daylight saving', async () => {
    for (const at of [WEDNESDAY, new Date('2027-03-26T19:00:00Z'), new Date('2027-03-28T18:00:00Z')]) {
      expect(await turnAt(new Date(at.getTime() - 1))).toEqual([]);
      expect(await turnAt(at)).toMatchObject([{ result: { ok: true } }]);
    }
    expect((await advances()).map(({ to, closesAt }) => [to, closesAt])).toEqual([
      ['Wartime', '2027-03-26T19:00:00.000Z'],
      // Clocks went forward in the night before that Sunday.
      ['Battles', '2027-03-28T18:00:00.000Z'],
      ['Results', '2027-03-29T18:00:00.000Z'],
    ]);
  });

  it('of long ago takes nobody’s phase away: the next is open until its own time', async () => {
    // The Friday of Wartime is over as well, but Wartime was never open.
    expect(await turnAt(new Date('2027-03-27T12:00:00Z'))).toHaveLength(1);
    expect(await advances()).toMatchObject([{ to: 'Wartime', closesAt: '2027-04-02T18:00:00.000Z' }]);
  });

  it('is the first to be acted on of several seasons by how long it is overdue', async () => {
    const other = await openSeason(2, { closesAt: later(-3_600_000).toISOString() });
    await set({ clockActs: true }, other.key);
    expect((await turnAt(later(1))).map(({ due, result }) => [due.season, result.ok])).toEqual([
      [other.key, true],
      [season.key, true],
    ]);
  });

  it.each([
    ['where an admin advances', { clockActs: false }],
    ['while the season is paused', { pausedAt: new Date() }],
    ['once it has ended', { endedAt: new Date() }],
  ])('does nothing %s', async (_, data) => {
    await set(data);
    const before = await everything(database.url());
    expect(await turnAt(later(1))).toEqual([]);
    expect(await everything(database.url())).toEqual(before);
  });

  it('is no deadline before the database’s clock says so', async () => {
    // Whoever asks has a clock that is years ahead.
    expect(await turnDueWeeks(later(1))).toMatchObject([{ result: { problem: { code: 'not-due' } } }]);
    expect(await advances()).toEqual([]);
  });
});

describe('several who turn due weeks at once', () => {
  it('turn each phase once', async () => {
    const others = await Promise.all([1, 2].map(() => openSeason(2, { closesAt: WEDNESDAY.toISOString() })));
    for (const { key } of others) await set({ clockActs: true }, key);
    const all = (await Promise.all([turnAt(later(1)), turnAt(later(1)), turnAt(later(1))])).flat();
    const done = all.filter(({ result }) => result.ok).map(({ due }) => due.season);
    expect(done.toSorted()).toEqual([season.key, ...others.map(({ key }) => key)].toSorted());
    for (const { result } of all) if (!result.ok) expect(result.problem.code).toBe('not-due');
    expect(await advances()).toHaveLength(1);
  });

  it('leave a week alone that an admin moved on, or gave more time, while they waited for it', async () => {
    const act = { where: { season: season.key, week: 1 }, to: 'Wartime', actor: 'clock' } as const;
    const due = { phase: 'Peacetime', closesAt: WEDNESDAY.toISOString() } as const;
    const more = later(86_400_000).toISOString();
    await append({
      where: { season: season.key },
      actor: season.admin,
      entries: () => ok([{ kind: 'deadline', closesAt: more, because: 'A holiday.' }]),
    });
    await replayAt(later(1), async () => {
      expect(await advance({ ...act, due })).toMatchObject({ problem: { code: 'not-due' } });
      expect(await advance({ ...act, actor: season.admin, closesAt: due.closesAt })).toMatchObject({ ok: true });
      expect(await advance({ ...act, to: 'Battles', due })).toMatchObject({ problem: { code: 'not-due' } });
    });
  });

  it('lose nothing when one dies at it: what it had begun is undone, and the next one turns it', async () => {
    await beside(database.url(), async (client) => {
      await client.query('BEGIN');
      await client.query(`SELECT FROM "Week" WHERE "stream" = $1 FOR UPDATE`, [`${season.key}/1`]);
      const waiting = turnAt(later(1));
      // The one that holds the week goes without a word.
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await advances()).toEqual([]);
      await client.query('ROLLBACK');
      expect(await waiting).toMatchObject([{ result: { ok: true } }]);
    });
    expect(await advances()).toHaveLength(1);
  });

  it('find after a death in the middle of the write what stood before it', async () => {
    await db.$executeRawUnsafe(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
    await db.$executeRawUnsafe(`CREATE TRIGGER die BEFORE UPDATE ON "Week" FOR EACH ROW EXECUTE FUNCTION die()`);
    const before = await everything(database.url());
    await turnAt(later(1)).catch(() => undefined);
    await db.$executeRawUnsafe('DROP TRIGGER die ON "Week"');
    expect(await everything(database.url())).toEqual(before);
    forget();
    expect(await turnAt(later(1))).toMatchObject([{ result: { ok: true } }]);
    expect(await advances()).toHaveLength(1);
  });
});

describe('the last deadline of a week', () => {
  const monday = new Date('2027-03-29T18:00:00.000Z');
  beforeEach(async () => {
    await replayAt(WEDNESDAY, () =>
      advance({
        where: { season: season.key, week: 1 },
        actor: season.admin,
        to: 'Results',
        closesAt: monday.toISOString(),
      }),
    );
  });
  const nameWinner = () =>
    replayAt(later(1000), () =>
      append({
        where: { season: season.key },
        actor: season.admin,
        entries: () => ok([{ kind: 'win', team: team(1) }]),
      }),
    );

  it('waits for an admin while nobody said who meets whom', async () => {
    await nameWinner();
    expect(await turnAt(monday)).toMatchObject([{ result: { problem: { code: 'waits' } } }]);
    expect(await weeks()).toMatchObject([{ phase: 'Results' }]);
    expect(await dueWeeks(monday)).toHaveLength(1);
  });

  it('waits for an admin while a match has no winner', async () => {
    await set({ clockPairs: true });
    expect(await turnAt(monday)).toMatchObject([{ result: { problem: { code: 'waits' } } }]);
    expect(await weeks()).toMatchObject([{ phase: 'Results' }]);
  });

  it('closes it, shows its seed and opens the next with the round robin’s matches, all in one', async () => {
    await set({ clockPairs: true });
    await nameWinner();
    expect(await turnAt(monday)).toMatchObject([{ result: { ok: true } }]);
    expect(await weeks()).toMatchObject([
      { number: 1, phase: 'Closed', seed: expect.any(String), closedAt: monday },
      { number: 2, phase: 'Peacetime', seed: null, closesAt: new Date('2027-03-31T18:00:00.000Z') },
    ]);
    // In week 2 the sides of the first week have changed; the Setup's first team is team-2.
    const [match] = await db.match.findMany({
      where: { week: { seasonId: season.id, number: 2 } },
      select: { attacker: { select: { key: true } }, defender: { select: { key: true } } },
    });
    expect(match).toEqual({ attacker: { key: team(1) }, defender: { key: team(2) } });
  });
});
