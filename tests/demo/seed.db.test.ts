import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openings } from '../../lib/cli/seed/calendar';
import { seedDemo } from '../../lib/cli/seed/demo';
import { demoMatches, demoSeason, demoSetup } from '../../lib/demo/season';
import { demoWeeks } from '../../lib/demo/weeks';
import { seededDice } from '../../lib/engine/dice/stream';
import { fold } from '../../lib/engine/rules/kernel/fold';
import { OUTCOMES, type Ruling } from '../../lib/engine/rules/kernel/ruling';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import type { Setup } from '../../lib/engine/rules/mercenaries/setup';
import { db, disconnect } from '../../lib/platform/db/client';
import { loadWeek } from '../../lib/record/week/load';
import { viewFor } from '../../lib/record/week/ruleset';
import type { LoadedWeek } from '../../lib/record/week/types';
import { freshDatabase, type TestDatabase } from '../support/database';
import { type Expected, OUTCOMES_OF } from './support/outcomes';

const NOW = new Date('2026-12-01T21:14:30.000Z');
let database: TestDatabase;
/** The weeks as seeded, in order. */
let weeks: readonly LoadedWeek[];
let accounts: readonly { name: string; password: string; who: string }[];

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
  const seeded = await seedDemo(NOW);
  if (!seeded.ok) throw new Error(seeded.problem.message);
  accounts = seeded.value;
  weeks = await Promise.all(demoWeeks.map((_, place) => weekOf(place + 1)));
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

async function weekOf(week: number): Promise<LoadedWeek> {
  const loaded = await loadWeek({ season: demoSeason.key, week });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value;
}

const key = (ability: string, outcome: unknown) => `${ability}: ${outcome}`;
/** Every ruling that the table does not foresee, and every line of it that no ruling met. */
function surprises(rulings: readonly Ruling[], table: readonly Expected[]): string[] {
  const left = rulings.filter((ruling) => ruling.ability !== null).map((ruling) => ({ ...ruling, met: false }));
  const missing = table.filter(([ability, outcome, hits]) => {
    const met = left.find(
      (ruling) =>
        !ruling.met &&
        ruling.ability === ability &&
        (outcome === 'maybe' ? ['Resolved'] : [outcome].flat()).includes(ruling.outcome) &&
        (hits === undefined || [...hits].sort().join() === [...ruling.hits].sort().join()),
    );
    if (met) met.met = true;
    return !met && outcome !== 'maybe';
  });
  return [
    ...missing.map(([ability, outcome, hits]) => `missing ${key(ability, outcome)} ${hits ?? ''}`),
    ...left
      .filter(({ met }) => !met)
      .map((r) => `unforeseen ${key(r.ability ?? '', r.outcome)} ${r.hits} (${r.reason})`),
  ];
}

const rulingsOf = (place: number): readonly Ruling[] => {
  const week = weeks[place];
  if (!week) throw new Error(`There is no week ${place + 1}.`);
  return mercenaries.rulings(week.state);
};

