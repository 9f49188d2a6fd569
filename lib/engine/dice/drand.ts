import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { QUICKNET } from './quicknet';
import { hex } from './seed';

/** A round of the public beacon, as drand publishes it. */
export interface BeaconRound {
  readonly round: number;
  /** SHA-256 of the signature, in 64 small hexadecimal digits. */
  readonly randomness: string;
  /** In 96 small hexadecimal digits: a compressed point of BLS12-381’s G1. */
  readonly signature: string;
}

/** The suite of the scheme `bls-unchained-g1-rfc9380`. */
const SUITE = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The first round that is published at a moment or after it. @param at ms since 1970 */
export const roundAt = (at: number): number =>
  Math.max(1, Math.ceil((at / 1000 - QUICKNET.genesis) / QUICKNET.period) + 1);

/** When a round is published, in ms since 1970. */
export const publishedAt = (round: number): number => 1000 * (QUICKNET.genesis + (round - 1) * QUICKNET.period);

/**
 * Whether a round is the one that drand published: its signature is the network's own over the round's number, and its randomness
 * is the signature's hash. There is one signature for each round, so nobody can name another value.
 */
export function isPublished({ round, randomness, signature }: BeaconRound): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return false;
  const bytes = hexToBytes(signature);
  if (hex(sha256(bytes)) !== randomness) return false;
  const { shortSignatures } = bls12_381;
  try {
    return shortSignatures.verify(bytes, shortSignatures.hash(messageOf(round), SUITE), hexToBytes(QUICKNET.publicKey));
  } catch {
    // What is no point of the curve is no signature.
    return false;
  }
}

/** What the network signs: SHA-256 of the round's number in eight bytes, big end first. */
export function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}
