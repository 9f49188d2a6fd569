import { mercName, mercOf, stretchOf } from './lookup';
import { byOrigin, linkTo, originOf } from './origin';
import type { Refusal } from './removals';
import type { Ability } from './setup';
import type { State, Use } from './state';
import type { Transaction } from './transaction';

/** Only the first manipulation works on a merc in each Wartime; one that did not hit holds no lock (`glossary:manipulation`). */

/** Why a manipulation does not work on a merc any more; null where it would. */
export function lockedAgainst(state: State, merc: string, ability: Ability): Refusal | null {
  if (!ability.manipulation || stretchOf(state.phase) !== 'Wartime') return null;
  const { manipulatedBy } = mercOf(state, merc);
  if (!manipulatedBy) return null;
  return {
    text: `${mercName(state, merc)} was manipulated already in this Wartime${byOrigin(state, manipulatedBy)}`,
    cites: ['glossary:manipulation', 'glossary:failure'],
    links: linkTo(manipulatedBy),
  };
}

/** Holds those whom a manipulation hit, within a simultaneous batch too. */
export function lock(tx: Transaction, mercs: readonly string[], ability: Ability, use: Use): void {
  if (!ability.manipulation || stretchOf(tx.state.phase) !== 'Wartime') return;
  const origin = originOf(use);
  for (const merc of mercs) tx.merc(merc).manipulatedBy = origin;
}
