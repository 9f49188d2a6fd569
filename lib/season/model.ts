import type { RulingLine, TeamName } from '../record/model';
import type { Outcome } from '../rules/kernel/ruling';
import type { Phase, Tier } from '../rules/mercenaries/terms';
import type { Ruler } from './ruler';

/** View models of the season's pages. Everything is plain data; times are ISO, and `zone` says how to write them. */

/** What every page of the season knows of it. */
export interface SeasonName {
  readonly name: string;
  readonly zone: string;
}

/** A match in one row. */
export interface MatchLine {
  /** `WEEK-PLACE`, which is its address: `/matches/3-1`. */
  readonly id: string;
  readonly week: number;
  readonly attacker: TeamName;
  readonly defender: TeamName;
  readonly tier: Tier;
  readonly deferred: boolean;
  /** Who uses abilities first. */
  readonly first: TeamName;
  readonly terrain: string | null;
  readonly winner: TeamName | null;
}

export interface StandingLine {
  readonly place: number;
  readonly team: TeamName;
  readonly leader: string | null;
  readonly won: number;
  readonly lost: number;
  /** The last three, oldest first. */
  readonly form: readonly ('won' | 'lost')[];
  readonly gp: number;
  readonly realIncome: number;
}

export interface SeasonHome extends SeasonName {
  readonly teams: number;
  /** Null before the first week opens. */
  readonly week: WeekNow | null;
  /** Newest first. */
  readonly latest: readonly RulingLine[];
  readonly standings: readonly StandingLine[];
  /** The last week with a decided match; null before there is one. */
  readonly decidedWeek: number | null;
  readonly lastWeek: { readonly number: number; readonly matches: readonly MatchLine[] } | null;
}

export interface WeekNow {
  readonly number: number;
  readonly phase: Phase | 'Closed';
  /** When the phase closes; null: when an admin says so. */
  readonly closesAt: string | null;
  /** Milliseconds left until then, none if it is past. */
  readonly left: number | null;
  readonly declared: number;
  readonly unclear: number;
  readonly rejected: number;
  readonly declaredIn: readonly { readonly phase: string; readonly count: number }[];
  /** Null once they are locked, and in a week without matches. */
  readonly rosters: { readonly in: number; readonly of: number } | null;
  readonly ruler: Ruler;
  readonly matches: readonly (MatchLine & {
    readonly declared: readonly { readonly team: TeamName; readonly count: number }[];
  })[];
}

export interface OutcomeMeaning {
  readonly outcome: Outcome;
  readonly meaning: string;
  readonly recharge: string;
}
