import { db } from '../../db/client';
import { DEMO_PEOPLE } from '../../demo/act';
import { keyOf } from '../../demo/key';
import { demoSeason, demoSetup, demoTeams } from '../../demo/season';
import { week1 } from '../../demo/week-1';
import { week2 } from '../../demo/week-2';
import { ok, type Result } from '../../result';
import { replayAt } from '../../week/clock';
import { createSeason } from '../../week/season';
import type { DemoAccount } from '../secrets';
import { type Cast, makeAccounts } from './accounts';
import { hour, playWeek } from './play';

const HOUR = 3_600_000;
const WEEK_HOURS = demoSeason.phaseHours.reduce((sum, hours) => sum + hours, 0);

/**
 * Makes the demo season in a migrated database: accounts, teams, one week played and the second open in Wartime, with
 * about two days left.
 * @returns the accounts, with their passwords; none where there is a season already, which is then left alone
 */
export async function seedDemo(now = new Date()): Promise<Result<readonly DemoAccount[]>> {
  if ((await db.season.count()) > 0) return ok([]);
  const made = await makeAccounts();
  if (!made.ok) return made;
  const { cast, accounts } = made.value;
  const [first, second] = openings(now);
  const season = await replayAt(first, () => openSeason(cast));
  if (!season.ok) return season;
  for (const [week, acts, opensAt] of [
    [1, week1, first],
    [2, week2, second],
  ] as const) {
    const played = await playWeek(week, acts, opensAt, cast);
    if (!played.ok) return played;
  }
  return ok(accounts);
}

/**
 * When the two weeks open: the second one's Wartime closes at 20:00 UTC, 36 to 60 hours after `now`, which its script
 * counts on.
 */
export function openings(now: Date): [Date, Date] {
  const [peacetime, wartime] = demoSeason.phaseHours;
  const closes = (Math.round((now.getTime() / HOUR + 48 - 20) / 24) * 24 + 20) * HOUR;
  const second = hour(new Date(closes), -(peacetime + wartime));
  return [hour(second, -WEEK_HOURS), second];
}

function openSeason(cast: Cast) {
  const leads = (team: string) => DEMO_PEOPLE.find((person) => person.team === team);
  const teams = demoTeams.map(({ name, motto }) => {
    const leader = leads(keyOf(name));
    return [keyOf(name), { leaderId: leader ? cast(leader.key).id : null, motto }];
  });
  return createSeason({ ...demoSeason, setup: demoSetup, teams: Object.fromEntries(teams), actor: cast('ines') });
}
