import { beforeEach, describe, expect, it } from 'vitest';
import { draw } from '@/lib/engine/dice/draw';
import { readAct, readJournalPage } from '@/lib/features/review/journal';
import { readRollBack, type TakeBackOrder, takeBack } from '@/lib/features/review/undo';
import { db } from '@/lib/platform/db/client';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { loadWeek } from '@/lib/record/week/load';
import type { Appended, NewJournalEntry } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
import { ownDatabase } from '../db/database';
import { declares, league, merc, openSeason, type TestSeason, team } from '../db/league';
import { cameTo, shownBy } from '../support/results';

ownDatabase();
let season: TestSeason;
let forms = 0;

beforeEach(async () => {
  season = await openSeason(2);
});

async function does(by: number, ...entries: NewJournalEntry[]): Promise<Appended> {
  const done = await append({ where: { season: season.key }, actor: season.leader(by), entries: () => ok(entries) });
  if (!done.ok) throw new Error(done.problem.message);
  return done.value;
}
async function to(phase: 'Wartime' | 'Battles' | 'Results' | 'Week'): Promise<void> {
  const done = await advance({
    where: { season: season.key, week: 1 },
    actor: season.admin,
    to: phase,
    closesAt: null,
  });
  if (!done.ok) throw new Error(done.problem.message);
}
async function week() {
  const loaded = await loadWeek({ season: season.key });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value;
}
const shown = async (order: TakeBackOrder) => shownBy(await takeBack(season.admin, { key: '-' }, order));
async function save(order: TakeBackOrder, saw?: string) {
  forms += 1;
  return takeBack(season.admin, { key: `form-${forms}`, saw: saw ?? (await shown(order)).saw }, order);
}
const saved = async (order: TakeBackOrder) => expect(cameTo(await save(order))).toBe('saved');
const strike = (by: number, user: string, target: string) => declares(by, `${user}/strike`, [target]);
const because = 'It was a slip.';
const undo = (id: string): TakeBackOrder => ({ act: 'undo', id, because });
const rollBack = (from: string, more: { keep?: boolean; hours?: number | null } = {}): TakeBackOrder => ({
  act: 'roll back',
  from,
  keep: false,
  hours: 24,
  because,
  ...more,
});
const outcomes = async () => (await week()).record.rulings.map(({ id, outcome }) => [id, outcome]);

