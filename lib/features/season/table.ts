import { db } from '../../platform/db/client';
import { standings } from '../../record/views/standings';
import { type MatchRow, matchColumns } from './match-line';
import type { StandingLine } from './model';

/** The matches of a whole season, in order. */
export const readMatches = (seasonId: string): Promise<MatchRow[]> =>
  db.match.findMany({
    where: { week: { seasonId } },
    orderBy: [{ week: { number: 'asc' } }, { place: 'asc' }],
    select: matchColumns,
  });

const teamColumns = {
  key: true,
  name: true,
  gp: true,
  realIncome: true,
  leader: { select: { name: true } },
} as const;
export const readTeams = (seasonId: string) =>
  db.team.findMany({ where: { seasonId }, orderBy: { place: 'asc' }, select: teamColumns });
type TeamRow = Awaited<ReturnType<typeof readTeams>>[number];

/** @param teams in the order of the game. @param matches of the whole season. */
export function standingLines(teams: readonly TeamRow[], matches: readonly MatchRow[]): StandingLine[] {
  const played = matches.map((match) => ({
    week: match.week.number,
    attacker: match.attacker.key,
    defender: match.defender.key,
    winner: match.winnerKey,
  }));
  const byKey = new Map(teams.map((team) => [team.key, team]));
  return standings([...byKey.keys()], played).flatMap(({ team: key, ...standing }) => {
    const team = byKey.get(key);
    if (!team) return [];
    const { name, gp, realIncome, leader } = team;
    return { ...standing, team: { key, name }, leader: leader?.name ?? null, gp, realIncome };
  });
}
