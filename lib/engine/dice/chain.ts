import { sha256 } from '@noble/hashes/sha2.js';
import { hex, isSeed, type Seed, seedBytes } from './seed';

/**
 * The seeds of a season's weeks are a chain: each is the SHA-256 of the next week's, all made at once from one root
 * before the season opens. The chain's end, the hash of the first week's seed, is published then; so every seed that
 * is later revealed proves itself, and nobody can have chosen one after seeing what was declared.
 */

/** What is published of a seed before it is revealed: the SHA-256 of its 32 bytes, in hexadecimal. */
export const commitment = (seed: Seed): string => hex(sha256(seedBytes(seed)));

/**
 * The seed of one week.
 * @param root the secret at the chain's far end: the seed of week `length`
 * @param week from 1 to `length`; another is a bug of the caller, and thrown
 */
export function chainSeed(root: Seed, length: number, week: number): Seed {
  if (!Number.isInteger(week) || week < 1 || week > length)
    throw new Error(`The chain has no week ${week} of ${length}.`);
  let seed = seedBytes(root);
  for (let at = length; at > week; at -= 1) seed = sha256(seed);
  return hex(seed);
}

/** A season's chain: what is published of it, and its seeds. */
export interface Chain {
  /** The commitment of the first week's seed. */
  readonly end: string;
  readonly length: number;
  seed(week: number): Seed;
}

export const chain = (root: Seed, length: number): Chain => ({
  end: commitment(chainSeed(root, length, 1)),
  length,
  seed: (week) => chainSeed(root, length, week),
});

/**
 * Whether a revealed text is the seed that was committed to.
 * @param committed the seed's own commitment, or the season's chain end with the week's number in `week`
 * @param week how often to hash: 1 against the seed's own commitment
 */
export function verify(seed: string, committed: string, week = 1): boolean {
  if (!isSeed(seed)) return false;
  let hash: Seed = seed;
  for (let at = 0; at < week; at += 1) hash = commitment(hash);
  return hash === committed;
}