describe('undo', () => {
  it('takes the last act back, with all its entries, after its difference was shown', async () => {
    await to('Wartime');
    const both = await does(1, strike(1, merc(1, 1), merc(2, 1)), strike(1, merc(1, 2), merc(2, 2)));
    const id = both.entries[1]?.id ?? '';
    const seen = await shown(undo(id));
    expect(seen.difference.groups.find((group) => group.id === 'rulings')?.rows).toMatchObject([
      { sign: 'cut', outcomeBefore: 'Resolved' },
      { sign: 'cut', outcomeBefore: 'Resolved' },
    ]);
    expect(await outcomes()).toHaveLength(2);
    await saved(undo(id));
    expect(await outcomes()).toEqual([]);
    const page = await readJournalPage(season.key, {});
    expect(page).toMatchObject({
      value: {
        acts: [
          { who: season.admin.name, because, can: 'undo' },
          { id: both.entries[0]?.id, takenBack: { by: season.admin.name, because }, can: null },
          { what: ['Advanced to Wartime'], can: 'roll back' },
          { can: null },
        ],
      },
    });
  });

  it('can itself be taken back', async () => {
    await to('Wartime');
    const post = await does(1, strike(1, merc(1, 1), merc(2, 1)));
    const before = await outcomes();
    await saved(undo(post.entries[0]?.id ?? ''));
    const page = await readJournalPage(season.key, {});
    const [undone] = page.ok ? page.value.acts : [];
    if (undone === undefined) throw new Error('The undo is in the journal.');
    // It is not what “Undo the last act” leads to; whoever means it opens it.
    expect(page).toMatchObject({ value: { last: { what: ['Advanced to Wartime'] } } });
    await saved(undo(undone.id));
    expect(await outcomes()).toEqual(before);
  });

  it('is saved where what it changes is as it was shown, however far the journal has gone on', async () => {
    await to('Wartime');
    const post = await does(1, strike(1, merc(1, 1), merc(2, 1)));
    const order = undo(post.entries[0]?.id ?? '');
    const { saw } = await shown(order);
    await does(2, strike(2, merc(2, 3), merc(1, 3)));
    expect(cameTo(await save(order, saw))).toBe('saved');
    expect(await outcomes()).toHaveLength(1);
  });

  it('is shown again where it would change something else now, with what is new in it marked', async () => {
    await to('Wartime');
    const post = await does(1, strike(1, merc(1, 1), merc(2, 1)));
    const order = undo(post.entries[0]?.id ?? '');
    const { saw } = await shown(order);
    // He is KO, so that his own strike is rejected; without the first it would resolve.
    const answer = await does(2, strike(2, merc(2, 1), merc(1, 3)));
    const late = await save(order, saw);
    expect(cameTo(late)).toBe('stale');
    const { difference, saw: now } = shownBy(late);
    const rows = difference.groups.flatMap((group) => group.rows);
    const ofAnswer = rows.filter(({ ruling }) => ruling === answer.entries[0]?.id);
    expect(ofAnswer[0]).toMatchObject({ outcomeBefore: 'Rejected', outcomeAfter: 'Resolved' });
    expect(ofAnswer.every(({ since }) => since)).toBe(true);
    // The strike itself was shown before, and is not new.
    const ofStrike = rows.filter(({ ruling }) => ruling === post.entries[0]?.id);
    expect(ofStrike[0]).toMatchObject({ sign: 'cut', outcomeBefore: 'Resolved' });
    expect(ofStrike.some(({ since }) => since)).toBe(false);
    expect(await outcomes()).toHaveLength(2);
    expect(cameTo(await save(order, now))).toBe('saved');
  });

  it('leaves the opening, what was taken back, and a phase that is not the last alone', async () => {
    await to('Wartime');
    const wartime = (await week()).journal.at(-1)?.id ?? '';
    await to('Battles');
    const opening = (await week()).journal[0]?.id ?? '';
    expect(await takeBack(season.admin, { key: '-' }, undo(opening))).toMatchObject({ problem: { code: 'opening' } });
    expect(await takeBack(season.admin, { key: '-' }, undo(wartime))).toMatchObject({ problem: { code: 'order' } });
    expect(await readAct(season.admin, wartime)).toMatchObject({
      value: { barrier: expect.stringContaining('Roll back Battles first') },
    });
  });
});

