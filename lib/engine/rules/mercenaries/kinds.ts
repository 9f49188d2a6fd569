import { descriptorOf, type Effect, familiesOf } from './effects';
import type { Ability, Settings } from './setup';

/** The kinds of effects and the families that they belong to (glossary). */

/** Whether an effect is one by which an ability changes another (`2h:meta`). */
export function isMeta(effect: Effect): boolean {
  const { families } = descriptorOf(effect);
  return !('of' in families) && families.includes('Meta-Ability');
}

/** Whether an effect falls on a team, through a merc or straight (`GP`, `Infrastructure`). */
export const isOfTeam = (effect: Effect): boolean => descriptorOf(effect).concerns === 'teams';

/** Whether an effect is told and not computed. */
export const isTold = (effect: Effect): boolean => descriptorOf(effect).told;

export const isRemoval = (effect: Effect, settings: Settings): boolean =>
  familiesOf(effect, settings).includes('Removal');

/** An effect's kind and every family that it counts as; and the same as Triggers wait for them, in small letters. */
export interface Kinds {
  readonly all: readonly string[];
  readonly events: readonly string[];
}

const known = new WeakMap<Settings, WeakMap<Effect, Kinds>>();

/** What an effect of an ability counts as, for immunities, interceptions and Triggers. */
export function kindsOf(effect: Effect, ability: Ability, settings: Settings): Kinds {
  let bySettings = known.get(settings);
  if (!bySettings) {
    bySettings = new WeakMap();
    known.set(settings, bySettings);
  }
  const found = bySettings.get(effect);
  if (found) return found;
  const all = listOf(effect, ability, settings);
  const kinds = { all, events: all.map(eventName) };
  bySettings.set(effect, kinds);
  return kinds;
}

/** What a Trigger waits for, as it is compared. */
export const eventName = (event: string): string => event.trim().toLowerCase();

function listOf(effect: Effect, ability: Ability, settings: Settings): readonly string[] {
  const manipulation = ability.manipulation ? ['Manipulation'] : [];
  return [effect.do, ...familiesOf(effect, settings), ...manipulation];
}

export const overlap = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));
