import 'server-only';
import { BY_CHANCE } from '../../engine/rules/kernel/dice';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Entry, NewEntry } from '../../engine/rules/mercenaries/entry';
import type { SeasonActor } from '../../platform/auth/actor';
import type { Seen } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import { appendOwn } from './append';
import { bidSunk, bidSunkBy } from './at-lock';

type Bare<Kind extends Entry['kind']> = Extract<NewEntry, { kind: Kind }>;
type Order =
  | Bare<'roster'>
  | Bare<'bid'>
  | Bare<'defer'>
  | Bare<'hire'>
  | Bare<'choose'>
  | Bare<'link'>
  | Bare<'customize'>;

/** The field of its form that a refused order is about. */
const FIELDS: Partial<Record<Order['kind'], string>> = {
  roster: 'mercs',
  bid: 'gp',
  hire: 'price',
  choose: 'choice',
  link: 'to',
  customize: 'choice',
};

/**
 * What the rules would say of an order. One that they refuse is told to its leader and never appended: the record holds what
 * was ordered, not what was tried.
 */
function refusedBy(seen: Seen, actor: SeasonActor, order: Order): Ruling | undefined {
  const entry: Entry = { ...order, id: 'order', seq: seen.seq + 1, at: seen.now, actor: actor.key };
  const after = mercenaries.step(seen.state, entry, BY_CHANCE);
  return mercenaries.rulings(after).findLast((ruling) => ruling.entry === 'order' && ruling.outcome === 'Rejected');
}

/** A bid that the lock would refuse, for the fee of the roster that is saved, is refused at once. */
const sunk = ({ state }: Seen, order: Order): string | null =>
  order.kind === 'bid' ? bidSunk(state, order.by, order) : null;

/**
 * Gives an order for the actor's team: a roster, a bid, a choice. Until the lock the last one counts.
 * @param make the order, for the key of the team as the week stands; or why there is none
 * @returns what it leads to all the same (a roster whose fee sinks the bid), or `refused` with the rules' own reason where they do
 *   not allow it
 */
export async function giveOrder(
  actor: SeasonActor,
  key: string,
  make: (team: string, seen: Seen) => Order | Result<Order>,
): Promise<Result<{ week: number; warning: string | null }>> {
  let warning: string | null = null;
  const done = await appendOwn(actor, key, (seen, team) => {
    const made = make(team, seen);
    if ('ok' in made && !made.ok) return made;
    const order = 'ok' in made ? made.value : made;
    warning = order.kind === 'roster' && !actor.sealed ? bidSunkBy(seen.state, team, order.mercs) : null;
    const refused = refusedBy(seen, actor, order);
    const reason = refused?.reason ?? (actor.sealed ? null : sunk(seen, order));
    return reason === null ? ok([order]) : mistake('refused', reason, { field: FIELDS[order.kind] });
  });
  return done.ok ? ok({ week: done.value.week, warning }) : done;
}
