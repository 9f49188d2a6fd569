import { ok, type Result } from '../../result';
import { loadFolded } from './load';
import { committedIn, isTakingOver, openedIn, streamAfter } from './nonces';
import type { WeekRef } from './types';

/** How the nonces for the next week's dice stand while a week is played. */
export interface DiceState {
  /** Nobody can commit any more: what was committed to is being opened. */
  readonly opening: boolean;
  /** The stream that they are for. */
  readonly stream: string;
  /** By the key of the team. */
  readonly committed: ReadonlyMap<string, string>;
  readonly opened: ReadonlyMap<string, string>;
}

/** @returns `not-found` */
export async function readDiceState(where: WeekRef): Promise<Result<DiceState>> {
  const week = await loadFolded(where);
  if (!week.ok) return week;
  const { journal } = week.value;
  return ok({
    opening: isTakingOver(journal),
    stream: streamAfter(week.value),
    committed: committedIn(journal),
    opened: openedIn(journal),
  });
}
