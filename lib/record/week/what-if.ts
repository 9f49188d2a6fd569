import { isDeepStrictEqual } from 'node:util';
import type { Setup } from '../../engine/rules/mercenaries/setup';
import { ok, type Result } from '../../result';
import { openingAfter, type RuledAgain } from './correct';
import { carryOn, type FoldedWeek, opened, opening } from './fold';

/** One week as it was, and as it would have gone. */
export type Supposed = Pick<RuledAgain, 'before' | 'after'>;

/**
 * A season as it would have gone, had one of its weeks opened otherwise: every journal from there on is folded over what the week
 * before it would have left. What was posted and ordered stays what it was, and no die moves. Pure; nothing is saved.
 * @param weeks closed weeks in order, from the first that is changed
 * @param change what the first of them would have opened with
 * @returns each of them, or `setup` (a week could not have opened with what would have been left)
 */
export function whatIf(weeks: readonly FoldedWeek[], change: (setup: Setup) => Setup): Result<readonly Supposed[]> {
  const supposed: Supposed[] = [];
  let left: FoldedWeek | null = null;
  for (const before of weeks) {
    const setup: Result<Setup> = left === null ? ok(change(before.setup)) : openingAfter(left, before);
    if (!setup.ok) return setup;
    const after: FoldedWeek = isDeepStrictEqual(setup.value, before.setup) ? before : openedWith(before, setup.value);
    supposed.push({ before, after });
    left = after;
  }
  return ok(supposed);
}

/** A week with its own journal over another opening. */
function openedWith(week: FoldedWeek, setup: Setup): FoldedWeek {
  const fresh = opened({ ...opening(week), setup });
  return carryOn(
    fresh,
    week.journal.filter(({ kind }) => kind !== 'corrected'),
  );
}
