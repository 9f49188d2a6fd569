import { createHash, randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { mistake, ok, type Result } from '../../result';
import { type Db, db, type Tx } from '../db/client';
import { seal, unseal } from './sealed';
import { addressOfSite } from './site-address';

/**
 * Passkeys (WebAuthn): a key that a device or a program holds, and that it uses only once its person has shown who they are. So one
 * is two factors by itself, and signs in without a name and a password.
 */

const SECONDS = 300;
const PURPOSE = 'passkey';

/** Who the site is for a passkey: its host, which a key is bound to, and its origin. */
function site(): { readonly id: string; readonly origin: string } {
  const { hostname: id, origin } = new URL(addressOfSite('/'));
  return { id, origin };
}

/** A passkey is bound to a host's name: a site that is opened by a number has none. */
export const passkeysPossible = (): boolean => !/^[\d.]+$|^\[/.test(site().id);

/** What a browser is asked, and what it hands back with its answer. */
export interface Question<Options> {
  readonly options: Options;
  /** Encrypted: the challenge, and for whom it was made. */
  readonly token: string;
}

async function question<Options>(
  userId: string | null,
  make: (challenge: Uint8Array<ArrayBuffer>) => Promise<Options & { readonly challenge: string }>,
): Promise<Question<Options>> {
  const options = await make(Uint8Array.from(randomBytes(32)));
  return { options, token: await seal(PURPOSE, { challenge: options.challenge, for: userId }, SECONDS) };
}

/** Asks for a new passkey of an account. */
export const askForNew = (
  user: { readonly id: string; readonly name: string },
  held: readonly { readonly id: string; readonly transports: readonly string[] }[],
): Promise<Question<PublicKeyCredentialCreationOptionsJSON>> =>
  question(user.id, (challenge) =>
    generateRegistrationOptions({
      rpName: 'Mercenaries',
      rpID: site().id,
      userName: user.name,
      userID: Uint8Array.from(Buffer.from(user.id)),
      challenge,
      attestationType: 'none',
      excludeCredentials: held.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  );

/** Asks for any passkey of this site: whose it is, the answer says. */
export const askForAny = (): Promise<Question<PublicKeyCredentialRequestOptionsJSON>> =>
  question(null, (challenge) =>
    generateAuthenticationOptions({ rpID: site().id, challenge, userVerification: 'required' }),
  );

const sealedDoor = z.object({ challenge: z.string().min(40), for: z.uuid().nullable() });

/** The challenge of a question that was made for this account (null: for nobody) not long ago. */
async function challengeOf(token: string, userId: string | null): Promise<string | null> {
  const read = sealedDoor.safeParse(await unseal(PURPOSE, token));
  return read.success && read.data.for === userId ? read.data.challenge : null;
}

/** Notes that a challenge was answered. @returns whether it is the first time */
async function spend(tx: Tx | Db, challenge: string): Promise<boolean> {
  await tx.spentChallenge.deleteMany({ where: { until: { lt: new Date() } } });
  const hash = createHash('sha256').update(challenge).digest('hex');
  const until = new Date(Date.now() + 2 * SECONDS * 1000);
  const { count } = await tx.spentChallenge.createMany({ data: [{ hash, until }], skipDuplicates: true });
  return count === 1;
}

const refused = () =>
  mistake('passkey', 'That passkey does not open an account here.', {
    next: 'Try again; or sign in with your name and password, and a code or a recovery code.',
  });

/** An answer of a browser, as text; its parts are looked at by the library. */
const answerDoor = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.looseObject({ id: z.string().min(1).max(2000), response: z.looseObject({}) }));

export interface NewPasskey {
  readonly id: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: bigint;
  readonly transports: string[];
}

/** The passkey that a browser made. @returns `passkey` where the answer is none to this account's question, or an old one */
export async function readNew(
  tx: Tx,
  user: { readonly id: string },
  given: { readonly answer: string; readonly token: string },
): Promise<Result<NewPasskey>> {
  const challenge = await challengeOf(given.token, user.id);
  const answer = answerDoor.safeParse(given.answer);
  if (challenge === null || !answer.success) return refused();
  const { id, origin } = site();
  const verified = await verifyRegistrationResponse({
    response: answer.data as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified || !verified.registrationInfo || !(await spend(tx, challenge))) return refused();
  const { credential } = verified.registrationInfo;
  return ok({
    id: credential.id,
    publicKey: Uint8Array.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports: [...(credential.transports ?? [])],
  });
}

/**
 * The account whose passkey answered. A passkey that counts its uses and counts backwards was copied, and is refused.
 * @returns `passkey` where it opens no account, or was answered before
 */
export async function accountByPasskey(given: {
  readonly answer: string;
  readonly token: string;
}): Promise<Result<{ readonly id: string; readonly key: string; readonly epoch: number; readonly passkey: string }>> {
  const challenge = await challengeOf(given.token, null);
  const answer = answerDoor.safeParse(given.answer);
  if (challenge === null || !answer.success) return refused();
  const row = await db.passkey.findUnique({
    where: { id: answer.data.id },
    include: { user: { select: { id: true, key: true, epoch: true, disabledAt: true } } },
  });
  if (row === null || row.user.disabledAt !== null) return refused();
  const { id, origin } = site();
  const verified = await verifyAuthenticationResponse({
    response: answer.data as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: row.id, publicKey: Uint8Array.from(row.publicKey), counter: Number(row.counter) },
  }).catch(() => null);
  if (!verified?.verified || !(await spend(db, challenge))) return refused();
  const { newCounter } = verified.authenticationInfo;
  const { count } = await db.passkey.updateMany({
    where: { id: row.id, counter: row.counter },
    data: { counter: BigInt(newCounter), usedAt: new Date() },
  });
  if (count !== 1) return refused();
  const { key, epoch } = row.user;
  return ok({ id: row.user.id, key, epoch, passkey: row.name });
}
