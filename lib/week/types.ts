import type { Amendment, Annotation } from '../rules/kernel/amendment';
import type { ClauseId, Outcome } from '../rules/kernel/ruling';
import type { NewEntry } from '../rules/mercenaries/entry';

/** Who acts or looks: the row of a user as read for this very request. */
export interface Actor {
  readonly id: string;
  /** Immutable: what the journal names people by. */
  readonly key: string;
  readonly name: string;
  readonly role: 'player' | 'leader' | 'admin' | 'owner';
  /** The key of the team that it leads in the open season; null: none. An admin may lead one too. */
  readonly team: string | null;
}

type Bare<T> = T extends unknown ? Omit<T, 'id' | 'seq' | 'at' | 'actor' | 'overrides'> : never;
/** What a use-case appends: rules' entries, amendments and annotations alike, without the envelope. */
export type NewJournalEntry = NewEntry | Bare<Amendment> | Bare<Annotation>;

/** What changes between two views of one week, as one viewer may see it. */
export interface Difference {
  readonly groups: readonly DifferenceGroup[];
  /** What stays: "The other 18 rulings, every roll, and GP stay as they are." */
  readonly same: string;
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
  readonly outcomeBefore: Outcome | null;
  readonly outcomeAfter: Outcome | null;
  readonly byChance: boolean;
  readonly why: string | null;
  readonly cites: readonly ClauseId[];
  readonly ruling: string | null;
}
