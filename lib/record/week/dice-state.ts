import type { Nonce } from '../../engine/dice/nonce';
import { ok, type Result } from '../../result';
import { everThrown, noncesIn } from './dice';
import { loadFolded } from './load';
import type { WeekRef } from './types';

/** How a week's dice stand while it is played: who mixed what in, and whether that is still possible. */
export interface DiceState {
  readonly thrown: boolean;
  readonly nonces: readonly Nonce[];
}

/** @returns `not-found` */
export async function readDiceState(where: WeekRef): Promise<Result<DiceState>> {
  const week = await loadFolded(where);
  if (!week.ok) return week;
  return ok({ thrown: everThrown(week.value), nonces: noncesIn(week.value.journal) });
}
