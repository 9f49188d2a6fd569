import type { ClauseId, RulingId } from '../kernel/ruling';
import type { DieKind, Outcome, StepName } from './terms';

/** What the log of an encounter holds: rulings, and notes of what an admin stated. */

/** One die that was thrown. */
export interface Die {
  readonly kind: DieKind;
  /** Who threw it. */
  readonly by: string;
  readonly sides: number;
  readonly value: number;
  /** Under which it is derived from the seed. */
  readonly label: string;
}

/** 1d20 with its bonuses against a DC; equal succeeds (duration:checks). */
export interface Check {
  readonly die: Die;
  /** What was added, each with its reason. */
  readonly bonuses: readonly { readonly what: string; readonly amount: number }[];
  readonly total: number;
  readonly dc: number;
  readonly passed: boolean;
}

/** One step of a use, as it was walked. */
export interface StepTold {
  readonly step: StepName;
  /** `none`: the ability has no such step, or nothing was asked. `waits`: not reached yet. */
  readonly verdict: 'passed' | 'stopped' | 'none' | 'waits';
  readonly text: string;
  readonly cites: readonly ClauseId[];
  readonly checks: readonly Check[];
  readonly dice: readonly Die[];
}

export interface Ruling {
  readonly kind: 'ruling';
  /** Its entry, a dot, and what it is about: a refold finds it again. */
  readonly id: RulingId;
  readonly entry: string;
  readonly at: string;
  readonly round: number;
  /** The ability's key; of a name that nobody's ability has, the words; null: no ability is concerned. */
  readonly ability: string | null;
  readonly abilityName: string | null;
  /** Whose ability it is. */
  readonly user: string | null;
  /** Who acts: its user, an attacker, who studies. */
  readonly by: string;
  readonly on: readonly string[];
  readonly outcome: Outcome;
  readonly affected: readonly string[];
  readonly saved: readonly string[];
  readonly resisted: readonly string[];
  /** Damage dealt to each, also beyond the HP left. */
  readonly damage: Readonly<Record<string, number>>;
  readonly healed: Readonly<Record<string, number>>;
  readonly dc: number | null;
  readonly total: number | null;
  /** The ability's range in feet; null: it is not measured in feet. */
  readonly reach: number | null;
  /** The last step that was reached; null: it is about no use. */
  readonly step: StepName | null;
  readonly cites: readonly ClauseId[];
  /** One or two sentences, without clause ids. */
  readonly reason: string;
  readonly steps: readonly StepTold[];
  /** Checks and dice outside of the steps. */
  readonly checks: readonly Check[];
  /** For the game master's eyes alone: who believes what. */
  readonly secret: boolean;
  /** A preview: dice that are not thrown yet decide. */
  readonly byChance?: true;
  readonly override: RulingOverride | null;
}
export interface RulingOverride {
  readonly entry: string;
  readonly actor: string;
  readonly outcome: Outcome;
  readonly because: string;
}

/** What was stated, and is no ruling: a turn, damage, a number set by hand. */
export interface Note {
  readonly kind: 'note';
  readonly id: string;
  readonly entry: string;
  readonly at: string;
  readonly round: number;
  readonly about: 'turn' | 'round' | 'time' | 'happens' | 'say' | 'recover' | 'set';
  readonly creature: string | null;
  readonly text: string;
  readonly cites: readonly ClauseId[];
  readonly secret: boolean;
}

export type LogItem = Ruling | Note;
