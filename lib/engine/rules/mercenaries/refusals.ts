import type { Outcome, Roll } from '../kernel/ruling';
import { Argument, draftOf, sentence } from './argument';
import type { Refusal } from './removals';
import type { Transaction } from './transaction';

/** Rulings about what a team tries that is no ability: a roster, a bid, a hire, a link, a choice. */

export interface Attempted {
  /** Of the ruling; the entry's own by default. */
  readonly id?: string;
  readonly entry?: string;
  /** `roster`, `bid`, `hire` … */
  readonly about: string;
  readonly by: string | null;
  readonly merc?: string | null;
  /** An On Purchase choice alone names its ability. */
  readonly ability?: string | null;
  readonly targets?: readonly string[];
  readonly at?: string;
  /** A refused roster or bid is its team's alone until the rosters lock. */
  readonly secret?: boolean;
}

/**
 * Lets something through, or refuses it with a ruling. An admin's ruling decides first, and leaves one either way.
 * @returns whether it may take place
 */
export function allowed(tx: Transaction, attempted: Attempted, refusal: Refusal | null): boolean {
  const override = tx.overrideOf(attempted.id ?? tx.entry.id, attempted.ability ?? null);
  if (!override) {
    if (refusal) refuse(tx, attempted, refusal);
    return refusal === null;
  }
  const why = { text: `an admin ruled it so: ${override.because}`.replace(/\.$/, ''), cites: override.cites ?? [] };
  write(tx, attempted, override.outcome === 'Resolved' ? 'Resolved' : 'Rejected', why, []);
  return override.outcome === 'Resolved';
}

/** Writes the ruling that refuses it; it changes nothing. */
export const refuse = (tx: Transaction, attempted: Attempted, refusal: Refusal): void =>
  write(tx, attempted, 'Rejected', refusal, []);

/**
 * Notes what the rules did by themselves, with the dice that decided it.
 * @param changes what it changed; absent: what the note says
 */
export const note = (
  tx: Transaction,
  attempted: Attempted,
  what: Refusal,
  rolls: readonly Roll[],
  changes?: readonly string[],
): void => write(tx, attempted, 'Resolved', what, rolls, changes);

function write(
  tx: Transaction,
  attempted: Attempted,
  outcome: Outcome,
  { text, cites, links = [] }: Refusal,
  rolls: readonly Roll[],
  changes?: readonly string[],
): void {
  const { entry, state } = tx;
  const { secret = false, ...subject } = attempted;
  const draft = draftOf(tx, { at: entry.at, ...subject, id: subject.id ?? entry.id });
  const done = outcome === 'Resolved';
  draft.targets = attempted.targets ?? [];
  draft.outcome = outcome;
  draft.reason = sentence(text);
  draft.order = tx.nextOrder();
  draft.rolls = rolls;
  draft.changes = done ? (changes ?? [draft.reason]) : [];
  draft.secretOf = secret && !state.rostersLocked ? attempted.by : null;
  draft.override = tx.overrideOf(draft.id, draft.ability);
  if (links.length > 0) draft.links = links;
  const argument = new Argument();
  argument.say(done ? 'Resolution' : 'Declaration', done ? 'passed' : 'stopped', draft.reason, cites);
  argument.writeTo(draft);
  tx.rule(state.rulings.count, draft);
}
