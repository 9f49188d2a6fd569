import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addPasskey, askForPasskeyOf, removePasskey, renamePasskey } from '@/lib/features/accounts/passkeys';
import { dropSecondStep, readSecondStep } from '@/lib/features/accounts/second-step';
import type { Actor } from '@/lib/platform/auth/actor';
import { signInWithPasskey } from '@/lib/platform/auth/by-passkey';
import { checkCredentials } from '@/lib/platform/auth/credentials';
import { askForAny, passkeysPossible } from '@/lib/platform/auth/passkeys';
import { may } from '@/lib/platform/auth/policy';
import { actorOf } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import type { Result } from '@/lib/result';
import { account, from, PASSWORD } from '../auth/people';
import { ownDatabase } from '../db/database';

ownDatabase();
const ORIGIN = 'http://localhost:3000';
beforeAll(() => {
  process.env.DICE_KEY ??= '0'.repeat(64);
  process.env.NEXTAUTH_SECRET ??= 'a secret that is long enough for keys';
  process.env.NEXTAUTH_URL = ORIGIN;
});

const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.problem.code);
const take = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
};
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** As much of CBOR as a passkey says. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** A device that holds one passkey. */
class Device {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  private said(flags: number, rp: string): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rp), Buffer.from([flags]), counter]);
  }

  private client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  make(challenge: string, { origin = ORIGIN, rp = 'localhost', flags = 0x45 } = {}): string {
    const jwk = (this.keys.publicKey as KeyObject).export({ format: 'jwk' });
    const part = (name: 'x' | 'y') => Buffer.from(jwk[name] ?? '', 'base64url');
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, part('x')],
        [-3, part('y')],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.said(flags, rp), Buffer.alloc(16), length, this.id, key]);
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    const clientDataJSON = this.client('webauthn.create', challenge, origin);
    return this.answer({
      clientDataJSON: text(clientDataJSON),
      attestationObject: text(attestationObject),
      transports: ['internal'],
    });
  }

  use(challenge: string, { origin = ORIGIN, rp = 'localhost', flags = 0x05 } = {}): string {
    const authenticatorData = this.said(flags, rp);
    const clientDataJSON = this.client('webauthn.get', challenge, origin);
    const signature = createSign('SHA256')
      .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
      .sign(this.keys.privateKey);
    return this.answer({
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
    });
  }

  private answer(response: Record<string, unknown>): string {
    const id = text(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

async function person(role: Actor['role'] = 'admin'): Promise<Actor> {
  const { id, key, name } = await account(role);
  return { id, key, name, role, team: null, season: null };
}
async function withPasskey(role: Actor['role'] = 'admin') {
  const actor = await person(role);
  const device = new Device();
  const { options, token } = await askForPasskeyOf(actor);
  const answer = device.make(options.challenge);
  const codes = take(await addPasskey({ actor }, { name: 'My telephone', answer, token }, crypto.randomUUID()));
  return { actor, device, codes };
}
let visits = 0;
const visit = () => {
  visits += 1;
  return from(`10.9.1.${visits}`);
};
async function signIn(device: Device, how: Parameters<Device['use']>[1] = {}) {
  const { options, token } = await askForAny();
  return signInWithPasskey({ answer: device.use(options.challenge, how), token }, visit());
}

describe('a passkey', () => {
  it('signs in without a name and a password, and tells so in the audit log', async () => {
    const { actor, device, codes } = await withPasskey();
    expect(codes).toHaveLength(10);
    const session = take(await signIn(device));
    expect((await actorOf(session, null))?.key).toBe(actor.key);
    const told = await db.auditEntry.findMany({ where: { actor: actor.key }, select: { kind: true } });
    expect(told.map(({ kind }) => kind).sort()).toEqual(['passkey-added', 'sign-in']);
  });

  it('makes the password alone no way in; a recovery code beside it is one, once', async () => {
    const { actor, codes } = await withPasskey('leader');
    const [code = ''] = codes;
    const given = { name: actor.name, password: PASSWORD };
    expect(codeOf(await checkCredentials(given, visit()))).toBe('second-step');
    expect(codeOf(await checkCredentials({ ...given, code: '123456' }, visit()))).toBe('code');
    expect(codeOf(await checkCredentials({ ...given, code }, visit()))).toBe('ok');
    expect(codeOf(await checkCredentials({ ...given, code }, visit()))).toBe('code');
  });

  it.each([
    ['another site’s', { origin: 'https://evil.example' }],
    ['another host’s', { rp: 'evil.example' }],
    ['one whose person did not show who they are', { flags: 0x01 }],
  ])('is refused: %s answer', async (_, how) => {
    const { device } = await withPasskey();
    expect(codeOf(await signIn(device, how))).toBe('passkey');
  });

  it('is refused with an answer that was given before, to another question, or by a copy that counts behind', async () => {
    const { device } = await withPasskey();
    const { options, token } = await askForAny();
    const answer = device.use(options.challenge);
    expect(codeOf(await signInWithPasskey({ answer, token }, visit()))).toBe('ok');
    expect(codeOf(await signInWithPasskey({ answer, token }, visit()))).toBe('passkey');
    const other = await askForAny();
    expect(codeOf(await signInWithPasskey({ answer, token: other.token }, visit()))).toBe('passkey');
    expect(codeOf(await signInWithPasskey({ answer, token: 'x' }, visit()))).toBe('passkey');
    device.counter = 0;
    expect(codeOf(await signIn(device))).toBe('passkey');
    for (const broken of ['', '{', '[]', '{"id":"__proto__","response":{}}', 'null']) {
      expect(codeOf(await signInWithPasskey({ answer: broken, token: other.token }, visit()))).toBe('passkey');
    }
  });

  it('of two who send one answer at once lets one in', async () => {
    const { device } = await withPasskey();
    const { options, token } = await askForAny();
    const answer = device.use(options.challenge);
    const both = await Promise.all([1, 2].map(() => signInWithPasskey({ answer, token }, visit())));
    expect(both.map(codeOf).sort()).toEqual(['ok', 'passkey']);
  });

  it('of a disabled account opens nothing', async () => {
    const { actor, device } = await withPasskey();
    await db.user.update({ where: { id: actor.id }, data: { disabledAt: new Date() } });
    expect(codeOf(await signIn(device))).toBe('passkey');
  });

  it('is added by the account alone that was asked', async () => {
    const [one, two] = [await person(), await person()];
    const { options, token } = await askForPasskeyOf(one);
    const answer = new Device().make(options.challenge);
    const given = { name: 'Not mine', answer, token };
    expect(codeOf(await addPasskey({ actor: two }, given, crypto.randomUUID()))).toBe('passkey');
    expect(codeOf(await addPasskey({ actor: one }, given, crypto.randomUUID()))).toBe('ok');
    expect(codeOf(await addPasskey({ actor: one }, given, crypto.randomUUID()))).toBe('passkey');
  });

  it('counts as the second step that the site asks for, and the last one stays while it asks', async () => {
    vi.stubEnv('SECOND_STEP', 'required');
    try {
      const { actor, device } = await withPasskey('owner');
      const seen = await actorOf(take(await signIn(device)), null);
      expect(seen?.secondStep).toBe(true);
      expect(seen && may(seen, 'manage-accounts')).toBe(true);
      const [passkey] = (await readSecondStep(actor)).passkeys;
      expect(codeOf(await removePasskey({ actor }, passkey?.id ?? ''))).toBe('required');
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('is named and removed by its own person; an admin takes all of them from somebody who lost them', async () => {
    const { actor, device } = await withPasskey('leader');
    const other = await person('leader');
    const id = text(device.id);
    expect(codeOf(await renamePasskey({ actor: other }, id, 'Mine now'))).toBe('not-found');
    expect(codeOf(await removePasskey({ actor: other }, id))).toBe('not-found');
    expect(codeOf(await renamePasskey({ actor }, id, 'Kitchen table'))).toBe('ok');
    expect((await readSecondStep(actor)).passkeys).toMatchObject([{ name: 'Kitchen table' }]);
    expect(codeOf(await removePasskey({ actor }, id))).toBe('ok');
    expect(codeOf(await signIn(device))).toBe('passkey');
    expect(codeOf(await checkCredentials({ name: actor.name, password: PASSWORD }, visit()))).toBe('ok');
    const lost = await withPasskey('leader');
    const owner = await person('owner');
    expect(codeOf(await dropSecondStep({ actor: owner }, lost.actor.key, 'They lost it.'))).toBe('ok');
    expect(codeOf(await signIn(lost.device))).toBe('passkey');
  });
});

it('a site that is opened by a number has no passkeys', () => {
  for (const [url, possible] of [
    ['http://localhost:3000', true],
    ['https://mercenaries.example', true],
    ['http://10.0.0.7:3000', false],
    ['http://[::1]:3000', false],
  ] as const) {
    vi.stubEnv('NEXTAUTH_URL', url);
    expect(passkeysPossible()).toBe(possible);
  }
  vi.unstubAllEnvs();
});
