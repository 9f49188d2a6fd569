import { describe, expect, it } from 'vitest';
import { isNonce, mixedSeed, mixText, NONCE_LIMIT } from '@/lib/engine/dice/nonce';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const NONCES = [
  { team: 'the-hut', nonce: 'white, red, black' },
  { team: 'chateau-dif', nonce: 'Château d’If' },
];

describe('nonces', () => {
  it('are mixed into the seed by HMAC-SHA256, by the order of the teams’ keys', () => {
    expect(mixText('lantern/3', NONCES)).toBe(
      'nonces | lantern/3\nchateau-dif | Château d’If\nthe-hut | white, red, black',
    );
    // `printf '%s' TEXT | openssl dgst -sha256 -mac HMAC -macopt hexkey:SEED`
    const mixed = '0032af53cf96bf27281523da88e1ba6be23439be3c59bb606cd9931aa3c74457';
    expect(mixedSeed(SEED, 'lantern/3', NONCES)).toBe(mixed);
    expect(mixedSeed(SEED, 'lantern/3', NONCES.toReversed())).toBe(mixed);
  });

  it('leave the seed as it is where nobody gave one', () => {
    expect(mixedSeed(SEED, 'lantern/3', [])).toBe(SEED);
  });

  it('give another seed for another stream, team or text', () => {
    const [first, second] = NONCES;
    if (!first || !second) throw new Error('There are two.');
    const others = [
      mixedSeed(SEED, 'lantern/4', NONCES),
      mixedSeed(SEED, 'lantern/3', [first]),
      mixedSeed(SEED, 'lantern/3', [first, { ...second, nonce: 'Château d’if' }]),
      mixedSeed(SEED, 'lantern/3', [first, { ...second, team: 'chateau' }]),
    ];
    expect(new Set([...others, mixedSeed(SEED, 'lantern/3', NONCES), SEED]).size).toBe(6);
  });

  it.each([
    ['words', 'the dead travel fast', true],
    ['nothing', '', false],
    ['a blank at its end', 'words ', false],
    ['two lines', 'one\nteam | two', false],
    ['a line separator', 'one\u2028two', false],
    ['half a pair', 'one\ud800', false],
    ['as much as may be', 'x'.repeat(NONCE_LIMIT), true],
    ['more than may be', 'x'.repeat(NONCE_LIMIT + 1), false],
  ])('of %s: %j is one? %s', (_, text, is) => {
    expect(isNonce(text)).toBe(is);
  });
});
