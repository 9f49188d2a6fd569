import { some } from '../kernel/say';
import type { Refusal } from './removals';
import type { State } from './state';

/** Why something comes too late for the present phase; null where it does not, or where no time is set. */
export function lateBy(state: State, at: string): Refusal | null {
  if (state.closesAt === null) return null;
  const late = Date.parse(at) - Date.parse(state.closesAt);
  if (late <= 0) return null;
  return {
    text: `Posted ${lengthOf(late)} after ${state.phase} closed`,
    cites: ['2e:declaration'],
  };
}

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** A length of time in the largest unit that it fills, rounded down; below a minute in seconds, rounded up. @param ms not negative */
function lengthOf(ms: number): string {
  const fits = UNITS.find((one) => ms >= one.ms);
  return fits ? some(Math.floor(ms / fits.ms), fits.unit) : some(Math.ceil(ms / 1000), 'second');
}
