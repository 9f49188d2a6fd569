import { createHash } from 'node:crypto';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { some } from '../../engine/rules/kernel/say';
import { mistake, ok, type Result } from '../../result';
import { db } from '../db/client';
import { networkOf } from './address';
import type { Device } from './device';

/**
 * How many attempts there are at a password, so that nobody guesses one and nobody locks another out.
 *
 * - A browser that has signed in to an account before (device.ts) is counted by itself: whatever strangers do, its person
 *   gets in.
 * - A stranger is counted with the account that is tried: ten wrong passwords close that account to that network, and to
 *   nobody else.
 * - A network is counted over all accounts, so that names cannot be tried one after the other.
 * - An account is counted over all strangers, so that a thousand networks are no way to guess. That closes it to every
 *   stranger, its own person in a new browser among them, until the quarter of an hour is over; a reset link of an admin
 *   makes that browser known at once.
 *
 * A refused attempt costs nothing and prolongs nothing: a quarter of an hour counts from its first attempt. Counted in the
 * database, so that neither a restart nor a second process gives anyone fresh attempts; under hashes, because people type
 * passwords where names belong.
 */
const WINDOW = 15 * 60;

const limiter = (keyPrefix: string, points: number) =>
  new RateLimiterPrisma({
    storeClient: db,
    tableName: 'throttle',
    keyPrefix,
    points,
    duration: WINDOW,
    inMemoryBlockOnConsumed: points + 1,
  });

export const LIMITS = { device: 10, pair: 10, network: 50, account: 100, own: 10 } as const;

const byDevice = limiter('device', LIMITS.device);
const byPair = limiter('pair', LIMITS.pair);
const byNetwork = limiter('network', LIMITS.network);
const byAccount = limiter('account', LIMITS.account);
/** The present password, asked of somebody who is signed in. */
const byOwner = limiter('own', LIMITS.own);

const CLOSED = new Map([
  [byDevice, `closed to this browser after ${LIMITS.device} attempts`],
  [byPair, `closed to this network after ${LIMITS.pair} attempts`],
  [byNetwork, `every account closed to this network after ${LIMITS.network} attempts`],
  [byAccount, `closed to every browser that it does not know after ${LIMITS.account} attempts`],
]);

/** One account under however its name is typed. */
export const accountKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

const hashed = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Whence an attempt comes. */
export interface From {
  readonly address: string;
  readonly device: Device | null;
}

export interface Counted {
  /** It is the first of its quarter of an hour. */
  readonly first: boolean;
  /** From a browser that the account knows. */
  readonly known: boolean;
}

/** Which counters an attempt goes through, the nearest last. */
function counters(name: string, { address, device }: From) {
  const account = accountKey(name);
  const network = networkOf(address);
  if (device?.account === account) return { known: true, through: [[byDevice, hashed(device.device)]] } as const;
  return {
    known: false,
    through: [
      [byNetwork, hashed(network)],
      [byPair, hashed(account, network)],
      [byAccount, hashed(account)],
    ],
  } as const;
}

/**
 * Counts an attempt to sign in before it is looked at.
 * @returns `limited`, with when to try again, or how it was counted. `closes` is called, with which in words, for the attempt that closes a door.
 */
export async function countAttempt(
  name: string,
  from: From,
  closes: (how: string) => Promise<void> = async () => {},
): Promise<Result<Counted>> {
  const { known, through } = counters(name, from);
  let first = true;
  for (const [counter, key] of through) {
    const counted = await consume(counter, key, () => closes(CLOSED.get(counter) ?? ''));
    if (!counted.ok) return counted;
    if (counter === byPair || counter === byDevice) first = counted.value === 1;
  }
  return ok({ first, known });
}

/** Counts an attempt of somebody signed in to give their present password. */
export async function countOwn(userId: string): Promise<Result<null>> {
  const counted = await consume(byOwner, hashed(userId), async () => {});
  return counted.ok ? ok(null) : counted;
}

/** After a success: what this browser or network tried at the account no longer counts. */
export async function forgiveAttempts(name: string, from: From): Promise<void> {
  const { through } = counters(name, from);
  await Promise.all(
    through.map(([counter, key]) =>
      counter === byDevice || counter === byPair ? counter.delete(key) : counter.reward(key),
    ),
  );
}

/** @returns how many there were within the quarter of an hour, this one counted. */
async function consume(counter: RateLimiterPrisma, key: string, closes: () => Promise<void>): Promise<Result<number>> {
  try {
    return ok((await counter.consume(key)).consumedPoints);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.consumedPoints === counter.points + 1) await closes();
    const minutes = Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000));
    return mistake('limited', 'There were too many attempts to sign in.', {
      next: `Try again in ${some(minutes, 'minute')}, or from a browser in which you have signed in before. Whoever is signed in already stays so, and an admin can send you a reset link.`,
    });
  }
}
