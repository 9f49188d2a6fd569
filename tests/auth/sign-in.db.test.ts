import { beforeAll, describe, expect, it, vi } from 'vitest';
import { checkCredentials } from '@/lib/platform/auth/credentials';
import { openDevice, sealDevice } from '@/lib/platform/auth/device';
import { hashing, hashPassword, passwordFits } from '@/lib/platform/auth/password';
import { accountKey } from '@/lib/platform/auth/throttle';
import { sealSession } from '@/lib/platform/auth/token';
import type { Visit } from '@/lib/platform/auth/visit';
import { db } from '@/lib/platform/db/client';
import { ownDatabase } from '../db/database';
import { account, from, PASSWORD, signedIn } from './people';

ownDatabase();
beforeAll(() => {
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of the tests, 32 bytes long');
});

let hosts = 0;
/** An address from which nobody has come yet. */
const elsewhere = () => {
  hosts += 1;
  return from(`10.2.${hosts >> 8}.${hosts & 255}`);
};
const codeOf = (result: Awaited<ReturnType<typeof checkCredentials>>) => (result.ok ? 'in' : result.problem.code);

describe('a sign-in', () => {
  it('takes the name as it is or in other capitals, with the right password', async () => {
    const { id, epoch, name } = await account();
    for (const typed of [name, name.toUpperCase(), `  ${name} `]) {
      expect(await checkCredentials({ name: typed, password: PASSWORD }, elsewhere())).toEqual({
        ok: true,
        value: { id, epoch, session: expect.any(String) },
      });
    }
  });

  it('gives one answer to a wrong password, a wrong name, a disabled account, and a pattern', async () => {
    const user = await account();
    const disabled = await account();
    await db.user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    const answers = await Promise.all(
      [
        { name: user.name, password: 'not it at all' },
        { name: 'Nobody of that name', password: PASSWORD },
        { name: disabled.name, password: PASSWORD },
        { name: user.name.replace('Name', 'N%'), password: PASSWORD },
        { name: user.name.replace('Name', 'N_me'), password: PASSWORD },
      ].map((given) => checkCredentials(given, elsewhere())),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: false, problem: { code: 'wrong' } });
  });

  it('hashes for a name that nobody bears as for one that somebody does', async () => {
    const through = vi.spyOn(hashing, 'run');
    const { name } = await account();
    through.mockClear();
    await checkCredentials({ name, password: 'not it at all' }, elsewhere());
    expect(through).toHaveBeenCalledTimes(1);
    await checkCredentials({ name: 'Nobody of that name', password: 'not it at all' }, elsewhere());
    expect(through).toHaveBeenCalledTimes(2);
    through.mockRestore();
  });
});

describe('passwords', () => {
  it('are kept as argon2id, salted', async () => {
    const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    if (!one.ok || !other.ok) throw new Error('busy');
    expect(one.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one.value).not.toBe(other.value);
    expect(await passwordFits(one.value, PASSWORD)).toEqual({ ok: true, value: true });
    expect(await passwordFits(one.value, `${PASSWORD}.`)).toEqual({ ok: true, value: false });
    expect(await passwordFits(null, PASSWORD)).toEqual({ ok: true, value: false });
  });
});

const wrong = (name: string, visit: Visit) => checkCredentials({ name, password: 'not it at all' }, visit).then(codeOf);
const right = (name: string, visit: Visit) => checkCredentials({ name, password: PASSWORD }, visit).then(codeOf);

/** The same place, in a browser that has signed in to the account before. */
async function known(name: string, visit: Visit): Promise<Visit> {
  return { ...visit, device: await openDevice(await sealDevice(accountKey(name))) };
}

/** So many attempts one after another, counted by what became of them. */
async function tries(count: number, attempt: (nth: number) => Promise<string>): Promise<Record<string, number>> {
  const codes: Record<string, number> = {};
  for (let nth = 1; nth <= count; nth += 1) {
    const code = await attempt(nth);
    codes[code] = (codes[code] ?? 0) + 1;
  }
  return codes;
}

