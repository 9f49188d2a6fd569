import { describe, expect, it } from 'vitest';
import { sayLength, sayTime } from '../../lib/record/views/time';
import { fold, holdsWords } from '../../lib/record/views/words';

describe('times in words', () => {
  const at = '2026-07-02T19:05:07.000Z';

  it('speak in the season’s time zone, summer time and all', () => {
    expect(sayTime(at, 'Europe/London')).toBe('Thu 2 Jul, 20:05');
    expect(sayTime(at, 'UTC')).toBe('Thu 2 Jul, 19:05');
    expect(sayTime(at, 'Pacific/Auckland', 'hour')).toBe('Fri 07:05');
  });

  it('say midnight as 00:00', () => {
    expect(sayTime('2026-01-05T00:00:00Z', 'UTC', 'full')).toBe('Monday 5 January, 00:00');
  });

  it('give a receipt its seconds', () => {
    expect(sayTime(at, 'UTC', 'second')).toBe('Thu 2 Jul, 19:05:07');
  });

  it('say how long in days, hours and minutes, without those that are none', () => {
    const minutes = (count: number) => sayLength(count * 60_000);
    expect(minutes(46 * 60 + 46)).toBe('1 d 22 h 46 min');
    expect(minutes(120)).toBe('2 h');
    expect(minutes(0.5)).toBe('less than a minute');
  });
});

describe('words as a search compares them', () => {
  it('have no case, no accents, and straight quotes', () => {
    expect(fold('  Château   d’If ')).toBe("chateau d'if");
  });

  it('must all be there, in any order', () => {
    expect(holdsWords('Edmond Dantès', 'dantes edm')).toBe(true);
    expect(holdsWords('Edmond Dantès', 'dantes nemo')).toBe(false);
    expect(holdsWords('anything', '  ')).toBe(true);
  });
});
