import type { Roll } from '../kernel/ruling';
import { inList } from '../kernel/say';
import type { Use } from './state';
import { targetName } from './things';
import type { Transaction } from './transaction';

/** Picks by dice (`2b:random`, `2b:pool`). */

export interface Pick {
  readonly picked: readonly string[];
  readonly rolls: readonly Roll[];
  /** No die may be thrown yet, so that nobody is picked. */
  readonly open: boolean;
}

/** What a die of a pick decides, in words: the faces follow the names in their order. */
export const pickOf = (names: readonly string[]): string => `the pick of ${inList(names, 'or')}`;

/**
 * Draws so many of the candidates, one by one from those left; where one alone is left nothing is thrown. All are taken
 * where there are no more than wanted.
 */
export function draw(tx: Transaction, use: Use, candidates: readonly string[], count: number): Pick {
  const left = candidates.slice();
  const picked: string[] = [];
  const rolls: Roll[] = [];
  while (picked.length < count && left.length > 0) {
    let face = 1;
    if (left.length > 1) {
      const roll = tx.throwDie(use, left.length, {
        purpose: 'pick',
        among: left.slice(),
        for: pickOf(left.map((key) => targetName(tx.state, key))),
      });
      if (!roll) return { picked: [], rolls, open: true };
      rolls.push(roll);
      face = roll.value;
    }
    picked.push(...left.splice(face - 1, 1));
  }
  return { picked, rolls, open: false };
}
