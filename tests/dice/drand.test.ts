import { describe, expect, it } from 'vitest';
import { isPublished, publishedAt, roundAt } from '@/lib/engine/dice/drand';
import { mixedSeed } from '@/lib/engine/dice/nonce';

/** Round 1000 of quicknet as drand's servers publish it. */
const ROUND = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

describe('a round of the public beacon', () => {
  it('that drand published is taken', () => {
    expect(isPublished(ROUND)).toBe(true);
  });

  it.each([
    ['another round', { ...ROUND, round: 1001 }],
    ['another randomness', { ...ROUND, randomness: '0'.repeat(64) }],
    ['a signature with one bit turned', { ...ROUND, signature: `b5${ROUND.signature.slice(2)}` }],
    ['no point of the curve', { ...ROUND, signature: 'f'.repeat(96) }],
    ['the point at infinity', { ...ROUND, signature: `c0${'0'.repeat(94)}` }],
    ['a signature in capitals', { ...ROUND, signature: ROUND.signature.toUpperCase() }],
    ['a signature cut short', { ...ROUND, signature: ROUND.signature.slice(2) }],
    ['round zero', { ...ROUND, round: 0 }],
    ['a round that is no whole number', { ...ROUND, round: 1000.5 }],
  ])('with %s is refused', (_, round) => {
    expect(isPublished(round)).toBe(false);
  });

  it('is the first at or after a moment', () => {
    // Genesis 1692803367 and a period of 3 seconds: round 1000 is 999 periods later.
    const at = 1000 * (1_692_803_367 + 999 * 3);
    expect(publishedAt(1000)).toBe(at);
    expect([at - 2999, at - 1, at, at + 1].map(roundAt)).toEqual([1000, 1000, 1000, 1001]);
    expect(roundAt(0)).toBe(1);
  });
});

describe('a seed with a round of the beacon', () => {
  const seed = '0'.repeat(64);
  it('is another than without, and another for another round, with nonces or without any', () => {
    const nonces = [{ team: 'the-hut', nonce: 'red' }];
    const seeds = [[], nonces].flatMap((given) => [
      mixedSeed(seed, 's/2', given, null),
      mixedSeed(seed, 's/2', given, ROUND),
      mixedSeed(seed, 's/2', given, { ...ROUND, round: 1001 }),
    ]);
    expect(new Set(seeds).size).toBe(6);
  });
});
