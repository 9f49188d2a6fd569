import { beforeEach, describe, expect, it } from 'vitest';
import { adjustByHand, readAdjust } from '@/lib/features/review/adjust';
import type { AdjustOrder } from '@/lib/features/review/adjust-model';
import { loadMatch } from '@/lib/features/season/match';
import { loadTeam } from '@/lib/features/season/teams';
import { loadWeekPage } from '@/lib/features/season/week';
import { weekFilter } from '@/lib/features/season/week-filter';
import { loadMerc } from '@/lib/features/wiki/merc';
import { db } from '@/lib/platform/db/client';
import { readerOf } from '@/lib/record/views/reader';
import { preview } from '@/lib/record/week/preview';
import { ownDatabase } from '../db/database';
import { merc, openSeason, type TestSeason, team } from '../db/league';
import { cameTo, shownBy } from '../support/results';
import { PlayedWeek } from './support/week';

ownDatabase();
let season: TestSeason;
let week: PlayedWeek;
let forms = 0;
const because = 'The forum agreed.';

beforeEach(async () => {
  season = await openSeason(2);
  week = new PlayedWeek(season);
});

async function adjusts(order: AdjustOrder): Promise<void> {
  const { saw, difference } = shownBy(await adjustByHand(season.admin, { key: '-' }, order));
  expect(difference.groups).not.toEqual([]);
  forms += 1;
  expect(cameTo(await adjustByHand(season.admin, { key: `adjust-${forms}`, saw }, order))).toBe('saved');
}
const mercOrder = (more: Partial<Extract<AdjustOrder, { what: 'merc' }>>): AdjustOrder => ({
  what: 'merc',
  merc: merc(1, 1),
  exp: 0,
  status: [],
  to: team(1),
  customization: '',
  because,
  ...more,
});
const rows = (about: string) => db.adjustment.findMany({ where: { about, week: { seasonId: season.id } } });

describe('an adjustment', () => {
  it('of GP is a line of the ledger with who and why, and a ruling of its own', async () => {
    await adjusts({ what: 'team', team: team(1), gp: -4, infrastructure: 2, because });
    const page = await loadTeam(team(1), readerOf(season.key, null));
    expect(page?.standing.gp).toBe(6);
    expect(page?.infrastructure).toBe(14);
    expect(page?.ledger[0]?.lines).toMatchObject([
      { amount: -4, balance: 6, adjusted: { by: season.admin.name, because } },
    ]);
    expect(page?.adjusted.map(({ text }) => text)).toEqual([
      'Team 1: −4 GP, now 6',
      'Team 1: +2 infrastructure, now 14',
    ]);
    const said = await loadWeekPage(1, weekFilter.parse({}), readerOf(season.key, null));
    expect(said?.phases[0]?.entries).toMatchObject([
      {
        post: null,
        adjusted: { by: season.admin.name, because },
        ruled: [{ line: { about: 'adjust', outcome: 'Resolved' } }],
      },
    ]);
  });

  it('of EXP, status, customization and team shows on the merc’s page, and the contract follows', async () => {
    await adjusts(mercOrder({ exp: 3, status: ['KO'], to: team(2), customization: 'Red hat' }));
    const page = await loadMerc(merc(1, 1), readerOf(season.key, null));
    expect(page).toMatchObject({ exp: 3, status: ['KO'], customization: 'Red hat', team: { key: team(2), since: 1 } });
    expect(page?.adjusted.map(({ about }) => about).sort()).toEqual(['customization', 'exp', 'status', 'team']);
    expect(page?.formerly).toMatchObject([{ key: team(1), until: 1 }]);
    await week.to('Wartime');
    await week.to('Battles');
    await week.to('Results');
    await week.to('Week');
    expect((await week.look()).record.mercs[merc(1, 1)]).toMatchObject({ team: team(2), exp: 3, status: [] });
  });

  it('of parameters holds from now on, and in the weeks to come', async () => {
    await adjusts({
      ...{ what: 'parameters', merc: merc(1, 1), because },
      ...{ name: 'Milady', aka: ['The Spy'], alignment: 'Villainous', types: ['Human'], gender: 'Female' },
      ...{ upkeep: 3, immune: [], writeup: 'Somebody with a plan.' },
    });
    expect(await loadMerc(merc(1, 1), readerOf(season.key, null))).toMatchObject({
      merc: { name: 'Milady', gender: 'Female' },
      aka: ['The Spy'],
      alignment: 'Villainous',
      upkeep: 3,
    });
    await week.to('Wartime');
    await week.to('Battles');
    await week.to('Results');
    await week.to('Week');
    const { setup } = await db.week.findFirstOrThrow({ where: { seasonId: season.id, number: 2 } });
    expect(setup).toMatchObject({ mercs: { [merc(1, 1)]: { name: 'Milady', aka: ['The Spy'], upkeep: 3 } } });
  });

  it('of an ability changes its recharge and what it is', async () => {
    const key = `${merc(1, 1)}/strike`;
    await adjusts({ what: 'ability', ability: key, ready: 4, used: null, choice: '', because });
    await adjusts({
      ...{ what: 'definition', ability: key, because, name: 'Strike hard', type: 'Pre-Battle' },
      ...{ cooldown: 3, chance: 40, limitedUses: null, text: 'It hits.' },
      rest: 'quantity: Single Target\nselection: [Enemy Only, Preselected]\neffects: [{ do: Injure }]',
    });
    const ability = (await week.look()).record.mercs[merc(1, 1)]?.abilities.find((one) => one.key === key);
    expect(ability).toMatchObject({ name: 'Strike hard', ready: 4, definition: { cooldown: 3, chance: 40 } });
    const page = await loadMerc(merc(1, 1), readerOf(season.key, null));
    expect(page?.adjusted).toMatchObject([
      { about: 'definition', ability: key },
      { about: 'recharge', ability: key, text: 'Strike of Merc 1 1: ready from week 4 (was ready)' },
    ]);
  });

  it('of a definition that is none is told at its field', async () => {
    const order: AdjustOrder = {
      ...{ what: 'definition', ability: `${merc(1, 1)}/strike`, because, name: 'Strike', type: 'Pre-Battle' },
      ...{ cooldown: 1, chance: null, limitedUses: null, text: '', rest: 'effects: [{ do: Juggle }]' },
    };
    expect(await adjustByHand(season.admin, { key: '-' }, order)).toMatchObject({
      problem: { code: 'definition', field: 'rest', message: expect.stringContaining('effects.0.do') },
    });
    expect(await adjustByHand(season.admin, { key: '-' }, { ...order, rest: 'effects: [' })).toMatchObject({
      problem: { code: 'definition', field: 'rest' },
    });
  });

  it('of what is so already is none', async () => {
    expect(await adjustByHand(season.admin, { key: '-' }, mercOrder({}))).toMatchObject({
      problem: { code: 'nothing' },
    });
  });
});

