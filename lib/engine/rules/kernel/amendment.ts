import type { Reading } from './reading';
import type { Envelope } from './ruleset';
import type { ClauseId, Outcome, RulingId } from './ruling';

/**
 * Entries about other entries. The fold gathers them first and applies each at the place of what it
 * amends, so that `step` never meets one. Only they make a week be folded again.
 */
export type Amendment =
  /** As if it had never been: the whole entry, or one reading of a post. */
  | (Envelope & { kind: 'strike'; target: string; part: number | null; because: string })
  /** A ruling in place of the rules' own, with its recharge and consequences. */
  | (Envelope & {
      kind: 'override';
      ruling: RulingId;
      ability: string | null;
      outcome: Outcome;
      targets?: readonly string[];
      cites?: readonly ClauseId[];
      because: string;
    })
  /** An admin says what an unclear bold text meant; null: it was talk. It keeps its post's place. */
  | (Envelope & { kind: 'settle'; target: string; part: number; reading: Reading | null; because: string })
  /**
   * An edited post's second version is accepted: its readings take the place of the first one's.
   * `edit`: the entry that proposed it.
   */
  | (Envelope & {
      kind: 'accept';
      target: string;
      edit?: string;
      text: string;
      readings: readonly Reading[];
      because: string;
    })
  /**
   * Takes back one entry, an amendment included. `epoch`: it goes back past a draw, and every entry after it throws the
   * dice of that epoch.
   */
  | (Envelope & { kind: 'undo'; target: string; epoch?: number; because: string })
  /**
   * Something that should have been entered before another entry was, such as a winner before the week closed: it counts at
   * that place, and carries its own id.
   */
  | (Envelope & { kind: 'insert'; before: string; entry: InsertedEntry; because: string });

/** A ruleset's own entry without its envelope; the journal's door checks it as that ruleset's. */
export type InsertedEntry = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** Entries that rules never look at: kept for the record and shown beside what they are about. */
export type Annotation =
  /** A second version of a post, as its leader wants it: it changes nothing until an admin accepts it. */
  | (Envelope & { kind: 'edit'; target: string; text: string; readings: readonly Reading[]; reader: string })
  /** An admin has read these rulings and lets them stand. */
  | (Envelope & { kind: 'approve'; rulings: readonly RulingId[] })
  /** An effect that is told and not computed was carried out at the table, or who does it (a user's key; null: nobody yet). */
  | (Envelope & { kind: 'tick'; ruling: RulingId; change: number; done: boolean; assignee?: string | null })
  /** An override that is to hold from now on, by a clause or by a setting. Nobody is bound but admins. */
  | (Envelope & {
      kind: 'precedent';
      ruling: RulingId;
      clause: ClauseId | null;
      setting: string | null;
      because: string;
    })
  /** What other versions of the rules make of the week is accepted: the outcomes that differ, and the versions. */
  | (Envelope & {
      kind: 'version';
      from: string;
      to: string;
      changed: readonly {
        readonly ruling: RulingId;
        readonly before: Outcome | null;
        readonly after: Outcome | null;
      }[];
      because: string;
    })
  /**
   * A week that closed earlier was put right: this one counts from here on as if it had opened with `setup`. `cause`: the
   * entry that put the earlier week right, or the entry before it where this week's own opening was wrong.
   */
  | (Envelope & { kind: 'corrected'; cause: string; setup: Readonly<Record<string, unknown>>; because: string })
  /** A team says that it is ready for the phase to close, or is so no more. */
  | (Envelope & { kind: 'ready'; by: string; ready: boolean })
  /** A leader's own words, mixed into the dice of the week before its first draw: as weeks took them that opened before commitments. */
  | (Envelope & { kind: 'nonce'; by: string; nonce: string })
  /** The hash of words that a team will open once no other can be given, for the dice of the week that follows. */
  | (Envelope & { kind: 'nonce-commit'; by: string; hash: string })
  /** The words themselves. */
  | (Envelope & { kind: 'nonce-open'; by: string; nonce: string })
  /** In the week that follows, as it opens: what was opened is mixed into its dice, and who did not open is told. */
  | (Envelope & {
      kind: 'nonce-mix';
      nonces: readonly { readonly team: string; readonly nonce: string; readonly hash: string }[];
      unopened: readonly { readonly team: string; readonly hash: string }[];
      beacon?: MixedBeacon;
    })
  /** Which round of the public beacon goes into the dice of the week that follows: named before anybody can know it. */
  | (Envelope & { kind: 'beacon-round'; chain: string; round: number; publishedAt: string })
  /** That round, as drand published it. */
  | (Envelope & { kind: 'beacon'; round: number; randomness: string; signature: string })
  /** The week that follows does without it. */
  | (Envelope & { kind: 'beacon-none'; round: number; because: string });

/** A round of drand's network `chain`, and when it is published (ISO). */
export interface NamedRound {
  readonly chain: string;
  readonly round: number;
  readonly at: string;
}

/** What a week's opening says of the round that was named for its dice: its value, or why there is none. */
export type MixedBeacon = NamedRound &
  (
    | { readonly randomness: string; readonly signature: string }
    /** `known`: it was said once the round was published, by somebody who may have known what it would bring. */
    | { readonly without: string; readonly known: boolean }
  );

export const AMENDMENT_KINDS = ['strike', 'override', 'settle', 'accept', 'undo', 'insert'] as const;
export const ANNOTATION_KINDS = [
  'edit',
  'approve',
  'tick',
  'precedent',
  'version',
  'corrected',
  'ready',
  'nonce',
  'nonce-commit',
  'nonce-open',
  'nonce-mix',
  'beacon-round',
  'beacon',
  'beacon-none',
] as const;
