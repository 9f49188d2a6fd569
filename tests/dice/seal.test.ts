import { createDecipheriv } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { diceKey, newSeed, seal, unseal } from '@/lib/engine/dice/seal';

const KEY = Buffer.alloc(32, 7);
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

afterEach(() => vi.unstubAllEnvs());

describe('a sealed seed', () => {
  it('opens with its key and its name alone', () => {
    const sealed = seal(SEED, 'lantern/3', KEY);
    expect(unseal(sealed, 'lantern/3', KEY)).toBe(SEED);
    expect(() => unseal(sealed, 'lantern/4', KEY)).toThrow('does not open');
    expect(() => unseal(sealed, 'lantern/3', Buffer.alloc(32, 8))).toThrow('does not open');
  });

  it('does not open once any byte was changed', () => {
    const sealed = seal(SEED, 'lantern/3', KEY);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Uint8Array.from(sealed, (byte, place) => (place === at ? byte ^ 1 : byte));
      expect(() => unseal(changed, 'lantern/3', KEY)).toThrow();
    }
    expect(() => unseal(sealed.subarray(0, 60), 'lantern/3', KEY)).toThrow('form');
  });

  it('does not hold the seed, and is another each time', () => {
    const [one, two] = [seal(SEED, 'lantern/3', KEY), seal(SEED, 'lantern/3', KEY)];
    expect(Buffer.from(one).includes(Buffer.from(SEED, 'hex'))).toBe(false);
    expect(Buffer.from(one).equals(two)).toBe(false);
  });

  it('lies as it is described: version, nonce, tag, AES-256-GCM', () => {
    const sealed = Buffer.from(seal(SEED, 'lantern/3', KEY));
    const decipher = createDecipheriv('aes-256-gcm', KEY, sealed.subarray(1, 13));
    decipher.setAAD(Buffer.from('lantern/3')).setAuthTag(sealed.subarray(13, 29));
    expect(sealed[0]).toBe(1);
    expect(Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]).toString('hex')).toBe(SEED);
  });

  it('takes its key from DICE_KEY', () => {
    vi.stubEnv('DICE_KEY', KEY.toString('hex'));
    expect(diceKey().equals(KEY)).toBe(true);
    expect(unseal(seal(SEED, 'lantern'), 'lantern', KEY)).toBe(SEED);
    vi.stubEnv('DICE_KEY', 'short');
    expect(() => diceKey()).toThrow('DICE_KEY');
  });

  it('is made of new bytes for each season', () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSeed()).not.toBe(newSeed());
  });
});
