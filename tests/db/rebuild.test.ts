import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { loadWeek } from '@/lib/record/week/load';
import { rebuild } from '@/lib/record/week/rebuild';
import type { Appended, NewJournalEntry } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
import { beside, everything, ownDatabase } from './database';
import { declares, merc, openSeason, type TestSeason, team, unclear } from './league';

const database = ownDatabase();

/** Every kind of act that moves what others came to, over two weeks. */
class Play {
  constructor(
    readonly season: TestSeason,
    private week = 1,
  ) {}

  async does(by: number, ...entries: NewJournalEntry[]): Promise<Appended> {
    const where = { season: this.season.key, week: this.week };
    const done = await append({ where, actor: this.season.leader(by), entries: () => ok(entries) });
    if (!done.ok) throw new Error(done.problem.message);
    return done.value;
  }

  async to(to: 'Wartime' | 'Battles' | 'Results' | 'Week'): Promise<void> {
    const where = { season: this.season.key, week: this.week };
    const done = await advance({ where, actor: this.season.admin, to });
    if (!done.ok) throw new Error(done.problem.message);
    if (to === 'Week') this.week += 1;
  }
}

const ADMIN = 0;
const because = 'It was agreed.';

async function play(season: TestSeason): Promise<Play> {
  const game = new Play(season);
  await game.does(1, { kind: 'hire', by: team(1), merc: 'free-lance', price: 3 });
  const taken = await game.does(3, { kind: 'hire', by: team(3), merc: merc(1, 6), price: 1 });
  await game.does(ADMIN, { kind: 'undo', target: taken.entries[0]?.id ?? '', because });
  await game.to('Wartime');
  const [early] = (await game.does(2, { kind: 'post', by: team(2), text: 'Just talk.', readings: [], reader: 'test' }))
    .entries;
  const struck = await game.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]));
  const stands = await game.does(
    2,
    declares(2, `${merc(2, 2)}/strike`, [merc(1, 2)]),
    declares(2, `${merc(2, 3)}/strike`, [merc(1, 3)]),
  );
  const asked = await game.does(4, unclear(4));
  await game.does(1, declares(1, `${merc(1, 4)}/gamble`, []));
  await game.does(ADMIN, { kind: 'approve', rulings: stands.rulings.map(({ id }) => id) });
  const strike = await game.does(ADMIN, { kind: 'strike', target: struck.entries[0]?.id ?? '', part: 0, because });
  await game.does(ADMIN, { kind: 'undo', target: strike.entries[0]?.id ?? '', because });
  await game.does(ADMIN, { kind: 'strike', target: struck.entries[0]?.id ?? '', part: null, because });
  const [settled] = declaredReading(3, `${merc(3, 1)}`, `${merc(4, 1)}`);
  await game.does(ADMIN, {
    kind: 'settle',
    target: asked.entries[0]?.id ?? '',
    part: 0,
    reading: settled ?? null,
    because,
  });
  await game.does(ADMIN, {
    kind: 'override',
    ruling: stands.rulings[0]?.id ?? '',
    ability: stands.rulings[0]?.ability ?? null,
    outcome: 'Nullified',
    because,
  });
  // A forum's post that was written before all of them.
  await game.does(ADMIN, declares(3, `${merc(3, 2)}/strike`, [merc(4, 2)], early?.at));
  await game.does(ADMIN, {
    kind: 'accept',
    target: stands.entries[1]?.id ?? '',
    text: '<b>strike on merc-1-5</b>',
    readings: declaredReading(2, merc(2, 3), merc(1, 5)),
    because,
  });
  await game.does(3, declares(3, `${merc(3, 3)}/ambush`, [merc(4, 3)]));
  await game.does(4, declares(4, `${merc(4, 4)}/ambush`, [merc(3, 4)]));
  await game.does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 1), 'nobody'] });
  await game.does(3, { kind: 'roster', by: team(3), mercs: [merc(3, 3), merc(3, 4)] });
  await game.does(
    4,
    { kind: 'roster', by: team(4), mercs: [merc(4, 3)] },
    { kind: 'bid', by: team(4), terrain: 'Hill 4', gp: 2 },
  );
  await game.does(4, { kind: 'roster', by: team(4), mercs: [merc(4, 3), merc(4, 5)] });
  await game.does(ADMIN, { kind: 'deadline', closesAt: '2031-01-01T00:00:00.000Z', because });
  await game.to('Battles');
  await game.does(ADMIN, { kind: 'tick', ruling: stands.rulings[1]?.id ?? '', change: 0, done: true });
  await game.does(ADMIN, { kind: 'win', team: team(3) });
  await game.to('Week');
  await game.to('Wartime');
  await game.does(1, declares(1, `${merc(1, 5)}/strike`, [merc(2, 5)]));
  await game.does(ADMIN, { kind: 'adjust', team: team(2), gp: -4, because });
  return game;
}

