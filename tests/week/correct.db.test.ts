import { beforeEach, describe, expect, it } from 'vitest';
import { amend } from '@/lib/features/review/amend';
import { correctMatches, enterLatePost, type MatchesOrder } from '@/lib/features/review/correct';
import { readAct } from '@/lib/features/review/journal';
import { takeBack } from '@/lib/features/review/undo';
import { readBundle, readEarlierBundle } from '@/lib/features/season/bundle';
import { loadCorrections } from '@/lib/features/season/corrections';
import { loadTeams } from '@/lib/features/season/teams';
import { db } from '@/lib/platform/db/client';
import { readBundle as parseBundle, replay } from '@/lib/record/replay/replay';
import { bundleText } from '@/lib/record/replay/write';
import { forget } from '@/lib/record/week/cache';
import { deviations } from '@/lib/record/week/check';
import { loadWeek } from '@/lib/record/week/load';
import { ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team } from '../db/league';
import { PlayedWeek } from '../review/support/week';
import { cameTo, shownBy } from '../support/results';

ownDatabase();
let season: TestSeason;
let played: PlayedWeek;
let forms = 0;

/** Two weeks are over and the third is open: team 1 hit a merc in the second, and was named the winner of both. */
beforeEach(async () => {
  season = await openSeason(2);
  played = new PlayedWeek(season);
  for (const week of [1, 2]) {
    await played.to('Wartime');
    if (week === 2) await played.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]));
    await played.to('Battles');
    await played.to('Results');
    await played.does(0, { kind: 'win', team: team(1) });
    await played.to('Week');
  }
  await played.does(2, declares(2, `${merc(2, 2)}/gamble`, [merc(2, 2)]));
});

const because = 'The wrong side was clicked.';
const winnerOf = (week: number, winner: string): MatchesOrder => ({
  week,
  matches: [{ attacker: team(1), defender: team(2), tier: 'High', winner }],
  because,
});
const form = (saw?: string) => ({ key: `form-${++forms}`, saw });
async function save(order: MatchesOrder, key = `key-${++forms}`) {
  const { saw } = shownBy(await correctMatches(season.admin, form(), order));
  return correctMatches(season.admin, { key, saw }, order);
}
const standings = async () =>
  (await loadTeams(season.key))?.teams.map(({ team: { key }, won, lost }) => [key, won, lost]);
const look = async (week?: number) => {
  const loaded = await loadWeek({ season: season.key, week });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value;
};
/** Every week of the season is written as its journal says, also as read by a process that knows nothing yet. */
async function expectWritten() {
  forget();
  const weeks = await db.week.findMany({ where: { seasonId: season.id }, orderBy: { number: 'asc' } });
  for (const { id, number } of weeks) {
    const found = await deviations({ season: season.key, week: number, id }, number === weeks.length);
    expect([number, found]).toEqual([number, { ok: true, value: [] }]);
  }
}

