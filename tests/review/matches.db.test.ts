import { beforeEach, describe, expect, it } from 'vitest';
import { goOn, previewAdvance } from '@/lib/features/review/advance';
import { changeMatches, type RematchOrder } from '@/lib/features/review/rematch';
import { takeBack } from '@/lib/features/review/undo';
import { db } from '@/lib/platform/db/client';
import { rebuild } from '@/lib/record/week/rebuild';
import { everything, ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team } from '../db/league';
import { cameTo, shownBy, value } from '../support/results';
import { PlayedWeek } from './support/week';

const database = ownDatabase();
let season: TestSeason;
let week: PlayedWeek;
let forms = 0;
const because = 'Two teams were swapped by mistake.';

beforeEach(async () => {
  season = await openSeason(4);
  week = new PlayedWeek(season);
});

const form = () => `${season.key}-matches-${++forms}`;
const line = (attacker: number, defender: number) => ({
  attacker: team(attacker),
  defender: team(defender),
  tier: 'High' as const,
});
const order = (lines: RematchOrder['lines'], byes: readonly string[] = []): RematchOrder => ({
  ...{ act: 'matches', lines, byes, because },
});
const shown = async (what: RematchOrder) => shownBy(await changeMatches(season.admin, { key: '-' }, what));
async function saved(what: RematchOrder): Promise<void> {
  const { saw } = await shown(what);
  expect(cameTo(await changeMatches(season.admin, { key: form(), saw }, what))).toBe('saved');
}
const met = async () =>
  (await week.look()).record.matches.map(({ attacker, defender }) => `${attacker} ${defender}`).sort();

describe('an open week’s matches', () => {
  it('are changed with a reason, once the difference was shown, and undone like any act', async () => {
    await week.to('Wartime');
    const before = await met();
    // The defenders are swapped: each stands in a row that the other’s match had.
    const swap = order([line(1, 4), line(3, 2)]);
    const { difference } = await shown(swap);
    expect(difference.groups.find(({ id }) => id === 'week')?.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          what: 'Team 1',
          before: 'attacks Team 2, High tier',
          after: 'attacks Team 4, High tier',
        }),
      ]),
    );
    expect(await met()).toEqual(before);
    await saved(swap);
    expect(await met()).toEqual([`${team(1)} ${team(4)}`, `${team(3)} ${team(2)}`]);
    const rows = await db.match.findMany({ where: { week: { seasonId: season.id } }, include: { defender: true } });
    expect(rows.map(({ defender }) => defender.key).sort()).toEqual([team(2), team(4)]);
    expect(await db.adjustment.count({ where: { about: 'match', because } })).toBe(4);
    const written = await everything(database.url());
    value(await rebuild({ season: season.key }));
    expect(await everything(database.url())).toEqual(written);

    const id = (await week.look()).journal.at(-1)?.id ?? '';
    const undo = { act: 'undo' as const, id, because };
    const { saw } = shownBy(await takeBack(season.admin, { key: '-' }, undo));
    expect(cameTo(await takeBack(season.admin, { key: form(), saw }, undo))).toBe('saved');
    expect(await met()).toEqual(before);
  });

  it('keep rosters; bids against others fall away, and what waits against them is named', async () => {
    await week.to('Wartime');
    await week.does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 1)] });
    await week.does(1, { kind: 'bid', by: team(1), terrain: 'Hill 1', gp: 2 });
    await week.does(1, declares(1, `${merc(1, 2)}/ambush`, [merc(2, 1)]));
    const swap = order([line(1, 4), line(3, 2)]);
    const { care, difference } = await shown(swap);
    expect(care.join(' ')).toContain('Ambush of Team 1 waits, aimed at Merc 2 1 of the earlier opponent');
    const rows = difference.groups.find(({ id }) => id === 'week')?.rows ?? [];
    expect(rows.find(({ note }) => note === 'terrain bid')).toMatchObject({ what: 'Team 1', after: 'none' });
    expect(JSON.stringify({ care, difference })).not.toContain('Hill 1');
    await saved(swap);
    const { roster, bid } = (await week.look()).record.teams[team(1)] ?? {};
    expect(roster).toMatchObject({ state: 'open', value: { mercs: [merc(1, 1)] } });
    expect(bid).toEqual({ state: 'none' });
  });

  it('are refused where a row is half filled, a bye is not said, nothing changes, or the rosters are locked', async () => {
    const code = async (what: RematchOrder) => {
      const came = await changeMatches(season.admin, { key: '-' }, what);
      return came.ok ? 'shown' : came.problem.code;
    };
    expect(await code(order([{ attacker: team(1), defender: '', tier: 'High' }]))).toBe('half-match');
    expect(await code(order([line(1, 2)]))).toBe('no-opponent');
    expect(await code(order([line(1, 2), line(3, 4)]))).toBe('nothing');
    expect(await code(order([line(1, 2)], [team(3), team(4)]))).toBe('shown');
    await week.to('Battles');
    expect(await code(order([line(1, 4), line(3, 2)]))).toBe('locked');
  });
});

describe('an advance', () => {
  const next = async () => value(await previewAdvance(season.admin));

  it('shows when each phase to come closes', async () => {
    const { ahead } = await next();
    expect(ahead).toMatchObject({ week: 1, matches: null });
    expect(ahead.deadlines.map(({ phase }) => phase)).toEqual(['Wartime', 'Battles', 'Results']);
    const [wartime, battles] = ahead.deadlines.map(({ closesAt }) => Date.parse(closesAt ?? ''));
    // Battles are open for a day.
    expect((battles ?? 0) - (wartime ?? 0)).toBe(24 * 3_600_000);
  });

  it('to the next week shows its matches and byes, and other matches than those that were shown are shown first', async () => {
    for (const phase of ['Wartime', 'Battles', 'Results'] as const) await week.to(phase);
    const { ahead, saw, matches } = await next();
    expect(ahead.week).toBe(2);
    expect(ahead.matches?.map(({ attacker, defender }) => [attacker.key, defender.key])).toEqual(
      matches?.map(({ attacker, defender }) => [attacker, defender]),
    );
    expect(ahead.byes).toEqual([]);
    expect(ahead.deadlines.map(({ phase }) => phase)).toEqual(['Peacetime', 'Wartime', 'Battles', 'Results']);
    const others = { lines: [line(1, 2)], byes: [team(3), team(4)] };
    const advance = { to: 'Week' as const, week: 1, because: '', matches: others };
    const again = shownBy(await goOn(season.admin, { key: form(), saw }, advance));
    expect(again.ahead).toMatchObject({ matches: [{ attacker: { key: team(1) } }], byes: [{}, {}] });
    expect((await week.look()).week).toBe(1);
    expect(cameTo(await goOn(season.admin, { key: form(), saw: again.saw }, advance))).toBe('saved');
    expect((await week.look()).week).toBe(2);
    expect(await met()).toEqual([`${team(1)} ${team(2)}`]);
  });

  it('shows that taking a roster back is something, without what was in it', async () => {
    await week.to('Wartime');
    await week.does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 3)] });
    const id = (await week.look()).journal.at(-1)?.id ?? '';
    const { difference } = shownBy(await takeBack(season.admin, { key: '-' }, { act: 'undo', id, because }));
    expect(difference.groups.find((group) => group.id === 'week')?.rows).toMatchObject([
      { sign: 'cut', what: 'Team 1', note: 'roster', before: expect.stringContaining('sealed'), after: 'none' },
    ]);
    expect(JSON.stringify(difference)).not.toContain('Merc 1 3');
  });
});
