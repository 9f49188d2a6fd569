import { type MixedRound, mixText, type Nonce } from './nonce';

/**
 * Checks a week's dice with Web Crypto alone: for a reader's browser, which need not believe the server. None of this is
 * used to throw a die.
 */

/** What is known of a closed week's dice. */
export interface ClaimedWeek {
  readonly stream: string;
  readonly week: number;
  /** Published when the season opened. */
  readonly chainEnd: string;
  /** Revealed when the week closed. */
  readonly seed: string;
  readonly nonces: readonly Nonce[];
  /** The round of the public beacon that was mixed in. */
  readonly beacon?: MixedRound | null;
}

const WORDS = 2 ** 32;

/** Whether the week's seed, hashed as often as its number says, gives the end of the season's chain. */
export async function leadsToEnd({ seed, week, chainEnd }: ClaimedWeek): Promise<boolean> {
  let bytes = bytesOf(seed);
  for (let at = 0; at < week; at += 1) bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hexOf(bytes) === chainEnd;
}

/** Throws dice of the week again. @returns a function that gives the value of one die, as `draw.ts` describes it */
export async function thrower(week: ClaimedWeek): Promise<(label: string, sides: number) => Promise<number>> {
  const plain = await keyOf(bytesOf(week.seed));
  const { nonces, beacon = null } = week;
  const isMixed = nonces.length > 0 || beacon !== null;
  const key = isMixed ? await keyOf(await sign(plain, mixText(week.stream, nonces, beacon))) : plain;
  return async (label, sides) => {
    const limit = WORDS - (WORDS % sides);
    for (let again = 0; ; again += 1) {
      const block = new DataView((await sign(key, again === 0 ? label : `${label} | again ${again}`)).buffer);
      for (let at = 0; at < block.byteLength; at += 4) {
        const word = block.getUint32(at);
        if (word < limit) return 1 + (word % sides);
      }
    }
  };
}

const keyOf = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

const sign = async (key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
