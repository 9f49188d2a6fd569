import { beforeAll, describe, expect, it } from 'vitest';
import { phaseAsBBCode } from '@/lib/features/forum/bbcode';
import { approve, readAmend } from '@/lib/features/review/amend';
import { filterOf, reviewAsked, reviewPath } from '@/lib/features/review/filter';
import { clausesIn, noClause } from '@/lib/features/review/precedent';
import { asksMissing, readReview } from '@/lib/features/review/review';
import { notThere } from '@/lib/features/season/near';
import { ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team } from '../db/league';
import { PlayedWeek } from './support/week';

ownDatabase();
let season: TestSeason;
const queue = async (asked: Record<string, string>) => {
  const door = reviewAsked.parse(asked);
  const page = await readReview(season.admin, door);
  if (!page.ok) throw new Error(page.problem.message);
  return { page: page.value, missing: asksMissing(door, page.value) };
};
const open = async (asked: Record<string, string>) =>
  (await queue(asked)).page.open.lines.map(({ team: of, outcome }) => `${of?.key} ${outcome}`).toSorted();

beforeAll(async () => {
  season = await openSeason(4);
  const week = new PlayedWeek(season);
  await week.to('Wartime');
  // Team 1 meets team 2 and team 3 meets team 4. An own merc is no enemy, so that order is refused.
  await week.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]));
  await week.does(2, declares(2, `${merc(2, 2)}/strike`, [merc(1, 1)]));
  await week.does(3, declares(3, `${merc(3, 1)}/strike`, [merc(4, 1)]));
});

describe('the queue of rulings to approve', () => {
  it('is shown whole where nothing is asked', async () => {
    expect(await open({})).toHaveLength(3);
  });

  it('is filtered by match, by team, and by both at once', async () => {
    const { page } = await queue({});
    expect(page.matches).toHaveLength(2);
    const of = (key: string) => page.matches.findIndex(({ name }) => name.includes(nameOf(page.teams, key))) + 1;
    expect(await open({ match: String(of(team(3))) })).toEqual([`${team(3)} Resolved`]);
    expect(await open({ match: String(of(team(1))) })).toHaveLength(2);
    expect(await open({ team: team(2) })).toHaveLength(1);
    expect(await open({ team: team(2), match: String(of(team(3))) })).toEqual([]);
  });

  it('is filtered by outcome and by kind', async () => {
    expect(await open({ outcome: 'Resolved', team: team(3) })).toEqual([`${team(3)} Resolved`]);
    expect(await open({ outcome: 'Nullified' })).toEqual([]);
    expect(await open({ kind: 'ability' })).toHaveLength(3);
    expect(await open({ kind: 'hire' })).toEqual([]);
  });

  it('never shows an order that was refused in secret, whatever is asked', async () => {
    const sealed = await openSeason(2);
    const week = new PlayedWeek(sealed);
    await week.to('Wartime');
    await week.does(1, { kind: 'roster', by: team(1), mercs: [merc(2, 1)] });
    const { rulings } = (await week.look()).record;
    expect(rulings.map(({ secretOf }) => secretOf)).toContain(team(1));
    for (const asked of [{}, { team: team(1) }, { outcome: 'Rejected' }, { kind: 'roster' }, { match: '1' }]) {
      const page = await readReview(sealed.admin, reviewAsked.parse(asked));
      if (!page.ok) throw new Error(page.problem.message);
      expect([page.value.open.lines, page.value.waiting.lines], JSON.stringify(asked)).toEqual([[], []]);
    }
  });

  it('has its filter in the address, and knows what is not there', async () => {
    const asked = reviewAsked.parse({ match: '1', team: team(2), outcome: 'Failed', kind: 'bid' });
    const { searchParams } = new URL(reviewPath(season.key, filterOf(asked)), 'http://here.invalid');
    expect(reviewAsked.parse(Object.fromEntries(searchParams))).toEqual(asked);
    expect((await queue({ match: '3' })).missing).toBe(true);
    expect((await queue({ match: '2' })).missing).toBe(false);
    expect((await queue({ team: 'team-9' })).missing).toBe(true);
    for (const wrong of [{ outcome: 'Resolvd' }, { kind: 'abilty' }, { match: 'x' }, { tick: 'every' }])
      expect(reviewAsked.safeParse(wrong).success).toBe(false);
    for (const [name, value] of [
      ['outcome', 'Resolvd'],
      ['kind', 'abilty'],
      ['team', `${team(2)}x`],
      ['match', '9'],
    ] as const) {
      const told = await notThere(season.key, `/s/${season.key}/admin/review?${name}=${value}`);
      expect(told, name).toMatchObject({ asked: value });
      expect(told?.near.length, name).toBeGreaterThan(0);
    }
  });
});

describe('targets to choose from', () => {
  it('begin with those of the ruling’s own match', async () => {
    const { page } = await queue({ team: team(3) });
    const amend = await readAmend(season.admin, page.open.lines[0]?.id ?? '');
    if (!amend.ok) throw new Error(amend.problem.message);
    const inMatch = amend.value.targets.map((target) => target.inMatch);
    expect(inMatch).toEqual(inMatch.toSorted((one, other) => Number(other) - Number(one)));
    const first = amend.value.targets.slice(0, inMatch.lastIndexOf(true) + 1).map((target) => target.team);
    expect([...new Set(first)]).toEqual([nameOf(page.teams, team(3)), nameOf(page.teams, team(4))]);
  });
});

describe('a clause', () => {
  it('is found by its id, by its title, and as the list offers it', () => {
    expect(clausesIn('2e:targeting')).toEqual(['2e:targeting']);
    expect(clausesIn('§2e:targeting, 2e:declaration')).toEqual(['2e:targeting', '2e:declaration']);
    expect(clausesIn('')).toEqual([]);
  });

  it('that is not there is refused with those that may have been meant', () => {
    const refused = noClause('2e:targetting', 'cites');
    expect(refused).toMatchObject({ problem: { code: 'no-clause', field: 'cites' } });
    expect(JSON.stringify(refused)).toContain('Did you mean “2e:targeting”');
  });
});

describe('rulings as BBCode', () => {
  it('lead to their page and their clauses, and say which are provisional', async () => {
    const { page } = await queue({ team: team(3) });
    const [line] = page.open.lines;
    const before = await phaseAsBBCode(season.key, 1, 'Wartime');
    const text = before.ok ? before.value.text : '';
    expect(text).toContain(`/s/${season.key}/rulings/${line?.id}][b]`);
    expect(text).toContain(`/s/${season.key}/rules#${line?.cites[0]}]§${line?.cites[0]}[/url]`);
    expect(text.match(/\(provisional\)/g)).toHaveLength(3);
    expect((await approve(season.admin, [line?.id ?? ''], 'bb-1')).ok).toBe(true);
    const after = await phaseAsBBCode(season.key, 1, 'Wartime');
    expect((after.ok ? after.value.text : '').match(/\(provisional\)/g)).toHaveLength(2);
  });
});

const nameOf = (teams: readonly { key: string; name: string }[], key: string): string =>
  teams.find((one) => one.key === key)?.name ?? key;
