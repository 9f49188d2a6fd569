import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { post } from '../../../lib/features/desk/post';
import type { SeasonActor } from '../../../lib/platform/auth/actor';
import { hashPassword } from '../../../lib/platform/auth/password';
import { db, disconnect } from '../../../lib/platform/db/client';
import { startEmbedded } from '../../../lib/platform/db/embedded';
import { migrate } from '../../../lib/platform/db/migrate';
import { advance } from '../../../lib/record/week/advance';
import { createSeason } from '../../../lib/record/week/season';
import { leagueOf, mercKey, opponentOf, TEAM_SIZE, teamKey } from '../league';
import { median } from '../measure';
import { abilityNameOf, mercNameOf } from '../names';

/** Teams of the season in which so many posts are written. */
const TEAMS = 8;
const SHORT = 20;
const LONG = 2_000;
const PAIRS = 40;

/**
 * `post_at_2000`: how long a leader's post takes, from its text to the committed rulings, in a week of 2,000 posts, over the
 * same in a week of 20; both in one database, in turn.
 */
export async function postAt2000(): Promise<{ readonly value: number; readonly short: number; readonly long: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'mercenaries-bench-'));
  const server = await startEmbedded({ folder, password: 'bench', throwaway: true });
  if (!server.ok) throw new Error(server.problem.message);
  try {
    await server.value.ensureDatabase('bench');
    const url = server.value.url('bench');
    Object.assign(process.env, { DATABASE_URL: url, DICE_KEY: '00'.repeat(32) });
    const migrated = await migrate(url, 'prisma/migrations');
    if (!migrated.ok) throw new Error(migrated.problem.message);
    const short = await season('short');
    const long = await season('long');
    for (let count = 0; count < SHORT; count += 1) await short();
    for (let count = 0; count < LONG; count += 1) await long();
    const times = { short: [] as number[], long: [] as number[] };
    for (let pair = 0; pair < PAIRS; pair += 1) {
      times.short.push(await short());
      times.long.push(await long());
    }
    const medians = { short: median(times.short), long: median(times.long) };
    return { value: medians.long / medians.short, ...medians };
  } finally {
    await disconnect();
    await server.value.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens a season in its Wartime; what it gives writes one more post there, and says how many milliseconds that took. */
async function season(key: string): Promise<() => Promise<number>> {
  const hash = await hashPassword('a bench has no secrets');
  if (!hash.ok) throw new Error(hash.problem.message);
  const account = async (name: string, role: 'admin' | 'leader', team: string | null): Promise<SeasonActor> => {
    const data = { key: `${key}-${name}`, name: `${name} of ${key}`, role, passwordHash: hash.value };
    const { id } = await db.user.create({ data, select: { id: true } });
    return { id, key: data.key, name: data.name, role, season: key, team };
  };
  const admin = await account('admin', 'admin', null);
  const leaders: SeasonActor[] = [];
  for (let team = 0; team < TEAMS; team += 1) leaders.push(await account(`leader ${team}`, 'leader', teamKey(team)));
  const teams = Object.fromEntries(leaders.map(({ id }, team) => [teamKey(team), { leaderId: id }]));
  const made = await createSeason({
    ...{ key, name: key, phaseHours: [48, 72, 24, 24], actor: admin, setup: leagueOf(TEAMS), teams },
  });
  if (!made.ok) throw new Error(made.problem.message);
  const opened = await advance({
    where: { season: key, week: made.value.week },
    actor: admin,
    to: 'Wartime',
    closesAt: null,
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  let count = 0;
  return async () => {
    const team = count % TEAMS;
    const merc = Math.floor(count / TEAMS) % TEAM_SIZE;
    count += 1;
    const leader = leaders[team];
    if (!leader) throw new Error('Each team has a leader.');
    const text = `**${abilityNameOf(3 * (team * TEAM_SIZE + merc))} on ${mercNameOf(opponentOf(team) * TEAM_SIZE + merc)}**, says ${mercKey(team, merc)}.`;
    const began = performance.now();
    const posted = await post(leader, text, `${key} ${count}`);
    if (!posted.ok) throw new Error(posted.problem.message);
    return performance.now() - began;
  };
}
