import type { View } from '../../engine/rules/mercenaries/view';
import type { Db, Tx } from '../../platform/db/client';
import type { Phase } from '../../platform/db/generated/client';
import { placesBefore } from '../views/places-before';
import type { NewJournalEntry } from '../week/types';
import { type Market, priceOf, readMarket, type SettledBid, type StandingBid, settleBids } from './market';

/** Bids for mercs, which stand beside the journal until the phase closes in which they were placed; then it holds the hires. */

/** What admins listed, by the key of the merc. */
export async function readListPrices(tx: Tx | Db, seasonId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.mercenary.findMany({
    where: { seasonId, listPrice: { not: null } },
    select: { key: true, listPrice: true },
  });
  return new Map(rows.map(({ key, listPrice }) => [key, listPrice ?? 0]));
}

export interface MarketBidRow extends StandingBid {
  readonly phase: Phase;
}

/**
 * The bids of a week.
 * @param of `phase` with a team's key: of that phase the team's own alone, as long as they are sealed
 */
export async function readBids(
  tx: Tx | Db,
  weekId: string,
  of: { readonly phase?: Phase; readonly team?: string | null } = {},
): Promise<readonly MarketBidRow[]> {
  const rows = await tx.marketBid.findMany({
    where: {
      weekId,
      ...(of.phase === undefined ? {} : { phase: of.phase }),
      ...(of.team === undefined ? {} : { team: { key: of.team ?? '' } }),
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { gp: true, at: true, phase: true, team: { select: { key: true } }, mercenary: { select: { key: true } } },
  });
  return rows.map(({ gp, at, phase, team, mercenary }) => ({
    ...{ gp, phase },
    at: at.toISOString(),
    team: team.key,
    merc: mercenary.key,
  }));
}

/** What settling the bids of a phase hangs on, read while the week is held. */
export interface Bidding {
  readonly market: Market;
  readonly bids: readonly MarketBidRow[];
  readonly listed: ReadonlyMap<string, number>;
  readonly place: (team: string) => number;
}

/** Holds the open week of a season and reads its bids; null: mercs are not bid for there. */
export async function holdBids(tx: Tx, season: { id: string; market: unknown }): Promise<Bidding | null> {
  const market = readMarket(season.market);
  if (market.way === 'fixed') return null;
  const [week] = await tx.$queryRaw<{ id: string; number: number }[]>`
    SELECT "id", "number" FROM "Week" WHERE "seasonId" = ${season.id}::uuid AND "phase" <> 'Closed'
    ORDER BY "number" DESC LIMIT 1 FOR UPDATE`;
  if (!week) return null;
  const [bids, listed, place] = await Promise.all([
    readBids(tx, week.id),
    readListPrices(tx, season.id),
    placesBefore(tx, season.id, week.number),
  ]);
  return { market, bids, listed, place };
}

/** What comes of the bids of the phase that is open, as the week stands. @param view the server's own eye */
export function settled({ market, bids, listed, place }: Bidding, view: View): readonly SettledBid[] {
  const free = Object.values(view.mercs).filter(({ team }) => team === null);
  return settleBids(
    bids.filter(({ phase }) => phase === view.phase),
    {
      gp: new Map(Object.values(view.teams).map(({ key, gp }) => [key, gp])),
      least: new Map(free.map((merc) => [merc.key, priceOf(merc, listed.get(merc.key) ?? null)])),
      tie: market.tie,
      place,
    },
  );
}

/** The hires of those who won, as entries. */
export const hiresOf = (bidding: Bidding, view: View): readonly NewJournalEntry[] =>
  settled(bidding, view)
    .filter(({ outcome }) => outcome === 'won')
    .map(({ team, merc, gp }) => ({ kind: 'hire', by: team, merc, price: gp, bid: true }));
