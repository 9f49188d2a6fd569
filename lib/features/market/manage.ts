import 'server-only';
import { type AuditBy, audited } from '../../platform/audit/write';
import type { SeasonActor } from '../../platform/auth/actor';
import type { Tx } from '../../platform/db/client';
import { type Market, readMarket, sayMarket } from '../../record/market/market';
import { SEASON_ENDED } from '../../record/week/ended';
import { mistake, ok, type Result } from '../../result';

/** What an admin sets of the market: how mercs are hired, and what each costs. Both stand in the audit log. */

type By = AuditBy & { readonly actor: SeasonActor };

/** @returns `not-found`, `ended`, `nothing`, `bids` (some stand in the open phase, and keep the rules that they were placed under) */
export const setMarket = (by: By, market: Market): Promise<Result<Market>> =>
  audited<Market>(
    by,
    async (tx) => {
      const found = await seasonOf(tx, by.actor.season);
      if (!found.ok) return found;
      const row = found.value;
      const [before, after] = [sayMarket(readMarket(row.market)), sayMarket(market)];
      if (before === after) return mistake('nothing', 'It is so already.');
      if (await bidsStand(tx, row.id)) {
        return mistake('bids', 'Bids stand in this phase, and are settled by the rules that they were placed under.', {
          next: 'Change it once the phase has closed.',
        });
      }
      await tx.season.update({ where: { id: row.id }, data: { market: { ...market } } });
      return ok({ value: market, told: { kind: 'set-market', subject: row.name, before, after } });
    },
    () => ok(market),
  );

/**
 * Lists what merc costs, in GP; never less than its upkeep is paid in any case.
 * @param price null: its upkeep
 */
export const listPrice = (
  by: By,
  { merc, price }: { readonly merc: string; readonly price: number | null },
): Promise<Result<null>> =>
  audited<null>(
    by,
    async (tx) => {
      const found = await seasonOf(tx, by.actor.season);
      if (!found.ok) return found;
      const row = await tx.mercenary.findUnique({
        where: { seasonId_key: { seasonId: found.value.id, key: merc } },
        select: { id: true, name: true, listPrice: true },
      });
      if (row === null) return mistake('no-merc', 'There is no such merc.', { field: 'merc' });
      if (row.listPrice === price) return mistake('nothing', 'It is so already.');
      await tx.mercenary.update({ where: { id: row.id }, data: { listPrice: price } });
      const words = (of: number | null) => (of === null ? 'its upkeep' : `${of} GP`);
      return ok({
        value: null,
        told: { kind: 'list-price', subject: row.name, before: words(row.listPrice), after: words(price) },
      });
    },
    () => ok(null),
  );

async function seasonOf(tx: Tx, key: string) {
  await tx.$executeRaw`SELECT FROM "Season" WHERE "key" = ${key} FOR NO KEY UPDATE`;
  const row = await tx.season.findUnique({
    where: { key },
    select: { id: true, name: true, market: true, endedAt: true },
  });
  if (row === null) return mistake('not-found', 'There is no such season.');
  return row.endedAt === null ? ok(row) : SEASON_ENDED;
}

async function bidsStand(tx: Tx, seasonId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "MarketBid" JOIN "Week" ON "Week"."id" = "MarketBid"."weekId"
    WHERE "Week"."seasonId" = ${seasonId}::uuid AND "Week"."phase" = "MarketBid"."phase"`;
  return (row?.count ?? 0) > 0;
}