describe('too many attempts', () => {
  it('from one network at one account close it to that network, say for how long, and cost no more hashes', async () => {
    const { name } = await account();
    const rival = elsewhere();
    expect(await tries(10, () => wrong(name, rival))).toEqual({ wrong: 10 });
    const through = vi.spyOn(hashing, 'run');
    const refused = await checkCredentials({ name: name.toUpperCase(), password: PASSWORD }, rival);
    expect(refused).toMatchObject({
      ok: false,
      problem: { code: 'limited', next: expect.stringMatching(/^Try again in 15 minutes/) },
    });
    expect(through).not.toHaveBeenCalled();
    through.mockRestore();
  });

  it('of a rival do not lock anybody out elsewhere, nor in a browser that the account knows', async () => {
    const { name } = await account();
    const rival = elsewhere();
    await tries(12, () => wrong(name, rival));
    expect(await right(name, elsewhere())).toBe('in');
    // Even in the rival's own house.
    expect(await right(name, await known(name, rival))).toBe('in');
  });

  it('in a browser that the account knows are counted for that browser', async () => {
    const { name } = await account();
    const browser = await known(name, elsewhere());
    expect(await tries(11, () => wrong(name, browser))).toEqual({ wrong: 10, limited: 1 });
    expect(await right(name, await known(name, browser))).toBe('in');
  });

  it('are no fewer with a browser that another account knows, or with one that is made up', async () => {
    const [mine, yours] = [await account(), await account()];
    const place = elsewhere();
    const browser = await known(mine.name, place);
    expect(await tries(11, () => wrong(yours.name, browser))).toEqual({ wrong: 10, limited: 1 });
    expect(await openDevice('made.up.token')).toBeNull();
    // A session's token is no device's.
    expect(await openDevice(await sealSession(await signedIn(mine)))).toBeNull();
  });

  it('are counted for names that nobody bears as well', async () => {
    const place = elsewhere();
    expect(await tries(11, () => wrong('A name of nobody', place))).toEqual({ wrong: 10, limited: 1 });
  });

  it('are forgotten by a success', async () => {
    const { name } = await account();
    const place = elsewhere();
    for (let round = 1; round <= 2; round += 1) {
      expect(await tries(9, () => wrong(name, place))).toEqual({ wrong: 9 });
      expect(await right(name, place)).toBe('in');
    }
  });

  it('from one network close it for all accounts, and for no other network', async () => {
    const { name } = await account();
    const place = elsewhere();
    expect(await tries(51, (nth) => wrong(`Nobody ${nth}`, place))).toEqual({ wrong: 50, limited: 1 });
    expect(await right(name, place)).toBe('limited');
    expect(await right(name, elsewhere())).toBe('in');
  });

  it('at the same instant are all counted, and outlive the process in the database', async () => {
    const { name } = await account();
    const place = elsewhere();
    const codes = await Promise.all(Array.from({ length: 30 }, () => wrong(name, place)));
    expect(codes.filter((code) => code === 'wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'limited')).toHaveLength(20);
    vi.resetModules();
    const restarted = await import('@/lib/platform/auth/credentials');
    expect(codeOf(await restarted.checkCredentials({ name, password: PASSWORD }, place))).toBe('limited');
  });

  it('keep no name that was typed, which may be a password', async () => {
    await wrong('hunter2 in the wrong field', elsewhere());
    expect(JSON.stringify([await db.throttle.findMany(), await db.auditEntry.findMany()])).not.toContain('hunter2');
  });
});

describe('a thousand attempts', () => {
  it('from one network at one account cost ten hashes, three counters and three lines of the log', async () => {
    const { name, key } = await account();
    const rival = elsewhere();
    const rows = await db.throttle.count();
    const through = vi.spyOn(hashing, 'run');
    expect(await tries(1000, () => wrong(name, rival))).toEqual({ wrong: 10, limited: 990 });
    expect(through).toHaveBeenCalledTimes(10);
    through.mockRestore();
    expect((await db.throttle.count()) - rows).toBe(3);
    const told = await db.auditEntry.findMany({ where: { subject: key }, orderBy: { at: 'asc' } });
    expect(told.map(({ kind, after }) => `${kind}: ${after}`)).toEqual([
      'sign-in-failed: wrong password, first of its quarter of an hour',
      'sign-in-failed: closed to this network after 10 attempts',
      'sign-in-failed: every account closed to this network after 50 attempts',
    ]);
    expect(await right(name, elsewhere())).toBe('in');
  });

  it('from a thousand networks cost a hundred hashes, and its own browser still gets in', {
    timeout: 180_000,
  }, async () => {
    const { name } = await account();
    const browser = await known(name, elsewhere());
    const through = vi.spyOn(hashing, 'run');
    expect(await tries(1000, () => wrong(name, elsewhere()))).toEqual({ wrong: 100, limited: 900 });
    expect(through).toHaveBeenCalledTimes(100);
    through.mockRestore();
    expect(await right(name, browser)).toBe('in');
  });

  it('close an account to strangers for a quarter of an hour and no longer, however many are refused meanwhile', async () => {
    const { name } = await account();
    const rival = elsewhere();
    await tries(11, () => wrong(name, rival));
    const ends = await db.throttle.findMany({ where: { key: { startsWith: 'pair:' } }, select: { expire: true } });
    const latest = Math.max(...ends.map(({ expire }) => expire?.getTime() ?? 0));
    await tries(50, () => wrong(name, rival));
    const after = await db.throttle.findMany({ where: { key: { startsWith: 'pair:' } }, select: { expire: true } });
    expect(Math.max(...after.map(({ expire }) => expire?.getTime() ?? 0))).toBe(latest);
    expect(latest - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  });
});
