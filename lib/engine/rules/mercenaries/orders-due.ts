import { findTeam } from './lookup';
import type { Refusal } from './removals';
import { feesOf, type RosterDue, rosterDue } from './rosters';
import type { State, TeamState } from './state';
import { bidRefusal } from './terrain';

/**
 * What would come of a team’s sealed orders if the rosters locked now: the look that the lock takes (`glossary:roster`,
 * `glossary:terrain`), of what that team itself knows. Nobody else’s orders are looked at, so that it tells nothing of them.
 */
export interface OrdersDue {
  /** Null: it has saved none. */
  readonly roster: RosterDue | null;
  /** GP that its roster costs before its bid is looked at. */
  readonly fee: number;
  /** Why its bid would be refused; null: it would not, or there is none. */
  readonly bid: Refusal | null;
}

type Orders = Pick<TeamState, 'bid'> & { readonly roster: { readonly mercs: readonly string[] } | null };

/** @param orders in place of those that it has given */
export function ordersDue(state: State, team: string, orders: Partial<Orders> = {}): OrdersDue {
  const row = findTeam(state, team);
  const { roster, bid } = { roster: row?.roster ?? null, bid: row?.bid ?? null, ...orders };
  const due = roster === null ? null : rosterDue(state, team, roster.mercs);
  const fee = due === null || due.refusal !== null ? 0 : feesOf(state, team, [...due.named, ...due.assists]);
  return {
    roster: due,
    fee,
    bid: bid === null || row === undefined ? null : bidRefusal(state, team, bid.terrain, bid.gp, fee),
  };
}

/** What the lock left out of a team’s roster; nothing before the lock, or where it refused the roster as a whole. */
export function leftOutAtLock(state: State, team: string): readonly Refusal[] {
  const row = findTeam(state, team);
  if (!state.rostersLocked || !row?.roster) return [];
  const { mercs, entry } = row.roster;
  const now = rosterDue(state, team, mercs).out;
  return row.dropped
    .filter(({ ruling }) => ruling !== entry)
    .map(({ merc, text, ruling }) => ({
      text,
      // The record holds no clauses: while the reason still holds, they are its own.
      cites: now.find((each) => each.merc === merc && each.refusal.text === text)?.refusal.cites ?? ['glossary:roster'],
      links: ruling === null ? [] : [ruling],
    }));
}
