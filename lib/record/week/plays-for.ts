import { seatsOf } from '../../platform/auth/seats';
import type { Tx } from '../../platform/db/client';
import type { Doer } from '../journal/act';

/**
 * The teams for which an admin acts as their act is saved, whatever team they came with: they may have been given one since, and
 * an act may come by a door that names no season. None for everybody else, of whom nothing is asked by it.
 */
export const playsFor = async (tx: Tx, season: { readonly key: string }, actor: Doer): Promise<readonly string[]> =>
  actor === 'clock' || (actor.role !== 'admin' && actor.role !== 'owner') ? [] : seatsOf(tx, season.key, actor.id);