describe('a winner named by mistake', () => {
  it('is put right in a closed week, once the difference in it was shown; the standings follow', async () => {
    const { difference } = shownBy(await correctMatches(season.admin, form(), winnerOf(1, team(2))));
    expect(difference.groups.map(({ title }) => title)).toContain('Week 1: The week');
    expect(await standings()).toEqual([
      [team(1), 2, 0],
      [team(2), 0, 2],
    ]);
    expect(cameTo(await save(winnerOf(1, team(2))))).toBe('saved');
    expect(await standings()).toEqual([
      [team(2), 1, 1],
      [team(1), 1, 1],
    ]);
    await expectWritten();
  });

  it('is marked: by whom, why, what changed, and how the standings were', async () => {
    await save(winnerOf(1, team(2)));
    const page = await loadCorrections(season.key);
    expect(page?.corrections).toMatchObject([
      {
        week: 1,
        by: season.admin.name,
        because,
        standings: [
          { team: 'Team 1', won: 2, lost: 0 },
          { team: 'Team 2', won: 0, lost: 2 },
        ],
      },
    ]);
    expect((await loadTeams(season.key))?.corrected?.id).toBe(page?.corrections[0]?.id);
  });

  it('keeps the bundle as it was, and gives a new one; both fold to their bytes', async () => {
    const before = await bundleNow(1);
    await save(winnerOf(1, team(2)));
    const old = await readEarlierBundle(season.key, 1, 1);
    expect(old).toEqual({ ok: true, value: before });
    const now = await bundleNow(1);
    expect(now).not.toBe(before);
    for (const text of [before, now]) {
      const read = parseBundle(text);
      if (!read.ok) throw new Error(read.problem.message);
      expect(replay(read.value).failures).toEqual([]);
    }
  });

  it('can be put back, which is a correction too', async () => {
    await save(winnerOf(1, team(2)));
    expect(cameTo(await save(winnerOf(1, team(1))))).toBe('saved');
    expect(await standings()).toEqual([
      [team(1), 2, 0],
      [team(2), 0, 2],
    ]);
    expect((await loadCorrections(season.key))?.corrections).toHaveLength(2);
    await expectWritten();
  });

  it('may be no winner at all', async () => {
    expect(cameTo(await save(winnerOf(1, '')))).toBe('saved');
    expect((await look(1)).record.matches[0]?.winner).toBeNull();
    await expectWritten();
  });

  it('is done once, however often its form is sent', async () => {
    const order = winnerOf(1, team(2));
    const { saw } = shownBy(await correctMatches(season.admin, form(), order));
    const [one, other] = [
      await correctMatches(season.admin, { key: 'same', saw }, order),
      await correctMatches(season.admin, { key: 'same', saw }, order),
    ];
    expect(one).toEqual(other);
    expect((await loadCorrections(season.key))?.corrections).toHaveLength(1);
  });

  it('is shown anew where something else would come of it by now', async () => {
    const order = winnerOf(1, team(2));
    const { saw } = shownBy(await correctMatches(season.admin, form(), order));
    await save(order);
    const late = await correctMatches(season.admin, { key: 'late', saw }, order);
    expect(late.ok && 'done' in late.value).toBe(false);
  });

  it('refuses a winner who did not play, half a match, and a week that is open', async () => {
    expect(await correctMatches(season.admin, form(), winnerOf(1, 'team-9'))).toMatchObject({
      problem: { code: 'no-match' },
    });
    const half = {
      ...winnerOf(1, ''),
      matches: [{ attacker: team(1), defender: '', tier: 'High' as const, winner: '' }],
    };
    expect(await correctMatches(season.admin, form(), half)).toMatchObject({ problem: { code: 'half-match' } });
    expect(await correctMatches(season.admin, form(), winnerOf(3, team(2)))).toMatchObject({
      problem: { code: 'open' },
    });
  });
});

describe('a ruling of a closed week', () => {
  it('is overridden, and what it left in later weeks is ruled again', async () => {
    const hit = (await look(2)).record.rulings.find(({ ability }) => ability === `${merc(1, 1)}/strike`);
    expect(hit).toMatchObject({ outcome: 'Resolved' });
    const order = {
      act: 'override' as const,
      ruling: hit?.id ?? '',
      outcome: 'Cancelled' as const,
      targets: null,
      cites: [],
      because: 'It was taken back in time.',
    };
    const shown = shownBy(await amend(season.admin, form(), order));
    expect(shown.difference.groups.map(({ title }) => title)).toContain('Week 2: Rulings');
    expect(cameTo(await amend(season.admin, { key: 'override', saw: shown.saw }, order))).toBe('saved');
    const [two, three] = [await look(2), await look()];
    expect(two.record.rulings.find(({ id }) => id === hit?.id)).toMatchObject({ outcome: 'Cancelled' });
    // The third week opens with what the second one leaves now.
    expect(three.journal.at(-1)).toMatchObject({ kind: 'corrected' });
    expect(three.record.rulings.find(({ ability }) => ability?.endsWith('/gamble'))).toBeDefined();
    const revisions = await db.ruling.findMany({ where: { rulingId: hit?.id }, orderBy: { revision: 'asc' } });
    expect(revisions.map(({ outcome, supersededBy }) => [outcome, supersededBy === null])).toEqual([
      ['Resolved', false],
      ['Cancelled', true],
    ]);
    await expectWritten();
  });
});

