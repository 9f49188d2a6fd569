import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { db } from '../db/client';
import { mistake, ok, type Result } from '../result';
import { networkOf } from './address';

const MINUTES = 60;

/** Counted in the database, so that neither a restart nor a second process gives anyone fresh attempts. */
const table = { storeClient: db, tableName: 'throttle' } as const;

/** Attempts at one account, whoever makes them. Names that nobody bears are counted as well, so that the limit tells nothing. */
const byAccount = new RateLimiterPrisma({
  ...table,
  keyPrefix: 'account',
  points: 10,
  duration: 15 * MINUTES,
  blockDuration: 15 * MINUTES,
  inMemoryBlockOnConsumed: 11,
});

/** Attempts from one address, at whichever accounts. Higher, because a household or a school shares one. */
const byAddress = new RateLimiterPrisma({
  ...table,
  keyPrefix: 'address',
  points: 50,
  duration: 15 * MINUTES,
  blockDuration: 15 * MINUTES,
  inMemoryBlockOnConsumed: 51,
});

/** One account under however its name is typed. */
export const accountKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Counts an attempt before it is looked at. @returns `limited`, with when to try again, or ok. */
export async function countAttempt(name: string, address: string): Promise<Result<null>> {
  for (const [limiter, key] of [
    [byAddress, networkOf(address)],
    [byAccount, accountKey(name)],
  ] as const) {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const minutes = Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000));
      return mistake('limited', 'There were too many attempts to sign in.', {
        next: `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Whoever is signed in already stays so.`,
      });
    }
  }
  return ok(null);
}

/** After a success: the account's earlier attempts no longer count, the address keeps all but this one. */
export async function forgiveAttempts(name: string, address: string): Promise<void> {
  await Promise.all([byAccount.delete(accountKey(name)), byAddress.reward(networkOf(address))]);
}
