import { describe, expect, it } from 'vitest';
import { decoded } from '../../app/missing';
import { auditFilter } from '../../lib/features/audit/filter';
import { rulingsFilter } from '../../lib/features/season/rulings';
import { weekFilter } from '../../lib/features/season/week-filter';
import { wikiFilter } from '../../lib/features/wiki/filter';

describe('what an address asks', () => {
  it.each([
    ['a week that is no number', rulingsFilter, { week: '3x' }],
    ['a week past all counting', rulingsFilter, { week: '99999999999' }],
    ['an outcome that there is not', rulingsFilter, { outcome: 'Won' }],
    ['a clause twice', rulingsFilter, { clause: ['a', 'b'] }],
    ['a state that there is not', rulingsFilter, { state: 'new' }],
    ['a page before the first', rulingsFilter, { page: '-3' }],
    ['a key with a control character', rulingsFilter, { team: '\0' }],
    ['a match by its other name', weekFilter, { match: '3-1' }],
    ['a type that there is not', wikiFilter, { type: 'Dog' }],
    ['an order that there is not', wikiFilter, { sort: 'age' }],
    ['a direction that there is not', wikiFilter, { dir: 'left' }],
    ['a kind of act that there is not', auditFilter, { kind: 'juggle' }],
    ['a day that there is not', auditFilter, { from: '2026-02-30' }],
  ])('is refused where it is %s, never answered with something else', (_, door, query) => {
    expect(door.safeParse(query).success).toBe(false);
  });

  it('is nothing where a field of the form was left empty, or a name is none that is asked here', () => {
    for (const door of [rulingsFilter, weekFilter, wikiFilter, auditFilter]) {
      const empty = {
        week: '',
        match: '',
        outcome: '',
        team: '',
        type: '',
        kind: '',
        from: '',
        q: '',
        utm_source: 'x',
      };
      expect(door.parse(empty)).toEqual(door.parse({}));
    }
  });

  it('holds no control character among its words, which a database refuses', () => {
    expect(rulingsFilter.parse({ q: 'ride\0down' })).toMatchObject({ words: 'ride down' });
    expect(decoded('a%00b')).toBeNull();
  });

  it('is read as it was meant, or not at all', () => {
    expect(decoded('ch%C3%A2teau')).toBe('château');
    expect(decoded('x%E0')).toBeNull();
  });
});
