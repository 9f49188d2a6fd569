import { some } from '../kernel/say';
import type { Refusal } from './removals';
import type { State } from './state';

/** Why something comes too late for the present phase; null where it does not, or where no time is set. */
export function lateBy(state: State, at: string): Refusal | null {
  if (state.closesAt === null) return null;
  const late = Date.parse(at) - Date.parse(state.closesAt);
  if (late <= 0) return null;
  const seconds = Math.ceil(late / 1000);
  return {
    text: `Posted ${some(seconds, 'second')} after ${state.phase} closed`,
    cites: ['2e:declaration'],
  };
}
