import type { ClauseId } from '../kernel/ruling';
import type { Outcome } from './terms';

/** `ENTRY.order.LINE`, or `ENTRY.ABILITY.N`: the Nth that one entry brought of one ability. */
export type RulingId = string;

/** What the rules made of one order, or of one ability at one event: plain JSON, stored, compared and shown. */
export interface Ruling {
  readonly id: RulingId;
  /** The entry at which it was ruled, and the entry's time. */
  readonly entry: string;
  readonly at: string;
  readonly turn: number;
  readonly outcome: Outcome;
  /** The card's name; of a refused order that names none, the words. null: it is of no card. */
  readonly card: string | null;
  readonly ability: string | null;
  /** The event that it answered, and the card that this was of. */
  readonly event: string | null;
  readonly subject: string | null;
  /** The player who ordered it; of an ability, its controller. null: a judge's act. */
  readonly by: string | null;
  readonly cites: readonly ClauseId[];
  /** One or two sentences, without clause ids. */
  readonly reason: string;
  /** Its place in the row that answered the event, from 1, and what put it behind the one before. */
  readonly row: { readonly place: number; readonly of: number; readonly criterion: ClauseId | null } | null;
  /** The ruling whose effect caused the event, and how deep that nests (trigger:nested). */
  readonly cause: RulingId | null;
  readonly depth: number;
  /** What it changed, and what of it could not be done, each a short sentence. */
  readonly changes: readonly string[];
  /** What it told, not computed (effect:mechanics). */
  readonly told: readonly string[];
  /** Seen by this player alone, for it speaks of a card in hand; null: public. */
  readonly secretOf: string | null;
  readonly override: RulingOverride | null;
}

export interface RulingOverride {
  readonly entry: string;
  readonly actor: string;
  readonly outcome: Outcome;
  readonly because: string;
}

/** The outcome that holds: an admin's, where there is one. */
export const outcomeOf = ({ outcome, override }: Ruling): Outcome => override?.outcome ?? outcome;
