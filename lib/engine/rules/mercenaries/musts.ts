import { isRosterable, rosterRefusal } from './fielding';
import { findMerc, mercName, teamName, teamOf } from './lookup';
import type { Refusal } from './removals';
import type { Ability } from './setup';
import { areAllies, sideOf } from './sides';
import type { State } from './state';
import { turnedBy, withTurned } from './turned';

/** Conditions to declare: asked at declaration, and never again (`glossary:must`). Those about targets: `targeting`. */

/** The first "must" that is not met; null where all are. */
export function mustRefusal(state: State, user: string, ability: Ability): Refusal | null {
  for (const must of ability.must ?? []) {
    const unmet = unmetMust(state, user, must);
    if (unmet) return { ...unmet, cites: ['glossary:must', ...unmet.cites] };
  }
  return null;
}

/** That somebody must be rostered, and why that cannot be. */
function cannotGo(state: State, merc: string): Refusal {
  const side = sideOf(state, merc);
  const why = side === null ? turnedBy(state, merc) : rosterRefusal(state, merc, side);
  const text = `${mercName(state, merc)} must be rostered, and cannot be`;
  return why ? { ...why, text: `${text}: ${why.text}` } : { text, cites: [] };
}

function unmetMust(state: State, user: string, must: NonNullable<Ability['must']>[number]): Refusal | null {
  if ('userRostered' in must) return isRosterable(state, user) ? null : cannotGo(state, user);
  if ('gpAtLeast' in must) {
    const side = sideOf(state, user);
    const gp = side === null ? 0 : teamOf(state, side).gp;
    const team = side === null ? 'Nobody' : teamName(state, side);
    const text = `${team} must have ${must.gpAtLeast} GP, and has ${gp}`;
    return gp >= must.gpAtLeast ? null : { text, cites: ['glossary:gp'] };
  }
  if ('allyRostered' in must) {
    const ally = must.allyRostered;
    if (!findMerc(state, ally)) return { text: `there is no merc ${ally}, who must be rostered`, cites: [] };
    if (areAllies(state, user, ally)) return isRosterable(state, ally) ? null : cannotGo(state, ally);
    const text = `${mercName(state, ally)} must be rostered, and is no ally of ${mercName(state, user)}`;
    return withTurned(state, { text, cites: [] }, [user, ally]);
  }
  return null;
}
