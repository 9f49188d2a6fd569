import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openings } from '../../lib/cli/seed/calendar';
import { seedDemo } from '../../lib/cli/seed/demo';
import { db, disconnect } from '../../lib/db/client';
import { demoMatches } from '../../lib/demo/season';
import { week2 } from '../../lib/demo/week-2';
import { seededDice } from '../../lib/dice/stream';
import { fold } from '../../lib/rules/kernel/fold';
import { OUTCOMES, type Ruling } from '../../lib/rules/kernel/ruling';
import { mercenaries } from '../../lib/rules/mercenaries';
import { loadWeek } from '../../lib/week/load';
import { viewFor } from '../../lib/week/ruleset';
import type { JournalEntry, LoadedWeek } from '../../lib/week/types';
import { freshDatabase, type TestDatabase } from '../support/database';

/**
 * What the rules make of the two weeks, worked out from the script by hand: ability, outcome, and whom it hit where that
 * is not for dice. `either` marks what a chance decides.
 */
const WEEK_1: readonly [ability: string, outcome: Ruling['outcome'] | 'either', hits?: readonly string[]][] = [
  ['edmond-dantes/wait-and-hope', 'Resolved', ['edmond-dantes']],
  ['the-white-snake/a-borrowed-umbrella', 'Resolved', ['zhu-bajie']],
  // In Peacetime: the wrong phase.
  ['dracula/children-of-the-night', 'Rejected', []],
  ['the-firebird/golden-apples-by-night', 'Resolved'],
  ['milady-de-winter/a-letter-from-the-cardinal', 'Resolved', ['puss-in-boots']],
  ['zhu-bajie/one-more-bun', 'Resolved', ['zhu-bajie']],
  // Settled as Mulan, overridden to Atalanta.
  ['abbe-faria/a-tutor-in-darkness', 'Resolved', ['atalanta']],
  ['carmilla/mircalla-millarca', 'Resolved', ['carmilla']],
  // Its user is possessed while it waits.
  ['captain-nemo/ram', 'Cancelled', []],
  // A Pre-Battle that waits for the rosters, whose user is KO'd.
  ['mulan/the-wrong-drum', 'Invalidated', []],
  ['baba-yaga/riddle-at-the-gate', 'Resolved', ['sun-wukong']],
  ['koschei/carry-off-the-bride', 'Resolved', ['the-white-snake']],
  ['dracula/enthral', 'Resolved', ['captain-nemo']],
  ['dracula/the-blood-is-the-life', 'Resolved', ['dracula']],
  // Its user is seduced and stays off the roster.
  ['dracula/children-of-the-night', 'Nullified', []],
  ['sun-wukong/seventy-two-shapes', 'Resolved', ['sun-wukong']],
  ['princess-iron-fan/fan-the-flames-out', 'Resolved', ['vasilisa']],
  ['vasilisa/the-skull-lantern', 'Nullified', []],
  // Declared by a Pure Support: what nullifies the linked merc's reaches it.
  ['domovoi/knots-in-their-laces', 'Nullified', []],
  // The second manipulation of Sun Wukong.
  ['the-rusalka/come-and-comb-my-hair', 'Failed', []],
  // Untargetable, once the override stands.
  ['milady-de-winter/poisoned-wine', 'Rejected', []],
  ['milady-de-winter/poisoned-wine', 'Resolved', ['mulan']],
  ['mulan/in-my-fathers-place', 'Resolved', ['mulan']],
  ['scheherazade/one-more-night', 'Resolved', ['dracula']],
  // 6 GP are asked, and the team has 5.
  ['milady-de-winter/a-price-for-every-man', 'Rejected', []],
  ['sun-wukong/havoc-in-heaven', 'Resolved'],
  ['nezha/the-universe-ring', 'Resolved', ['ilya-muromets']],
  ['ilya-muromets/up-from-the-stove', 'Resolved'],
  // The one Undead of the other side is Immune to KO.
  ['zhu-bajie/the-nine-toothed-rake', 'Resolved without effect', []],
  // Its target was benched.
  ['headless-horseman/ride-down', 'Failed', []],
  ['spring-heeled-jack/blue-fire', 'Resolved', ['scheherazade', 'puss-in-boots']],
  ['carmilla/languor', 'Resolved', ['frankensteins-creature']],
  // Its user was benched.
  ['dr-jekyll/the-transforming-draught', 'Nullified', []],
  ['atalanta/first-spear', 'either'],
  ['frankensteins-creature/on-your-wedding-night', 'either'],
  ['the-pied-piper/pay-the-piper', 'Resolved', ['spring-heeled-jack']],
  ['baba-yaga/the-hut-turns-round', 'Resolved'],
  ['a-hundred-hairs/monkeys-everywhere', 'Resolved'],
  // Some seconds late.
  ['spring-heeled-jack/over-the-wall', 'Rejected', []],
  ['frankensteins-creature/scorned-once-more', 'Resolved', ['frankensteins-creature']],
  // Under the forced recharge of the letter.
  ['puss-in-boots/the-marquis-of-carabas', 'Rejected', []],
  ['scheherazade/the-tale-of-the-day', 'Resolved', ['puss-in-boots']],
  ['vasilisa/dead-water-living-water', 'Resolved', ['ilya-muromets']],
];
const WEEK_2: typeof WEEK_1 = [
  // A cooldown of 1 from week 1.
  ['edmond-dantes/wait-and-hope', 'Rejected', []],
  ['vasilisa/morning-is-wiser', 'Resolved', ['baba-yaga']],
  ['spring-heeled-jack/penny-dreadful', 'Resolved'],
  ['zhu-bajie/one-more-bun', 'Resolved', ['zhu-bajie']],
  ['frankensteins-creature/a-face-at-the-window', 'Resolved', ['tripitaka']],
  // Refreshed in Peacetime.
  ['baba-yaga/riddle-at-the-gate', 'Resolved', ['dracula']],
  ['captain-nemo/ram', 'Pending'],
  // A cooldown of 3 from week 1.
  ['dracula/enthral', 'Rejected', []],
  ['headless-horseman/hoofbeats-at-the-door', 'Resolved', ['vasilisa']],
  ['the-white-snake/flood-the-temple', 'Resolved'],
  ['nezha/wind-fire-wheels', 'Resolved', ['nezha']],
  // Its linked merc is intimidated; besides it was Nullified in week 1.
  ['domovoi/knots-in-their-laces', 'Rejected', []],
  ['edmond-dantes/the-counts-reckoning', 'Pending'],
  ['edmond-dantes/three-names', 'Pending'],
  ['headless-horseman/ride-down', 'Pending'],
  ['spring-heeled-jack/over-the-wall', 'Resolved', ['spring-heeled-jack']],
];

