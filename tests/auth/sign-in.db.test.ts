import { describe, expect, it, vi } from 'vitest';
import { checkCredentials } from '@/lib/auth/credentials';
import { hashing, hashPassword, passwordFits } from '@/lib/auth/password';
import { db } from '@/lib/db/client';
import { ownDatabase } from '../db/database';
import { account, PASSWORD } from './people';

ownDatabase();

let hosts = 0;
/** An address from which nobody has come yet. */
const elsewhere = () => {
  hosts += 1;
  return `10.2.0.${hosts}`;
};
const codeOf = (result: Awaited<ReturnType<typeof checkCredentials>>) => (result.ok ? 'in' : result.problem.code);

describe('a sign-in', () => {
  it('takes the name as it is or in other capitals, with the right password', async () => {
    const { id, epoch, name } = await account();
    for (const typed of [name, name.toUpperCase(), `  ${name} `]) {
      expect(await checkCredentials({ name: typed, password: PASSWORD }, elsewhere())).toEqual({
        ok: true,
        value: { id, epoch },
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

describe('too many attempts', () => {
  it('at one account close it for a while, from wherever they come, and say for how long', async () => {
    const { name } = await account();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(codeOf(await checkCredentials({ name, password: 'not it at all' }, elsewhere()))).toBe('wrong');
    }
    const through = vi.spyOn(hashing, 'run');
    const refused = await checkCredentials({ name: name.toUpperCase(), password: PASSWORD }, elsewhere());
    expect(refused).toMatchObject({
      ok: false,
      problem: { code: 'limited', next: expect.stringMatching(/^Try again in 15 minutes/) },
    });
    expect(through).not.toHaveBeenCalled();
    through.mockRestore();
  });

  it('are counted for names that nobody bears as well', async () => {
    const name = 'A name of nobody';
    for (let attempt = 1; attempt <= 10; attempt += 1) await checkCredentials({ name, password: 'x' }, elsewhere());
    expect(codeOf(await checkCredentials({ name, password: 'x' }, elsewhere()))).toBe('limited');
  });

  it('are forgotten by a success', async () => {
    const { name } = await account();
    for (let round = 1; round <= 2; round += 1) {
      for (let attempt = 1; attempt <= 9; attempt += 1) {
        expect(codeOf(await checkCredentials({ name, password: 'not it at all' }, elsewhere()))).toBe('wrong');
      }
      expect(codeOf(await checkCredentials({ name, password: PASSWORD }, elsewhere()))).toBe('in');
    }
  });

  it('from one address close it for all accounts, and for no other address', async () => {
    const { name } = await account();
    const address = elsewhere();
    const codes = [];
    for (let attempt = 1; attempt <= 51; attempt += 1) {
      codes.push(codeOf(await checkCredentials({ name: `Nobody ${attempt}`, password: 'x' }, address)));
    }
    expect(codes.filter((code) => code === 'wrong')).toHaveLength(50);
    expect(codes.at(-1)).toBe('limited');
    expect(codeOf(await checkCredentials({ name, password: PASSWORD }, address))).toBe('limited');
    expect(codeOf(await checkCredentials({ name, password: PASSWORD }, elsewhere()))).toBe('in');
  });

  it('at the same instant are all counted, and outlive the process in the database', async () => {
    const { name } = await account();
    const codes = await Promise.all(
      Array.from({ length: 30 }, () => checkCredentials({ name, password: 'not it at all' }, elsewhere()).then(codeOf)),
    );
    expect(codes.filter((code) => code === 'wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'limited')).toHaveLength(20);
    vi.resetModules();
    const restarted = await import('@/lib/auth/credentials');
    expect(codeOf(await restarted.checkCredentials({ name, password: PASSWORD }, elsewhere()))).toBe('limited');
  });
});