const declaredReading = (by: number, user: string, target: string) => {
  const entry = declares(by, `${user}/strike`, [target]);
  return entry.kind === 'post' ? entry.readings : [];
};

describe('what people read of a season', () => {
  it('is what its journal says, however it came to be', async () => {
    const season = await openSeason(4);
    await play(season);
    const asWritten = await everything(database.url());
    expect(await rebuild({ season: season.key })).toEqual(ok([1, 2]));
    expect(await everything(database.url())).toEqual(asWritten);
  });

  it('comes back from the journal alone when all of it is lost or false', async () => {
    const season = await openSeason(4);
    await play(season);
    const asWritten = await everything(database.url());
    await beside(database.url(), async (client) => {
      const weeks = `(SELECT id FROM "Week" WHERE "seasonId" = '${season.id}')`;
      for (const table of ['Declaration', 'Post', 'Ruling', 'LedgerLine']) {
        await client.query(`DELETE FROM "${table}" WHERE "weekId" IN ${weeks}`);
      }
      await client.query(`UPDATE "Team" SET gp = 999 WHERE "seasonId" = $1`, [season.id]);
      await client.query(`UPDATE "Mercenary" SET status = '{KO}', exp = 7 WHERE "seasonId" = $1`, [season.id]);
      await client.query(`UPDATE "Match" SET "winnerKey" = 'x' WHERE "weekId" IN ${weeks}`);
    });
    expect(await everything(database.url())).not.toEqual(asWritten);
    forget();
    await rebuild({ season: season.key });
    expect(await everything(database.url())).toEqual(asWritten);
  });

  it('is carried on alike by a process that has just started', async () => {
    const [warm, cold] = [await openSeason(4), await openSeason(4)];
    await play(warm);
    const states: unknown[] = [];
    for (const season of [warm, cold]) {
      const game = season === warm ? new Play(season, 2) : await play(season);
      if (season === cold) forget();
      await game.does(2, declares(2, `${merc(2, 4)}/strike`, [merc(1, 4)]));
      const rulings = await db.ruling.findMany({
        // A gamble falls as the season's own seeds have it.
        where: { week: { seasonId: season.id }, NOT: { abilityKey: { endsWith: '/gamble' } } },
        orderBy: [{ weekId: 'asc' }, { rulingId: 'asc' }, { revision: 'asc' }],
        select: { rulingId: true, revision: true, outcome: true, hits: true, order: true, supersededBy: true },
      });
      states.push(JSON.parse(JSON.stringify(rulings).replaceAll(season.key, 'season')));
    }
    expect(states[1]).toEqual(states[0]);
  });
});

