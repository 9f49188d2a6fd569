import { PHASES, type Phase } from '../../engine/rules/mercenaries/terms';
import { afterHolidays, calendarSchema, holidaysSchema, nextTime } from './calendar';

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

/** What says when a season's phases close. */
export interface Schedule {
  readonly timeZone: string;
  readonly phaseHours: readonly number[];
  /** As it is stored; null: the hours say. */
  readonly calendar: unknown;
  /** Since when the season stands still; null: it does not. */
  readonly pausedAt: Date | null;
  /** As they are stored. */
  readonly holidays: unknown;
}

function plainlyCloses(phase: Phase, { calendar, phaseHours, timeZone }: Schedule, now: string): string | null {
  if (calendar === null) return phaseCloses(phase, phaseHours, now);
  const slot = calendarSchema.parse(calendar)[phase];
  return slot && new Date(nextTime(slot, timeZone, Date.parse(now))).toISOString();
}

/**
 * When a phase that opens at `now` closes: by the calendar where there is one, so that an advance at an odd minute moves nothing
 * that follows; else by the hours. What would fall on a holiday comes at its time of day on the first day after it. While the season is paused, never.
 * @returns ISO time in milliseconds, after `now`; or null where only an admin closes it
 */
export function closesOnSchedule(phase: Phase, schedule: Schedule, now: string): string | null {
  if (schedule.pausedAt !== null) return null;
  const closesAt = plainlyCloses(phase, schedule, now);
  if (closesAt === null) return null;
  const holidays = holidaysSchema.parse(schedule.holidays);
  return new Date(afterHolidays(Date.parse(closesAt), holidays, schedule.timeZone)).toISOString();
}
