import 'server-only';
import { BY_CHANCE } from '../../engine/rules/kernel/dice';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Entry, NewEntry } from '../../engine/rules/mercenaries/entry';
import type { SeasonActor } from '../../platform/auth/actor';
import type { Seen } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import { appendOwn } from './append';

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

/**
 * Gives an order for the actor's team: a roster, a bid, a choice. Until the lock the last one counts.
 * @param make the order, for the key of the team as the week stands; or why there is none
 * @returns `refused` with the rules' own reason where they do not allow it
 */
export async function giveOrder(
  actor: SeasonActor,
  key: string,
  make: (team: string, seen: Seen) => Order | Result<Order>,
): Promise<Result<{ week: number }>> {
  const done = await appendOwn(actor, key, (seen, team) => {
    const made = make(team, seen);
    if ('ok' in made && !made.ok) return made;
    const order = 'ok' in made ? made.value : made;
    const refused = refusedBy(seen, actor, order);
    return refused ? mistake('refused', refused.reason, { field: FIELDS[order.kind] }) : ok([order]);
  });
  return done.ok ? ok({ week: done.value.week }) : done;
}
