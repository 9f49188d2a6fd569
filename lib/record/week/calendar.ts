import { tzOffset } from '@date-fns/tz';
import { z } from 'zod';
import type { Phase } from '../../engine/rules/mercenaries/terms';

/** A season's calendar: on which weekday, and at what time of day in the season's zone, each phase closes. */

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const slotSchema = z.strictObject({
  day: z.enum(WEEKDAYS),
  /** `20:00`. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time of day as 20:00.'),
});
/** When a phase closes, week for week. */
export type Slot = z.infer<typeof slotSchema>;

/** By phase; null: an admin alone closes it. */
export const calendarSchema = z.strictObject({
  Peacetime: slotSchema.nullable(),
  Wartime: slotSchema.nullable(),
  Battles: slotSchema.nullable(),
  Results: slotSchema.nullable(),
} satisfies Record<Phase, z.ZodType>);
export type Calendar = z.infer<typeof calendarSchema>;

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A weekday that a zone leaves out (it moved across the date line) comes back a week later. */
const LOOK_AHEAD_DAYS = 15;

/**
 * The first time after `after` at which it is that weekday and time of day in a zone. A time of day that clocks skip as daylight
 * saving begins is as much later as they skip; one that they show twice as it ends is the first of the two.
 * @param zone IANA name
 * @param after milliseconds since 1970
 * @returns milliseconds since 1970, always more than `after`
 */
export function nextTime({ day, time }: Slot, zone: string, after: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = Math.floor((after + offset(zone, after)) / DAY);
  for (let date = today - 1; date <= today + LOOK_AHEAD_DAYS; date += 1) {
    // Day 0 was a Thursday.
    if (WEEKDAYS[(((date + 3) % 7) + 7) % 7] !== day) continue;
    const at = instantOf(date * DAY + (hours * 60 + minutes) * MINUTE, zone);
    if (at !== null && at > after) return at;
  }
  throw new Error(`${zone} has no ${day} at ${time}.`);
}

const date = z.string().refine(isDate, 'Write a date as 2026-12-24.');
/** Days on which nothing closes: the first and the last of them, in the season's zone. */
export const holidaySchema = z
  .strictObject({ from: date, until: date, name: z.string().trim().max(80) })
  .refine(({ from, until }) => from <= until, 'A holiday ends on the day on which it begins, or later.');
export type Holiday = z.infer<typeof holidaySchema>;
export const holidaysSchema = z.array(holidaySchema).max(50);

function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/**
 * The same instant; or where it falls on a holiday, the same time of day on the first day after it, and after those that follow.
 * @param at milliseconds since 1970
 */
export function afterHolidays(at: number, holidays: readonly Holiday[], zone: string): number {
  let local = at + offset(zone, at);
  let moved = false;
  for (;;) {
    const day = new Date(local).toISOString().slice(0, 10);
    const holiday = holidays.find(({ from, until }) => from <= day && day <= until);
    if (holiday === undefined) break;
    moved = true;
    local = Date.parse(`${holiday.until}T00:00:00Z`) + DAY + (local % DAY);
  }
  if (!moved) return at;
  return instantOf(local, zone) ?? local - offset(zone, local);
}

/**
 * The instant at which a zone's clocks show what somebody wrote, such as `2026-12-03T20:00`.
 * @returns milliseconds since 1970; null where it is no such time
 */
export function instantIn(zone: string, written: string): number | null {
  const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(written) ? Date.parse(`${written}:00Z`) : Number.NaN;
  if (Number.isNaN(local) || !isDate(written.slice(0, 10))) return null;
  return instantOf(local, zone);
}

/** What a zone's clocks show at an instant, as a form writes it: `2026-12-03T20:00`. @param at milliseconds since 1970 */
export const shownIn = (zone: string, at: number): string => new Date(at + offset(zone, at)).toISOString().slice(0, 16);

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offset(zone: string, at: number): number {
  const minutes = tzOffset(zone, new Date(at));
  if (Number.isNaN(minutes)) throw new Error(`"${zone}" is no time zone.`);
  return minutes * MINUTE;
}

/**
 * The instant at which a zone's clocks show a date and time.
 * @param local what they show, as if it were UTC
 * @returns null where the zone leaves out that day
 */
function instantOf(local: number, zone: string): number | null {
  const before = local - offset(zone, local - DAY);
  const after = local - offset(zone, local + DAY);
  const shown = [before, after].filter((at) => at + offset(zone, at) === local);
  if (shown.length > 0) return Math.min(...shown);
  // Skipped: counted on with the clocks as they were.
  return Math.floor((before + offset(zone, before)) / DAY) === Math.floor(local / DAY) ? before : null;
}
