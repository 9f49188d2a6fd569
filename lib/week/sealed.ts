import type { Viewer } from '../rules/kernel/ruleset';
import type { BidView, RosterView, Sealed } from '../rules/mercenaries/view';

/** A team's roster and terrain bid in one week, as one viewer may see them. */
export interface SealedOrders {
  readonly roster: Sealed<RosterView>;
  readonly bid: Sealed<BidView>;
}

/**
 * Rosters and bids of a week by the key of the team: the one function that reads them for a page. Before the rosters
 * lock, those of another team than the viewer's own are `sealed`.
 * @param weekId the week's row
 */
export async function readOrders(weekId: string, viewer: Viewer): Promise<Readonly<Record<string, SealedOrders>>> {
  throw new Error(`not built: ${weekId}${viewer.kind}`);
}
