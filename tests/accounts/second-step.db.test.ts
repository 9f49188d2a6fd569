import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeReset, redeemReset } from '@/lib/features/accounts/reset';
import {
  beginSecondStep,
  confirmSecondStep,
  dropSecondStep,
  endSecondStep,
  readSecondStep,
} from '@/lib/features/accounts/second-step';
import type { Actor } from '@/lib/platform/auth/actor';
import { checkCredentials } from '@/lib/platform/auth/credentials';
import { may } from '@/lib/platform/auth/policy';
import { openSecret, sealSecret, stepOf, totpOf } from '@/lib/platform/auth/second-step';
import { actorOf } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import type { Result } from '@/lib/result';
import { account, from, PASSWORD, signedIn } from '../auth/people';
import { ownDatabase } from '../db/database';

ownDatabase();
beforeAll(() => {
  process.env.DICE_KEY ??= '0'.repeat(64);
});

const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.problem.code);
const take = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
};
async function person(role: Actor['role'] = 'admin'): Promise<Actor> {
  const { id, key, name } = await account(role);
  return { id, key, name, role, team: null, season: null };
}
async function secretOf(actor: Actor): Promise<Buffer> {
  const row = await db.secondStep.findUniqueOrThrow({ where: { userId: actor.id } });
  return openSecret(row.sealed, actor.id);
}
/** What the program of somebody shows, some steps of 30 s from now. */
const shows = async (actor: Actor, steps = 0): Promise<string> =>
  totpOf(await secretOf(actor), actor.name).generate({ timestamp: Date.now() + steps * 30_000 });
/** Somebody for whom it is on. */
async function withTwoSteps(role: Actor['role'] = 'admin') {
  const actor = await person(role);
  take(await beginSecondStep(actor));
  const codes = take(
    await confirmSecondStep({ actor, address: '10.8.0.1' }, await shows(actor, -1), crypto.randomUUID()),
  );
  return { actor, codes };
}
let visits = 0;
function signIn(actor: Actor, given: string) {
  visits += 1;
  return checkCredentials({ name: actor.name, password: PASSWORD, code: given }, from(`10.8.1.${visits}`));
}

it('codes are those of RFC 6238', () => {
  // Appendix B, SHA-1, the last six of eight digits; the secret is its ASCII text.
  const secret = Buffer.from('12345678901234567890');
  for (const [seconds, eight] of [
    [59, '94287082'],
    [1111111109, '07081804'],
    [1234567890, '89005924'],
    [20000000000, '65353130'],
  ] as const) {
    expect(totpOf(secret, 'x').generate({ timestamp: seconds * 1000 })).toBe(eight.slice(2));
    expect(stepOf(secret, eight.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30));
  }
});

