import { sayLength, sayTime } from '@/lib/record/views/time';
import { OwnTime } from './own-time';

interface Props {
  /** ISO time. */
  at: string;
  /** IANA name of the season's time zone. */
  zone: string;
  style?: Parameters<typeof sayTime>[2];
}

/** A moment in the season's time zone, e.g. `Thu 3 Dec, 20:00`. */
export function Time({ at, zone, style }: Props) {
  return <time dateTime={at}>{sayTime(at, zone, style)}</time>;
}

/** A deadline: in the season's time zone, and beside it in the reader's own. */
export function Deadline({ at, zone, style }: Props) {
  return (
    <>
      <Time at={at} zone={zone} style={style} />
      <OwnTime at={at} zone={zone} style={style} />
    </>
  );
}

/** A moment to the second: the time of a receipt. */
export function Receipt({ at, zone }: Omit<Props, 'style'>) {
  return <Time at={at} zone={zone} style="second" />;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long from `now` until `at`: minutes are left out where days are counted. @returns null once it is past. */
export function sayUntil(at: string, now: Date): string | null {
  const left = new Date(at).getTime() - now.getTime();
  if (left <= 0) return null;
  return sayLength(left >= DAY ? left - (left % HOUR) : left);
}

/** How long until a moment, and when: `in 1 d 22 h · Thu 3 Dec, 20:00`. */
export function Until({ at, zone, now, style }: Props & { now: Date }) {
  const left = sayUntil(at, now);
  return (
    <>
      {left === null ? 'due since ' : `in ${left} · `}
      <Time at={at} zone={zone} style={style} />
      <OwnTime at={at} zone={zone} style={style} />
    </>
  );
}
