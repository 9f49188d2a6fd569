import { describe, expect, it } from 'vitest';
import { type Use, weeksOf } from '../../lib/features/wiki/readiness';

const use = (week: number, readyWeek: number | null, outcome = 'Resolved'): Use => ({ week, readyWeek, outcome });
const said = (present: number, uses: readonly Use[], readyWeek: number, gone = false) =>
  weeksOf(present, uses, readyWeek, { gone })
    .map((cell) => `${cell.week}${cell.now ? '!' : ''} ${cell.state}`)
    .join(', ');

describe('an ability over the weeks', () => {
  it('is used, rests for its cooldown, and is ready again (2c:cooldown)', () => {
    // Used in week 1 with a cooldown of 2: usable from week 4.
    expect(said(4, [use(1, 4)], 4)).toBe('1 used, 2 resting, 3 resting, 4! ready, 5 ready, 6 ready, 7 ready');
  });

  it('rests in the weeks to come until its ready week, whatever put it to rest (2c:forced)', () => {
    expect(said(2, [], 5)).toBe('1 ready, 2! resting, 3 resting, 4 resting, 5 ready, 6 ready, 7 ready');
  });

  it('was not used by a declaration that never counted', () => {
    expect(said(1, [use(1, null, 'Rejected'), use(1, null, 'Unclear')], 1)).toMatch(/^1! ready/);
  });

  it('was used by one that Failed, and rests not at all for it (glossary:failure)', () => {
    expect(said(1, [use(1, null, 'Failed')], 1)).toBe('1! used, 2 ready, 3 ready, 4 ready, 5 ready, 6 ready, 7 ready');
  });

  it('is gone for good after its last use (glossary:limited-use)', () => {
    expect(said(2, [use(1, 2)], 2, true)).toBe('1 used, 2! gone, 3 gone, 4 gone, 5 gone, 6 gone, 7 gone');
  });

  it('is ready in no week in which its merc served nobody', () => {
    const weeks = weeksOf(3, [], 0, { serves: (week) => week >= 3 });
    expect(weeks.map(({ state }) => state).join(' ')).toBe('none none ready ready ready ready ready');
  });

  it('is ready with nobody but its holder while it is stolen (glossary:stolen)', () => {
    expect(weeksOf(2, [], 0, { stolen: true }).map(({ state }) => state)).toEqual([
      'ready',
      ...Array.from({ length: 6 }, () => 'stolen'),
    ]);
  });

  it('is not ready now once its phase is over, but next week', () => {
    expect(
      weeksOf(1, [], 0, { over: true })
        .map(({ state }) => state)
        .slice(0, 2),
    ).toEqual(['over', 'ready']);
  });

  it('shows three weeks back and three to come', () => {
    expect(weeksOf(9, [], 9).map((cell) => cell.week)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  });
});