describe('a ruling', () => {
  it('that changes is superseded by a new revision, whose approval is asked for again', async () => {
    const season = await openSeason(2);
    const game = new Play(season);
    await game.to('Wartime');
    const { rulings } = await game.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]));
    const id = rulings[0]?.id ?? '';
    await game.does(ADMIN, { kind: 'approve', rulings: [id] });
    const ability = `${merc(1, 1)}/strike`;
    const { entries } = await game.does(ADMIN, {
      kind: 'override',
      ruling: id,
      ability,
      outcome: 'Nullified',
      because,
    });
    await game.does(ADMIN, { kind: 'day' });
    const rows = await db.ruling.findMany({ where: { rulingId: id }, orderBy: { revision: 'asc' } });
    expect(rows).toMatchObject([
      {
        revision: 1,
        outcome: 'Resolved',
        supersededBy: entries[0]?.id,
        approvedBy: season.admin.key,
        overriddenBy: null,
      },
      { revision: 2, outcome: 'Nullified', supersededBy: null, approvedBy: null, overriddenBy: season.admin.key },
    ]);
  });

  it('that no other ruling moved keeps its revision and its approval', async () => {
    const season = await openSeason(2);
    const game = new Play(season);
    await game.to('Wartime');
    const first = await game.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]));
    const second = await game.does(2, declares(2, `${merc(2, 2)}/strike`, [merc(1, 2)]));
    await game.does(ADMIN, { kind: 'approve', rulings: second.rulings.map(({ id }) => id) });
    await game.does(ADMIN, { kind: 'strike', target: first.entries[0]?.id ?? '', part: null, because });
    const rows = await db.ruling.findMany({ where: { week: { seasonId: season.id } }, orderBy: { id: 'asc' } });
    expect(rows).toMatchObject([
      { rulingId: first.rulings[0]?.id, supersededBy: expect.stringContaining(season.key) },
      { rulingId: second.rulings[0]?.id, revision: 1, supersededBy: null, approvedBy: season.admin.key },
    ]);
    expect(await db.declaration.findMany({ where: { postId: first.entries[0]?.id } })).toMatchObject([
      { struck: true },
    ]);
  });

  it('keeps what was ticked off as done, until that is taken back', async () => {
    const season = await openSeason(2);
    const game = new Play(season);
    await game.to('Wartime');
    const { rulings } = await game.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]));
    const ruling = rulings[0]?.id ?? '';
    const ticked = async () => (await db.ruling.findFirst({ where: { rulingId: ruling } }))?.ticked;
    const tick = (change: number, done: boolean) => game.does(ADMIN, { kind: 'tick', ruling, change, done });
    await tick(1, true);
    await tick(0, true);
    expect(await ticked()).toEqual([0, 1]);
    await tick(1, false);
    expect(await ticked()).toEqual([0]);
  });

  it('loses its approval when that is taken back, and gets it again when that is', async () => {
    const season = await openSeason(2);
    const game = new Play(season);
    await game.to('Wartime');
    const { rulings } = await game.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]));
    const approved = () =>
      db.ruling.findFirst({ where: { rulingId: rulings[0]?.id }, select: { approvedBy: true, revision: true } });
    const approval = await game.does(ADMIN, { kind: 'approve', rulings: rulings.map(({ id }) => id) });
    const undo = await game.does(ADMIN, { kind: 'undo', target: approval.entries[0]?.id ?? '', because });
    expect(await approved()).toEqual({ approvedBy: null, revision: 1 });
    await game.does(ADMIN, { kind: 'undo', target: undo.entries[0]?.id ?? '', because });
    expect(await approved()).toEqual({ approvedBy: season.admin.key, revision: 1 });
  });
});

describe('an override', () => {
  it('whose ruling is gone is told as orphaned, until that is back', async () => {
    const season = await openSeason(2);
    const game = new Play(season);
    await game.to('Wartime');
    const { entries, rulings } = await game.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]));
    const [ruling] = rulings;
    const ability = ruling?.ability ?? null;
    const override = await game.does(ADMIN, {
      kind: 'override',
      ruling: ruling?.id ?? '',
      ability,
      outcome: 'Failed',
      because,
    });
    const orphans = async () => {
      const week = await loadWeek({ season: season.key });
      return week.ok ? week.value.orphans.map(({ entry }) => entry) : null;
    };
    expect(await orphans()).toEqual([]);
    const strike = await game.does(ADMIN, { kind: 'strike', target: entries[0]?.id ?? '', part: null, because });
    expect(await orphans()).toEqual([override.entries[0]?.id]);
    await game.does(ADMIN, { kind: 'undo', target: strike.entries[0]?.id ?? '', because });
    expect(await orphans()).toEqual([]);
  });
});

describe('the open week', () => {
  it('is found by default', async () => {
    const season = await openSeason(2);
    expect(await loadWeek({ season: season.key })).toMatchObject({
      ok: true,
      value: { season: { key: season.key }, week: 1 },
    });
  });
});
