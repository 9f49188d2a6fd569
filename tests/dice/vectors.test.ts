import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { thrower } from '@/lib/engine/dice/check';
import { draw } from '@/lib/engine/dice/draw';
import { mixedSeed, mixText } from '@/lib/engine/dice/nonce';
import { DRAW_VECTORS, MIX_VECTOR } from '@/lib/engine/dice/vectors';

// The values stand in the site's test vectors; tests/dice/draw.test.ts says how they were worked out with OpenSSL.
describe.each(DRAW_VECTORS)('the test vector of $label with $sides sides', ({ seed, label, sides, value }) => {
  it('is what the site throws', () => {
    expect(draw(seed, label, sides)).toBe(value);
  });

  it('is what a reader’s browser finds', async () => {
    const throwDie = await thrower({ seed, stream: 's', week: 1, chainEnd: '', nonces: [] });
    expect(await throwDie(label, sides)).toBe(value);
  });

  it('is what the verifier finds that shares no code with the site', () => {
    const out = execFileSync(process.execPath, ['public/verify-dice.mjs', seed, label, String(sides)]);
    expect(out.toString().trim()).toBe(String(value));
  });
});

describe('the verifier in plain JavaScript', () => {
  const text = readFileSync('public/verify-dice.mjs', 'utf8');

  it('has under 150 lines, and imports nothing but Node', () => {
    expect(text.split('\n').length).toBeLessThan(150);
    expect([...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual(['node:crypto', 'node:fs']);
    expect(text).not.toMatch(/\bimport\(|\brequire\(/);
  });
});

it('the test vector of mixed nonces is what the site mixes, and what a browser throws from', async () => {
  const { seed, stream, nonces, message, mixed } = MIX_VECTOR;
  expect(mixText(stream, nonces)).toBe(message);
  expect(mixedSeed(seed, stream, nonces)).toBe(mixed);
  const throwDie = await thrower({ seed, stream, week: 3, chainEnd: '', nonces });
  expect(await throwDie('any', 1000)).toBe(draw(mixed, 'any', 1000));
});
