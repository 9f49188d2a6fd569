import { describe, expect, it } from 'vitest';
import { instantOf, orderShown } from '@/lib/features/forum/adapters/when';

const clock = { zone: 'America/New_York', order: null, now: null } as const;
const at = (words: string, more: Partial<Parameters<typeof instantOf>[1]> = {}) =>
  instantOf(words, { ...clock, ...more });

describe('a time of a page', () => {
  it.each([
    ['Tue Dec 01, 2026 7:22 pm', '2026-12-02T00:22:00.000Z'],
    ['» Tue Dec 01, 2026 7:22 pm', '2026-12-02T00:22:00.000Z'],
    ['1st December 2026, 07:22 PM', '2026-12-02T00:22:00.000Z'],
    ['December 01, 2026, 07:22:40 PM', '2026-12-02T00:22:40.000Z'],
    ['Dec 1 2026, 07:22 PM', '2026-12-02T00:22:00.000Z'],
    ['Posted: August 26, 2007 08:59 am', '2007-08-26T12:59:00.000Z'],
    ['2026-12-01 19:22:40', '2026-12-02T00:22:40.000Z'],
    ['11-30-2026, 03:27 AM', '2026-11-30T08:27:00.000Z'],
    ['30-11-2026, 03:27', '2026-11-30T08:27:00.000Z'],
    ['01.12.2026, 19:22', '2026-12-02T00:22:00.000Z'],
    ['01.12.26, 19:22', '2026-12-02T00:22:00.000Z'],
    ['1. Dezember 2026, 19:22', '2026-12-02T00:22:00.000Z'],
    ['mar. 1 déc. 2026 19:22', '2026-12-02T00:22:00.000Z'],
    ['1 de diciembre de 2026, 19:22', '2026-12-02T00:22:00.000Z'],
    ['Вт дек 01, 2026 7:22 pm', '2026-12-02T00:22:00.000Z'],
    ['2026年12月1日 19:22', '2026-12-02T00:22:00.000Z'],
    ['2026-12-1 下午 07:22', '2026-12-02T00:22:00.000Z'],
    ['2026년 12월 1일 오후 7:22', '2026-12-02T00:22:00.000Z'],
    ['2026年12月1日 午前 7:22', '2026-12-01T12:22:00.000Z'],
    ['Τρί 01 Δεκ 2026 7:22 μμ', '2026-12-02T00:22:00.000Z'],
    ['01 Aralık 2026 07:22 ÖS', '2026-12-02T00:22:00.000Z'],
    ['1. joulukuuta 2026 klo 19.22', '2026-12-02T00:22:00.000Z'],
    ['1. december 2026 kl. 19.22', '2026-12-02T00:22:00.000Z'],
    ['1 de diciembre de 2026, 7:22', '2026-12-01T12:22:00.000Z'],
    ['Dec 1, 2026, 12:05 AM', '2026-12-01T05:05:00.000Z'],
    ['Dec 1, 2026, 12:05 PM', '2026-12-01T17:05:00.000Z'],
    ['Jul 1, 2026, 12:05 PM', '2026-07-01T16:05:00.000Z'],
  ])('%s is told in the forum’s zone', (words, iso) => {
    expect(at(words)).toEqual({ at: iso });
  });

  it.each([
    ['2026-12-01T19:22:40+01:00', '2026-12-01T18:22:40.000Z'],
    ['Tue, 01 Dec 2026 19:22:40 GMT', '2026-12-01T19:22:40.000Z'],
    ['Dec 1, 2026 19:22:40 GMT', '2026-12-01T19:22:40.000Z'],
    ['Dec 1, 2026, 7:22 PM UTC+2', '2026-12-01T17:22:00.000Z'],
  ])('%s tells its zone itself', (words, iso) => {
    expect(at(words, { zone: null })).toEqual({ at: iso });
  });

  it('without a zone asks for one', () => {
    expect(at('Dec 1, 2026, 7:22 PM', { zone: null })).toEqual({ needs: 'zone' });
  });

  it('in numbers that could be read two ways asks which comes first', () => {
    expect(at('12-01-2026, 07:22 PM')).toEqual({ needs: 'order' });
    expect(at('12-01-2026, 07:22 PM', { order: 'mdy' })).toEqual({ at: '2026-12-02T00:22:00.000Z' });
    expect(at('12-01-2026, 07:22 PM', { order: 'dmy' })).toEqual({ at: '2026-01-13T00:22:00.000Z' });
    expect(at('07/07/2026 07:22 PM')).toEqual({ at: '2026-07-07T23:22:00.000Z' });
  });

  it('is read as the page’s other times are', () => {
    expect(orderShown(['12-01-2026, 07:22 PM', '12-13-2026, 07:22 PM'])).toBe('mdy');
    expect(orderShown(['12-01-2026', '13-12-2026'])).toBe('dmy');
    expect(orderShown(['12-01-2026', '01.13.2026'])).toBe(null);
    expect(orderShown(['13-12-2026', '12-13-2026'])).toBe(null);
  });

  it('“today” and “yesterday” are counted from the page’s own date, in the forum’s zone', () => {
    // It is still the 1st of December in New York.
    const now = '2026-12-02T03:00:00.000Z';
    expect(at('Today, 8:14 PM', { now })).toEqual({ at: '2026-12-02T01:14:00.000Z' });
    expect(at('Yesterday at 8:14 PM', { now })).toEqual({ at: '2026-12-01T01:14:00.000Z' });
    expect(at('Heute, 20:14', { now })).toEqual({ at: '2026-12-02T01:14:00.000Z' });
    expect(at('Hier, 20:14', { now })).toEqual({ at: '2026-12-01T01:14:00.000Z' });
  });

  it.each([
    ['Today, 8:14 PM', /when it was saved/],
    ['5 minutes ago', /no day/],
    ['Dec 1, 7:22 PM', /its year/],
    ['Tuesday at 7:22 PM', /no day/],
    ['11-30-2026', /no time of day/],
    ['Dec 32, 2026, 7:22 PM', /no such day/],
    ['Feb 30, 2026, 7:22 PM', /no such day/],
    ['', /no day|no time/],
  ])('“%s” is refused with the reason', (words, why) => {
    expect(at(words)).toEqual({ problem: expect.stringMatching(why) });
  });
});
