import { describe, expect, it } from 'vitest';
import { notGuessable } from '../../lib/platform/auth/guessable';

const code = async (password: string, about: readonly string[] = []) => {
  const found = await notGuessable(password, about, 'password');
  return found.ok ? 'ok' : found.problem.code;
};

describe('a password that is chosen', () => {
  it.each([
    'password123',
    'qwertyuiop',
    '1234567890',
    'iloveyou123',
    'p@ssw0rd123',
    'letmein12345',
    'aaaaaaaaaa',
    'x'.repeat(200),
  ])('is refused where it is a common one or made of one: %s', async (password) =>
    expect(await code(password)).toBe('invalid'),
  );

  it.each(['mercenaries', 'Mercenaries1'])('is refused where it is made of the site’s words: %s', async (password) =>
    expect(await code(password)).toBe('invalid'),
  );

  it('is refused where it is made of the account’s name, and may be another’s', async () => {
    expect(await code('Zarquonella7', ['Zarquonella'])).toBe('invalid');
    expect(await code('Zarquonella7', ['Odile'])).toBe('ok');
  });

  it.each(['five-candles-burning', 'a bench has no secrets', 'ünïcödé lang genug', 'kJ8#vQ2!xm'])(
    'is taken where it is none: %s',
    async (password) => expect(await code(password)).toBe('ok'),
  );
});
