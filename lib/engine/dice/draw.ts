import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Seed, seedBytes } from './seed';

/** One die more than this could not be drawn from a word of 32 bits. */
export const MAX_SIDES = 2 ** 32;

/**
 * Draws a whole number from 1 to `sides`, the same for ever for the same seed and label, each equally likely.
 *
 * The bytes are HMAC-SHA256 with the seed's 32 bytes as key and, as message, the label in UTF-8. They are read as eight
 * words of 32 bits, big end first, from left to right. A word below the greatest multiple of `sides` that 2^32 holds
 * gives 1 + word mod `sides`; any other word is passed over. When all eight are passed over, the message becomes the
 * label, a space, a vertical bar, a space and `again 1` (then `again 2`, and so on), and its eight words follow.
 *
 * @param sides a whole number from 1 to 2^32; any other is a bug of the caller, and thrown
 */
export function draw(seed: Seed, label: string, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > MAX_SIDES)
    throw new Error(`A die has 1 to 2^32 sides, not ${sides}.`);
  const key = seedBytes(seed);
  const limit = MAX_SIDES - (MAX_SIDES % sides);
  for (let again = 0; ; again += 1) {
    const block = hmac(sha256, key, utf8ToBytes(again === 0 ? label : `${label} | again ${again}`));
    const words = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < block.byteLength; at += 4) {
      const word = words.getUint32(at);
      if (word < limit) return 1 + (word % sides);
    }
  }
}
