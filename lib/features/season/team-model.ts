import type { Alignment, MercType, Status } from '../../engine/rules/mercenaries/terms';
import type { AdjustmentLine } from '../../record/views/adjustments';
import type { MercName, TeamName } from '../../record/views/model';
import type { ValueLine } from '../../record/views/values';
import type { CorrectedNote } from './corrections';
import type { MatchLine, SeasonName, StandingLine } from './model';

/** View models of `/teams` and `/teams/NAME`. */

export interface TeamsPage extends SeasonName {
  /** The standings were corrected; null: they were not. */
  readonly corrected: CorrectedNote | null;
  /** The last week with a decided match; null before there is one. */
  readonly decidedWeek: number | null;
  readonly teams: readonly TeamRow[];
}
export interface TeamRow extends StandingLine {
  readonly infrastructure: number;
  readonly mercs: number;
  readonly terrains: readonly string[];
}

export interface TeamPage extends SeasonName {
  readonly team: TeamName;
  readonly motto: string;
  readonly week: number;
  readonly standing: StandingLine;
  readonly infrastructure: number;
  /** What is in its infrastructure beside its own, with cause and end. */
  readonly changed: readonly ValueLine[];
  readonly upkeep: number;
  readonly terrains: readonly { readonly name: string; readonly outUntil: number | null }[];
  readonly mercs: readonly TeamMerc[];
  /** Newest first. */
  readonly matches: readonly MatchLine[];
  /** The weeks in which GP moved, newest first; within a week in the order in which it did. */
  readonly ledger: readonly LedgerWeek[];
  /** What admins entered by hand for it and its mercs, newest first. */
  readonly adjusted: readonly AdjustmentLine[];
}
export interface TeamMerc extends MercName {
  readonly alignment: Alignment;
  readonly types: readonly MercType[];
  readonly upkeep: number;
  readonly pureSupport: boolean;
  readonly assist: boolean;
  readonly status: readonly Status[];
  /** What its card does not say by itself, with base, cause and end. */
  readonly changed: readonly ValueLine[];
  readonly rosterable: boolean;
  readonly whyNot: string | null;
  readonly since: number;
}
export interface LedgerWeek {
  readonly week: number;
  /** GP before its first line, and after its last. */
  readonly opening: number;
  readonly closing: number;
  readonly lines: readonly {
    readonly id: string;
    readonly text: string;
    readonly amount: number;
    readonly balance: number;
    readonly ruling: string | null;
    /** An admin entered it by hand. */
    readonly adjusted: Pick<AdjustmentLine, 'entry' | 'by' | 'because'> | null;
  }[];
}
