import { mercName, mercOf, stretchOf } from './lookup';
import type { Refusal } from './removals';
import type { Ability } from './setup';
import type { State } from './state';
import type { Transaction } from './transaction';

/** Only the first manipulation works on a merc in each Wartime; one that did not hit holds no lock (`glossary:manipulation`). */

/** Why a manipulation does not work on a merc any more; null where it would. */
export function lockedAgainst(state: State, merc: string, ability: Ability): Refusal | null {
  if (!ability.manipulation || stretchOf(state.phase) !== 'Wartime' || !mercOf(state, merc).manipulatedBy) return null;
  return {
    text: `${mercName(state, merc)} was manipulated already in this Wartime`,
    cites: ['glossary:manipulation', 'glossary:failure'],
  };
}

/** Holds those whom a manipulation hit, within a simultaneous batch too. */
export function lock(tx: Transaction, mercs: readonly string[], ability: Ability, ruling: string): void {
  if (!ability.manipulation || stretchOf(tx.state.phase) !== 'Wartime') return;
  for (const merc of mercs) tx.merc(merc).manipulatedBy = ruling;
}
