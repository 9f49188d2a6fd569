import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { loadWeek } from '@/lib/record/week/load';
import type { Act, Appended, LoadedWeek, NewJournalEntry } from '@/lib/record/week/types';
import { mistake, ok } from '@/lib/result';
import { beside, everything, ownDatabase } from './database';
import { declares, merc, openSeason, type TestSeason } from './league';

const database = ownDatabase();
let season: TestSeason;

beforeEach(async () => {
  season = await openSeason(2);
});

const does = (actor: Actor, ...entries: NewJournalEntry[]): Act => ({
  where: { season: season.key },
  actor,
  entries: () => ok(entries),
});
async function done(act: Act): Promise<Appended> {
  const result = await append(act);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
async function week(): Promise<LoadedWeek> {
  const loaded = await loadWeek({ season: season.key });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value;
}
const toWartime: NewJournalEntry = { kind: 'advance', to: 'Wartime', closesAt: null };
const strike = (by: number, user: string, target: string) => declares(by, `${user}/strike`, [target]);

describe('an act', () => {
  it('is ruled at once, and its ruling is in force and public', async () => {
    await done(does(season.admin, toWartime));
    const { rulings } = await done(does(season.leader(1), strike(1, merc(1, 1), merc(2, 1))));
    expect(rulings.map(({ ability, outcome, hits }) => ({ ability, outcome, hits }))).toEqual([
      { ability: `${merc(1, 1)}/strike`, outcome: 'Resolved', hits: [merc(2, 1)] },
    ]);
    const rows = await db.ruling.findMany({ where: { rulingId: rulings[0]?.id } });
    expect(rows).toMatchObject([{ outcome: 'Resolved', supersededBy: null, approvedAt: null, hits: [merc(2, 1)] }]);
    const struck = await db.mercenary.findFirst({ where: { seasonId: season.id, key: merc(2, 1) } });
    expect(struck).toMatchObject({ status: ['KO'], rosterable: false });
  });

  it('has its own place in the order, however many come at the same instant', async () => {
    await done(does(season.admin, toWartime));
    const all = await Promise.all(
      [1, 2, 3, 4, 5].flatMap((nth) => [
        append(does(season.leader(1), strike(1, merc(1, nth), merc(2, nth)))),
        append(does(season.leader(2), strike(2, merc(2, nth), merc(1, nth)))),
      ]),
    );
    const seqs = all.map((result) => (result.ok ? result.value.seq : null)).sort((a, b) => Number(a) - Number(b));
    expect(seqs).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const { journal } = await week();
    const times = journal.map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].sort());
    // Of each pair the one who came first struck the other, who then could not strike back.
    const outcomes = await db.ruling.groupBy({
      by: ['outcome'],
      where: { week: { seasonId: season.id } },
      _count: true,
    });
    expect(outcomes.map(({ outcome, _count }) => [outcome, _count]).sort()).toEqual([
      ['Rejected', 5],
      ['Resolved', 5],
    ]);
  });

  it('reads the clock once it holds the week: one that waited past the deadline is late', async () => {
    const closesAt = new Date(Date.now() + 1500).toISOString();
    await done(does(season.admin, { kind: 'advance', to: 'Wartime', closesAt }));
    const waiting = await beside(database.url(), async (client) => {
      await client.query('BEGIN');
      await client.query(`SELECT id FROM "Week" WHERE "seasonId" = $1 FOR UPDATE`, [season.id]);
      const begun = new Date().toISOString();
      expect(begun < closesAt).toBe(true);
      const post = append(does(season.leader(1), strike(1, merc(1, 1), merc(2, 1))));
      await sleep(Date.parse(closesAt) - Date.now() + 100);
      await client.query('COMMIT');
      return post;
    });
    if (!waiting.ok) throw new Error(waiting.problem.message);
    const [entry] = waiting.value.entries;
    expect(entry && entry.at > closesAt).toBe(true);
    expect(waiting.value.rulings).toMatchObject([{ outcome: 'Rejected', hits: [] }]);
    expect(await db.post.count({ where: { id: entry?.id } })).toBe(1);
  });

  it('takes its time from the database, and never one before the last entry', async () => {
    const first = await done(does(season.admin, toWartime));
    const second = await done(does(season.admin, { kind: 'day' }));
    const [one, two] = [first.entries[0]?.at ?? '', second.entries[0]?.at ?? ''];
    expect(two > one).toBe(true);
    expect(two).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('of several entries is all or nothing, and shares one time', async () => {
    const { entries } = await done(does(season.admin, toWartime, { kind: 'day' }, { kind: 'day' }));
    expect(new Set(entries.map(({ at }) => at)).size).toBe(1);
    expect(entries.map(({ seq }) => seq)).toEqual([2, 3, 4]);
    const before = await everything(database.url());
    const bad: NewJournalEntry = { kind: 'adjust', because: '', gp: 1, team: 'team-1' };
    expect(await append(does(season.admin, { kind: 'day' }, bad))).toMatchObject({
      ok: false,
      problem: { code: 'invalid' },
    });
    expect(await everything(database.url())).toEqual(before);
  });

  it('that is refused, or finds no week, writes nothing', async () => {
    const before = await everything(database.url());
    const refused = await append({ ...does(season.admin), entries: () => mistake('no', 'Not now.') });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'no' } });
    expect(await append(does(season.admin))).toMatchObject({ ok: false, problem: { code: 'nothing' } });
    const nowhere = await append({ ...does(season.admin, toWartime), where: { season: season.key, week: 9 } });
    expect(nowhere).toMatchObject({ ok: false, problem: { code: 'not-found' } });
    expect(await everything(database.url())).toEqual(before);
  });

  it.each([
    ['a null', 'one \0 character'],
    ['half of a pair', 'one \ud83d character'],
  ])('with %s in its text is a mistake and no crash', async (_, text) => {
    const post = { ...strike(1, merc(1, 1), merc(2, 1)), text };
    expect(await append(does(season.leader(1), post))).toMatchObject({ ok: false, problem: { code: 'invalid' } });
  });

  it('keeps a text exactly as it was written', async () => {
    const text = 'Château d’If “quoted” \\u0000 \\ <b>ok</b> 🗡 \r\n\ttabs {"json": [1]} $1 %s \';--';
    const { entries } = await done(
      does(season.leader(1), { kind: 'post', by: 'team-1', text, readings: [], reader: 'test' }),
    );
    expect((await db.post.findUnique({ where: { id: entries[0]?.id } }))?.text).toBe(text);
    forget();
    expect((await week()).journal.at(-1)).toMatchObject({ text });
  });

  it('is undone by a crash while it writes, and the next one finds the week as it was', async () => {
    await done(does(season.admin, toWartime));
    const before = await everything(database.url());
    const act = does(season.leader(1), strike(1, merc(1, 1), merc(2, 1)));
    await beside(database.url(), async (client) => {
      await client.query(
        `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$`,
      );
      await client.query('CREATE TRIGGER fails BEFORE INSERT ON "Ruling" FOR EACH ROW EXECUTE FUNCTION fail()');
      await expect(append(act)).rejects.toThrow('disk full');
      await client.query('DROP FUNCTION fail CASCADE');
    });
    expect(await everything(database.url())).toEqual(before);
    expect((await week()).seq).toBe(2);
    expect(await done(act)).toMatchObject({ seq: 3, rulings: [{ outcome: 'Resolved' }] });
  });

  it('works again after the database has cut every connection', async () => {
    await beside(database.url(), (client) =>
      client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      ),
    );
    await sleep(50);
    expect(await done(does(season.admin, toWartime))).toMatchObject({ seq: 2 });
  });
});

