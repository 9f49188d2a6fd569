import type { Outcome } from '../kernel/ruling';
import { Argument, type Draft, sentence } from './argument';
import { rest, uncountUse } from './cooldowns';
import { abilityOf } from './lookup';
import { typeOf } from './meta';
import type { Origin } from './origin';
import type { Refusal } from './removals';
import type { Use } from './state';
import { rulingAt, type Transaction } from './transaction';

/** The end of a use that never came to its time: stopped while it waited. */

/** Ends a use with an outcome and why, and puts it on the recharge that this brings. */
export function endWaiting(
  tx: Transaction,
  use: Use,
  outcome: Outcome,
  { text, cites, links }: Refusal,
  order: number,
  origin: Origin | null = null,
): void {
  const ruling = rulingAt(tx.state, use.place);
  const type = typeOf(tx.state, use);
  if (outcome === 'Cancelled') uncountUse(tx, use);
  const { ready, cites: resting } = rest(tx, use, outcome, type, origin);
  const reason = sentence(text);
  const argument = new Argument(ruling.steps);
  argument.say('Timing', 'stopped', reason, cites);
  argument.say('Resolution', 'stopped', restWords(abilityOf(tx.state, use.ability).def.name, ready), resting);
  const draft: Draft = { ...ruling, outcome, reason, hits: [], readyWeek: ready, order, ruledBy: tx.entry.id };
  draft.override = tx.overrideOf(use.ruling, use.ability);
  if (links?.length) draft.links = links;
  argument.writeTo(draft);
  tx.rule(use.place, draft);
}

/** How an ability rests, in words. */
export const restWords = (name: string, ready: number | null): string =>
  ready === null ? `${name} takes no recharge.` : `${name} recharges and is ready in week ${ready}.`;
