import { TZDate } from '@date-fns/tz';

/** Times as forums write them, in the languages that forums are in. */

/** What it takes to make an instant of a page's words. */
export interface Clock {
  /** The forum's zone: an IANA name or an offset (`-05:00`); null: not known. */
  readonly zone: string | null;
  /** How it writes `1/2/2026`; null: not known. */
  readonly order: 'dmy' | 'mdy' | null;
  /** What “Today” is measured by: when the page was made (ISO); null: it does not tell. */
  readonly now: string | null;
}

export type Told = { readonly at: string } | Untold;
export type Untold =
  /** What has to be said first. */
  | { readonly needs: 'zone' | 'order' }
  /** Why it is no time. */
  | { readonly problem: string };

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Languages whose names of months and days are known; two that call two months alike are not told apart, and are left out. */
const LOCALES = 'en de fr es it pt nl sv da nb fi pl cs sk hu ro ru uk tr el ja zh ko ca et lv lt sl bg'.split(' ');

const flat = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The number of each month by its names, long and short; 0: languages disagree on it. */
const MONTHS: ReadonlyMap<string, number> = (() => {
  const found = new Map<string, number>();
  for (const locale of LOCALES) {
    for (const month of ['long', 'short'] as const) {
      for (const shape of [{ month }, { month, day: 'numeric', year: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' });
        for (let number = 1; number <= 12; number += 1) {
          const part = format.formatToParts(Date.UTC(2026, number - 1, 15)).find(({ type }) => type === 'month')?.value;
          const name = flat(part ?? '').replace(/\.$/, '');
          if (!/^\p{Letter}{3,}$/u.test(name)) continue;
          const known = found.get(name);
          found.set(name, known === undefined || known === number ? number : 0);
        }
      }
    }
  }
  // What English forums write beside the short names of the standard.
  found.set('sept', 9);
  return found;
})();

/** Names of the days of the week, long and short. */
const WEEKDAYS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      return [1, 2, 3, 4, 5, 6, 7].map((day) => flat(format.format(Date.UTC(2026, 1, day))).replace(/\.$/, ''));
    }),
  ),
);

/** `today` and `yesterday` in those languages, by how many days they are back. */
const DAYS_BACK: ReadonlyMap<string, number> = new Map(
  LOCALES.flatMap((locale) => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    return [0, 1].map((back): [string, number] => [flat(format.format(-back, 'day')), back]);
  }),
);

/**
 * The instant that a page's words name.
 * @returns `needs` what they leave open; `problem` where they name none: no year, no time of day, “5 minutes ago”
 */
export function instantOf(words: string, clock: Clock): Told {
  const text = words.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, 120);
  const machine = machineTime(text);
  if (machine !== null) return { at: machine };
  const time = timeIn(text);
  const rest = time === null ? text : `${text.slice(0, time.from)} ${text.slice(time.to)}`;
  const zone = zoneIn(rest) ?? clock.zone;
  const back = daysBack(rest);
  const day = back === null ? dayIn(rest, clock.order) : relativeDay(back, clock, zone);
  if ('needs' in day || 'problem' in day) return day;
  if (time === null) return { problem: 'it tells the day alone, and no time of day' };
  if (zone === null) return { needs: 'zone' };
  const at = new TZDate(day.year, day.month - 1, day.day, time.hour, time.minute, time.second, zone);
  const kept = at.getMonth() === day.month - 1 && at.getDate() === day.day;
  return kept ? { at: new Date(at.getTime()).toISOString() } : { problem: 'there is no such day' };
}

/** Whether words could be a time at all: something with digits, or “today”. */
export const looksTimed = (words: string): boolean =>
  /\d/.test(words) && (timeIn(words) !== null || /\d{4}/.test(words));

const MACHINE =
  /^(?:\p{Letter}{3}, \d{1,2} \p{Letter}{3} \d{4} \d\d:\d\d(?::\d\d)? (?:[A-Z]{1,4}|[+-]\d{4})|\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d))$/u;

/** ISO with a zone, or as mail and feeds write it; null: neither. */
export function machineTime(words: string): string | null {
  if (!MACHINE.test(words)) return null;
  const time = Date.parse(words.replace(/([+-]\d\d)(\d\d)$/, words.includes(',') ? '$1$2' : '$1:$2'));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly from: number;
  readonly to: number;
}
/** How languages with another word for a half of the day write it, before the time or behind it: `p` or `a`. */
const HALVES: readonly (readonly ['a' | 'p', RegExp])[] = [
  ['p', /오후|下午|午後|晚上|μ\.?\s?μ\.?|(?<![\p{L}])ÖS(?![\p{L}])/u],
  ['a', /오전|上午|午前|凌晨|早上|π\.?\s?μ\.?|(?<![\p{L}])ÖÖ(?![\p{L}])/u],
];
const TIME = /(?<![\d.:])(\d{1,2})\s?[:h]\s?([0-5]\d)(?:[:.]([0-5]\d))?(?![\d:])\s*(?:([ap])\.?\s?m\b\.?)?/i;
const DOTTED =
  /(?<![\d.:])(?:klo|kl|klokken|ore|alle)\.?\s*(\d{1,2})[.:]([0-5]\d)(?![\d:.])()()|(?<![\d.:])(\d{1,2})\.([0-5]\d)\s*uhr\b/i;

