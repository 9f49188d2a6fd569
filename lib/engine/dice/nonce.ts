import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { BeaconRound } from './drand';
import { QUICKNET } from './quicknet';
import { hex, type Seed, seedBytes } from './seed';

/** Characters that a nonce may have. */
export const NONCE_LIMIT = 100;

/** What a leader mixes into a week's dice: one line of any text, without blanks at its ends. */
export const isNonce = (text: string): boolean =>
  text.length > 0 && text.length <= NONCE_LIMIT && text === text.trim() && !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);

/** A leader's nonce, by the key of the team. */
export interface Nonce {
  readonly team: string;
  readonly nonce: string;
}

/** What a team commits to: a line that names the week that it is for, the team, and its words. */
export const commitText = (stream: string, { team, nonce }: Nonce): string => `nonce | ${stream} | ${team} | ${nonce}`;

/**
 * The commitment to a nonce: SHA-256 of `commitText` in UTF-8, in hexadecimal. It is shown while nonces are taken; the words
 * themselves only once no other can be given, so that nobody chooses theirs after seeing another's.
 * @param stream of the week whose dice it is for
 */
export const nonceCommitment = (stream: string, nonce: Nonce): string =>
  hex(sha256(utf8ToBytes(commitText(stream, nonce))));

/** What of a round of the public beacon goes into dice; the chain is that of `quicknet.ts`. */
export type MixedRound = Pick<BeaconRound, 'round' | 'randomness'>;

/**
 * The message that is mixed in: a line `nonces | STREAM`, with ` | drand CHAIN ROUND RANDOMNESS` after it where a round of the
 * public beacon is mixed in too; then a line `TEAM | NONCE` for each team, by the order of the keys' characters.
 */
export const mixText = (stream: string, nonces: readonly Nonce[], beacon: MixedRound | null = null): string =>
  [
    `nonces | ${stream}${beacon ? ` | drand ${QUICKNET.chain} ${beacon.round} ${beacon.randomness}` : ''}`,
    ...nonces.toSorted((a, b) => (a.team < b.team ? -1 : 1)).map(({ team, nonce }) => `${team} | ${nonce}`),
  ].join('\n');

/**
 * The seed that a week's dice are drawn from. Without nonces and beacon it is the week's own. Otherwise it is HMAC-SHA256 with
 * the 32 bytes of the week's seed as key and `mixText` in UTF-8 as message: whoever chose the seed did not know the nonces nor
 * the beacon, and whoever chose a nonce does not know the seed.
 * @param nonces one for each team at most, in any order
 */
export const mixedSeed = (
  seed: Seed,
  stream: string,
  nonces: readonly Nonce[],
  beacon: MixedRound | null = null,
): Seed =>
  nonces.length === 0 && beacon === null
    ? seed
    : hex(hmac(sha256, seedBytes(seed), utf8ToBytes(mixText(stream, nonces, beacon))));
