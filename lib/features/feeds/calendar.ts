import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { z } from 'zod';
import { addressOfSite } from '../../platform/auth/site-address';
import { calendarPath, weekPath } from '../../record/views/address';
import type { Deadlines } from './model';

/** Minutes before a deadline at which a reader is reminded who asks for nothing else: a day, and an hour. */
const USUAL = [1_440, 60];
/** Minutes: four weeks. */
const LONGEST = 40_320;
const MOST_ALARMS = 5;

const alarmsDoor = z
  .string()
  .regex(/^(|\d{1,5}(,\d{1,5})*)$/)
  .transform((text) => (text === '' ? [] : [...new Set(text.split(',').map(Number))]))
  .pipe(z.array(z.number().int().max(LONGEST)).max(MOST_ALARMS));

/**
 * Reads `?alarms=1440,60`, in minutes before each deadline; empty: none; absent: a day and an hour.
 * @returns null where it is no such list
 */
export function askedAlarms(text: string | null): readonly number[] | null {
  if (text === null) return USUAL;
  const read = alarmsDoor.safeParse(text);
  return read.success ? read.data : null;
}

export const ALARMS_HINT = `alarms are up to ${MOST_ALARMS} whole numbers of minutes up to ${LONGEST}, with commas: ?alarms=1440,60`;

/**
 * The deadlines as iCalendar (RFC 5545), in UTC, each with its alarms. Deadlines keep their UIDs when they move, and the
 * same deadlines give the same bytes.
 * @param alarms minutes before each
 */
export function calendarOf({ season, lines }: Deadlines, alarms: readonly number[]): string {
  const host = new URL(addressOfSite('/')).hostname;
  const calendar = ical({
    name: `${season.name}: deadlines`,
    description: 'When each phase closes.',
    prodId: { company: 'Mercenaries desk', product: 'deadlines' },
    method: ICalCalendarMethod.PUBLISH,
    url: addressOfSite(calendarPath(season.key)),
    ttl: 60 * 60,
  });
  for (const { week, phase, at, planned, said } of lines) {
    const event = calendar.createEvent({
      id: `${encodeURIComponent(season.key)}-${week}-${phase}@${host}`,
      start: at,
      stamp: said,
      summary: `Week ${week}: ${phase} closes${planned ? ' (planned)' : ''}`,
      description: planned
        ? 'By the planned length of the phases; it moves with the deadlines before it.'
        : `What is declared later is not of ${phase}.`,
      url: addressOfSite(weekPath(season.key, week)),
      status: planned ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
    for (const minutes of alarms) {
      event.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: minutes * 60,
        description: `Week ${week}: ${phase} closes`,
      });
    }
  }
  return calendar.toString();
}