const NOW = new Date('2026-12-01T21:14:30.000Z');
let database: TestDatabase;
let first: LoadedWeek;
let second: LoadedWeek;
let accounts: readonly { name: string; password: string; who: string }[];

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
  const seeded = await seedDemo(NOW);
  if (!seeded.ok) throw new Error(seeded.problem.message);
  accounts = seeded.value;
  first = await weekOf(1);
  second = await weekOf(2);
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

async function weekOf(week: number): Promise<LoadedWeek> {
  const loaded = await loadWeek({ week });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return loaded.value;
}

const key = (ability: string, outcome: string) => `${ability}: ${outcome}`;
/** Every ruling that the table does not foresee, and every line of it that no ruling met. */
function surprises(rulings: readonly Ruling[], table: typeof WEEK_1): string[] {
  const left = rulings.filter((ruling) => ruling.ability !== null).map((ruling) => ({ ...ruling, met: false }));
  const missing = table.filter(([ability, outcome, hits]) => {
    const met = left.find(
      (ruling) =>
        !ruling.met &&
        ruling.ability === ability &&
        (outcome === 'either' ? /^Resolved/.test(ruling.outcome) : ruling.outcome === outcome) &&
        (hits === undefined || [...hits].sort().join() === [...ruling.hits].sort().join()),
    );
    if (met) met.met = true;
    return !met;
  });
  return [
    ...missing.map(([ability, outcome, hits]) => `missing ${key(ability, outcome)} ${hits ?? ''}`),
    ...left
      .filter(({ met }) => !met)
      .map((r) => `unforeseen ${key(r.ability ?? '', r.outcome)} ${r.hits} (${r.reason})`),
  ];
}
const withoutAbility = (rulings: readonly Ruling[]) =>
  rulings.filter((ruling) => ruling.ability === null).map(({ about, outcome, by }) => `${about} ${outcome} ${by}`);

