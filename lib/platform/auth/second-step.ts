import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { diceKey } from '../../engine/dice/seal';
import { mistake, ok, type Result } from '../../result';
import { note } from '../audit/write';
import type { Db, Tx } from '../db/client';

/**
 * The second step of signing in: a code of six digits that a program makes of the time (TOTP, RFC 6238), or a recovery code,
 * which works once. A code is taken once, and one step of 30 s early or late.
 */

const STEP = 30;
const EARLY_OR_LATE = 1;
const CIPHER = 'aes-256-gcm';

export const totpOf = (secret: Buffer, name: string): TOTP =>
  new TOTP({
    issuer: 'Mercenaries',
    label: name,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** A new secret of 160 bits, as RFC 4226 asks for. */
export const newSecret = (): Buffer => randomBytes(20);

/** Under a key of its own, made of the one that backups carry: a restore draws new keys for sessions. */
const sealingKey = (): Buffer => Buffer.from(hkdfSync('sha256', diceKey(), '', 'mercenaries second step', 32));

/** Bound to the account: moved to another row it opens no more. */
export function sealSecret(secret: Buffer, userId: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(CIPHER, sealingKey(), nonce).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Uint8Array.from(Buffer.concat([nonce, cipher.getAuthTag(), text]));
}

export function openSecret(sealed: Uint8Array, userId: string): Buffer {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(CIPHER, sealingKey(), bytes.subarray(0, 12))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** Which time step a code is of; null: it is none of those that are taken now. */
export function stepOf(secret: Buffer, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: EARLY_OR_LATE });
  return delta === null ? null : Math.floor(now / 1000 / STEP) + delta;
}

/** As people type it: blanks and lines mean nothing. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** What is stored of a recovery code. It has 118 bits, so that a plain hash is no way to find it. */
export const recoveryHash = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${plain(code)}`)
    .digest('hex');

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Ten codes of 24 letters. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: 10 }, () =>
    Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => LETTERS[fair()]).join('')).join('-'),
  );

/** A place in `LETTERS`, each equally likely. */
function fair(): number {
  for (;;) {
    const [byte = 255] = randomBytes(1);
    if (byte < 256 - (256 % LETTERS.length)) return byte % LETTERS.length;
  }
}

/** Whether an account asks for a second step. */
export async function asksForCode(tx: Tx | Db, userId: string): Promise<boolean> {
  const programs = await tx.secondStep.count({ where: { userId, confirmedAt: { not: null } } });
  return programs > 0 || (await tx.passkey.count({ where: { userId } })) > 0;
}

/**
 * Takes the second step with a code, if the account asks for one. Of two who use one code at once one does.
 * @returns `second-step` where none was given, `code` where it is wrong, late, or used already
 */
export async function takeSecondStep(
  tx: Tx | Db,
  user: { readonly id: string; readonly key: string },
  code: string,
  address: string,
): Promise<Result<null>> {
  const row = await tx.secondStep.findUnique({ where: { userId: user.id } });
  const program = row !== null && row.confirmedAt !== null ? row : null;
  const passkeys = await tx.passkey.count({ where: { userId: user.id } });
  if (program === null && passkeys === 0) return ok(null);
  if (plain(code) === '') {
    return mistake('second-step', 'A password alone does not open this account.', {
      field: 'code',
      next: [
        ...(passkeys > 0 ? ['Use a passkey, below.'] : []),
        `Or type ${program === null ? '' : 'the six digits that your program shows, or '}a recovery code.`,
      ]
        .join(' ')
        .replace(/^Or type/, 'Type'),
    });
  }
  const step = program === null ? null : stepOf(openSecret(program.sealed, user.id), plain(code));
  if (step !== null) {
    const { count } = await tx.secondStep.updateMany({
      where: { userId: user.id, lastStep: { lt: step } },
      data: { lastStep: step },
    });
    if (count === 1) return ok(null);
  } else {
    const { count } = await tx.recoveryCode.updateMany({
      where: { hash: recoveryHash(user.id, code), userId: user.id, usedAt: null },
      data: { usedAt: new Date() },
    });
    if (count === 1) {
      const left = await tx.recoveryCode.count({ where: { userId: user.id, usedAt: null } });
      await note(tx, { actor: user, address }, { kind: 'recovery-code', subject: user.key, after: `${left} left` });
      return ok(null);
    }
  }
  return mistake('code', 'That code is wrong, too old, or was used already.', {
    field: 'code',
    next: 'Wait for the next one, or type a recovery code.',
  });
}

/** Whether admins and owners must have set up a second step before they do anything else: `SECOND_STEP=required`. */
export const secondStepRequired = (): boolean => process.env.SECOND_STEP === 'required';
