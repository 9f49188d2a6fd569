import type { Change } from './adjust';
import { findTeam, mercName, mercOf, teamName } from './lookup';
import { byHand } from './origin';
import { release } from './possession';
import type { StatusMark } from './state';
import type { Transaction } from './transaction';
import { refreshWatch } from './watch';

/** Where a merc stands, set by hand: under which conditions, and in which team. */

/** The whole list; what it was under before stays as it was where the list still names it. */
export function setStatus(tx: Transaction, merc: string, status: readonly StatusMark['status'][]): Change {
  const { week } = tx.state;
  const was = mercOf(tx.state, merc).status;
  if (!status.includes('Possessed')) release(tx, merc);
  const kept = was.filter((mark) => status.includes(mark.status) && mark.from <= week);
  const added = status.filter((one) => !kept.some((mark) => mark.status === one));
  tx.merc(merc).status = [
    ...kept,
    ...added.map(
      (one): StatusMark => ({
        status: one,
        from: week,
        until: week,
        during: 'week',
        by: null,
        origin: byHand(tx.entry.id),
      }),
    ),
  ];
  if (status.includes('Subverted') && !tx.state.thirdParties.includes(merc)) {
    tx.state.thirdParties = [...tx.state.thirdParties, merc];
  }
  const words = (list: readonly string[]): string => list.join(', ') || 'none';
  const text = `${mercName(tx.state, merc)}: status ${words(status)} (was ${words(was.map((mark) => mark.status))})`;
  return { about: 'status', team: null, merc, ability: null, text };
}

/** Puts a merc at the end of another team, or up for hire. It counts as purchased this week. */
export function giveTo(tx: Transaction, merc: string, to: string | null): Change {
  const from = mercOf(tx.state, merc).team;
  if (from === to) return null;
  release(tx, merc);
  if (from !== null) {
    const team = tx.team(from);
    team.mercs = team.mercs.filter((one) => one !== merc);
  }
  const row = tx.merc(merc);
  row.team = to;
  if (to !== null && findTeam(tx.state, to)) {
    row.hired = tx.state.week;
    const team = tx.team(to);
    team.mercs = [...team.mercs, merc];
  }
  for (const team of [from, to]) if (team !== null) refreshWatch(tx, team);
  const words = (team: string | null): string => (team === null ? 'for hire' : `in ${teamName(tx.state, team)}`);
  const text = `${mercName(tx.state, merc)}: ${words(to)} (was ${words(from)})`;
  return { about: 'team', team: null, merc, ability: null, text };
}