describe('an idempotency key', () => {
  const keyed = (actor: Actor, idempotencyKey: string, ...entries: NewJournalEntry[]): Act => ({
    ...does(actor, ...entries),
    idempotencyKey,
  });

  it('again gets the first result and appends nothing, whatever came since', async () => {
    await done(does(season.admin, toWartime));
    const act = keyed(season.leader(1), `${season.key}-a`, strike(1, merc(1, 1), merc(2, 1)));
    const first = await done(act);
    await done(does(season.admin, { kind: 'day' }));
    expect(await done(act)).toEqual(first);
    forget();
    expect(await done(act)).toEqual(first);
    expect((await week()).seq).toBe(4);
  });

  it('sent twice at once is one act', async () => {
    const act = keyed(season.admin, `${season.key}-b`, toWartime, { kind: 'day' });
    const [one, two] = await Promise.all([done(act), done(act)]);
    expect(one).toEqual(two);
    expect((await week()).seq).toBe(3);
  });

  it('of somebody else is a mistake, and tells nothing of what they did', async () => {
    await done(keyed(season.admin, `${season.key}-c`, toWartime));
    const other = await append(keyed(season.leader(1), `${season.key}-c`, { kind: 'day' }));
    expect(other).toMatchObject({ ok: false, problem: { code: 'repeated' } });
  });
});

describe('a loaded week', () => {
  it('is the same whether it was folded step by step or from nothing', async () => {
    await done(does(season.admin, toWartime));
    await done(does(season.leader(1), strike(1, merc(1, 1), merc(2, 1)), declares(1, `${merc(1, 2)}/gamble`, [])));
    await done(does(season.leader(2), declares(2, `${merc(2, 2)}/ambush`, [merc(1, 2)])));
    const stepped = await week();
    forget();
    const whole = await week();
    expect(whole).not.toBe(stepped);
    expect(whole.state).toEqual(stepped.state);
    expect(whole.record).toEqual(stepped.record);
    expect(whole.journal).toEqual(stepped.journal);
  });

  it('keeps the order of the game as the Setup has it', async () => {
    forget();
    expect(Object.keys((await week()).record.teams)).toEqual(['team-2', 'team-1']);
    const rows = await db.team.findMany({ where: { seasonId: season.id }, orderBy: { place: 'asc' } });
    expect(rows.map(({ key }) => key)).toEqual(['team-2', 'team-1']);
  });
});
