import type { ClauseId, Outcome } from '../../engine/rules/kernel/ruling';
import type { Gender } from '../../engine/rules/mercenaries/terms';

/** View models that several rooms share. Everything here is plain data; times are ISO. */

export interface MercName {
  /** Also its address: `/wiki/KEY`. */
  readonly key: string;
  readonly name: string;
  readonly gender: Gender;
}
export interface TeamName {
  /** Also its address: `/teams/KEY`. */
  readonly key: string;
  readonly name: string;
}

/** A ruling in one row: what was declared, what became of it and why. */
export interface RulingLine {
  readonly id: string;
  readonly week: number;
  readonly phase: string;
  /** When it was declared. */
  readonly at: string;
  /** The ability's name, the bold words of an unclear post, or what else was tried ("Roster"). */
  readonly title: string;
  /** The title is a name or words that were declared, and so stands in bold. */
  readonly declared: boolean;
  /** What was tried: `ability`, or `roster`, `bid`, `hire`, `choose` … */
  readonly about: string;
  readonly ability: string | null;
  readonly merc: MercName | null;
  readonly team: TeamName | null;
  readonly targets: readonly MercName[];
  readonly hits: readonly MercName[];
  /** Who took it in another's stead. */
  readonly interceptedBy: MercName | null;
  readonly outcome: Outcome;
  readonly reason: string;
  /** The clauses that decided it, at most three; its own page argues them all. */
  readonly cites: readonly ClauseId[];
  /** The first week in which the ability may be declared again; null: this ruling did not touch that. */
  readonly readyWeek: number | null;
  /** In force, and not yet approved by an admin. */
  readonly provisional: boolean;
  /** An admin ruled it otherwise than the rules did. */
  readonly override: { readonly because: string } | null;
  /** Shown to its own team alone until the rosters lock. */
  readonly secret: boolean;
  /** The ruling that set this one off. */
  readonly cause: string | null;
}

/** An act of an admin, as a page tells it. */
export interface Told {
  /** `strike`, `settle`, `accept` …; absent where the place says it. */
  readonly kind?: string;
  readonly by: string;
  readonly at: string;
  readonly because: string;
}
