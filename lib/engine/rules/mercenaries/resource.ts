import type { Cite } from './clauses';
import { abilityOf, teamName, teamOf } from './lookup';
import { stretchOfType, typeOf } from './meta';
import type { Refusal } from './removals';
import type { Ability, Settings } from './setup';
import type { Source, State } from './state';
import type { Transaction } from './transaction';

/**
 * What a season limits the use of abilities by: cooldowns alone, or Ability Points with Fatigue in the place of a cooldown
 * (`glossary:ability-points`, `glossary:fatigue`).
 */

export const playsForPoints = ({ resource }: Settings): boolean => resource === 'points';

/** The weeks of an ability's own recharge after a use, and the clause that they rest on: its cooldown or its Fatigue. */
export function ownRest(settings: Settings, { cooldown, fatigue }: Ability): { weeks: number; cites: Cite } {
  return playsForPoints(settings)
    ? { weeks: fatigue ?? cooldown, cites: 'glossary:fatigue' }
    : { weeks: cooldown, cites: '2c:cooldown' };
}

/** Ability Points that a declaration of it costs now: none outside Wartime, and none of what nobody declares. */
export function pointsFor(state: State, source: Source): number {
  if (!playsForPoints(state.setup.settings) || stretchOfType(typeOf(state, source)) !== 'Wartime') return 0;
  return abilityOf(state, source.ability).def.points ?? 0;
}

/** Why a team has not the Ability Points for a declaration; null where it has. */
export function pointsRefusal(state: State, source: Source, by: string): Refusal | null {
  const price = pointsFor(state, source);
  const { points } = teamOf(state, by);
  if (price <= points) return null;
  return {
    text: `it costs ${saidPoints(price)} and ${teamName(state, by)} has ${points}`,
    cites: ['2e:costs', 'glossary:ability-points'],
  };
}

/**
 * Takes the Ability Points for a declaration, once `pointsRefusal` found nothing; an admin who lets one through regardless
 * leaves the team with none.
 * @returns what was paid, in words
 */
export function payPoints(tx: Transaction, source: Source, by: string): string[] {
  const price = pointsFor(tx.state, source);
  if (price === 0) return [];
  const team = tx.team(by);
  const paid = Math.min(price, team.points);
  team.points -= paid;
  return [`${teamName(tx.state, by)} pays ${saidPoints(paid)} and has ${team.points} left.`];
}

/** What each team has as Wartime opens; what was left of an earlier one is gone. */
export function grantPoints(tx: Transaction): void {
  const { settings, teams } = tx.state.setup;
  if (!playsForPoints(settings)) return;
  for (const key of Object.keys(teams)) tx.team(key).points = settings.wartimePoints;
}

export const saidPoints = (points: number): string => `${points} Ability ${points === 1 ? 'Point' : 'Points'}`;
