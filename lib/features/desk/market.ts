import 'server-only';
import type { MercView } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { mistake, ok, type Result } from '../../result';
import { giveOrder } from './order';

/**
 * What a merc without a team is hired for, in GP: its upkeep as it stands. The market says it and no leader does, so that
 * nobody is had for nothing, and everybody can see why it is what it is.
 */
export const hirePrice = ({ upkeep }: Pick<MercView, 'upkeep'>): number => Math.max(0, upkeep);

/**
 * Hires a merc for the actor's team, at the price of the moment at which it is appended.
 * @param shown the price that the leader saw; null: none was. Another one is `price`, so that nobody pays unseen.
 * @returns the price, or `no-merc`, `price`, `refused` with the rules' own reason
 */
export async function hire(
  actor: SeasonActor,
  merc: string,
  shown: number | null,
  key: string,
): Promise<Result<{ readonly week: number; readonly price: number }>> {
  let price = 0;
  const done = await giveOrder(actor, key, (by, { view }) => {
    const found = Object.hasOwn(view.mercs, merc) ? view.mercs[merc] : undefined;
    if (found === undefined) return mistake('no-merc', 'There is no such merc.', { field: 'merc' });
    price = hirePrice(found);
    if (shown !== null && shown !== price) {
      return mistake('price', `${found.name} costs ${price} GP now, and not ${shown}.`, {
        field: 'merc',
        next: 'Look at it again, and hire at that price if you still want to.',
      });
    }
    return ok({ kind: 'hire', by, merc, price });
  });
  return done.ok ? ok({ ...done.value, price }) : done;
}
