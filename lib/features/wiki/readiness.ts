/** An ability over the weeks: when it was used, when it rests, and when it may be declared. */

export interface Use {
  readonly week: number;
  readonly outcome: string;
  /** The first week in which it could be declared after this use; null: the use did not touch that. */
  readonly readyWeek: number | null;
}
export interface WeekCell {
  readonly week: number;
  readonly state: 'used' | 'resting' | 'ready' | 'gone';
  readonly now: boolean;
}

/** Outcomes after which the declaration was none. */
const NEVER_COUNTED: readonly string[] = ['Rejected', 'Unclear'];
export const counted = (use: Use): boolean => !NEVER_COUNTED.includes(use.outcome);

const BEFORE = 3;
const AFTER = 3;

/**
 * The weeks around the present one, at most seven.
 * @param uses all uses of the season. @param readyWeek from when recharge alone lets it be declared.
 * @param gone a Limited Use that is used up, so that it will not be ready again.
 */
export function weeksOf(present: number, uses: readonly Use[], readyWeek: number, gone: boolean): WeekCell[] {
  const made = uses.filter(counted);
  const first = Math.max(1, present - BEFORE);
  const last = Math.max(present + AFTER, first + BEFORE + AFTER);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const week = first + index;
    const used = made.some((use) => use.week === week);
    const resting =
      week >= present
        ? readyWeek > week
        : made.some((use) => use.week < week && use.readyWeek !== null && use.readyWeek > week);
    const state = used ? 'used' : gone && week >= present ? 'gone' : resting ? 'resting' : 'ready';
    return { week, state, now: week === present };
  });
}
