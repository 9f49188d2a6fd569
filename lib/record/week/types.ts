import type { Amendment, Annotation } from '../../engine/rules/kernel/amendment';
import type { Orphan } from '../../engine/rules/kernel/fold';
import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { Entry, NewEntry } from '../../engine/rules/mercenaries/entry';
import type { Match } from '../../engine/rules/mercenaries/setup';
import type { View } from '../../engine/rules/mercenaries/view';
import type { Actor } from '../../platform/auth/actor';
import type { Result } from '../../result';
import type { Before } from '../journal/confirm';
import type { Difference } from '../journal/difference';
import type { State } from './ruleset';

/** An entry as the journal holds it, envelope and all. */
export type JournalEntry = Entry | Amendment | Annotation;

type Bare<T> = T extends unknown ? Omit<T, 'id' | 'seq' | 'at' | 'actor' | 'ownMatch' | 'overrides'> : never;
/** What a use-case appends: rules' entries, amendments and annotations alike, without the envelope. */
export type NewJournalEntry = NewEntry | Bare<Amendment> | Bare<Annotation>;

/** Names a week of a season: by default its open one. */
export interface WeekRef {
  /** The season's key. */
  readonly season: string;
  readonly week?: number;
}

/** A week as its journal leaves it. Immutable; shared by all who read the same seq. */
export interface LoadedWeek {
  readonly id: string;
  readonly season: { readonly id: string; readonly key: string; readonly timeZone: string };
  readonly week: number;
  /** `SEASON/WEEK`. */
  readonly stream: string;
  /** The last entry that is in `state`; 0: none yet. */
  readonly seq: number;
  readonly opensAt: string;
  readonly state: State;
  /** Every entry as it was appended, struck and amended ones too. Holds secrets: for use-cases, never for a page. */
  readonly journal: readonly JournalEntry[];
  /** Amendments that no longer find what they were about, such as an override whose ruling is gone. */
  readonly orphans: readonly Orphan[];
  /** What the server's own eye sees. Holds secrets: `viewFor` gives a viewer what it may see. */
  readonly record: View;
}

/** What an act finds when it holds the week: nothing moves until it is done. */
export interface Seen {
  readonly week: LoadedWeek;
  readonly state: State;
  /** The server's own eye. */
  readonly view: View;
  /** The clock, read after the lock was held (ISO, milliseconds); the act's entries carry it. */
  readonly now: string;
  readonly seq: number;
}

/** One thing that somebody does: its entries are appended all together or not at all. */
export interface Act {
  readonly where: WeekRef;
  /** `clock`: nobody did it, it was time. */
  readonly actor: Actor | 'clock';
  /** A form's own: the same key again gets the first act's result, and appends nothing. */
  readonly idempotencyKey?: string;
  /** What a preview showed of it; where something else would come of it now, the act is a `stale` mistake. */
  readonly shown?: Shown;
  /** Makes the entries of what is seen; must be pure, and may refuse with a mistake. */
  readonly entries: (seen: Seen) => Result<readonly NewJournalEntry[]>;
}

/** What an act was shown as, to whom. */
export interface Shown {
  readonly before: Before;
  readonly viewer: Viewer;
  /** What was shown, where that is not what is appended: of an edit, that it is accepted. */
  readonly entries?: Act['entries'];
}

/** What an act came to. */
export interface Appended {
  readonly week: number;
  /** The last entry of the act. */
  readonly seq: number;
  readonly entries: readonly JournalEntry[];
  /** The rulings that came or changed with it, secret ones too. */
  readonly rulings: readonly Ruling[];
}

/** Going on to another phase, or with `Week` to the next week. */
export interface Advance {
  /** The week that is meant, so that a late click cannot advance the next one. */
  readonly where: WeekRef & { readonly week: number };
  readonly actor: Actor | 'clock';
  readonly idempotencyKey?: string;
  readonly shown?: Shown;
  readonly to: 'Wartime' | 'Battles' | 'Results' | 'Week';
  /** When the phase that it opens closes (ISO); null: when an admin says so; absent: as the season's hours have it. */
  readonly closesAt?: string | null;
  readonly because?: string;
  /** Who meets whom in the next week (`Week` alone); absent: as in this one. */
  readonly matches?: readonly Match[];
  /** The deadline that makes the clock do it: it is done only while the week stands there. */
  readonly due?: Due;
}

/** A deadline that has passed. */
export interface Due {
  readonly phase: View['phase'];
  /** ISO, as the week has it. */
  readonly closesAt: string;
}

/** What would come of entries that are not appended, as one viewer may see it. */
export interface Preview {
  readonly week: number;
  readonly stream: string;
  /** The last entry before it. */
  readonly seq: number;
  readonly difference: Difference;
  /** The dice epoch that an undo past a draw begins; null: no die falls anew. */
  readonly epoch: number | null;
  /** The rulings that would come or change. */
  readonly rulings: readonly Ruling[];
  readonly view: View;
}
