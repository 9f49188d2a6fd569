import type { ClauseId, Outcome } from '../../engine/rules/kernel/ruling';

/** What would be otherwise, line by line: of a week or of a table. */

/** What changes between two views of one stream, as one viewer may see it. */
export interface Difference {
  readonly groups: readonly DifferenceGroup[];
  /** What stays: "The other 18 rulings, every roll and GP stay as they are." */
  readonly same: string;
  /** Names of the teams whose orders are sealed, so that what hangs on them is left open. */
  readonly sealed?: readonly string[];
  /** How many lines that were shown before no longer hold. */
  readonly gone?: number;
}
export interface DifferenceGroup {
  readonly id: 'rulings' | 'removals' | 'mercs' | 'cooldowns' | 'gp' | 'terrain' | 'week';
  readonly title: string;
  readonly label: string;
  readonly rows: readonly DifferenceRow[];
}
export interface DifferenceRow {
  readonly sign: 'add' | 'cut' | 'change';
  readonly what: string;
  /** Bold: it names a declared ability. */
  readonly declared: boolean;
  readonly note: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** In what else the two differ, most telling first; absent: in nothing. */
  readonly also?: readonly { readonly before: string | null; readonly after: string | null }[];
  readonly outcomeBefore: Outcome | null;
  readonly outcomeAfter: Outcome | null;
  readonly byChance: boolean;
  readonly why: string | null;
  readonly cites: readonly ClauseId[];
  readonly ruling: string | null;
  /** It was not so when the difference was shown before. */
  readonly since?: boolean;
}

/**
 * Rows that lead only to what there is: a ruling that stands in the supposed world alone is told, and is no link.
 * @param real the ids of the rulings that there are
 */
export const leadingTo = (rows: readonly DifferenceRow[], real: ReadonlySet<string>): readonly DifferenceRow[] =>
  rows.map((one) => (one.ruling === null || real.has(one.ruling) ? one : { ...one, ruling: null }));

const PLAIN: DifferenceRow = {
  sign: 'change',
  what: '',
  declared: false,
  note: null,
  before: null,
  after: null,
  outcomeBefore: null,
  outcomeAfter: null,
  byChance: false,
  why: null,
  cites: [],
  ruling: null,
};

export const row = (fields: Partial<DifferenceRow> & Pick<DifferenceRow, 'what'>): DifferenceRow => ({
  ...PLAIN,
  ...fields,
});
