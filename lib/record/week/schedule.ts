import { PHASES, type Phase } from '../../engine/rules/mercenaries/terms';

const HOUR = 3_600_000;

/**
 * When a phase that opens at `now` closes.
 * @param phaseHours hours that each phase is open for, in the order of the phases; 0 or none: no time is set
 * @returns ISO time in milliseconds, or null where only an admin closes it
 */
export function phaseCloses(phase: Phase, phaseHours: readonly number[], now: string): string | null {
  const hours = phaseHours[PHASES.indexOf(phase)];
  return hours ? new Date(Date.parse(now) + hours * HOUR).toISOString() : null;
}
