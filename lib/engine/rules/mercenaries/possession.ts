import { mercOf } from './lookup';
import { sideOf } from './sides';
import type { Transaction } from './transaction';

/** Takes a merc from the team that possesses it (`glossary:possession`). */
export function release(tx: Transaction, merc: string): void {
  const side = sideOf(tx.state, merc);
  if (side === null || side === mercOf(tx.state, merc).team) return;
  const team = tx.team(side);
  team.borrowed = team.borrowed.filter((one) => one !== merc);
}
