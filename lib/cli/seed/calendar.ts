import type { AdminAct } from '../../demo/act';
import { demoSeason } from '../../demo/season';
import { demoWeeks } from '../../demo/weeks';

const HOUR = 3_600_000;
const [PEACETIME, WARTIME, BATTLES, RESULTS] = demoSeason.phaseHours;
const WEEK = PEACETIME + WARTIME + BATTLES + RESULTS;

/** A time some hours after another. */
export const hour = (since: Date, hours: number): Date => new Date(Math.round(since.getTime() + hours * HOUR));

/**
 * When each week of the demo season opens: the Wartime of the last one closes at 20:00 UTC, 36 to 60 hours after `now`,
 * which its script counts on.
 */
export function openings(now: Date): Date[] {
  const closes = (Math.round((now.getTime() / HOUR + 48 - 20) / 24) * 24 + 20) * HOUR;
  const last = hour(new Date(closes), -(PEACETIME + WARTIME));
  return demoWeeks.map((_, week) => hour(last, (week - demoWeeks.length + 1) * WEEK));
}

/**
 * When the phase that an advance opens closes: on the hour that the season's calendar gives, however late the admin was.
 * @returns ISO
 */
export function closesAt(to: Extract<AdminAct, { kind: 'advance' }>['to'], weekOpens: Date): string {
  const hours = {
    Wartime: PEACETIME + WARTIME,
    Battles: PEACETIME + WARTIME + BATTLES,
    Results: WEEK,
    Week: WEEK + PEACETIME,
  }[to];
  return hour(weekOpens, hours).toISOString();
}
