import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterHolidays, instantIn, nextTime, type Slot, shownIn, WEEKDAYS } from '@/lib/record/week/calendar';
import { closesOnSchedule } from '@/lib/record/week/schedule';

const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe'],
  ...['America/Santiago', 'Africa/Casablanca', 'Pacific/Apia', 'Pacific/Kiritimati', 'Asia/Tehran'],
];
const DAY = 86_400_000;

/** What a zone's clocks show, by Intl and not by the library that is used. */
function shown(at: number, zone: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const part = (type: string) => format.formatToParts(at).find((each) => each.type === type)?.value ?? '';
  return { day: part('weekday'), time: `${part('hour')}:${part('minute')}` };
}

const slot = fc.record({
  day: fc.constantFrom(...WEEKDAYS),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
});
const zone = fc.constantFrom(...ZONES);
const moment = fc.integer({ min: Date.UTC(2011, 0, 1), max: Date.UTC(2035, 0, 1) });
const iso = (at: number): string => new Date(at).toISOString();
const at = (text: string): number => Date.parse(text);
const wednesday: Slot = { day: 'Wednesday', time: '20:00' };

describe('the next time of a calendar', () => {
  it('lies ahead, and no time that the clocks show as the calendar says lies between', () => {
    fc.assert(
      fc.property(slot, zone, moment, (when, where, after) => {
        const next = nextTime(when, where, after);
        expect(next).toBeGreaterThan(after);
        // The hours around the place a week before, which would be it if it lay ahead.
        for (let guess = next - 7 * DAY - 180 * 60_000; guess < next - 6 * DAY; guess += 15 * 60_000) {
          const { day, time } = shown(guess, where);
          if (guess > after && day === when.day) expect(time).not.toBe(when.time);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is shown by the zone’s clocks as the calendar says, unless they skip it', () => {
    fc.assert(
      fc.property(slot, zone, moment, (when, where, after) => {
        const next = nextTime(when, where, after);
        const clocks = shown(next, where);
        expect(clocks.day).toBe(when.day);
        if (clocks.time === when.time) return;
        // Skipped: at what is shown a moment after the jump the hour before it is shown a moment before.
        const gap = (Number(clocks.time.slice(0, 2)) - Number(when.time.slice(0, 2))) * 60;
        const minutes = gap + Number(clocks.time.slice(3)) - Number(when.time.slice(3));
        expect(minutes).toBeGreaterThan(0);
        expect(shown(next - minutes * 60_000, where).time < when.time).toBe(true);
      }),
    );
  });

  it('is the same from every instant between two of them, however odd the minute of an advance', () => {
    fc.assert(
      fc.property(slot, zone, moment, fc.double({ min: 0, max: 0.999, noNaN: true }), (when, where, start, part) => {
        const first = nextTime(when, where, start);
        const second = nextTime(when, where, first);
        expect(nextTime(when, where, first + Math.floor(part * (second - first)))).toBe(second);
        expect(second - first).toBeLessThan(15 * DAY);
      }),
    );
  });

  it.each([
    // Clocks go forward on 29 March 2026 at 01:00 UTC, and back on 25 October.
    [wednesday, 'Europe/Berlin', '2026-03-25T18:59:59.999Z', '2026-03-25T19:00:00.000Z'],
    [wednesday, 'Europe/Berlin', '2026-03-25T19:00:00.000Z', '2026-04-01T18:00:00.000Z'],
    [wednesday, 'Europe/Berlin', '2026-10-21T18:00:00.000Z', '2026-10-28T19:00:00.000Z'],
    [{ day: 'Sunday', time: '02:30' }, 'Europe/Berlin', '2026-03-28T00:00:00.000Z', '2026-03-29T01:30:00.000Z'],
    [{ day: 'Sunday', time: '02:30' }, 'Europe/Berlin', '2026-10-24T00:00:00.000Z', '2026-10-25T00:30:00.000Z'],
    // The first of the two is over: the next is a week later, and not the second.
    [{ day: 'Sunday', time: '02:30' }, 'Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-11-01T01:30:00.000Z'],
    [{ day: 'Sunday', time: '01:30' }, 'America/New_York', '2026-10-31T12:00:00.000Z', '2026-11-01T05:30:00.000Z'],
    // Half an hour is skipped on 4 October 2026, and shown twice on 5 April.
    [{ day: 'Sunday', time: '02:15' }, 'Australia/Lord_Howe', '2026-10-03T00:00:00.000Z', '2026-10-03T15:45:00.000Z'],
    // Samoa had no Friday, 30 December 2011.
    [{ day: 'Friday', time: '20:00' }, 'Pacific/Apia', '2011-12-29T12:00:00.000Z', '2012-01-06T06:00:00.000Z'],
  ] as const)('%o in %s after %s is %s', (when, where, after, next) => {
    expect(iso(nextTime(when, where, at(after)))).toBe(next);
  });
});

describe('when a phase closes', () => {
  const schedule = {
    timeZone: 'Europe/Berlin',
    phaseHours: [48, 72, 24, 0],
    pausedAt: null,
    calendar: null,
    holidays: [],
  };
  const calendar = { Peacetime: wednesday, Wartime: null, Battles: wednesday, Results: wednesday };
  const now = '2026-12-01T05:07:11.123Z';

  it('is by the hours where there is no calendar', () => {
    expect(closesOnSchedule('Peacetime', schedule, now)).toBe('2026-12-03T05:07:11.123Z');
    expect(closesOnSchedule('Results', schedule, now)).toBeNull();
  });
  it('is by the calendar where there is one, and left to an admin where it names no time', () => {
    expect(closesOnSchedule('Peacetime', { ...schedule, calendar }, now)).toBe('2026-12-02T19:00:00.000Z');
    expect(closesOnSchedule('Wartime', { ...schedule, calendar }, now)).toBeNull();
  });
  it('is never while the season is paused', () => {
    expect(closesOnSchedule('Peacetime', { ...schedule, calendar, pausedAt: new Date(0) }, now)).toBeNull();
  });
});

describe('holidays', () => {
  const zone = 'Europe/Berlin';
  const christmas = { from: '2026-12-24', until: '2027-01-02', name: 'Christmas' };
  const at = (iso: string): number => Date.parse(iso);

  it('move what falls on them to the same time of day on the first day after', () => {
    // Wednesday 30 December, 20:00 in Berlin, becomes Sunday 3 January, 20:00.
    expect(afterHolidays(at('2026-12-30T19:00:00Z'), [christmas], zone)).toBe(at('2027-01-03T19:00:00Z'));
  });

  it('begin and end with the days of the season’s zone', () => {
    // 23:30 UTC of the 23rd is the 24th in Berlin; 23:30 UTC of 2 January is the 3rd.
    expect(afterHolidays(at('2026-12-23T23:30:00Z'), [christmas], zone)).toBe(at('2027-01-02T23:30:00Z'));
    expect(afterHolidays(at('2027-01-02T23:30:00Z'), [christmas], zone)).toBe(at('2027-01-02T23:30:00Z'));
  });

  it('that follow one another move it past the last, and past a change of the clocks to the same time of day', () => {
    const two = [
      { from: '2027-03-26', until: '2027-03-27', name: '' },
      { from: '2027-03-28', until: '2027-03-29', name: '' },
    ];
    // 20:00 in winter time is 19:00 UTC; on the 30th summer time has begun.
    expect(afterHolidays(at('2027-03-26T19:00:00Z'), two, zone)).toBe(at('2027-03-30T18:00:00Z'));
  });

  it('count for hours as for a calendar', () => {
    const hours = {
      timeZone: zone,
      phaseHours: [48, 72, 24, 0],
      pausedAt: null,
      calendar: null,
      holidays: [christmas],
    };
    expect(closesOnSchedule('Peacetime', hours, '2026-12-23T10:00:00.000Z')).toBe('2027-01-03T10:00:00.000Z');
  });
});

describe('a time as a form writes it', () => {
  it('is the instant at which the zone’s clocks show it, and back', () => {
    expect(instantIn('Europe/Berlin', '2026-12-03T20:00')).toBe(Date.parse('2026-12-03T19:00:00Z'));
    expect(instantIn('Europe/Berlin', '2026-07-03T20:00')).toBe(Date.parse('2026-07-03T18:00:00Z'));
    expect(shownIn('Europe/Berlin', Date.parse('2026-07-03T18:00:00Z'))).toBe('2026-07-03T20:00');
    expect(instantIn('UTC', '2026-02-30T20:00')).toBeNull();
    expect(instantIn('UTC', 'tomorrow')).toBeNull();
  });
});
