/** An ability over the weeks: when it was used, when it rests, and when it may be declared. */

export interface Use {
  readonly week: number;
  readonly outcome: string;
  /** The first week in which it could be declared after this use; null: the use did not touch that. */
  readonly readyWeek: number | null;
}
export interface WeekCell {
  readonly week: number;
  readonly state: 'used' | 'resting' | 'ready' | 'gone' | 'over' | 'stolen' | 'none';
  readonly now: boolean;
}

/** Outcomes after which the declaration was none. */
const NEVER_COUNTED: readonly string[] = ['Rejected', 'Unclear'];
export const counted = (use: Use): boolean => !NEVER_COUNTED.includes(use.outcome);

const BEFORE = 3;
const AFTER = 3;

/** What keeps an ability from being ready besides its recharge. */
export interface Hold {
  /** A Limited Use that is used up, so that it will not be ready again. */
  readonly gone?: boolean;
  /** It is in another's hands: ready there, and nowhere else, until it comes home. */
  readonly stolen?: boolean;
  /** This week's time for it is past. */
  readonly over?: boolean;
  /** Whether a team has its merc in a week: whom nobody hired uses nothing. */
  readonly serves?: (week: number) => boolean;
}

/**
 * The weeks around the present one, at most seven.
 * @param uses all uses of the season. @param readyWeek from when recharge alone lets it be declared.
 */
export function weeksOf(present: number, uses: readonly Use[], readyWeek: number, hold: Hold = {}): WeekCell[] {
  const { gone = false, stolen = false, over = false, serves = () => true } = hold;
  const made = uses.filter(counted);
  const first = Math.max(1, present - BEFORE);
  const last = Math.max(present + AFTER, first + BEFORE + AFTER);
  const rests = (week: number): boolean =>
    week >= present
      ? readyWeek > week
      : made.some((use) => use.week < week && use.readyWeek !== null && use.readyWeek > week);
  const stateIn = (week: number): WeekCell['state'] => {
    if (made.some((use) => use.week === week)) return 'used';
    if (!serves(week)) return 'none';
    if (gone && week >= present) return 'gone';
    if (stolen && week >= present) return 'stolen';
    if (rests(week)) return 'resting';
    return over && week === present ? 'over' : 'ready';
  };
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const week = first + index;
    return { week, state: stateIn(week), now: week === present };
  });
}
