import type { MercType, Phase, Status } from '../../engine/rules/mercenaries/terms';
import type { AdjustmentLine } from '../../record/views/adjustments';
import type { RulingLine } from '../../record/views/model';
import type { MatchCard, SeasonName } from './model';

/** View model of `/matches/WEEK-PLACE`. */
export interface MatchPage extends SeasonName {
  readonly card: MatchCard;
  readonly phase: Phase | 'Closed';
  /** Its week is the one being played. */
  readonly present: boolean;
  readonly locked: boolean;
  readonly lockedAt: string | null;
  /** How many mercs a roster holds. */
  readonly rosterCap: number;
  /** Those on the rosters, by key. */
  readonly mercs: ReadonlyMap<string, RosteredMerc>;
  /** What either side declared, in the order in which it came to its outcome. */
  readonly rulings: readonly RulingLine[];
  /** What admins entered by hand this week for its teams and those on their rosters, newest first. */
  readonly adjusted: readonly AdjustmentLine[];
}
export interface RosteredMerc {
  readonly types: readonly MercType[];
  /** Null in a week that is over. */
  readonly upkeep: number | null;
  readonly status: readonly Status[];
  readonly writeup: string | null;
  readonly hitBy: readonly RulingLine[];
}
