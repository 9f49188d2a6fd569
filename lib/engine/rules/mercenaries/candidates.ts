import { fieldedOf, isFielded, isRosterable } from './fielding';
import { cardOf, mercOf, opponentOf } from './lookup';
import { placesOf } from './places';
import { barred } from './removals';
import type { Ability } from './setup';
import { isPureSupport, membersOf, sideOf } from './sides';
import type { State } from './state';
import { statusWanted, supportAllows } from './targeting';
import type { AbilityType } from './terms';
import { qualifies } from './traits';
import { traitsOf } from './values';

/** Whom dice may pick, or a whole team's ability takes in: in the order of teams and their mercs. */

export interface Range {
  /** Those on the field alone, in the order of the rosters. */
  readonly fielded: boolean;
  /** Those too who cannot be rostered (`2b:random`). */
  readonly unrosterable: boolean;
  /** The ability's present type. */
  readonly type: AbilityType;
}

/** The mercs that an ability's own words take in. */
export function candidatesOf(state: State, user: string, ability: Ability, range: Range): string[] {
  return teamsFor(state, user, ability)
    .flatMap((team) => (range.fielded ? fieldedOf(state, team) : membersOf(state, team)))
    .concat(thirdParties(state, user, ability, range))
    .filter(
      (merc) =>
        supportAllows(state, ability, range.type, merc) &&
        (range.fielded || range.unrosterable || available(state, merc)) &&
        (!ability.parameter || qualifies(ability.parameter, traitsOf(state, merc))) &&
        statusWanted(state, ability, merc) === null,
    );
}

/** All mercs of the teams that an ability's own words take in, whatever else they ask of them. */
export const rangeOf = (state: State, user: string, ability: Ability): string[] =>
  teamsFor(state, user, ability).flatMap((team) => membersOf(state, team));

/** Rosterable, or a Pure Support that an ability's text lets in and that nothing keeps away. */
const available = (state: State, merc: string): boolean =>
  isRosterable(state, merc) ||
  (isPureSupport(state, merc) && cardOf(state, merc).assists === undefined && barred(state, merc) === null);

function teamsFor(state: State, user: string, ability: Ability): string[] {
  const selection = ability.selection ?? [];
  const side = sideOf(state, user);
  const home = side ?? mercOf(state, user).team;
  const opponent = opponentOf(state, home);
  const ally = selection.includes('Ally Only');
  const enemy = selection.includes('Enemy Only');
  const meant = ally === enemy ? [home, opponent] : ally ? [side] : [side === null ? null : opponent];
  const { teams } = placesOf(state.setup);
  return meant.filter((team) => team !== null).sort((a, b) => (teams.get(a) ?? 0) - (teams.get(b) ?? 0));
}

/** A third party is nobody's ally or enemy, so that only Free Targeting takes it in. */
function thirdParties(state: State, user: string, ability: Ability, range: Range): string[] {
  const selection = ability.selection ?? [];
  if (state.thirdParties.length === 0 || selection.includes('Ally Only') || selection.includes('Enemy Only')) return [];
  const teams: (string | null)[] = teamsFor(state, user, ability);
  return state.thirdParties.filter(
    (merc) =>
      sideOf(state, merc) === null &&
      teams.includes(mercOf(state, merc).team) &&
      (range.fielded ? isFielded(state, merc) : range.unrosterable || barred(state, merc) === null),
  );
}
