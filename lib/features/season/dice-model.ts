import type { MixedBeacon, NamedRound } from '../../engine/rules/kernel/amendment';
import type { RulingLine, TeamName } from '../../record/views/model';
import type { SeasonName } from './model';

/** View models of `/dice`. */

export interface DicePage extends SeasonName {
  /** The hash of the first week's seed, shown since the season opened. */
  readonly chainEnd: string;
  /** What was named in the open week for the dice of the week after it; null: nothing. */
  readonly named: (NamedRound & { readonly week: number }) | null;
  /** Newest first. */
  readonly weeks: readonly DiceWeek[];
  /** The closed week whose draws are shown; null: none is closed yet. */
  readonly shown: DrawnWeek | null;
}

/** What is public of a week's dice. */
export interface DiceWeek {
  readonly number: number;
  readonly closed: boolean;
  /** The hash of its seed, shown since it opened. */
  readonly commitment: string;
  /** Null until it closes. */
  readonly seed: string | null;
  /** What went into its dice. `hash`: what the team had committed to; null: in a week from before commitments. */
  readonly nonces: readonly { readonly team: TeamName; readonly nonce: string; readonly hash: string | null }[];
  /** Who had committed to words for it and did not open them. */
  readonly unopened: readonly { readonly team: TeamName; readonly hash: string }[];
  /** The round of the public beacon that was named for its dice; null: none. */
  readonly beacon: MixedBeacon | null;
  /** Of its journal, as far as nothing in it is sealed; null: it has no entry yet. */
  readonly head: { readonly seq: number; readonly hash: string } | null;
  /** How often it went back past a draw: each time, dice thrown from then on are others. */
  readonly epoch: number;
}

export interface DrawnWeek extends DiceWeek {
  readonly seed: string;
  readonly stream: string;
  /** The last entry of its journal, which names its replay bundle. */
  readonly last: string;
  readonly draws: readonly DrawLine[];
}

/** One die of a closed week. */
export interface DrawLine {
  /** The whole text that it was drawn under. */
  readonly label: string;
  readonly epoch: number;
  /** For whom and for what it was thrown, in names; the rest of the label. */
  readonly merc: string;
  readonly ability: string;
  readonly when: string;
  readonly sides: number;
  readonly value: number;
  /** A chance: the percent at or under which it hits; null: a pick. */
  readonly limit: number | null;
  /** What hung on it: `the KO of Medusa`; null: it is not known. */
  readonly what: string | null;
  readonly ruling: Pick<RulingLine, 'id' | 'title' | 'outcome'>;
}