describe('a roster set by hand', () => {
  const order = (...mercs: string[]): AdjustOrder => ({ what: 'roster', team: team(1), mercs, because });

  it('is sealed before the lock, from the admin too, and fields whom it names at the lock', async () => {
    await week.to('Wartime');
    await adjusts({ ...order(merc(1, 2)) });
    const [row] = await rows('roster');
    expect(row?.text).toBe('Team 1: the roster, sealed until the lock');
    const page = await readAdjust(season.key, `team ${team(1)}`);
    expect(JSON.stringify(page)).not.toContain('"fielded":true');
    const lock = await preview(
      { season: season.key },
      [{ kind: 'advance', to: 'Battles', closesAt: null }],
      { kind: 'admin' },
      season.admin.key,
    );
    expect(lock).toMatchObject({ value: { difference: { same: expect.stringContaining('Team 1 are sealed') } } });
    await week.to('Battles');
    expect((await week.look()).record.teams[team(1)]?.roster).toMatchObject({ value: { mercs: [merc(1, 2)] } });
  });

  it('after the lock puts those named into the battle, and is told on the page of the match', async () => {
    await week.to('Wartime');
    await week.does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 1)] });
    await week.to('Battles');
    await adjusts(order(merc(1, 2), merc(1, 3)));
    const page = await loadMatch({ week: 1, place: 1 }, readerOf(season.key, null));
    const side = page?.card.sides.find((one) => one.team.key === team(1));
    expect(side?.roster?.mercs.map(({ key }) => key)).toEqual([merc(1, 2), merc(1, 3)]);
    expect(page?.adjusted).toMatchObject([
      { by: season.admin.name, because, text: 'Team 1: fields Merc 1 2 and Merc 1 3 (was Merc 1 1)' },
    ]);
  });
});

it('a closed week takes no adjustment: it is put right in the open one', async () => {
  for (const phase of ['Wartime', 'Battles', 'Results', 'Week'] as const) await week.to(phase);
  await adjusts({ what: 'team', team: team(1), gp: 2, infrastructure: 0, because });
  const lines = await db.ledgerLine.findMany({ where: { what: 'adjust' }, include: { week: true } });
  expect(lines.filter((line) => line.week.seasonId === season.id)).toMatchObject([{ amount: 2, week: { number: 2 } }]);
});
