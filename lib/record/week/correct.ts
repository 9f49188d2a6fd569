import { isDeepStrictEqual } from 'node:util';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Match, Setup } from '../../engine/rules/mercenaries/setup';
import { mistake, ok, type Result } from '../../result';
import { laterThan } from '../journal/clock';
import { enveloped } from '../journal/entries';
import { door } from './entry';
import { carryOn, type FoldedWeek, forPreview } from './fold';
import type { JournalEntry, LoadedWeek, NewJournalEntry } from './types';

/**
 * A closed week put right. The entries that do it are appended to its journal; it is ruled again, and so is every week after
 * it whose opening that changes: such a week counts from then on as having opened with what the one before it leaves now, and
 * its own journal is folded over that. Nothing that was played is lost, and no die moves.
 */
export interface Correcting {
  /** What puts it right, as the closed week stands; pure. */
  readonly entries: (week: LoadedWeek) => Result<readonly NewJournalEntry[]>;
  /** Who met whom in it; absent: as it was. */
  readonly matches?: readonly Match[];
  readonly because: string;
}

/** One week on either side of a correction. */
export interface RuledAgain {
  readonly before: FoldedWeek;
  readonly after: FoldedWeek;
  /** What is appended to its journal; none: it stays as it is. */
  readonly added: readonly JournalEntry[];
}

/** Where the entries of a correction come from, and when. */
interface Stamp {
  readonly actor: string;
  /** The clock in milliseconds; each journal's own times only grow. */
  readonly now: number;
  /** Dice that nobody has thrown yet are not thrown for it. */
  readonly preview: boolean;
}

/**
 * Rules a closed week and those after it again; pure.
 * @param weeks the closed one and every later week of its season, in order
 * @returns each of them before and after; or the correction's own mistake, `open` (the week would be open again), `nothing`,
 *   `invalid`, or `setup` (a later week cannot open with what is left now)
 */
export function ruleAgain(
  weeks: readonly FoldedWeek[],
  { entries, matches, because }: Correcting,
  stamp: Stamp,
): Result<readonly RuledAgain[]> {
  const [first, ...later] = weeks;
  if (first === undefined || first.record.phase !== 'Closed' || later.length === 0) {
    return mistake('open', 'That week is not closed: what is wrong in it is put right in its own rooms.');
  }
  const made = entries(first);
  if (!made.ok) return made;
  const paired = matches && !isDeepStrictEqual([...matches], first.setup.matches) ? withMatches(first, matches) : null;
  if (paired && !paired.ok) return paired;
  const own = [...made.value, ...(paired ? [correctedBy(paired.value, causeOf(first), because)] : [])];
  if (own.length === 0) return mistake('nothing', 'Nothing in it would be otherwise.');
  const begun = added(first, own, stamp);
  if (!begun.ok) return begun;
  if (begun.value.after.record.phase !== 'Closed') {
    return mistake('open', 'That would open the week again, while the next one is being played.', {
      next: 'Enter what is missing in it: it counts from before it closed.',
    });
  }
  const ruled: RuledAgain[] = [begun.value];
  const cause = begun.value.added[0]?.id ?? '';
  let left = begun.value.after;
  for (const week of later) {
    const setup = openingAfter(left, week);
    if (!setup.ok) return setup;
    const same = isDeepStrictEqual(setup.value, week.setup);
    const next = same
      ? ok({ before: week, after: week, added: [] })
      : added(week, [correctedBy(setup.value, cause, because)], stamp);
    if (!next.ok) return next;
    ruled.push(next.value);
    left = next.value.after;
  }
  return ok(ruled);
}

function added(week: FoldedWeek, entries: readonly NewJournalEntry[], stamp: Stamp): Result<RuledAgain> {
  const { stream, seq } = week;
  const at = laterThan(week, stamp.now);
  const made = enveloped(door, entries, { stream, seq, at, actor: stamp.actor });
  if (!made.ok) return made;
  // The seed of a closed week is known to all: only an open one keeps its dice to itself.
  const from = stamp.preview && week.record.phase !== 'Closed' ? forPreview(week) : week;
  return ok({ before: week, after: carryOn(from, made.value), added: made.value });
}

/** What a week opens with after what the one before it leaves now; who meets whom in it stays. */
export function openingAfter(before: FoldedWeek, week: FoldedWeek): Result<Setup> {
  const left = mercenaries.setup.parse(mercenaries.close(before.state));
  const read = mercenaries.setup.safeParse({ ...left, matches: week.setup.matches });
  if (read.success) return ok(read.data);
  const message = read.error.issues[0]?.message ?? 'It does not hold together.';
  return mistake('setup', `Week ${week.week} could not have opened after that: ${message}`);
}

function withMatches(week: FoldedWeek, matches: readonly Match[]): Result<Setup> {
  const read = mercenaries.setup.safeParse({ ...week.setup, matches: [...matches] });
  if (read.success) return ok(read.data);
  const message = read.error.issues[0]?.message ?? 'These matches cannot be played.';
  return mistake('matches', message, { field: 'matches' });
}

/** The entry before which a week's own opening is put right. */
const causeOf = (week: FoldedWeek): string => week.journal[0]?.id ?? week.stream;

const correctedBy = (setup: Setup, cause: string, because: string): NewJournalEntry => ({
  kind: 'corrected',
  cause,
  setup: { ...setup },
  because,
});

/** The entry that closed a week: what is entered afterwards counts before it. */
export const closingOf = ({ journal }: LoadedWeek): string =>
  journal.findLast((entry) => entry.kind === 'advance' && entry.to === 'Week')?.id ?? '';
