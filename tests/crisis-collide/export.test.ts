import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { playDuel } from '../../lib/engine/rules/crisis-collide/bots/duel';
import { randomBot } from '../../lib/engine/rules/crisis-collide/bots/random';
import type { Entry } from '../../lib/engine/rules/crisis-collide/entry';
import type { Combatant } from '../../lib/engine/rules/crisis-collide/setup';
import { duelOf, STARTING_SET } from '../../lib/engine/rules/crisis-collide/starting-set';
import { exportScenario } from '../../lib/engine/scenarios/crisis-collide/export';
import { crisisCollideScenarios } from '../../lib/engine/scenarios/crisis-collide/scenario';
import { scenariosIn } from '../support/scenarios';
import { rollFrom } from './arbitraries';

const run = (text: string) => {
  const [source] = scenariosIn(text, 'exported.yaml');
  if (source === undefined) throw new Error('nothing was exported');
  return crisisCollideScenarios.run(source);
};

describe('a duel exported as a scenario', () => {
  it.each([1, 2, 3, 4, 5, 6])('holds when it is run (duel %d)', (seed) => {
    const roll = rollFrom(seed);
    const draw = (): Combatant[] => {
      const left = [...STARTING_SET];
      return Array.from({ length: 3 }, () => left.splice(roll(left.length) - 1, 1)).flat();
    };
    const setup = duelOf([
      { key: 'a1', name: 'Ann', team: draw() },
      { key: 'b1', name: 'Bea', team: draw() },
    ]);
    const { entries } = playDuel(setup, [randomBot, randomBot], roll, 40);
    const report = run(stringify(exportScenario('A duel of two bots', setup, entries)));
    expect(report.differences).toEqual([]);
    expect(report.rulings.length).toBeGreaterThan(10);
  });

  it('takes an admin’s numbers along, and leaves out what came too late', () => {
    const setup = duelOf([
      { key: 'a1', name: 'Ann', team: STARTING_SET.slice(0, 3) },
      { key: 'b1', name: 'Bea', team: STARTING_SET.slice(0, 3) },
    ]);
    const envelope = (seq: number, at: string) => ({ id: `x-${seq}`, seq, at, actor: 'x' });
    const entries: Entry[] = [
      {
        ...envelope(1, '2024-01-01T10:00:00Z'),
        kind: 'ruling',
        fighters: { 'b1/Brack': { hp: 7, space: 6 } },
        sides: { a1: { cr: 30, active: 'a1/Vireo' } },
        supersedes: null,
        because: 'A test.',
      },
      {
        ...envelope(2, '2024-01-01T10:00:00Z'),
        kind: 'deadline',
        closesAt: '2024-01-01T11:00:00Z',
        because: 'A test.',
      },
      {
        ...envelope(3, '2024-01-01T12:00:00Z'),
        kind: 'post',
        by: 'a1',
        text: '<b>1: 1 space forward</b>',
        lines: [],
        reader: '1',
      },
      { ...envelope(4, '2024-01-01T12:00:00Z'), kind: 'reveal', closesAt: null },
    ];
    const data = exportScenario('An admin’s ruling', setup, entries);
    expect(data.play).toEqual([
      {
        ruling: { set: { 'Bea/Brack': { hp: 7, space: 6 }, Ann: { cr: 30, active: 'Ann/Vireo' } }, because: 'A test.' },
      },
      { reveal: 'turn' },
    ]);
    expect(run(stringify(data)).differences).toEqual([]);
  });
});
