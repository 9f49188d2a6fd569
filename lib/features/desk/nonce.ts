import 'server-only';
import { NONCE_LIMIT } from '../../engine/dice/nonce';
import type { SeasonActor } from '../../platform/auth/actor';
import { giveNonce } from '../../record/week/dice';
import { readDiceState } from '../../record/week/dice-state';
import type { LoadedWeek } from '../../record/week/types';
import { ok, type Result } from '../../result';
import { appendOwn } from './append';
import type { NonceForm } from './model';

/**
 * Mixes a leader's own words into the week's dice; until the first die is thrown the last ones count.
 * @returns `nonce` (it is none), `thrown` (a die of the week was thrown already), or what `append` returns
 */
export async function mixNonce(actor: SeasonActor, nonce: string, key: string): Promise<Result<{ week: number }>> {
  const done = await appendOwn(actor, key, (seen, team) => giveNonce(seen, team, nonce));
  return done.ok ? ok({ week: done.value.week }) : done;
}

/** What the desk shows of it. */
export async function readNonceForm({ season, week }: LoadedWeek, team: string): Promise<NonceForm> {
  const found = await readDiceState({ season: season.key, week });
  const { thrown, nonces } = found.ok ? found.value : { thrown: true, nonces: [] };
  return {
    state: thrown ? 'thrown' : 'open',
    given: nonces.find((one) => one.team === team)?.nonce ?? null,
    others: nonces.filter((one) => one.team !== team).length,
    limit: NONCE_LIMIT,
  };
}