function timeIn(text: string): TimeOfDay | null {
  const found = TIME.exec(text) ?? DOTTED.exec(text);
  if (!found) return null;
  const told = Number(found[1] ?? found[5]);
  const half = found[4]?.toLowerCase() || halfBeside(text, found, told);
  if (half === undefined || half === '' ? told > 23 : told < 1 || told > 12) return null;
  const hour = half === 'p' ? (told % 12) + 12 : half === 'a' ? told % 12 : told;
  return {
    ...{ hour, minute: Number(found[2] ?? found[6]), second: Number(found[3] ?? 0) || 0 },
    ...{ from: found.index, to: found.index + found[0].length },
  };
}

/** The half of the day that a word right before the time or right behind it tells. */
function halfBeside(text: string, { index, 0: time }: RegExpExecArray, hour: number): 'a' | 'p' | undefined {
  if (hour > 12) return undefined;
  const before = text.slice(Math.max(0, index - 6), index);
  const behind = text.slice(index + time.length, index + time.length + 6);
  return HALVES.find(([, half]) => half.test(before) || half.test(behind))?.[0];
}

/** `UTC`, `GMT -5`, `UTC+02:00`; null: none is told. */
export function zoneIn(text: string): string | null {
  const found = /\b(?:UTC|GMT)\b\s*(?:([+\-\u2212])\s?(\d{1,2})(?::?(\d\d))?)?/i.exec(text);
  if (!found) return null;
  if (found[1] === undefined) return 'UTC';
  const hours = Number(found[2]);
  if (hours > 14) return null;
  return `${found[1] === '+' ? '+' : '-'}${String(hours).padStart(2, '0')}:${found[3] ?? '00'}`;
}

/** Whether a zone is one: an IANA name or an offset. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** How many days back `Today` and `Yesterday` are; null: the words name a day themselves. */
function daysBack(rest: string): number | null {
  for (const word of flat(rest).split(/[^\p{Letter}’']+/u)) {
    const back = DAYS_BACK.get(word);
    if (back !== undefined) return back;
  }
  return null;
}

function relativeDay(back: number, { now, ...clock }: Clock, zone: string | null): Day | Untold {
  if (now === null) {
    return { problem: 'it tells the day as “today” or “yesterday”, and the page does not tell when it was saved' };
  }
  const known = zone ?? clock.zone;
  if (known === null) return { needs: 'zone' };
  const at = new TZDate(Date.parse(now), known);
  const then = new TZDate(at.getFullYear(), at.getMonth(), at.getDate() - back, known);
  return { year: then.getFullYear(), month: then.getMonth() + 1, day: then.getDate() };
}

const NUMBERS = /(?<!\d)(\d{1,4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,4})(?!\d)/;
const EAST = /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/;

function dayIn(rest: string, order: Clock['order']): Day | Untold {
  const east = EAST.exec(rest);
  if (east) return day(east[1], Number(east[2]), east[3]);
  const numbers = NUMBERS.exec(rest);
  if (numbers) return numbered(numbers, order);
  return named(rest);
}

function numbered([, first = '', sign, second = '', third = '']: RegExpExecArray, order: Clock['order']): Day | Untold {
  if (first.length === 4) return day(first, Number(second), third);
  if (first.length === 3 || third.length === 3 || third.length === 1) return NONE;
  const year = third.length === 2 ? `20${third}` : third;
  const one = Number(first);
  const two = Number(second);
  // With dots the day comes first, in every language that writes them.
  if (sign === '.' || one > 12) return day(year, two, first);
  if (two > 12) return day(year, one, second);
  if (one === two) return day(year, one, second);
  if (order === null) return { needs: 'order' };
  return order === 'dmy' ? day(year, two, first) : day(year, one, second);
}

const NONE: Untold = { problem: 'that is no time' };

function named(rest: string): Day | Untold {
  const words = flat(rest).match(/\p{Letter}+|\d+/gu) ?? [];
  const month = monthOf(words);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const year = numbers.find((word) => word.length === 4);
  const date = numbers.find((word) => word.length <= 2);
  if (month === null || year === undefined) return { problem: 'it tells no day with its year' };
  return date === undefined ? NONE : day(year, month, date);
}

/** The one month that is named; null: none, or more than one. */
function monthOf(words: readonly string[]): number | null {
  const named = words.filter((word) => (MONTHS.get(word) ?? 0) > 0);
  const numbers = (some: readonly string[]) => new Set(some.map((word) => MONTHS.get(word)));
  // “mar. 1 déc.” is a Tuesday.
  const kept = numbers(named).size > 1 ? named.filter((word) => !WEEKDAYS.has(word)) : named;
  const [month] = numbers(kept);
  return numbers(kept).size === 1 ? (month ?? null) : null;
}

function day(year: string | undefined, month: number, date: string | undefined): Day | Untold {
  const told = { year: Number(year), month, day: Number(date) };
  const real = told.month >= 1 && told.month <= 12 && told.day >= 1 && told.day <= 31 && told.year >= 1990;
  return real ? told : { problem: 'there is no such day' };
}

/** How a page writes days in numbers, shown by one that can be read one way alone; null: none shows it, or they disagree. */
export function orderShown(words: readonly string[]): Clock['order'] {
  const seen = new Set<'dmy' | 'mdy'>();
  for (const each of words) {
    const [, first = '', sign, second = ''] = NUMBERS.exec(each.slice(0, 120)) ?? [];
    if (sign === undefined || sign === '.' || first.length > 2) continue;
    if (Number(first) > 12) seen.add('dmy');
    else if (Number(second) > 12) seen.add('mdy');
  }
  const [only] = seen;
  return seen.size === 1 ? (only ?? null) : null;
}
