import { describe, expect, it } from 'vitest';
import type { Step, StepName, Verdict } from '../../lib/engine/rules/kernel/ruling';
import { argue } from '../../lib/features/season/argument';

const names = {
  merc: (key: string) => ({ key, name: key, gender: 'Male' as const }),
  team: (key: string) => ({ key, name: key }),
  ability: (key: string) => key,
};
const step = (name: StepName, verdict: Verdict, text: string, ...cites: string[]): Step => ({
  step: name,
  verdict,
  text,
  cites,
});
const unreached = (name: StepName): Step => step(name, 'waits', 'Not reached.');
const bodyOf = (steps: readonly Step[]) => ({
  steps: steps.map((one) => ({ ...one, cites: [...one.cites] })),
  rolls: [],
  changes: [],
  marks: [],
  candidates: [],
  override: null,
});
const titles = (steps: readonly Step[], about: string, outcome: 'Resolved' | 'Rejected' | 'Pending') =>
  argue(bodyOf(steps), names, { about, outcome }).map(({ title }) => title);

const declared = step('Declaration', 'passed', 'The words name it.', '2e:declaration');
const late = [unreached('Timing'), unreached('Hitting'), unreached('Resolution')];

describe('what is argued of a ruling', () => {
  it('are no six steps where it is none of an ability: an adjustment, a choice and a roster tell their own story', () => {
    const steps = [
      unreached('Declaration'),
      unreached('Costs'),
      step('Resolution', 'passed', 'Adjusted by hand: it fell.'),
    ];
    expect(titles(steps, 'adjust', 'Resolved')).toEqual([null]);
    expect(
      titles([step('Declaration', 'stopped', 'The cap is 8.', 'glossary:roster'), ...late], 'roster', 'Rejected'),
    ).toEqual([null]);
  });

  it('is nothing that an order which was refused can reach no more', () => {
    const refused = step('Targeting', 'stopped', 'Moth is no enemy.', '2e:targeting');
    expect(titles([declared, step('Costs', 'none', 'None.'), refused, ...late], 'ability', 'Rejected')).toEqual([
      'Declaration',
      'Costs',
      'Targeting',
    ]);
  });

  it('is what one that waits may still come to', () => {
    expect(titles([declared, ...late], 'ability', 'Pending')).toEqual([
      'Declaration',
      'Timing',
      'Hitting',
      'Resolution',
    ]);
  });

  it('is of a Trigger what set it off, which nobody declared', () => {
    const set = step('Declaration', 'passed', 'Medusa’s Turn to Stone has hit Ajax.', '2a:trigger');
    expect(titles([set], 'ability', 'Resolved')).toEqual(['Set off']);
  });
});
