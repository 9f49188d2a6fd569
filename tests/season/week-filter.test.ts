import { describe, expect, it } from 'vitest';
import type { WeekEntry } from '../../lib/features/season/model';
import { passing, weekFilter } from '../../lib/features/season/week-filter';
import type { RulingLine } from '../../lib/record/views/model';

const line = (more: Partial<RulingLine>): RulingLine => ({
  id: 'x-1-1',
  week: 1,
  phase: 'Wartime',
  at: '2026-11-16T20:00:00.000Z',
  title: 'Enthral',
  declared: true,
  about: 'ability',
  ability: 'dracula/enthral',
  merc: { key: 'dracula', name: 'Dracula', gender: 'Male' },
  team: { key: 'borgo', name: 'The Borgo Pass' },
  targets: [],
  hits: [],
  interceptedBy: null,
  outcome: 'Resolved',
  reason: 'He looks.',
  cites: [],
  readyWeek: null,
  provisional: true,
  override: null,
  secret: false,
  cause: null,
  ...more,
});
const entry: WeekEntry = {
  id: 'x-1-1',
  phase: 'Wartime',
  at: '2026-11-16T20:00:00.000Z',
  team: { key: 'borgo', name: 'The Borgo Pass' },
  attacks: true,
  adjusted: null,
  post: { by: 'Halvard', onBehalf: null, text: 'Come in, **Château** folk', marks: [], pasted: false },
  ruled: [
    { kind: 'ruling', line: line({}), settled: null, setOff: [line({ id: 'x-1-1.t', outcome: 'Failed' })] },
    { kind: 'ruling', line: line({ id: 'x-1-1b', title: 'Ride Down', outcome: 'Pending' }), settled: null, setOff: [] },
    { kind: 'talk', words: 'good morning', note: '' },
  ],
};
const ask = (query: Record<string, string>) => passing(entry, weekFilter.parse(query), null);

describe('the filter of a week', () => {
  it('lets everything through when nothing is asked', () => {
    expect(ask({})).toEqual(entry);
  });

  it('keeps only what came to an outcome, with what set it off', () => {
    expect(ask({ outcome: 'Pending' })?.ruled).toEqual([entry.ruled[1]]);
    expect(ask({ outcome: 'Failed' })?.ruled).toEqual([entry.ruled[0]]);
  });

  it('drops an entry in which nothing came to the outcome', () => {
    expect(ask({ outcome: 'Rejected' })).toBeNull();
  });

  it('finds words in the post, in names and in reasons, without regard to case and accents', () => {
    for (const q of ['CHATEAU', 'ride down', 'dracula looks', 'Halvard', 'good morning'])
      expect(ask({ q }), q).not.toBeNull();
    expect(ask({ q: 'chateau nobody' })).toBeNull();
  });

  it('keeps to the teams of the chosen match', () => {
    expect(passing(entry, weekFilter.parse({}), new Set(['if', 'borgo']))).not.toBeNull();
    expect(passing(entry, weekFilter.parse({}), new Set(['if', 'hut']))).toBeNull();
  });

  it('refuses what it does not know, and passes over names that it does not have', () => {
    for (const one of [{ match: 'first' }, { outcome: 'Won' }, { q: ['a', 'b'] }]) {
      expect(weekFilter.safeParse(one).success).toBe(false);
    }
    expect(weekFilter.parse({ more: 'x' })).toEqual({
      match: null,
      outcome: null,
      words: '',
      page: 1,
      entry: null,
    });
  });
});
