import { type BeaconRound, isPublished, publishedAt, roundAt } from '../../engine/dice/drand';
import type { MixedRound } from '../../engine/dice/nonce';
import { QUICKNET } from '../../engine/dice/quicknet';
import type { MixedBeacon, NamedRound } from '../../engine/rules/kernel/amendment';
import { mistake, ok, type Result } from '../../result';
import type { JournalEntry, LoadedWeek, NewJournalEntry, Seen } from './types';

/**
 * The public beacon in the dice of the week that follows, where the season has it so. The round is named as the Results open,
 * by its time, which lies ahead: nobody knows its value then. It is published once no nonce can be opened any more, and entered
 * before the week closes. So whoever knows the seeds and every nonce does not know how the dice will fall while anything can
 * still be chosen. A week may close without it, for a reason that is told to everybody.
 *
 * What was named, entered and forgone counts whatever becomes of its entry, as with nonces.
 */

/** A round is never named that is published sooner than this after the Results open (ms): there must be time to open nonces. */
const SOONEST = 60_000;
/** After how long it is published where the Results have no deadline (ms). */
const WITHOUT_DEADLINE = 3_600_000;

/** The round that was named for the next week's dice; null: none. */
export const namedIn = (journal: readonly JournalEntry[]): NamedRound | null => {
  const named = journal.find((entry) => entry.kind === 'beacon-round');
  return named === undefined ? null : { chain: named.chain, round: named.round, at: named.publishedAt };
};

/** What became of it, the first time that something did; null: it is awaited, or none was named. */
export function beaconIn(journal: readonly JournalEntry[]): MixedBeacon | null {
  const named = namedIn(journal);
  const end = journal.find((entry) => entry.kind === 'beacon' || entry.kind === 'beacon-none');
  if (named === null || end === undefined) return null;
  return end.kind === 'beacon'
    ? { ...named, randomness: end.randomness, signature: end.signature }
    : { ...named, without: end.because, known: Date.parse(end.at) >= Date.parse(named.at) };
}

/** The round that a week's own dice are drawn with, as its opening has it; null: none. */
export function mixedRoundIn(journal: readonly JournalEntry[]): MixedRound | null {
  const beacon = mixedBeaconIn(journal);
  return beacon && 'randomness' in beacon ? { round: beacon.round, randomness: beacon.randomness } : null;
}

/** What a week's opening says of the beacon; null: nothing. */
export function mixedBeaconIn(journal: readonly JournalEntry[]): MixedBeacon | null {
  return journal.find((entry) => entry.kind === 'nonce-mix')?.beacon ?? null;
}

/**
 * The entry that names the round for the next week's dice, as the Results open: the first that is published at their deadline or
 * after it.
 * @returns null where one is named already, since a week that went back names no other
 */
export function namingRound(
  journal: readonly JournalEntry[],
  closesAt: string | null,
  now: string,
): NewJournalEntry | null {
  if (namedIn(journal) !== null) return null;
  const open = Date.parse(now);
  const deadline = closesAt === null ? Number.NaN : Date.parse(closesAt);
  const round = roundAt(deadline >= open + SOONEST ? deadline : open + WITHOUT_DEADLINE);
  const at = new Date(publishedAt(round)).toISOString();
  return { kind: 'beacon-round', chain: QUICKNET.chain, round, publishedAt: at };
}

/** Whether the words of nonces cannot be opened any more: the beacon is known, or may be. */
export const isBeaconKnown = ({ week, now }: Pick<Seen, 'week' | 'now'>): boolean => {
  const named = namedIn(week.journal);
  return named !== null && (beaconIn(week.journal) !== null || Date.parse(now) >= Date.parse(named.at));
};

/**
 * The entry that holds the round as it was published.
 * @returns `unnamed`, `nothing` (that is done already), `beacon` (they are not what drand published for that round)
 */
export function enterRound(
  { week }: Pick<Seen, 'week'>,
  { randomness, signature }: Pick<BeaconRound, 'randomness' | 'signature'>,
): Result<readonly NewJournalEntry[]> {
  const named = awaited(week);
  if (!named.ok) return named;
  const { round } = named.value;
  if (!isPublished({ round, randomness, signature })) {
    return mistake('beacon', `That is not what drand published as round ${round} of its network quicknet.`, {
      field: 'signature',
      next: `Copy randomness and signature of round ${round}, and of no other, to the letter.`,
    });
  }
  return ok([{ kind: 'beacon', round, randomness, signature }]);
}

/** The entry that lets the week close without the round. @returns `unnamed`, `nothing` */
export function goWithout({ week }: Pick<Seen, 'week'>, because: string): Result<readonly NewJournalEntry[]> {
  const named = awaited(week);
  return named.ok ? ok([{ kind: 'beacon-none', round: named.value.round, because }]) : named;
}

function awaited({ journal, week }: LoadedWeek): Result<NamedRound> {
  const named = namedIn(journal);
  if (named === null) {
    return mistake('unnamed', `No round of the public beacon is named for the dice of week ${week + 1}.`, {
      next: 'It is named as the Results open, in seasons that use the beacon.',
    });
  }
  const end = beaconIn(journal);
  if (end === null) return ok(named);
  return mistake(
    'nothing',
    'randomness' in end ? `Round ${named.round} is entered already.` : `It was said already to go on without it.`,
  );
}

/**
 * Why a week does not close yet; null: as far as the beacon goes, it does.
 * @param uses whether the season uses the beacon now
 */
export function beaconBarrier({ journal, week }: Pick<LoadedWeek, 'journal' | 'week'>, uses: boolean): string | null {
  const named = namedIn(journal);
  if (named === null) {
    // A season that took the beacon up while the Results were open has none yet for the week that follows.
    const open = journal.some((entry) => entry.kind === 'advance' && entry.to === 'Results');
    return uses && !open ? `The Results of week ${week} name the round of the public beacon: open them first.` : null;
  }
  return beaconIn(journal) === null
    ? `The dice of week ${week + 1} wait for round ${named.round} of the public beacon.`
    : null;
}