describe('the demo season, played through the use-cases', () => {
  it('comes out of week 1 as its script says', () => {
    expect(surprises(mercenaries.rulings(first.state), WEEK_1)).toEqual([]);
    expect(withoutAbility(mercenaries.rulings(first.state))).toEqual([]);
  });

  it('stands in week 2 as its script says, with one unclear post', () => {
    expect(surprises(mercenaries.rulings(second.state), WEEK_2)).toEqual([]);
    const others = mercenaries.rulings(second.state).filter((ruling) => ruling.ability === null);
    expect(others.map(({ outcome, by }) => `${outcome} ${by}`)).toEqual(['Unclear chateau-dif']);
    expect(others[0]?.candidates.map((candidate) => candidate.ability).sort()).toEqual([
      'captain-nemo/flood-the-chambers',
      'captain-nemo/flood-the-lower-deck',
    ]);
  });

  it('shows each of the nine outcomes', () => {
    const seen = [first, second].flatMap((week) => mercenaries.rulings(week.state).map((ruling) => ruling.outcome));
    expect(OUTCOMES.filter((outcome) => !seen.includes(outcome))).toEqual([]);
  });

  it('gives the terrains to a defender by the bonus and to an attacker by its bid, and books what each week cost', () => {
    const view = viewFor(first, { kind: 'record' });
    expect(view.matches.map(({ terrain, winner, first: goesFirst }) => [terrain, winner, goesFirst])).toEqual([
      ['The Drowned Cellars', 'chateau-dif', 'the-borgo-pass'],
      ['The Water-Curtain Cave', 'flower-fruit-mountain', 'the-hut-on-hens-legs'],
    ]);
    const gp = (week: LoadedWeek) =>
      Object.fromEntries(
        Object.entries(viewFor(week, { kind: 'record' }).teams).map(([team, { gp: has }]) => [team, has]),
      );
    // Opening, apples, what was paid (hire and bid and Piper; wine; bun and bid), infrastructure, upkeep.
    expect(gp(first)).toEqual({
      'chateau-dif': 11 - 1 - 5 - 2 - 2 + 30 - 24,
      'the-borgo-pass': 8 - 1 - 2 + 25 - 23,
      'flower-fruit-mountain': 14 - 1 - 1 - 5 + 29 - 26,
      'the-hut-on-hens-legs': 8 - 1 + 3 + 31 - 28,
    });
    expect(gp(second)).toEqual({
      'chateau-dif': 7,
      'the-borgo-pass': 7 + 1,
      'flower-fruit-mountain': 10 - 3 - 1,
      'the-hut-on-hens-legs': 13,
    });
  });

  it('leaves week 2 at Wartime for about two more days, with two rosters of four in', () => {
    const view = viewFor(second, { kind: 'record' });
    expect([view.week, view.phase, view.closesAt]).toEqual([2, 'Wartime', '2026-12-03T20:00:00.000Z']);
    expect(
      Object.values(view.teams)
        .filter((team) => team.roster.state === 'open')
        .map((team) => team.key),
    ).toEqual(['chateau-dif', 'the-hut-on-hens-legs']);
    const latest = second.journal.at(-1)?.at ?? '';
    expect(Date.parse(latest)).toBeLessThanOrEqual(NOW.getTime());
    expect(first.opensAt).toBe('2026-11-21T20:00:00.000Z');
  });

  it('has no act after the present, whenever it is made', () => {
    const hours = Math.max(...week2.map((act) => act.at));
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
    const rulings = (setup: typeof first.state.setup, journal: readonly JournalEntry[], seed: string, week: number) =>
      fold(mercenaries, setup, journal, seededDice(seed, `demo/${week}`, 0));
    for (let number = 0; number < 20; number += 1) {
      const seed = number.toString(16).padStart(64, '0');
      const one = rulings(first.state.setup, first.journal, seed, 1);
      expect(surprises(mercenaries.rulings(one), WEEK_1), `seed ${number}`).toEqual([]);
      const next = { ...mercenaries.close(one), matches: [...(demoMatches[1] ?? [])] };
      const two = rulings(next, second.journal, seed, 2);
      expect(surprises(mercenaries.rulings(two), WEEK_2), `seed ${number}`).toEqual([]);
    }
  });

  it('makes an account for each of its people, with a password of its own', async () => {
    expect(accounts.map(({ name }) => name)).toEqual(['Ines', 'Joaquim', 'Odile', 'Halvard', 'Wen', 'Vasya', 'Pilar']);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(process.env.SEED_PASSWORD ? 1 : 7);
    const users = await db.user.findMany({ select: { name: true, role: true, passwordHash: true, teams: true } });
    expect(
      users
        .filter(({ teams }) => teams.length === 1)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Halvard', 'Odile', 'Vasya', 'Wen']);
    for (const user of users) expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('leaves a database alone that has a season', async () => {
    const again = await seedDemo(NOW);
    expect(again).toEqual({ ok: true, value: [] });
    expect(await db.season.count()).toBe(1);
    expect(await db.user.count()).toBe(7);
  });
});
