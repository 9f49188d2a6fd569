import { describe, expect, it } from 'vitest';
import type { Compared } from './compared';
import type { Figure } from './figure';
import { meets, WrongResult } from './figure';
import { median } from './measure';
import { report } from './report';
import { declaration } from './workloads/declaration';
import { lock } from './workloads/lock';
import { posts } from './workloads/posts';

/** Compared packages that do no work at all. */
const nothing: Compared = {
  boardgameIo: {
    CreateGameReducer: () => (state) => state,
    InitializeGame: () => ({ G: { units: {} }, _stateID: 0 }),
  },
  showdown: {
    Battle: class {
      ended = true;
      turn = 0;
      log = [];
      requestState = '';
      choose = () => true;
    },
    Teams: { pack: () => '' },
  },
};

const figure: Figure = {
  name: 'step_vs_nothing',
  ours: { unit: 'one step', units: 1, run: () => null },
  theirs: { unit: 'nothing', units: 1, run: () => null },
  as: 'speed',
  bar: { atLeast: 4 },
  limit: 'the weather',
};

describe('the benchmark', { timeout: 120_000 }, () => {
  it.each([lock, posts])('measures $name only once it has come out as the rules have it', (workload) => {
    expect(workload.figures(nothing).length).toBeGreaterThan(0);
  });

  it('measures nothing where what it is compared with does not do its work', () => {
    expect(() => declaration.figures(nothing)).toThrow(WrongResult);
  });

  it('takes the middle of seven pairs', () => {
    expect(median([9, 1, 8, 2, 7, 3, 100])).toBe(7);
  });

  it('holds a speed to at least its bar, and a cost to at most', () => {
    expect([meets({ atLeast: 4 }, 4), meets({ atLeast: 4 }, 3.99)]).toEqual([true, false]);
    expect([meets({ atMost: 12 }, 12), meets({ atMost: 12 }, 12.01)]).toEqual([true, false]);
  });

  it('says which bar is missed, by how much and what limits it, and gives each ratio a line', () => {
    const text = report([{ figure, value: 2, least: 1, most: 3, ours: 10, theirs: 20 }]);
    expect(text).toContain('MISSED');
    expect(text).toContain('by a factor of 2.00. What limits it: the weather.');
    expect(text).toMatch(/^ratio step_vs_nothing 2\.000$/m);
  });
});
