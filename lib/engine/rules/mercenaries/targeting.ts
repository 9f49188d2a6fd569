import { some } from '../kernel/say';
import { aimOf, namesOf } from './aim';
import { changedValues } from './changed';
import type { Cite } from './clauses';
import type { Effect } from './effects';
import { isAssist, isFielded } from './fielding';
import { immuneTo } from './immunity';
import { isMeta } from './kinds';
import { those } from './lists';
import { findMerc, listed, mercName, mercOf, opponentOf, stretchOf } from './lookup';
import { pronounsOf } from './pronouns';
import { holds, type Refusal } from './removals';
import type { Ability } from './setup';
import { areAllies, areEnemies, isPureSupport, sideOf } from './sides';
import type { State } from './state';
import type { AbilityType, Status } from './terms';
import { aimsAtMercs, kindOfTarget, thingRefusal } from './things';
import { qualifies } from './traits';
import { withTurned } from './turned';
import { isUntargetable, statusesOf, traitsOf } from './values';

/** Whom an ability may be aimed at, and how many (`2b`, `2e:targeting`). */

const NO_EFFECTS: readonly Effect[] = [];
const isForTarget = ({ to }: Effect): boolean => to === undefined || to === 'target';

/** The effects that go to whom the ability is aimed at. */
export const targetEffects = (ability: Ability): readonly Effect[] => those(ability.effects ?? NO_EFFECTS, isForTarget);

const cited = new WeakMap<Ability, readonly Cite[]>();

/** The clauses by which an ability finds its targets. */
export function targetCites(ability: Ability): readonly Cite[] {
  const known = cited.get(ability);
  if (known) return known;
  const cites = clausesOf(ability);
  cited.set(ability, cites);
  return cites;
}

function clausesOf(ability: Ability): readonly Cite[] {
  const selection = ability.selection ?? [];
  const cites: Cite[] = ['2e:targeting', ability.global ? '2b:global' : '2b:quantity'];
  if (selection.length > 0) cites.push('2b:selection');
  if (selection.includes('Enemy Only')) cites.push('2b:enemy');
  if (selection.includes('Random')) cites.push('2b:random');
  if (selection.includes('Pool')) cites.push('2b:pool');
  if (selection.includes('Post-Rosters')) cites.push('2b:post-rosters');
  if (ability.parameter) cites.push('2b:parameter');
  if (kindOfTarget(ability) === 'terrain') cites.push('glossary:terrain');
  if (targetEffects(ability).some((effect) => isMeta(effect))) cites.push('2h:meta');
  return cites;
}

/** Why a declaration's targets will not do; null where they will. */
export function namedRefusal(
  state: State,
  user: string,
  { ability, type }: { readonly ability: Ability; readonly type: AbilityType },
  targets: readonly string[],
): Refusal | null {
  const wanted = namesOf(aimOf(ability));
  if (!wanted) return null;
  const different = new Set(targets).size;
  if (different !== targets.length) {
    return {
      text: `${ability.name} wants different ${kindOfTarget(ability)}s, and one is named twice`,
      cites: ['2b:quantity', '2e:targeting'],
    };
  }
  if (targets.length < wanted.min || targets.length > wanted.max) {
    return {
      text: `${ability.name} wants ${numbers(wanted)}, and ${some(targets.length, 'is', 'are')} named`,
      cites: ['2b:quantity', '2e:targeting'],
    };
  }
  for (const target of targets) {
    const refusal = targetRefusal(state, user, ability, type, target);
    if (refusal) return refusal;
  }
  return null;
}

const numbers = ({ min, max }: { min: number; max: number }): string => {
  if (min === max) return min === 1 ? 'one target' : `${min} targets`;
  return max === Number.MAX_SAFE_INTEGER ? `${min} or more targets` : `${min} to ${max} targets`;
};

