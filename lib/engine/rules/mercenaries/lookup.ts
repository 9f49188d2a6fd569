import { inList } from '../kernel/say';
import { type Defined, placesOf } from './places';
import type { Merc } from './setup';
import type { AbilityState, Held, MatchState, MercState, Source, State, TeamState } from './state';
import type { Phase } from './terms';

/** Finding things in a state by their keys. Keys come from outside, so `find…` may find nothing. */

export function findTeam(state: State, key: string): TeamState | undefined {
  const place = placesOf(state.setup).teams.get(key);
  return place === undefined ? undefined : state.teams[place];
}

export function findMerc(state: State, key: string): MercState | undefined {
  const place = placesOf(state.setup).mercs.get(key);
  return place && state.mercs[place.home]?.[place.place];
}

/** A merc whose key the state itself holds. */
export function mercOf(state: State, key: string): MercState {
  const merc = findMerc(state, key);
  if (!merc) throw new Error(`There is no merc "${key}".`);
  return merc;
}

/** A team whose key the state itself holds. */
export function teamOf(state: State, key: string): TeamState {
  const team = findTeam(state, key);
  if (!team) throw new Error(`There is no team "${key}".`);
  return team;
}

export const findAbility = (state: State, ability: string): Defined | undefined =>
  placesOf(state.setup).abilities.get(ability);

/** An ability whose key the state itself holds. */
export function abilityOf(state: State, ability: string): Defined {
  const found = findAbility(state, ability);
  if (!found) throw new Error(`There is no ability "${ability}".`);
  return found;
}

export function cardOf(state: State, merc: string): Merc {
  const place = placesOf(state.setup).mercs.get(merc);
  if (!place) throw new Error(`There is no merc "${merc}".`);
  return place.card;
}

export const mercName = (state: State, merc: string): string =>
  placesOf(state.setup).mercs.get(merc)?.card.name ?? merc;
export const teamName = (state: State, team: string): string =>
  Object.hasOwn(state.setup.teams, team) ? (state.setup.teams[team]?.name ?? team) : team;
export const abilityName = (state: State, ability: string): string => findAbility(state, ability)?.def.name ?? ability;

/** `a, b and c`. */
export const listed = (names: readonly string[]): string => (names.length === 0 ? 'nobody' : inList(names));
export const mercNames = (state: State, mercs: readonly string[]): string =>
  listed(mercs.map((merc) => mercName(state, merc)));

export const heldOf = (merc: MercState, ability: string): Held | undefined =>
  merc.held.find((held) => held.ability === ability);

/** How an ability stands with the merc who has it to use; undefined where that merc has it not. */
export function abilityState(state: State, { holder, ability }: Source): AbilityState | undefined {
  const found = findAbility(state, ability);
  const merc = findMerc(state, holder);
  if (!found || !merc) return undefined;
  if (found.owner === holder) return merc.abilities[found.key];
  const held = heldOf(merc, ability);
  return held && (held.state ?? mercOf(state, found.owner).abilities[found.key]);
}

/** All that a merc has to use: its own abilities, those stolen from it included, then those of others. */
export const sourcesOf = (state: State, merc: string): Source[] => [
  ...Object.keys(cardOf(state, merc).abilities).map((key) => ({ holder: merc, ability: `${merc}/${key}` })),
  ...mercOf(state, merc).held.map(({ ability }) => ({ holder: merc, ability })),
];

/** Place of the match that a team plays this week; null: none. */
export const matchPlace = (state: State, team: string | null): number | null =>
  team === null ? null : (findTeam(state, team)?.match ?? null);

export function matchOf(state: State, team: string | null): MatchState | undefined {
  const place = matchPlace(state, team);
  return place === null ? undefined : state.matches[place];
}

export function opponentOf(state: State, team: string | null): string | null {
  const match = matchOf(state, team);
  if (!match) return null;
  return match.attacker === team ? match.defender : match.attacker;
}

/** The three stretches that abilities are bound to: Wartime goes on through Battles. */
export type Stretch = 'Peacetime' | 'Wartime' | 'Results';
export const stretchOf = (phase: Phase | 'Closed'): Stretch =>
  phase === 'Peacetime' ? 'Peacetime' : phase === 'Wartime' || phase === 'Battles' ? 'Wartime' : 'Results';
