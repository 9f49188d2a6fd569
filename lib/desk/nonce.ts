import 'server-only';
import { NONCE_LIMIT } from '../dice/nonce';
import { ok, type Result } from '../result';
import { append } from '../week/append';
import { giveNonce } from '../week/dice';
import { readDiceState } from '../week/dice-state';
import type { Actor, LoadedWeek } from '../week/types';
import type { NonceForm } from './model';
import { placeOf } from './place';

/**
 * Mixes a leader's own words into the week's dice; until the first die is thrown the last ones count.
 * @returns `nonce` (it is none), `thrown` (a die of the week was thrown already), or what `append` returns
 */
export async function mixNonce(actor: Actor, nonce: string, key: string): Promise<Result<{ week: number }>> {
  const found = await placeOf(actor);
  if (!found.ok) return found;
  const { week, team } = found.value;
  const done = await append({
    where: { season: week.season.key, week: week.week },
    actor,
    idempotencyKey: key,
    entries: (seen) => giveNonce(seen, team.key, nonce),
  });
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
