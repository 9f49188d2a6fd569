import type { Result } from '../result';
import type { Act, Appended } from './types';

/**
 * Appends one act to a week's journal, in one transaction that holds the week: reads the clock, makes the entries of
 * what it sees, folds them, and writes the projections that changed.
 * @returns what came of it, or the act's own mistake, or `not-found`, `closed`, `stale`, `invalid`
 */
export async function append(act: Act): Promise<Result<Appended>> {
  throw new Error(`not built: ${act.sawSeq}`);
}
