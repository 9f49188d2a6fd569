import type { Alignment, MercType, Phase, Status } from '../../engine/rules/mercenaries/terms';
import type { BattleMerc } from '../../engine/rules/mercenaries/view';
import type { AdjustmentLine } from '../../record/views/adjustments';
import type { MercName, RulingLine, TeamName } from '../../record/views/model';
import type { ValueLine } from '../../record/views/values';
import type { MatchCard, SeasonName } from './model';

/** View model of `/matches/WEEK-PLACE`. */
export interface MatchPage extends SeasonName {
  readonly card: MatchCard;
  readonly phase: Phase | 'Closed';
  readonly locked: boolean;
  readonly lockedAt: string | null;
  /** How many mercs a roster holds. */
  readonly rosterCap: number;
  /** Who had to do with the battle, side by side: the attacker's, the defender's; null before the lock. */
  readonly fighters: readonly [readonly Fighter[], readonly Fighter[]] | null;
  /** Subverted mercs of either team, who fight for nobody. */
  readonly thirdParties: readonly Fighter[];
  /** The battle is on record as of its time; else only the rosters and the rulings tell of it. */
  readonly kept: boolean;
  /** What either side declared up to the battle, in the order in which it came to its outcome. */
  readonly rulings: readonly RulingLine[];
  /** The same of Results, which come after it. */
  readonly afterwards: readonly RulingLine[];
  /** What admins entered by hand this week for its teams and those on their rosters, newest first. */
  readonly adjusted: readonly AdjustmentLine[];
}
/** One who fought, or was to fight, as of the battle. */
export interface Fighter {
  readonly merc: MercName;
  readonly how: BattleMerc['how'];
  /** Its own team. */
  readonly home: TeamName | null;
  /** Why it does not fight for this side (any more). */
  readonly out: WhyOut | null;
  /** Why one of another team, or of none, stands here. */
  readonly came: WhyOut | null;
  readonly types: readonly MercType[];
  readonly alignment: Alignment | null;
  readonly upkeep: number | null;
  readonly paidDown: boolean;
  readonly status: readonly Status[];
  readonly writeup: string | null;
  readonly changed: readonly ValueLine[];
  /** What hit it up to the end of the battle. */
  readonly hitBy: readonly RulingLine[];
}
export interface WhyOut {
  readonly text: string;
  readonly ruling: string | null;
  readonly since: { readonly at: string; readonly week: number } | null;
}
