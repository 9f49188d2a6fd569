import { epochOf } from '../../engine/rules/kernel/epoch';
import { mistake, ok, type Result } from '../../result';
import { takenBack } from './projection/amended';
import type { JournalEntry, LoadedWeek, NewJournalEntry } from './types';

/** Taking back what was done: entries of their own, so that the record holds both. */

/** All entries of the act that an entry is of. The entries of one act share their time with no other's. */
export function actOf(journal: readonly JournalEntry[], id: string): readonly JournalEntry[] {
  const entry = journal.find((each) => each.id === id);
  return entry === undefined ? [] : journal.filter((each) => each.at === entry.at);
}

/**
 * Why an act cannot be taken back, or null: it can.
 * @param act its entries, as `actOf` gives them
 */
export function undoBarrier(week: LoadedWeek, act: readonly JournalEntry[]): Result<never> | null {
  const first = act[0];
  if (first === undefined) return mistake('not-found', 'There is no such act in the open week.');
  if (first.seq === 1) return mistake('opening', 'The opening of the week cannot be taken back.');
  if (act.some(({ kind }) => kind.startsWith('nonce')) || act.every(ofBeacon)) {
    return mistake(
      'nonce',
      'What teams gave for the dice stands: without it dice would fall anew, by somebody’s choice.',
    );
  }
  if (act.some(({ kind }) => kind === 'version')) {
    return mistake('version', 'The rules of this version stand: what they made of the week was accepted.');
  }
  if (act.some(({ kind }) => kind === 'corrected')) {
    return mistake('corrected', 'The week was ruled again, as a week before it or its matches were put right.', {
      next: 'Put that right once more, where it was done.',
    });
  }
  if (week.record.phase === 'Closed') {
    if (act.some(({ kind }) => kind === 'advance')) {
      return mistake('order', 'The week is closed, and the next one is being played.', {
        next: 'Enter what is missing in it: it counts from before it closed.',
      });
    }
    if (act.some(({ kind }) => kind === 'import')) {
      return mistake('import', 'What was imported plays in the weeks after it: it cannot be taken out of them.');
    }
  }
  const undone = takenBack(week.journal);
  if (act.every((entry) => ofBeacon(entry) || undone.has(entry.id))) {
    return mistake('taken-back', 'That was taken back already.', { next: 'Look at the journal again.' });
  }
  if (
    act.some((entry) => isRollBack(week, entry)) &&
    week.journal.some((entry) => entry.seq > first.seq && isAnew(entry))
  ) {
    return mistake('order', 'Rosters, bids or an advance came after that roll back.', {
      next: 'Advance again: the dice are new and the orders are those that stand now.',
    });
  }
  if (!act.some(({ kind }) => kind === 'advance')) return null;
  const last = lastAdvance(week);
  return last === undefined || act.some(({ id }) => id === last.id)
    ? null
    : mistake('order', `The week went on to ${last.to} after that.`, { next: `Roll back ${last.to} first.` });
}

/** What was said of the public beacon stands: an advance is taken back without the round that it named. */
const ofBeacon = ({ kind }: JournalEntry): boolean => kind.startsWith('beacon');

const isRollBack = (week: LoadedWeek, entry: JournalEntry): boolean =>
  entry.kind === 'undo' && week.journal.find(({ id }) => id === entry.target)?.kind === 'advance';

/** What must not be taken in by going on where the week was before: sealed orders, or a second throw of the dice. */
const isAnew = ({ kind }: JournalEntry): boolean => kind === 'roster' || kind === 'bid' || kind === 'advance';

/** The advance that opened the present phase; undefined in Peacetime. */
export function lastAdvance(week: LoadedWeek): Extract<JournalEntry, { kind: 'advance' }> | undefined {
  const undone = takenBack(week.journal);
  return week.journal.filter((entry) => entry.kind === 'advance').findLast(({ id }) => !undone.has(id));
}

/**
 * The entries that take an act back.
 * @param id of any entry of it
 * @returns `not-found`, `opening`, `taken-back`, `order` (an advance that is not the last)
 */
export function undoing(week: LoadedWeek, id: string, because: string): Result<readonly NewJournalEntry[]> {
  const act = actOf(week.journal, id);
  const barred = undoBarrier(week, act);
  if (barred) return barred;
  return ok(undoOf(week, act, because));
}

/** How a phase is rolled back. */
export interface RollBack {
  /** What was played since stays, and counts as done in the phase before; otherwise it is taken back too. */
  readonly keep: boolean;
  /** When the phase closes to which the week goes back (ISO); null: when an admin says so. */
  readonly closesAt: string | null;
  readonly because: string;
}

/**
 * The entries that take the week back to the phase before. What admins put right stays in any case: it is no play.
 * @returns `first` in Peacetime
 */
export function rollingBackPhase(week: LoadedWeek, how: RollBack): Result<readonly NewJournalEntry[]> {
  const advance = lastAdvance(week);
  if (advance === undefined) return mistake('first', 'The week is in its first phase: there is none before it.');
  const undone = takenBack(week.journal);
  const since = week.journal.filter((entry) => entry.seq > advance.seq && isPlay(entry) && !undone.has(entry.id));
  const { because, closesAt } = how;
  return ok([
    ...undoOf(week, how.keep ? [advance] : [advance, ...since], because),
    { kind: 'deadline', closesAt, because },
  ]);
}

const PLAY: ReadonlySet<JournalEntry['kind']> = new Set([
  ...([
    'post',
    'declare',
    'roster',
    'bid',
    'defer',
    'hire',
    'release',
    'trade',
    'choose',
    'link',
    'customize',
  ] as const),
  ...(['day', 'deadline', 'happens', 'win'] as const),
]);
const isPlay = (entry: JournalEntry): boolean => PLAY.has(entry.kind);

function undoOf(week: LoadedWeek, entries: readonly JournalEntry[], because: string): readonly NewJournalEntry[] {
  const undone = takenBack(week.journal);
  const advance = entries.find((entry) => entry.kind === 'advance');
  const epoch = advance !== undefined && drewSince(week, advance.seq) ? epochOf(week.journal) + 1 : null;
  return entries
    .filter((entry) => !undone.has(entry.id) && !ofBeacon(entry))
    .map(({ id }, at) => ({
      kind: 'undo',
      target: id,
      ...(at === 0 && epoch !== null ? { epoch } : {}),
      because,
    }));
}

/** Whether dice were drawn by an entry or after it. A ruling that waited may have drawn before; it counts all the same. */
function drewSince(week: LoadedWeek, seq: number): boolean {
  const seqs = new Map(week.journal.map((entry) => [entry.id, entry.seq]));
  const isSince = (id: string): boolean => (seqs.get(id) ?? 0) >= seq;
  return week.record.rulings.some(
    ({ rolls, entry, ruledBy }) => rolls.length > 0 && (isSince(entry) || isSince(ruledBy)),
  );
}
