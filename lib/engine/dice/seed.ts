/**
 * A week's secret as text: 32 bytes in 64 small hexadecimal digits. Text, because seeds are stored, shown and typed
 * into a verifier.
 */
export type Seed = string;

export const SEED_BYTES = 32;

export const isSeed = (text: string): text is Seed => /^[0-9a-f]{64}$/.test(text);

/** The bytes of a seed. A text that is no seed is a bug of the caller, and thrown. */
export function seedBytes(seed: Seed): Uint8Array {
  if (!isSeed(seed)) throw new Error('A seed is 64 small hexadecimal digits.');
  return Uint8Array.from({ length: SEED_BYTES }, (_, place) =>
    Number.parseInt(seed.slice(2 * place, 2 * place + 2), 16),
  );
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
