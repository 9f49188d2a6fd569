import { describe, expect, it } from 'vitest';
import { didYouMean, nearNames, nearStarts, withNear } from '@/lib/engine/rules/kernel/words';

describe('names near a word that is none', () => {
  it('are those with few slips, the nearest first, and none where nothing is like it', () => {
    expect(nearNames('Firebal', ['Ice Wall', 'Fireball', 'Fire Hall'])).toEqual(['Fireball', 'Fire Hall']);
    expect(nearNames('Grbu', ['Grub', 'Gail'])).toEqual(['Grub']);
    expect(nearNames('Xyzzy', ['Fireball'])).toEqual([]);
    expect(nearNames('', ['Fireball'])).toEqual([]);
  });

  it('are looked for at the beginning of a line as well, in as many words as each name has', () => {
    expect(nearStarts('Painted Wal on Grub', ['Painted Wall', 'Grub'])).toEqual(['Painted Wall']);
    expect(nearStarts('on Grub, Painted Wall', ['Painted Wall'])).toEqual([]);
  });

  it('are asked for in a sentence behind the reason', () => {
    expect(didYouMean([])).toBe('');
    expect(didYouMean(['A'])).toBe('Did you mean “A”?');
    expect(didYouMean(['A', 'B', 'C'])).toBe('Did you mean “A”, “B” or “C”?');
    expect(withNear('There is none.', [])).toBe('There is none.');
    expect(withNear('There is none.', ['A'])).toBe('There is none. Did you mean “A”?');
  });
});
