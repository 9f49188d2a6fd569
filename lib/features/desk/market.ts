import 'server-only';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { readListPrices } from '../../record/market/bids';
import { priceOf, readMarket } from '../../record/market/market';
import { mistake, ok, type Result } from '../../result';
import { giveOrder } from './order';

/**
 * Hires a merc for the actor's team, at the price of the moment at which it is appended.
 * @param shown the price that the leader saw; null: none was. Another one is `price`, so that nobody pays unseen.
 * @returns the price, or `bids` (the season has no fixed prices), `no-merc`, `price`, `refused` with the rules' own reason
 */
export async function hire(
  actor: SeasonActor,
  merc: string,
  shown: number | null,
  key: string,
): Promise<Result<{ readonly week: number; readonly price: number }>> {
  const season = await db.season.findUnique({ where: { key: actor.season }, select: { id: true, market: true } });
  if (season === null) return mistake('not-found', 'There is no such season.');
  if (readMarket(season.market).way !== 'fixed') {
    return mistake('bids', 'Mercs are hired by bids in this season.', {
      next: 'Bid for it; the bids are settled as the phase closes.',
    });
  }
  const listed = await readListPrices(db, season.id);
  let price = 0;
  const done = await giveOrder(actor, key, (by, { view }) => {
    const found = Object.hasOwn(view.mercs, merc) ? view.mercs[merc] : undefined;
    if (found === undefined) return mistake('no-merc', 'There is no such merc.', { field: 'merc' });
    price = priceOf(found, listed.get(merc) ?? null);
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
