import type { z } from 'zod';
import type { Dice } from './dice';
import type { Vocabulary } from './reading';
import type { ClauseId, Override, Ruling } from './ruling';

export const RULESET_IDS = ['mercenaries', 'crisis-collide', 'tabletop', 'deviants'] as const;
export type RulesetId = (typeof RULESET_IDS)[number];
/** The rulebooks that are played at tables; the other one is played week by week. */
export type TableRulesetId = Exclude<RulesetId, 'mercenaries'>;

/** A clause in the site's own words. */
export interface Clause {
  readonly id: ClauseId;
  /** Where it stands in the source: `2e`, `glossary`. */
  readonly section: string;
  readonly title: string;
  readonly text: string;
  /** How the house reads what the source leaves open; absent where it leaves nothing open. */
  readonly house?: string;
  /** The settings that change it. */
  readonly options?: readonly string[];
}
/** A setting by which a house reads what the source leaves open, in words. */
export interface SettingText {
  readonly key: string;
  /** The clause that leaves the choice. */
  readonly clause: ClauseId;
  readonly title: string;
  /** The value that holds where a set-up names none. */
  readonly usual: string;
  /** What each value means, in a sentence. */
  readonly values: Readonly<Record<string, string>>;
}
export interface Rulebook {
  readonly title: string;
  readonly version: string;
  /** Settings of a set-up; absent: its game has none, or keeps their words elsewhere. */
  readonly settings?: readonly SettingText[];
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly clauses: readonly Clause[];
}

/** What every entry of a journal carries. */
export interface Envelope {
  /** `STREAM-SEQ`, e.g. `3-14`: the fourteenth entry of week 3. */
  readonly id: string;
  readonly seq: number;
  /** The clock, read after the stream's lock was held (ISO time). */
  readonly at: string;
  /** The immutable key of who did it; `clock` where nobody did. */
  readonly actor: string;
  /** An admin's act on the match of the team that the admin leads: that team's key. For the record alone. */
  readonly ownMatch?: string;
  /** Put there by the fold: admins' rulings over what this entry led to. */
  readonly overrides?: readonly Override[];
}

/**
 * Who looks. An `admin` sees no secret of a team before its time; `record` is the server's own eye, for
 * projections and never for a page.
 */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'leader'; readonly team: string }
  | { readonly kind: 'admin' }
  | { readonly kind: 'record' };

/**
 * A rulebook as a value. Everything is pure: no clock, no chance but `dice`, no exception for anything
 * that a player or an admin can enter (illegal play becomes a ruling). `Ruled` is what its rulings look like and
 * `Words` what a bold text may mean, where these are not those of Mercenaries.
 */
export interface Ruleset<Setup, State, Entry extends Envelope, View, Ruled = Ruling, Words = Vocabulary> {
  readonly id: RulesetId;
  /** Changes with any change of a ruling: open weeks are then folded again and compared. */
  readonly version: string;
  /** Changes with the shape of `State`: caches are then dropped. */
  readonly stateVersion: number;
  readonly rulebook: Rulebook;
  /** The only doors for data. */
  readonly setup: z.ZodType<Setup>;
  readonly entry: z.ZodType<Entry>;
  open(setup: Setup): State;
  step(state: State, entry: Entry, dice: Dice): State;
  /** What the next week opens with, once the entry that closes this one has been stepped. */
  close(state: State): Setup;
  rulings(state: State): readonly Ruled[];
  vocabulary(state: State, by: string): Words;
  view(state: State, viewer: Viewer): View;
}