describe('the demo season, as it is seeded', () => {
  it.each(OUTCOMES_OF.map((table, place) => [place + 1, place, table] as const))(
    'comes out of week %i as its script says',
    (_, place, table) => {
      expect(surprises(rulingsOf(place), table)).toEqual([]);
    },
  );

  it('leaves two posts of the open week unclear, a question and a condition, and nothing of the others', () => {
    // What an admin adjusted is a ruling too, and no text of anybody's.
    const others = demoWeeks.map((_, place) =>
      rulingsOf(place).filter(({ ability, about }) => ability === null && about !== 'adjust'),
    );
    expect(others.map((rulings) => rulings.map(({ outcome, by }) => `${outcome} ${by}`))).toEqual([
      [],
      [],
      [],
      ['Unclear the-labyrinth', 'Unclear ingolstadt'],
    ]);
    expect(others.at(-1)?.map(({ candidates }) => candidates.map(({ ability }) => ability))).toEqual([
      ['medusa/turn-to-stone'],
      ['victor-frankenstein/the-spark-of-being'],
    ]);
  });

  it('shows each of the nine outcomes', () => {
    const seen = demoWeeks.flatMap((_, place) => rulingsOf(place).map((ruling) => ruling.outcome));
    expect(OUTCOMES.filter((outcome) => !seen.includes(outcome))).toEqual([]);
  });

  it('gives the terrains to a defender by the bonus, to an attacker by its bid, and to a defender on equal totals', () => {
    const matches = weeks.map((week) => viewFor(week, { kind: 'record' }).matches);
    expect(matches.slice(0, 3).map((each) => each.map(({ terrain }) => terrain))).toEqual([
      ['The Drowned Cellars', 'The Water-Curtain Cave', 'The Smoking Room', 'Sherwood, the Great Oak'],
      ['The Furnace of Eight Trigrams', 'Sleepy Hollow Bridge', 'The Brocken at Midnight', 'The Gorgon’s Garden'],
      ['The Green Chapel', 'The Drowned Cellars', 'The Innermost Room', 'The Fence of Skulls'],
    ]);
    expect(matches.map((each) => each.map(({ winner }) => winner))).toEqual([
      ['chateau-dif', 'flower-fruit-mountain', 'the-reform-club', 'greenwood'],
      ['flower-fruit-mountain', 'the-borgo-pass', 'ingolstadt', 'the-reform-club'],
      ['the-borgo-pass', 'chateau-dif', 'flower-fruit-mountain', 'the-hut-on-hens-legs'],
      [null, null, null, null],
    ]);
    // It deferred.
    expect(matches[0]?.[1]?.first).toBe('the-hut-on-hens-legs');
  });

  it('books what each week cost, and leaves a team in debt by its upkeep alone', () => {
    const gp = (place: number) => {
      const week = weeks[place];
      const teams = week ? viewFor(week, { kind: 'record' }).teams : {};
      return Object.fromEntries(Object.entries(teams).map(([team, { gp: has }]) => [team, has]));
    };
    // What was there; apples, hires, costs, effects, fee and bid; infrastructure, and the upkeep of all not hired this week.
    expect(gp(0)).toEqual({
      'chateau-dif': 11 - 1 - 5 - 2 - 2 + 30 - 24,
      'the-borgo-pass': 8 - 1 - 2 + 25 - 23,
      'flower-fruit-mountain': 14 - 1 - 1 - 5 + 29 - 26,
      'the-hut-on-hens-legs': 8 - 1 + 3 + 31 - 28,
      greenwood: 9 + 1 - 1 - 1 - 1 + 24 - 20,
      ingolstadt: 7 - 1 - 4 - 2 + 27 - 23,
      'the-labyrinth': 6 - 2 - 1 + 31 - 26,
      'the-reform-club': 15 - 1 - 1 - 1 - 4 - 3 + 26 - 21,
    });
    expect(gp(1)).toEqual({
      'chateau-dif': 7 + 30 - 27,
      'the-borgo-pass': 7 + 1 - 6 - 2 + 25 - 23,
      'flower-fruit-mountain': 10 - 3 - 1 - 2 - 1 + 29 - 26,
      'the-hut-on-hens-legs': 13 - 1 + 31 - 28,
      greenwood: 11 - 2 + 24 - 20,
      ingolstadt: 4 - 3 + 27 - 28,
      'the-labyrinth': 8 - 3 + 31 - 26,
      'the-reform-club': 10 - 6 + 26 - 21,
    });
    expect(gp(2)).toEqual({
      'chateau-dif': 10 - 4 - 2 - 1 + 1 + 30 - 27,
      'the-borgo-pass': 2 - 2 + 25 - 23,
      'flower-fruit-mountain': 6 - 1 + 29 - 27,
      'the-hut-on-hens-legs': 15 - 4 - 2 - 4 + 31 - 28,
      greenwood: 13 - 5 - 1 + 24 - 20,
      // The Golem has a guest.
      ingolstadt: 0 + 27 - 29,
      'the-labyrinth': 10 - 1 + 31 - 26,
      'the-reform-club': 9 - 1 + 27 - 21,
    });
    expect(gp(3)).toEqual({
      'chateau-dif': 7,
      'the-borgo-pass': 2,
      'flower-fruit-mountain': 7 - 2 - 1,
      'the-hut-on-hens-legs': 8,
      greenwood: 11 + 1 - 1,
      ingolstadt: -2,
      'the-labyrinth': 14,
      'the-reform-club': 14,
    });
  });

  it('leaves week 4 at Wartime for about two more days, with five rosters of eight in', () => {
    const open = weeks.at(-1);
    if (!open) throw new Error('There is no week.');
    const view = viewFor(open, { kind: 'record' });
    expect([view.week, view.phase, view.closesAt]).toEqual([4, 'Wartime', '2026-12-03T20:00:00.000Z']);
    expect(
      Object.values(view.teams)
        .filter((team) => team.roster.state === 'open')
        .map((team) => team.key),
    ).toEqual(['chateau-dif', 'the-borgo-pass', 'flower-fruit-mountain', 'the-hut-on-hens-legs', 'ingolstadt']);
    const latest = open.journal.at(-1)?.at ?? '';
    expect(Date.parse(latest)).toBeLessThanOrEqual(NOW.getTime());
    expect(weeks.map((week) => week.opensAt)).toEqual([
      '2026-11-07T20:00:00.000Z',
      '2026-11-14T20:00:00.000Z',
      '2026-11-21T20:00:00.000Z',
      '2026-11-28T20:00:00.000Z',
    ]);
  });

  it('has no act after the present, whenever it is made', () => {
    const hours = Math.max(...(demoWeeks.at(-1) ?? []).map((act) => act.at));
    for (let minute = 0; minute < 48 * 60; minute += 7) {
      const now = NOW.getTime() + minute * 60_000;
      const opens = openings(new Date(now)).map((date) => date.getTime());
      const last = opens.at(-1) ?? 0;
      expect(last + hours * 3_600_000).toBeLessThanOrEqual(now);
      const left = last + 120 * 3_600_000 - now;
      expect(left / 3_600_000).toBeGreaterThanOrEqual(36);
      expect(left / 3_600_000).toBeLessThanOrEqual(60);
      const apart = opens.slice(1).map((at, place) => at - (opens[place] ?? 0));
      expect(new Set(apart)).toEqual(new Set([168 * 3_600_000]));
    }
  });

  it('comes out the same whatever the dice say, but for what is left to them', () => {
    for (let number = 0; number < 20; number += 1) {
      const seed = number.toString(16).padStart(64, '0');
      let setup: Setup = demoSetup;
      for (const [place, { journal }] of weeks.entries()) {
        const state = fold(mercenaries, setup, journal, seededDice(seed, `demo/${place + 1}`, 0));
        expect(surprises(mercenaries.rulings(state), OUTCOMES_OF[place] ?? []), `seed ${number}`).toEqual([]);
        setup = { ...mercenaries.close(state), matches: [...(demoMatches[place + 1] ?? [])] };
      }
    }
  });

  it('makes an account for each of its people, with a password of its own', async () => {
    const leaders = ['Odile', 'Halvard', 'Wen', 'Vasya', 'Tam', 'Bram', 'Ianthe', 'Pilar'];
    expect(accounts.map(({ name }) => name)).toEqual(['Ines', 'Joaquim', ...leaders, 'Quill']);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(process.env.SEED_PASSWORD ? 1 : 11);
    const users = await db.user.findMany({ select: { name: true, role: true, passwordHash: true, teams: true } });
    expect(
      users
        .filter(({ teams }) => teams.length === 1)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(leaders.sort());
    for (const user of users) expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('leaves a database alone that has a season', async () => {
    const again = await seedDemo(NOW);
    expect(again).toEqual({ ok: true, value: [] });
    expect(await db.season.count()).toBe(1);
    expect(await db.user.count()).toBe(11);
  });
});
