import { READER_VERSION, read } from '../../../lib/engine/declarations/read';
import { mercenaries } from '../../../lib/engine/rules/mercenaries';
import type { Match, Setup } from '../../../lib/engine/rules/mercenaries/setup';
import type { SeasonActor } from '../../../lib/platform/auth/actor';
import { hashPassword } from '../../../lib/platform/auth/password';
import { db } from '../../../lib/platform/db/client';
import { replayAt } from '../../../lib/record/journal/clock';
import { appendPlayed, type PlayedAct } from '../../../lib/record/week/played';
import { createSeason } from '../../../lib/record/week/season';
import { ok } from '../../../lib/result';
import { leagueOf, mercKey, opponentOf, teamKey } from '../league';
import { abilityNameOf, mercNameOf } from '../names';
import { ADMIN, LEADER, PASSWORD } from './sites';

/** A season of 100 teams, 2,000 mercs (of which 900 are for hire) and 30 weeks with some 20,000 rulings. */
export const BIG_SEASON = 'great';
const TEAMS = 100;
const MERCS = 2_000;
const WEEKS = 30;
/** Orders of a team in a week, one in each of so many posts. */
const POSTS = 7;
const HOUR = 3_600_000;

const TEAM_NUMBERS = Array.from({ length: TEAMS }, (_, team) => team);

function setup(): Setup {
  const league = leagueOf(TEAMS);
  const taken = Object.keys(league.mercs).length;
  const [example] = Object.values(league.mercs);
  if (!example) throw new Error('A league has mercs.');
  const hireable = Array.from({ length: MERCS - taken }, (_, place) => {
    const { before } = example.abilities;
    if (!before) throw new Error('A merc of the league has an ability.');
    const abilities = { before: { ...before, name: abilityNameOf(3 * (taken + place)) } };
    return [`h${place}`, { ...example, name: mercNameOf(taken + place), team: null, abilities }] as const;
  });
  return { ...league, mercs: { ...league.mercs, ...Object.fromEntries(hireable) } };
}

/** Fills the database of `DATABASE_URL`; the people's passwords are the bench's. */
export async function makeBigSeason(): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  if (!hash.ok) throw new Error(hash.problem.message);
  const account = async (key: string, name: string, role: 'admin' | 'leader', team: string | null) => {
    const { id } = await db.user.create({ data: { key, name, role, passwordHash: hash.value }, select: { id: true } });
    return { id, key, name, role, season: BIG_SEASON, team } satisfies SeasonActor;
  };
  const admin = await account('admin', ADMIN, 'admin', null);
  const leader = await account('leader', LEADER, 'leader', teamKey(0));
  const began = new Date(Date.now() - (WEEKS - 1) * 168 * HOUR - 60 * HOUR);
  const made = await replayAt(began, () =>
    createSeason({
      ...{ key: BIG_SEASON, name: 'The Great season', phaseHours: [48, 72, 24, 24], actor: admin },
      setup: setup(),
      teams: { [teamKey(0)]: { leaderId: leader.id } },
    }),
  );
  if (!made.ok) throw new Error(made.problem.message);
  const acts = Array.from({ length: WEEKS }, (_, week) => playedWeek(week, began, admin, leader)).flat();
  const played = await appendPlayed(BIG_SEASON, acts);
  if (!played.ok) throw new Error(played.problem.message);
}

function playedWeek(week: number, began: Date, admin: SeasonActor, leader: SeasonActor): PlayedAct[] {
  const at = (hours: number) => new Date(began.getTime() + (week * 168 + hours) * HOUR);
  const asTeam = (team: number): SeasonActor => ({ ...leader, team: teamKey(team) });
  const advance = (hours: number, to: 'Wartime' | 'Battles' | 'Results' | 'Week'): PlayedAct => ({
    at: at(hours),
    actor: admin,
    entries: () => ok([{ kind: 'advance', to, closesAt: null }]),
    ...(to === 'Week' && { matches: MATCHES }),
  });
  const posts = TEAM_NUMBERS.flatMap((team) =>
    Array.from({ length: POSTS }, (_, place): PlayedAct => {
      const text = `**${abilityNameOf(3 * (team * 11 + place))} on ${mercNameOf(opponentOf(team) * 11 + place)}**`;
      return {
        at: at(50 + (team * POSTS + place) / 20),
        actor: asTeam(team),
        entries: ({ state }) => {
          const by = teamKey(team);
          const readings = read(text, mercenaries.vocabulary(state, by));
          return ok([{ kind: 'post', by, text, readings, reader: String(READER_VERSION) }]);
        },
      };
    }),
  );
  const rosters = TEAM_NUMBERS.map(
    (team): PlayedAct => ({
      at: at(90 + team / 20),
      actor: asTeam(team),
      entries: () =>
        ok([{ kind: 'roster', by: teamKey(team), mercs: [7, 8, 9, 10].map((merc) => mercKey(team, merc)) }]),
    }),
  );
  const winners: PlayedAct = {
    at: at(150),
    actor: admin,
    entries: () => ok(MATCHES.map(({ attacker }) => ({ kind: 'win', team: attacker }))),
  };
  const open = [advance(48, 'Wartime'), ...posts, ...rosters];
  return week === WEEKS - 1
    ? open
    : [...open, advance(120, 'Battles'), advance(144, 'Results'), winners, advance(168, 'Week')];
}

const MATCHES: readonly Match[] = TEAM_NUMBERS.filter((team) => team % 2 === 0).map((team) => ({
  attacker: teamKey(team),
  defender: teamKey(opponentOf(team)),
  tier: 'High',
}));
