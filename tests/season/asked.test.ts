import { describe, expect, it } from 'vitest';
import { decoded } from '../../app/missing';
import { rulingsFilter } from '../../lib/features/season/rulings';
import { wikiFilter } from '../../lib/features/wiki/filter';

describe('what an address asks', () => {
  it('is as if it had not been asked where it makes no sense', () => {
    const nonsense = {
      week: '99999999999',
      outcome: 'Won',
      team: '',
      clause: ['a', 'b'],
      state: 'new',
      q: {},
      page: '-3',
    };
    expect(rulingsFilter.parse(nonsense)).toEqual(rulingsFilter.parse({}));
    expect(wikiFilter.parse({ type: 'Dog', sort: 'age', dir: 'left', team: 'a\0b' })).toEqual(wikiFilter.parse({}));
  });

  it('holds no control character, which a database refuses', () => {
    expect(rulingsFilter.parse({ q: 'ride\0down', team: '\0' })).toMatchObject({ words: 'ride down', team: null });
    expect(decoded('a%00b')).toBeNull();
  });

  it('is read as it was meant, or not at all', () => {
    expect(decoded('ch%C3%A2teau')).toBe('château');
    expect(decoded('x%E0')).toBeNull();
  });
});
