import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { hex, SEED_BYTES, type Seed, seedBytes } from './seed';

/**
 * Seeds at rest: AES-256-GCM under the key in `DICE_KEY`, bound to the name of what they belong to. On the server
 * alone; everything else in this room runs in a browser too.
 *
 * Sealed bytes: one byte 1 (the version of this form), 12 of nonce, 16 of tag, 32 of ciphertext.
 */

const VERSION = 1;
const NONCE = 12;
const TAG = 16;
const CIPHER = 'aes-256-gcm';

/** A new secret. */
export const newSeed = (): Seed => hex(randomBytes(SEED_BYTES));

/** @param name what the seed belongs to (a season's key, a stream): to open it takes the same one */
export function seal(seed: Seed, name: string, key: Buffer = diceKey()): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name, 'utf8'));
  const text = Buffer.concat([cipher.update(seedBytes(seed)), cipher.final()]);
  return Uint8Array.from([VERSION, ...nonce, ...cipher.getAuthTag(), ...text]);
}

/** Throws where the key or the name is not the one that it was sealed with, or a byte was changed. */
export function unseal(sealed: Uint8Array, name: string, key: Buffer = diceKey()): Seed {
  if (sealed[0] !== VERSION || sealed.length !== 1 + NONCE + TAG + SEED_BYTES) {
    throw new Error(`The sealed seed of ${name} is not in a form that this version reads.`);
  }
  const part = (from: number, length: number) => sealed.subarray(from, from + length);
  const decipher = createDecipheriv(CIPHER, key, part(1, NONCE))
    .setAAD(Buffer.from(name, 'utf8'))
    .setAuthTag(part(1 + NONCE, TAG));
  try {
    return hex(Buffer.concat([decipher.update(part(1 + NONCE + TAG, SEED_BYTES)), decipher.final()]));
  } catch (cause) {
    throw new Error(`The seed of ${name} does not open: DICE_KEY is not the key that it was sealed with.`, { cause });
  }
}

/** The key in the environment: 32 bytes, as 64 hexadecimal digits. */
export function diceKey(): Buffer {
  const text = process.env.DICE_KEY ?? '';
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new Error('DICE_KEY is not set: it is 32 random bytes as 64 hexadecimal digits.');
  return Buffer.from(text, 'hex');
}
