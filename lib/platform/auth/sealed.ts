import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { sessionSecret } from './secrets';

/** What a browser keeps for the site and may neither read nor change: encrypted, with its end in it. */
const CIPHER = { alg: 'dir', enc: 'A256GCM' } as const;

/** A key for each purpose, so that what was sealed for one opens as no other. */
const keyFor = (purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', sessionSecret(), '', `mercenaries ${purpose}`, 32));

/** @param seconds for which it opens. */
export const seal = (purpose: string, held: Record<string, unknown>, seconds: number): Promise<string> =>
  new EncryptJWT(held)
    .setProtectedHeader(CIPHER)
    .setIssuedAt()
    .setExpirationTime(new Date(Date.now() + seconds * 1000))
    .encrypt(keyFor(purpose));

/** @returns what was sealed, or null where it is forged, out of date, of another purpose, or none. */
export async function unseal(purpose: string, token: string | undefined): Promise<Record<string, unknown> | null> {
  if (!token) return null;
  const options = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
  return jwtDecrypt(token, keyFor(purpose), options).then(
    ({ payload }) => payload,
    () => null,
  );
}
