import type { Entry } from './entry';
import { findAbility, findMerc, findTeam, mercOf } from './lookup';
import { release } from './possession';
import { refuse } from './refusals';
import type { StatusMark } from './state';
import type { Transaction } from './transaction';

/** What an admin enters by hand. Numbers are added; a status list and a ready week are set. */
export function adjust(tx: Transaction, entry: Entry & { kind: 'adjust' }): void {
  const missing = nothing(tx, entry);
  if (missing) {
    refuse(tx, { about: 'adjust', by: null }, { text: `there is no ${missing}`, cites: [] });
    return;
  }
  if (entry.team !== undefined && entry.gp !== undefined) tx.book(entry.team, 'adjust', entry.gp, entry.because, null);
  if (entry.merc !== undefined && entry.exp !== undefined) tx.merc(entry.merc).exp += entry.exp;
  if (entry.merc !== undefined && entry.status !== undefined) setStatus(tx, entry.merc, entry.status);
  if (entry.ability !== undefined && entry.ready !== undefined) setReady(tx, entry.ability, entry.ready);
}

function nothing(tx: Transaction, { team, merc, ability }: Entry & { kind: 'adjust' }): string | null {
  if (team !== undefined && !findTeam(tx.state, team)) return `team ${team}`;
  if (merc !== undefined && !findMerc(tx.state, merc)) return `merc ${merc}`;
  return ability !== undefined && !findAbility(tx.state, ability) ? `ability ${ability}` : null;
}

/** The whole list; what it was under before stays as it was where the list still names it. */
function setStatus(tx: Transaction, merc: string, status: readonly StatusMark['status'][]): void {
  const { week } = tx.state;
  if (!status.includes('Possessed')) release(tx, merc);
  const kept = mercOf(tx.state, merc).status.filter((mark) => status.includes(mark.status) && mark.from <= week);
  const added = status.filter((one) => !kept.some((mark) => mark.status === one));
  tx.merc(merc).status = [
    ...kept,
    ...added.map((one): StatusMark => ({ status: one, from: week, until: week, during: 'week', by: null })),
  ];
  if (status.includes('Subverted') && !tx.state.thirdParties.includes(merc)) {
    tx.state.thirdParties = [...tx.state.thirdParties, merc];
  }
}

function setReady(tx: Transaction, ability: string, ready: number): void {
  const holder = findAbility(tx.state, ability)?.owner ?? '';
  const state = tx.ability({ holder, ability });
  state.ready = ready;
  state.later = ready;
  state.restsBy = '2c:cooldown';
}
