import { isRosterable } from './fielding';
import { findMerc, mercName, teamName, teamOf } from './lookup';
import type { Refusal } from './removals';
import type { Ability } from './setup';
import { areAllies, sideOf } from './sides';
import type { State } from './state';

/** Conditions to declare: asked at declaration, and never again (`glossary:must`). Those about targets: `targeting`. */

/** The first "must" that is not met; null where all are. */
export function mustRefusal(state: State, user: string, ability: Ability): Refusal | null {
  for (const must of ability.must ?? []) {
    const unmet = unmetMust(state, user, must);
    if (unmet) return { text: unmet, cites: ['glossary:must'] };
  }
  return null;
}

function unmetMust(state: State, user: string, must: NonNullable<Ability['must']>[number]): string | null {
  if ('userRostered' in must) {
    return isRosterable(state, user) ? null : `${mercName(state, user)} must be rostered, and cannot be`;
  }
  if ('gpAtLeast' in must) {
    const side = sideOf(state, user);
    const gp = side === null ? 0 : teamOf(state, side).gp;
    const team = side === null ? 'Nobody' : teamName(state, side);
    return gp >= must.gpAtLeast ? null : `${team} must have ${must.gpAtLeast} GP, and has ${gp}`;
  }
  if ('allyRostered' in must) {
    const ally = must.allyRostered;
    const can = findMerc(state, ally) && areAllies(state, user, ally) && isRosterable(state, ally);
    return can ? null : `${mercName(state, ally)} must be rostered, and cannot be`;
  }
  return null;
}
