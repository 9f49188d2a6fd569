import { findMerc, findTeam, listed, mercName, opponentOf, stretchOf, teamName } from './lookup';
import type { Refusal } from './removals';
import type { Ability } from './setup';
import { sideOf } from './sides';
import type { State } from './state';
import type { View } from './view';

/** Targets that are no mercs: terrains and teams, where the ability's text says so (`2e:targeting`, `glossary:terrain`). */

/** A terrain's key: its team's, a stroke and its name. */
export const terrainKey = (team: string, name: string): string => `${team}/${name}`;

export interface TerrainPlace {
  readonly team: string;
  readonly name: string;
}

/** The terrains that a word may mean: the one that it is the key of, else all of that name. */
export function terrainsMeant(state: State, word: string): readonly TerrainPlace[] {
  const all = state.teams.flatMap(({ key, terrains }) => terrains.map(({ name }) => ({ team: key, name })));
  const exact = all.filter(({ team, name }) => terrainKey(team, name) === word);
  return exact.length > 0 ? exact : all.filter(({ name }) => name === word);
}

/** What an ability is aimed at: mercs, unless its text says otherwise. */
export const kindOfTarget = ({ aimsAt = 'merc' }: Ability): 'merc' | 'terrain' | 'team' => aimsAt;
export const aimsAtMercs = (ability: Ability): boolean => kindOfTarget(ability) === 'merc';

/** The key of a target, of a terrain that is named by its name alone too, where one alone bears it. */
export function targetKey(state: State, ability: Ability | undefined, word: string): string {
  if (!ability || kindOfTarget(ability) !== 'terrain') return word;
  const [only, other] = terrainsMeant(state, word);
  return only && !other ? terrainKey(only.team, only.name) : word;
}

/** Whether the game has what an ability names as its target. */
export function hasTarget(state: State, ability: Ability, target: string): boolean {
  switch (kindOfTarget(ability)) {
    case 'terrain':
      return terrainsMeant(state, target).length > 0;
    case 'team':
      return findTeam(state, target) !== undefined;
    default:
      return findMerc(state, target) !== undefined;
  }
}

/** A target by name: a merc's, a team's or a terrain's. */
export function targetName(state: State, target: string): string {
  if (findMerc(state, target)) return mercName(state, target);
  if (findTeam(state, target)) return teamName(state, target);
  return terrainsMeant(state, target)[0]?.name ?? target;
}
export const targetNames = (state: State, targets: readonly string[]): string =>
  listed(targets.map((target) => targetName(state, target)));

/** The teams themselves, or the teams whose terrains they are. */
export const teamOfTarget = (state: State, target: string): string | null =>
  findTeam(state, target) ? target : (terrainsMeant(state, target)[0]?.team ?? null);

/** Why a terrain or a team cannot be named as a target; null where it can. */
export function thingRefusal(state: State, user: string, ability: Ability, target: string): Refusal | null {
  const name = targetName(state, target);
  const team = teamOfTarget(state, target);
  const side = sideOf(state, user);
  const opponent = opponentOf(state, side);
  const selection = ability.selection ?? [];
  const ally = selection.includes('Ally Only');
  const enemy = selection.includes('Enemy Only');
  if ((ally && team === side && side !== null) || (enemy && team === opponent && opponent !== null)) return null;
  if (enemy) {
    const text = `${name} is none of the team that ${ability.name}’s user faces`;
    return { text, cites: ['2b:selection', '2b:enemy', '2e:targeting'] };
  }
  if (ally) return { text: `${name} is none of its user’s own team`, cites: ['2b:selection', '2e:targeting'] };
  if (stretchOf(state.phase) !== 'Wartime' || (team !== null && (team === side || team === opponent))) return null;
  return { text: `${name} belongs to another match`, cites: ['2b:selection', '2b:enemy', '2e:targeting'] };
}

/** A target by name, as a view has it. */
export const shownTarget = ({ mercs, teams }: Pick<View, 'mercs' | 'teams'>, key: string): string =>
  mercs[key]?.name ??
  teams[key]?.name ??
  Object.values(teams).flatMap((team) => team.terrains.filter(({ name }) => terrainKey(team.key, name) === key))[0]
    ?.name ??
  key;

/** All that dice may pick for an ability that is aimed at terrains or teams, in the order of the game. */
export const thingsFor = (state: State, user: string, ability: Ability): string[] =>
  state.teams
    .flatMap(({ key, terrains }) =>
      kindOfTarget(ability) === 'team' ? [key] : terrains.map(({ name }) => terrainKey(key, name)),
    )
    .filter((target) => thingRefusal(state, user, ability, target) === null);
