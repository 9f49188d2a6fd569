import { type Db, db, type Tx } from '../../platform/db/client';
import { CURRENT_FIRST } from '../../record/views/season';
import { mistake, ok, type Result } from '../../result';
import type { TeamChoice } from './model';

/** The teams of the season that is played, in its order. */
export async function readTeams(
  tx: Tx | Db,
): Promise<readonly (TeamChoice & { id: string; leaderId: string | null })[]> {
  const season = await tx.season.findFirst({ orderBy: [...CURRENT_FIRST], select: { id: true } });
  if (season === null) return [];
  const teams = await tx.team.findMany({
    where: { seasonId: season.id },
    orderBy: { place: 'asc' },
    select: { id: true, key: true, name: true, leaderId: true, leader: { select: { name: true } } },
  });
  return teams.map(({ leader, ...team }) => ({ ...team, leader: leader?.name ?? null }));
}

/** The names of the teams of the season that is played which somebody leads. */
export async function readLed(userId: string): Promise<readonly string[]> {
  return (await readTeams(db)).filter(({ leaderId }) => leaderId === userId).map(({ name }) => name);
}

/** @param key empty: no team. @returns the team, null for none, or `not-found`. */
export async function findTeam(tx: Tx | Db, key: string) {
  if (key === '') return ok(null);
  const team = (await readTeams(tx)).find((one) => one.key === key);
  return team ? ok(team) : mistake('not-found', 'No team of this season has that name.', { field: 'team' });
}

/** A player leads no team. @returns the mistake, or null. */
export const roleWithTeam = (role: string, team: unknown): Result<never> | null =>
  role === 'player' && team !== null
    ? mistake('invalid', 'A player leads no team: make it a leader, or choose no team.', { field: 'team' })
    : null;