describe('an act of a closed week', () => {
  it('is taken back; its close and what made later weeks is not', async () => {
    const two = await look(2);
    const post = two.journal.find(({ kind }) => kind === 'post');
    const order = { act: 'undo' as const, id: post?.id ?? '', because: 'Another account wrote it.' };
    const { saw } = shownBy(await takeBack(season.admin, form(), order));
    expect(cameTo(await takeBack(season.admin, { key: 'undo', saw }, order))).toBe('saved');
    expect((await look(2)).record.rulings.filter(({ ability }) => ability !== null)).toEqual([]);
    await expectWritten();
    const close = two.journal.findLast(({ kind }) => kind === 'advance');
    expect(await readAct(season.admin, close?.id ?? '')).toMatchObject({
      value: { closed: true, barrier: expect.stringContaining('the next one is being played') },
    });
  });
});

describe('a hire of a closed week', () => {
  it('is taken back: the merc is for hire in every week after it, and no contract is left', async () => {
    const [two, hire] = await hiredIn(2);
    expect((await look()).record.mercs['free-lance']?.team).toBe(team(1));
    const order = { act: 'undo' as const, id: hire, because: 'The merc was promised to another team.' };
    const { saw } = shownBy(await takeBack(season.admin, form(), order));
    expect(cameTo(await takeBack(season.admin, { key: 'hire', saw }, order))).toBe('saved');
    expect((await look(two)).record.mercs['free-lance']?.team).toBeNull();
    expect((await look()).record.mercs['free-lance']?.team).toBeNull();
    expect(await db.contract.findMany({ where: { mercenary: { key: 'free-lance', seasonId: season.id } } })).toEqual(
      [],
    );
    await expectWritten();
  });
});

/** A further week in which team 1 hires the merc that is for hire, closed; its number and the entry of the hire. */
async function hiredIn(weeks: number): Promise<[number, string]> {
  const done = await played.does(1, { kind: 'hire', by: team(1), merc: 'free-lance', price: 3 });
  for (const phase of ['Wartime', 'Battles', 'Results', 'Week'] as const) await played.to(phase);
  return [weeks + 1, done.entries[0]?.id ?? ''];
}

describe('a week closed too early', () => {
  it('takes in what a leader still had to post, as of before it closed', async () => {
    const order = { week: 2, team: team(1), text: '<b>Merc 1 2: Gamble</b>', because: 'The deadline was an hour off.' };
    const { saw } = shownBy(await enterLatePost(season.admin, form(), order));
    expect(cameTo(await enterLatePost(season.admin, { key: 'post', saw }, order))).toBe('saved');
    const post = await db.post.findFirstOrThrow({
      where: { week: { seasonId: season.id, number: 2 }, onBehalf: true },
    });
    expect(post).toMatchObject({ phase: 'Results', teamKey: team(1), text: order.text });
    expect((await look(2)).record.rulings.find(({ entry }) => entry === post.id)).toMatchObject({ phase: 'Results' });
    await expectWritten();
  });
});

describe('who met whom', () => {
  it('is put right with what was ruled over it', async () => {
    const order: MatchesOrder = {
      week: 2,
      matches: [{ attacker: team(2), defender: team(1), tier: 'Low', winner: team(1) }],
      because: 'Attacker and defender were the other way round.',
    };
    expect(cameTo(await save(order))).toBe('saved');
    expect((await look(2)).record.matches).toMatchObject([
      { attacker: team(2), defender: team(1), tier: 'Low', winner: team(1) },
    ]);
    expect((await look()).record.matches).toMatchObject([{ attacker: team(1), defender: team(2) }]);
    await expectWritten();
  });
});

async function bundleNow(week: number): Promise<string> {
  const read = await readBundle(season.key, week);
  if (!read.ok) throw new Error(read.problem.message);
  return [...bundleText(read.value.parts)].join('');
}
