import type { Piece } from './words';

/** What a search found, as its page shows it; plain data. */

export const KINDS = ['mercs', 'abilities', 'teams', 'rules', 'write-ups', 'rulings', 'posts', 'help'] as const;
export type Kind = (typeof KINDS)[number];

export interface Hit {
  readonly href: string;
  readonly title: readonly Piece[];
  /** What it belongs to: a team, a merc, a week; empty where that goes without saying. */
  readonly of: string;
  readonly text: readonly Piece[];
}

export interface HitGroup {
  readonly kind: Kind;
  readonly hits: readonly Hit[];
  /** There are more than are shown. */
  readonly more: boolean;
}

export interface SearchPage {
  readonly season: string;
  readonly query: string;
  /** Words that were looked for in the stead of others, or with them. */
  readonly meant: readonly { readonly word: string; readonly meant: readonly string[] }[];
  /** Only those that hold something; one with exactly that name is the first. */
  readonly groups: readonly HitGroup[];
}

/** A name that may be meant by what somebody is typing. */
export interface Suggestion {
  /** "Mercenary", "Ability", "Team", "Rule", "Help". */
  readonly kind: string;
  readonly name: string;
  /** Of an ability its merc, of a rule its clause; else empty. */
  readonly of: string;
  readonly href: string;
}
