import { beginBattle, resolveLeftovers } from './battle';
import { keepBattles, noteLeaders } from './battle-record';
import { bookIncome } from './economy';
import { rollChoices } from './purchases';
import { rollLinks } from './pure-support';
import { grantPoints } from './resource';
import type { Phase } from './terms';
import type { Transaction } from './transaction';

/** The week's phases, one after the other: each begins a new day (`glossary:week`). */

type Next = 'Wartime' | 'Battles' | 'Results' | 'Closed';
const AFTER: Readonly<Record<Phase, Next>> = {
  Peacetime: 'Wartime',
  Wartime: 'Battles',
  Battles: 'Results',
  Results: 'Closed',
};

/**
 * Goes on to a phase, through those in between; backwards there is no way.
 * @param leaders who leads which team now, by the team's key
 */
export function advance(
  tx: Transaction,
  to: 'Wartime' | 'Battles' | 'Results' | 'Week',
  closesAt: string | null,
  leaders: Readonly<Record<string, string>> = {},
): void {
  const goal: Next = to === 'Week' ? 'Closed' : to;
  const order: readonly (Phase | 'Closed')[] = ['Peacetime', 'Wartime', 'Battles', 'Results', 'Closed'];
  while (tx.state.phase !== 'Closed' && order.indexOf(tx.state.phase) < order.indexOf(goal))
    enter(tx, AFTER[tx.state.phase], leaders);
  tx.state.closesAt = closesAt;
}

function enter(tx: Transaction, phase: Next, leaders: Readonly<Record<string, string>>): void {
  if (phase === 'Closed') {
    closeWeek(tx);
    return;
  }
  if (phase === 'Battles') {
    noteLeaders(tx, leaders);
    beginBattle(tx);
  }
  if (phase === 'Results') keepBattles(tx);
  newDay(tx);
  tx.state.phase = phase;
  tx.state.dayOfPhase = 1;
  if (phase === 'Wartime') grantPoints(tx);
  if (phase === 'Results') resolveLeftovers(tx);
}

/** A new day of the same phase. */
export function newDay(tx: Transaction): void {
  if (tx.state.phase === 'Closed') return;
  tx.state.day += 1;
  tx.state.dayOfPhase += 1;
}

/** Income, upkeep, and the choices that nobody made in time; then nothing more is declared. */
function closeWeek(tx: Transaction): void {
  resolveLeftovers(tx);
  bookIncome(tx);
  rollChoices(tx);
  rollLinks(tx);
  tx.state.phase = 'Closed';
}
