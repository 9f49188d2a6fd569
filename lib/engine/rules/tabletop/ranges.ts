import type { ClauseId } from '../kernel/ruling';
import type { Range } from './forms';
import { distance, levelOf } from './numbers';
import { creatureOf } from './play';
import type { State } from './state';
import { TOUCH_REACH } from './terms';

/** Ranges that grow with the user's level: so many feet, and so many more for each step of levels. */
const GROWING = {
  close: { base: 25, more: 5, levels: 2 },
  medium: { base: 100, more: 10, levels: 1 },
  long: { base: 400, more: 40, levels: 1 },
  extreme: { base: 1000, more: 100, levels: 1 },
} as const;

/** How far an ability of a user reaches, in feet; null where it is not a matter of feet. */
export function reachOf(state: State, user: string, range: Range): number | null {
  switch (range.as) {
    case 'personal':
      return 0;
    case 'touch':
      return TOUCH_REACH;
    case 'fixed':
      return range.feet;
    case 'plane':
    case 'special':
      return null;
    default: {
      const { base, more, levels } = GROWING[range.as];
      return base + more * Math.floor(levelOf(state, user) / levels);
    }
  }
}

export const rangeClause = (range: Range): ClauseId => `range:${range.as}`;

/** Whether a target is within a range of a user (range:maximum). */
export function isWithin(state: State, user: string, range: Range, target: string): boolean {
  if (range.as === 'special' || user === target) return true;
  if (range.as === 'personal' || creatureOf(state, user).plane !== creatureOf(state, target).plane) return false;
  const reach = reachOf(state, user, range);
  return reach === null || distance(state, user, target) <= reach;
}
