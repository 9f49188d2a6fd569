import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { BidView, RosterView, Sealed } from '../../engine/rules/mercenaries/view';
import { db } from '../../platform/db/client';

/** A team's roster and terrain bid in one week, as one viewer may see them. */
export interface SealedOrders {
  readonly roster: Sealed<RosterView>;
  readonly bid: Sealed<BidView>;
}

const NONE = { state: 'none' } as const;

/**
 * Rosters and bids of a week by the key of the team: the one function that reads them for a page. Before the rosters
 * lock, those of another team than the viewer's own are `sealed`; a team that gave neither is not in it.
 * @param weekId the week's row
 */
export async function readOrders(weekId: string, viewer: Viewer): Promise<Readonly<Record<string, SealedOrders>>> {
  const team = { select: { key: true } } as const;
  const rosters = await db.roster.findMany({ where: { weekId }, include: { team } });
  const bids = await db.bid.findMany({ where: { weekId }, include: { team } });
  const orders: Record<string, SealedOrders> = {};
  for (const { team, mercs, assists, fee, locked } of rosters) {
    const roster = shown({ mercs, assists, fee, locked }, locked, team.key, viewer);
    orders[team.key] = { bid: NONE, ...orders[team.key], roster };
  }
  for (const { team, terrain, gp, locked } of bids) {
    const bid = shown({ terrain, gp }, locked, team.key, viewer);
    orders[team.key] = { roster: NONE, ...orders[team.key], bid };
  }
  return orders;
}

function shown<T>(value: T, locked: boolean, team: string, viewer: Viewer): Sealed<T> {
  const own = viewer.kind === 'record' || (viewer.kind === 'leader' && viewer.team === team);
  return locked || own ? { state: 'open', value } : { state: 'sealed' };
}
