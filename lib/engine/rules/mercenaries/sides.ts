import { cardOf, findMerc, findTeam, mercOf, opponentOf, teamOf } from './lookup';
import { latestOf } from './removals';
import type { State } from './state';

/** Who stands with whom (`2b:enemy`, `glossary:possession`, `glossary:subversion`). */

/** The team for which a merc counts now: its owner's, its possessor's, or none while it is a third party or for hire. */
export function sideOf(state: State, merc: string): string | null {
  const row = mercOf(state, merc);
  const taken = row.status.length === 0 ? undefined : latestOf(state, merc, SIDE_CHANGES);
  return taken ? taken.by : row.team;
}

/** The later of the two decides; a third party has no team. */
const SIDE_CHANGES = ['Possessed', 'Subverted'] as const;

/** The mercs that count for a team, in its order, then those that it possesses. */
export function membersOf(state: State, team: string | null): string[] {
  const row = team === null ? undefined : findTeam(state, team);
  if (!row) return [];
  const { mercs, borrowed } = row;
  return [...mercs, ...borrowed].filter((merc) => sideOf(state, merc) === team);
}

export const areAllies = (state: State, one: string, other: string): boolean => {
  const side = sideOf(state, one);
  return side !== null && side === sideOf(state, other);
};

export const areEnemies = (state: State, one: string, other: string): boolean => {
  const opponent = opponentOf(state, sideOf(state, one));
  return opponent !== null && opponent === sideOf(state, other);
};

export const isPureSupport = (state: State, merc: string): boolean => cardOf(state, merc).pureSupport !== undefined;

/** The merc that counts as using what `holder` uses: a Pure Support's linked merc, else itself (`2g:pure-support`). */
export const userOf = (state: State, holder: string): string | null =>
  isPureSupport(state, holder) ? mercOf(state, holder).linkedTo : holder;

/** The Pure Supports that are linked to a merc. */
export const supportsOf = (state: State, merc: string): string[] => {
  const team = findMerc(state, merc)?.team;
  if (!team) return [];
  return teamOf(state, team).mercs.filter((one) => isPureSupport(state, one) && mercOf(state, one).linkedTo === merc);
};
