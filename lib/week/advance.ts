import type { Result } from '../result';
import type { Advance, Appended } from './types';

/**
 * Goes on to a later phase; with `Week`, closes the week, reveals its seed and opens the next one, all in one transaction.
 * @returns what came of it, or `not-found`, `closed`, `stale`, `order` (a phase that is past), `matches` (a team that is
 *   unknown or named twice), `chain` (the season's seeds are used up)
 */
export async function advance(act: Advance): Promise<Result<Appended>> {
  throw new Error(`not built: ${act.to}`);
}
