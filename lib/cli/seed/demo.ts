import { DEMO_PEOPLE } from '../../demo/act';
import { demoMottoes, demoSeason, demoSetup } from '../../demo/season';
import { demoWeeks } from '../../demo/weeks';
import { db } from '../../platform/db/client';
import { replayAt } from '../../record/journal/clock';
import { appendPlayed } from '../../record/week/played';
import { createSeason } from '../../record/week/season';
import { ok, type Result } from '../../result';
import type { DemoAccount } from '../secrets';
import { type Cast, makeAccounts } from './accounts';
import { playedWeek } from './acts';
import { openings } from './calendar';

/**
 * Makes the demo season in a migrated database: accounts, teams, the weeks that are played, and the last one open in
 * Wartime, with about two days left.
 * @returns the accounts, with their passwords; none where there is a season already, which is then left alone
 */
export async function seedDemo(now = new Date()): Promise<Result<readonly DemoAccount[]>> {
  if ((await db.season.count()) > 0) return ok([]);
  const made = await makeAccounts();
  if (!made.ok) return made;
  const { cast, accounts } = made.value;
  const opens = openings(now);
  const season = await openSeason(cast, opens);
  if (!season.ok) return season;
  const acts = opens.flatMap((opensAt, place) =>
    playedWeek(place + 1, { acts: demoWeeks[place] ?? [], opensAt, cast }),
  );
  const played = await appendPlayed(demoSeason.key, acts);
  return played.ok ? ok(accounts) : played;
}

/** Opens the season at the first of `opens`. */
export function openSeason(cast: Cast, [first = new Date()]: readonly Date[]) {
  const leads = (team: string) => DEMO_PEOPLE.find((person) => person.team === team);
  const teams = Object.keys(demoSetup.teams).map((key) => {
    const leader = leads(key);
    return [key, { leaderId: leader ? cast(leader.key).id : null, motto: demoMottoes[key] ?? '' }];
  });
  return replayAt(first, () =>
    createSeason({ ...demoSeason, setup: demoSetup, teams: Object.fromEntries(teams), actor: cast('ines') }),
  );
}