describe('rolling a phase back', () => {
  it('takes back what was played since, or lets it stay, and sets when the phase before closes', async () => {
    await to('Wartime');
    await does(1, { kind: 'post', by: team(1), text: 'Talk.', readings: [], reader: 'test' });
    await does(2, declares(2, `${merc(2, 1)}/gamble`, []));
    const page = await readRollBack(season.admin);
    expect(page).toMatchObject({ value: { from: 'Wartime', to: 'Peacetime', hours: 48, since: [{}, {}] } });

    const kept = await shown(rollBack('Wartime', { keep: true }));
    // A Peacetime gamble is what the league's mercs hold: in Wartime it was rejected, in Peacetime it would stand.
    expect(kept.difference.groups.map(({ id }) => id)).toContain('week');
    const before = Date.now();
    await saved(rollBack('Wartime', { hours: 24 }));
    const { record, journal } = await week();
    expect(record.phase).toBe('Peacetime');
    expect(record.rulings).toEqual([]);
    // A day from when it was shown, which is what was shown.
    const shownAt = Date.parse(record.closesAt ?? '') - 24 * 3_600_000;
    expect(shownAt).toBeGreaterThanOrEqual(before);
    expect(shownAt).toBeLessThanOrEqual(Date.parse(journal.at(-1)?.at ?? ''));
    const row = await db.week.findFirstOrThrow({ where: { seasonId: season.id } });
    expect(row.phase).toBe('Peacetime');
  });

  it('is refused for another phase than the present one, and in the first', async () => {
    expect(await readRollBack(season.admin)).toMatchObject({ problem: { code: 'first' } });
    await to('Wartime');
    expect(await takeBack(season.admin, { key: '-' }, rollBack('Battles'))).toMatchObject({
      problem: { code: 'order' },
    });
  });

  it('past no draw leaves the dice as they are', async () => {
    await to('Wartime');
    expect((await shown(rollBack('Wartime'))).epoch).toBeNull();
    await saved(rollBack('Wartime'));
    expect((await db.week.findFirstOrThrow({ where: { seasonId: season.id } })).diceEpoch).toBe(0);
  });

  it('past a draw begins a new dice epoch, in which the same use falls anew', async () => {
    const gambles = async () => {
      await to('Wartime');
      const { rulings } = await does(1, declares(1, `${merc(1, 1)}/gamble`, []));
      return rulings.flatMap(({ rolls }) => rolls);
    };
    const [first] = await gambles();
    expect((await shown(rollBack('Wartime'))).epoch).toBe(1);
    await saved(rollBack('Wartime'));
    expect((await db.week.findFirstOrThrow({ where: { seasonId: season.id } })).diceEpoch).toBe(1);
    const [second] = await gambles();
    for (const phase of ['Battles', 'Results', 'Week'] as const) await to(phase);
    const { seed } = await db.week.findFirstOrThrow({ where: { seasonId: season.id, number: 1 } });
    expect(second?.label).toBe(first?.label);
    // Of the same die, the seed says one number for each epoch.
    const fallen = (epoch: number, roll = first) =>
      draw(seed ?? '', `${season.key}/1 | epoch ${epoch} | ${roll?.label}`, roll?.sides ?? 0);
    expect([first?.value, second?.value]).toEqual([fallen(0), fallen(1, second)]);
  });

  it('past a draw of an ability that was declared before and waited begins a new dice epoch, too', async () => {
    const setup = league(2);
    const user = setup.mercs[merc(1, 1)];
    const ambush = user?.abilities.ambush;
    if (!user || !ambush) throw new Error('The league has it.');
    const abilities = { ...user.abilities, ambush: { ...ambush, chance: 50 } };
    season = await openSeason(2, {
      setup: { ...setup, mercs: { ...setup.mercs, [merc(1, 1)]: { ...user, abilities } } },
    });
    await to('Wartime');
    const waits = await does(1, declares(1, `${merc(1, 1)}/ambush`, [merc(2, 1)]));
    expect(waits.rulings).toMatchObject([{ outcome: 'Pending', rolls: [] }]);
    for (const [by, nth] of [
      [1, 1],
      [2, 1],
    ] as const) {
      await does(by, { kind: 'roster', by: team(by), mercs: [merc(by, nth)] });
    }
    // Until the lock nothing was thrown.
    expect((await shown(rollBack('Wartime'))).epoch).toBeNull();
    await to('Battles');
    const [ruling] = (await week()).record.rulings.filter(({ ability }) => ability === `${merc(1, 1)}/ambush`);
    expect(ruling?.rolls).toHaveLength(1);
    expect((await shown(rollBack('Battles'))).epoch).toBe(1);
  });

  it('is not undone once orders were handed in again', async () => {
    await to('Wartime');
    await to('Battles');
    await saved(rollBack('Battles'));
    const page = await readJournalPage(season.key, {});
    const id = page.ok ? (page.value.acts[0]?.id ?? '') : '';
    expect((await shown(undo(id))).difference.groups.map((group) => group.id)).toContain('week');
    await does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 1)] });
    expect(await takeBack(season.admin, { key: '-' }, undo(id))).toMatchObject({ problem: { code: 'order' } });
  });
});
