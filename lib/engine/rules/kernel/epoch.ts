import type { Journalled, Kinded } from './amend';

/**
 * The dice epochs of a journal. An undo that goes back past a draw begins one for every entry after it, and does so even
 * when it is itself taken back: what was thrown after it is known.
 * @returns the epoch of the entry with a `seq`, from 0
 */
export function epochsOf<Entry extends Kinded>(journal: readonly Journalled<Entry>[]): (seq: number) => number {
  const begun = journal.flatMap((entry) => {
    const epoch = beginsEpoch(entry) ? entry.epoch : 0;
    return epoch > 0 ? [{ seq: entry.seq, epoch }] : [];
  });
  if (begun.length === 0) return () => 0;
  return (seq) => Math.max(0, ...begun.filter((one) => one.seq < seq).map(({ epoch }) => epoch));
}

/** The epoch that a journal has come to: that of the next entry. */
export const epochOf = <Entry extends Kinded>(journal: readonly Journalled<Entry>[]): number =>
  epochsOf(journal)(Number.POSITIVE_INFINITY);

const beginsEpoch = (entry: Kinded): entry is Kinded & { readonly epoch: number } =>
  entry.kind === 'undo' && 'epoch' in entry && typeof entry.epoch === 'number';
