import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';
import { mistake, ok, type Result } from '../../result';
import { Gate } from './gate';

/** Of argon2id, the library's default. Some 19 MiB and 50 ms a hash: as much as two cores may spend on whoever knocks. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** At most two hashes at once, whoever asks: a crowd at the door must not take the cores from those inside. */
export const hashing = new Gate({ atOnce: 2, waiting: 32 });

/** A password as somebody chooses it. The upper bound keeps a hash of it from costing more than others. */
export const newPassword = z
  .string()
  .min(10, 'A password has at least 10 characters.')
  .max(200, 'A password has at most 200 characters.');

/** @returns the argon2id hash, or `busy`. */
export const hashPassword = (password: string): Promise<Result<string>> => through(() => hash(password, COST));

/** A hash that fits no password, made once: for names that nobody bears. */
let nobody: Promise<string> | undefined;

/**
 * @param stored the hash of the account; null where there is no account: the same work is done, so that the time tells nothing.
 * @returns whether it fits, or `busy`.
 */
export async function passwordFits(stored: string | null, password: string): Promise<Result<boolean>> {
  nobody ??= hash(crypto.randomUUID(), COST);
  const against = stored ?? (await nobody);
  return through(async () => (await verify(against, password)) && stored !== null);
}

async function through<T>(work: () => Promise<T>): Promise<Result<T>> {
  const done = await hashing.run(work);
  if (done === null) {
    return mistake('busy', 'Too many people are signing in at this moment.', { next: 'Try again in a few seconds.' });
  }
  return ok(done.value);
}
