import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chain, chainSeed, commitment, verify } from '@/lib/engine/dice/chain';

const ROOT = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
// Each from the one before with `printf … | xxd -r -p | sha256sum`.
const ONCE = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const TWICE = '2f287b4d3d4910f6cada9e1bd1b4648099e8c52c81aa4a6aebfa6fc86f19834e';
const THRICE = '4e05063392f42b5180353ef82da86c714042155044d91ab3253f1bab08120a0a';

describe("a season's chain of seeds", () => {
  it('gives the last week the root, and each week before it the hash of the next one', () => {
    const seeds = chain(ROOT, 3);
    expect([seeds.seed(3), seeds.seed(2), seeds.seed(1), seeds.end]).toEqual([ROOT, ONCE, TWICE, THRICE]);
  });

  it("publishes a week's commitment as the seed of the week before, which is revealed by then", () => {
    const seeds = chain(ROOT, 50);
    for (let week = 2; week <= 50; week += 1) expect(commitment(seeds.seed(week))).toBe(seeds.seed(week - 1));
    expect(commitment(seeds.seed(1))).toBe(seeds.end);
  });

  it('hashes the 32 bytes, not their text', () => {
    expect(commitment(ROOT)).toBe(createHash('sha256').update(Buffer.from(ROOT, 'hex')).digest('hex'));
  });

  it("proves a revealed seed against its own commitment and against the chain's end", () => {
    expect(verify(ONCE, TWICE)).toBe(true);
    expect(verify(ONCE, THRICE, 2)).toBe(true);
    expect(verify(ROOT, THRICE, 3)).toBe(true);
    expect(verify(ONCE, THRICE)).toBe(false);
    expect(verify(ONCE.replace('6', '7'), TWICE)).toBe(false);
    expect(verify('no seed', TWICE)).toBe(false);
  });

  it.each([0, 4, 1.5])('has no week %d of 3', (week) => {
    expect(() => chainSeed(ROOT, 3, week)).toThrow('no week');
  });
});
