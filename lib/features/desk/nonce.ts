import 'server-only';
import { NONCE_LIMIT } from '../../engine/dice/nonce';
import type { SeasonActor } from '../../platform/auth/actor';
import { readDiceState } from '../../record/week/dice-state';
import * as nonces from '../../record/week/nonces';
import type { LoadedWeek } from '../../record/week/types';
import { ok, type Result } from '../../result';
import { appendOwn } from './append';
import type { NonceForm } from './model';

/**
 * Commits a leader's team to words for the dice of the next week, by their hash.
 * @returns `commitment`, `late`, or what `append` returns
 */
export async function commitNonce(actor: SeasonActor, hash: string, key: string): Promise<Result<{ week: number }>> {
  const done = await appendOwn(actor, key, (seen, team) => nonces.commitNonce(seen, team, hash));
  return done.ok ? ok({ week: done.value.week }) : done;
}

/** Opens them. @returns `nonce`, `early`, `uncommitted`, `other-words`, `nothing`, or what `append` returns */
export async function openNonce(actor: SeasonActor, nonce: string, key: string): Promise<Result<{ week: number }>> {
  const done = await appendOwn(actor, key, (seen, team) => nonces.openNonce(seen, team, nonce));
  return done.ok ? ok({ week: done.value.week }) : done;
}

/** What the desk shows of it. */
export async function readNonceForm({ season, week }: LoadedWeek, team: string): Promise<NonceForm> {
  const found = await readDiceState({ season: season.key, week });
  const state = found.ok ? found.value : { opening: true, stream: '', committed: new Map(), opened: new Map() };
  return {
    state: state.opening ? 'opening' : 'taking',
    week: week + 1,
    before: `nonce | ${state.stream} | ${team} | `,
    hash: state.committed.get(team) ?? null,
    opened: state.opened.get(team) ?? null,
    committed: state.committed.size,
    openedBy: state.opened.size,
    limit: NONCE_LIMIT,
  };
}