/** Why one merc cannot be named as a target; null where it can. */
function targetRefusal(
  state: State,
  user: string,
  ability: Ability,
  type: AbilityType,
  target: string,
): Refusal | null {
  if (!aimsAtMercs(ability)) return thingRefusal(state, user, ability, target);
  const merc = findMerc(state, target);
  if (!merc || merc.team === null) {
    return { text: `${mercName(state, target)} is in no team of the game`, cites: ['2e:targeting'] };
  }
  const name = mercName(state, target);
  const side = sideRefusal(state, user, ability, target);
  if (side) return side;
  if (!supportAllows(state, ability, type, target)) {
    return isAssist(state, target)
      ? {
          text: `${name} is a Pure Support, which ${ability.name} reaches in battle alone, where ${pronounsOf(state, target).they} goes as an Assist`,
          cites: ['2b:pure-support', '2e:targeting', 'glossary:assist'],
        }
      : {
          text: `${name} is a Pure Support, which ${ability.name} does not reach`,
          cites: ['2b:pure-support', '2e:targeting'],
        };
  }
  if (ability.parameter && !qualifies(ability.parameter, traitsOf(state, target))) {
    const assist: Cite[] = isAssist(state, target) ? ['glossary:assist'] : [];
    const changed = changedValues(state, target).filter(({ value }) => value !== 'status' && value !== 'immunity');
    const now = changed.map(({ value, now, causes }) => `${value} ${now} by ${causes[0]?.by ?? 'what changed it'}`);
    const why = now.length > 0 ? `: ${listed(now)}` : '';
    const text = `${name} is not of those whom ${ability.name} is for${why}`;
    const links = changed.flatMap(({ causes }) => causes.flatMap(({ ruling }) => ruling ?? []));
    return { text, cites: ['2b:parameter', '2e:targeting', ...assist], links };
  }
  if (!ability.unaffectedBy?.includes('Untargetable') && isUntargetable(state, target)) {
    const meta: Cite[] = targetEffects(ability).some((effect) => isMeta(effect)) ? ['2h:meta'] : [];
    const hidden = changedValues(state, target).find(({ value, now }) => value === 'status' && now === 'Untargetable');
    const [cause] = hidden?.causes ?? [];
    const by = cause?.by == null ? '' : ` by ${cause.by}`;
    return {
      text: `${name} is Untargetable${by}`,
      cites: ['2e:targeting', ...meta],
      links: cause?.ruling ? [cause.ruling] : [],
    };
  }
  for (const effect of targetEffects(ability)) {
    const immune = immuneTo(state, target, effect, ability);
    if (immune) return { ...immune, cites: [...immune.cites, '2e:targeting'] };
  }
  if (aimOf(ability).postRosters && state.rostersLocked && !isFielded(state, target)) {
    return { text: `${name} did not take the field`, cites: ['2b:post-rosters', '2e:targeting'] };
  }
  const status = statusWanted(state, ability, target);
  return status
    ? {
        text: `${ability.name} must be aimed at a merc that is under ${status}, and ${name} is not`,
        cites: ['glossary:must'],
      }
    : null;
}

/** A condition that the target must be under and is not. */
export function statusWanted(state: State, ability: Ability, target: string): Status | null {
  for (const must of ability.must ?? []) {
    if ('targetStatus' in must && !statusesOf(state, target).includes(must.targetStatus)) return must.targetStatus;
  }
  return null;
}

function sideRefusal(state: State, user: string, ability: Ability, target: string): Refusal | null {
  const selection = ability.selection ?? [];
  const name = mercName(state, target);
  const ally = selection.includes('Ally Only');
  const enemy = selection.includes('Enemy Only');
  if (ally || enemy) {
    if (ally && (target === user || areAllies(state, user, target))) return null;
    if (enemy && areEnemies(state, user, target)) return null;
    const refusal: Refusal = enemy
      ? { text: `${name} is no enemy of ${mercName(state, user)}`, cites: ['2b:selection', '2b:enemy', '2e:targeting'] }
      : { text: `${name} is no ally of ${mercName(state, user)}`, cites: ['2b:selection', '2e:targeting'] };
    return withTurned(state, refusal, [user, target]);
  }
  if (stretchOf(state.phase) !== 'Wartime' || inMatchOf(state, user, target)) return null;
  return { text: `${name} is in another match`, cites: ['2b:selection', '2b:enemy', '2e:targeting'] };
}

/** Whether a merc belongs to the match of another: of either team, or a third party that came from one of them. */
export function inMatchOf(state: State, user: string, merc: string): boolean {
  const side = sideOf(state, user) ?? mercOf(state, user).team;
  const other = sideOf(state, merc) ?? mercOf(state, merc).team;
  return other !== null && (other === side || other === opponentOf(state, side));
}

/**
 * Whether an ability reaches a merc, were it a Pure Support: by its text, or where that one goes into battle as an Assist
 * (`2b:pure-support`). It does from the lock to the end of the battle, if it took the field; before the lock in Wartime what
 * waits for the battle may be aimed at it. An intimidation, which is to keep it out of the battle, reaches any that could go.
 * @param type the ability's present one
 */
export function supportAllows(state: State, ability: Ability, type: AbilityType, target: string): boolean {
  if (!isPureSupport(state, target) || ability.targetsPureSupport === true) return true;
  if (!isAssist(state, target)) return false;
  if (targetEffects(ability).some((effect) => effect.do === 'Intimidate')) return true;
  if (stretchOf(state.phase) !== 'Wartime') return false;
  if (state.rostersLocked) return mercOf(state, target).fielded;
  return type === 'Start of Battle' || type === 'Mid-Battle' || aimOf(ability).postRosters;
}

/** Why an ability has nobody to be aimed at this week at all; null where it may have. */
export function reachRefusal(state: State, user: string, ability: Ability): Refusal | null {
  const side = sideOf(state, user);
  if (opponentOf(state, side) !== null || ability.global === 'Peacetime') return null;
  const aim = aimOf(ability);
  if (ability.global === 'Wartime') {
    return {
      text: `${ability.name} is for a match, and there is none for its team this week`,
      cites: ['2b:global', '2b:enemy'],
    };
  }
  if (aim.postRosters) {
    return {
      text: `${ability.name} waits for rosters, and its team has no match this week`,
      cites: ['2b:post-rosters', '2a:start-of-battle'],
    };
  }
  const selection = ability.selection ?? [];
  if (aim.kind !== 'user' && selection.includes('Enemy Only') && !selection.includes('Ally Only')) {
    const why = holds(state, user, 'Subverted') ? 'a third party has no enemies' : 'its team has no match this week';
    return { text: `${ability.name} is for enemies, and ${why}`, cites: ['2b:enemy', '2b:selection'] };
  }
  return null;
}
