/** Times as the pages say them, in the season's time zone. */

type Style = 'moment' | 'second' | 'stamp' | 'day' | 'hour' | 'full' | 'date';

const OPTIONS: Record<Style, Intl.DateTimeFormatOptions> = {
  /** Thu 3 Dec, 20:00 */
  moment: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** Thu 3 Dec, 20:00:07: a receipt has seconds. */
  second: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  /** Thu 3 Dec 2026, 20:00:07: where the year may be any. */
  stamp: {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  },
  /** Thu 3 Dec */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Thu 20:00 */
  hour: { weekday: 'short', hour: '2-digit', minute: '2-digit' },
  /** Thursday 3 December, 20:00 */
  full: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  /** 3 December 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(style: Style, zone: string): Intl.DateTimeFormat {
  const key = `${style} ${zone}`;
  const found = formatters.get(key);
  if (found) return found;
  const made = new Intl.DateTimeFormat('en-GB', { ...OPTIONS[style], timeZone: zone, hourCycle: 'h23' });
  formatters.set(key, made);
  return made;
}

/**
 * @param at ISO time.
 * @param zone IANA name of the season's time zone.
 * @returns the time in words, e.g. `Thu 3 Dec, 20:00`; a comma stands before the hour alone.
 */
export function sayTime(at: string, zone: string, style: Style = 'moment'): string {
  const parts = new Map(
    formatter(style, zone)
      .formatToParts(new Date(at))
      .map((part) => [part.type, part.value]),
  );
  const date = ['weekday', 'day', 'month', 'year'].flatMap(
    (type) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? [],
  );
  const clock = ['hour', 'minute', 'second'].flatMap((type) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? []);
  if (clock.length === 0) return date.join(' ');
  return [date.join(' '), clock.join(':')].join(style === 'hour' ? ' ' : ', ');
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @param ms a length of time in milliseconds, not negative. @returns e.g. `1 d 22 h 46 min`. */
export function sayLength(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  return [days > 0 ? `${days} d` : '', hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : '']
    .filter((part) => part !== '')
    .join(' ');
}