describe('two-step sign-in', () => {
  it('asks for nothing until a first code showed that the program works', async () => {
    const actor = await person();
    take(await beginSecondStep(actor));
    expect(await readSecondStep(actor)).toMatchObject({ state: 'setting-up', uri: expect.stringMatching(/^otpauth:/) });
    expect(code(await signIn(actor, ''))).toBe('ok');
    expect(code(await confirmSecondStep({ actor }, '000000', crypto.randomUUID()))).toBe('code');
    expect(code(await signIn(actor, ''))).toBe('ok');
  });

  it('takes a code beside the password, and neither without the other', async () => {
    const { actor } = await withTwoSteps();
    expect(code(await signIn(actor, ''))).toBe('second-step');
    expect(code(await signIn(actor, '123'))).toBe('code');
    const wrong = await checkCredentials(
      { name: actor.name, password: 'wrong one, long', code: await shows(actor) },
      from('10.8.2.1'),
    );
    expect(code(wrong)).toBe('wrong');
    expect(code(await signIn(actor, await shows(actor)))).toBe('ok');
  });

  it('takes no code twice, and none of a minute ago or to come', async () => {
    const { actor } = await withTwoSteps();
    const now = await shows(actor);
    const both = await Promise.all([signIn(actor, now), signIn(actor, now)]);
    expect(both.map(code).toSorted()).toEqual(['code', 'ok']);
    for (const steps of [-3, -2, 2, 3]) expect(code(await signIn(actor, await shows(actor, steps)))).toBe('code');
    expect(code(await signIn(actor, await shows(actor, 1)))).toBe('ok');
    expect(code(await signIn(actor, now))).toBe('code');
  });

  it('takes each recovery code once, however it is typed, and no other account’s', async () => {
    const [{ actor, codes }, other] = [await withTwoSteps(), await withTwoSteps()];
    const [first = '', second = ''] = codes;
    expect(new Set(codes).size).toBe(10);
    expect(code(await signIn(other.actor, first))).toBe('code');
    expect(code(await signIn(actor, first.toUpperCase().replaceAll('-', ' ')))).toBe('ok');
    expect(code(await signIn(actor, first))).toBe('code');
    expect(code(await signIn(actor, second))).toBe('ok');
    expect((await readSecondStep(actor)).recoveryLeft).toBe(8);
    expect(await db.auditEntry.count({ where: { kind: 'recovery-code', subject: actor.key } })).toBe(2);
  });

  it('keeps the secret encrypted for that account alone, and codes as hashes', async () => {
    const { actor, codes } = await withTwoSteps();
    const secret = await secretOf(actor);
    const stored = JSON.stringify([
      await db.secondStep.findMany(),
      await db.recoveryCode.findMany(),
      await db.auditEntry.findMany(),
    ]);
    for (const one of codes) expect(stored).not.toContain(one);
    const row = await db.secondStep.findUniqueOrThrow({ where: { userId: actor.id } });
    expect(Buffer.from(row.sealed).includes(secret)).toBe(false);
    expect(() => openSecret(row.sealed, crypto.randomUUID())).toThrow();
    expect(openSecret(sealSecret(secret, actor.id), actor.id)).toEqual(secret);
  });

  it('is not gone round by a reset link: it sets the password, and signs nobody in', async () => {
    const { actor } = await withTwoSteps('leader');
    const owner = await person('owner');
    const made = take(await makeReset({ actor: owner }, actor.key));
    const token = made.url.slice(made.url.lastIndexOf('/') + 1);
    expect(take(await redeemReset(token, 'quite another one', from('10.8.3.1')))).toBeNull();
    expect(await db.session.count({ where: { userId: actor.id } })).toBe(0);
  });

  it('closes after as many wrong codes as wrong passwords', async () => {
    const { actor } = await withTwoSteps();
    const here = from('10.8.4.1');
    const came = [];
    for (let tries = 0; tries < 12; tries += 1)
      came.push(code(await checkCredentials({ name: actor.name, password: PASSWORD, code: '000000' }, here)));
    expect(came.filter((one) => one === 'code')).toHaveLength(10);
    expect(came.slice(10)).toEqual(['limited', 'limited']);
  });

  it('is ended by a code, and by an admin for whoever lost it, who must stand above', async () => {
    const { actor } = await withTwoSteps();
    expect(code(await endSecondStep({ actor }, '000000'))).toBe('code');
    expect(code(await endSecondStep({ actor }, await shows(actor)))).toBe('ok');
    expect(code(await signIn(actor, ''))).toBe('ok');
    const lost = await withTwoSteps('admin');
    expect(code(await dropSecondStep({ actor: await person('admin') }, lost.actor.key, 'lost'))).toBe('forbidden');
    expect(code(await dropSecondStep({ actor: await person('owner') }, lost.actor.key, 'lost'))).toBe('ok');
    expect(code(await signIn(lost.actor, ''))).toBe('ok');
  });

  it('required by the site, keeps admins and owners from everything above a leader’s until it is on', async () => {
    vi.stubEnv('SECOND_STEP', 'required');
    const [admin, player] = [await person('admin'), await person('player')];
    const seen = async (actor: Actor) => {
      const found = await actorOf(await signedIn({ id: actor.id, epoch: 1 }), null);
      if (found === null) throw new Error('no such session');
      return found;
    };
    expect(may(await seen(admin), 'see-admin')).toBe(false);
    expect(may(await seen(admin), 'see-account')).toBe(true);
    expect(may(await seen(player), 'see-account')).toBe(true);
    take(await beginSecondStep(admin));
    expect(may(await seen(admin), 'see-admin')).toBe(false);
    take(await confirmSecondStep({ actor: admin }, await shows(admin), crypto.randomUUID()));
    expect(may(await seen(admin), 'see-admin')).toBe(true);
    expect(code(await endSecondStep({ actor: admin }, await shows(admin, 1)))).toBe('required');
    vi.unstubAllEnvs();
    expect(may(await seen(await person('admin')), 'see-admin')).toBe(true);
  });
});
