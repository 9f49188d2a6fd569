import { describe, expect, test } from 'vitest';
import { unmatched } from '../../lib/engine/scenarios/mercenaries/matching';
import { totals } from '../../lib/engine/scenarios/print';
import { runText } from '../../lib/engine/scenarios/run';

/** A scenario that is not valid is a failure that says where, never a silent pass. */

const valid = `name: A merc rests
teams: { Red: { mercs: [Ironclad] }, Blue: { mercs: [Lantern] } }
mercs:
  Ironclad:
    abilities:
      Second Wind: { type: Peacetime, quantity: Personal, cooldown: 1, effects: [{ do: Help, text: rested }] }
play:
  - { declare: Second Wind, by: Red }
expect:
  rulings: [{ ability: Second Wind, outcome: Resolved }]
`;
const problems = (text: string) => runText('a.yaml', text).flatMap(({ ok, differences }) => (ok ? [] : differences));

test('a valid one passes', () => {
  expect(runText('a.yaml', valid)).toMatchObject([{ name: 'A merc rests', ok: true, differences: [] }]);
});

test.each([
  ['an unknown key', valid.replace('cooldown: 1', 'cooldow: 1'), 6, /cooldow/],
  ['an unknown step', valid.replace('declare:', 'declair:'), 8, /declair/],
  ['an unknown value', valid.replace('Peacetime', 'Teatime'), 6, /type/],
  ['a wrong type', valid.replace('cooldown: 1', 'cooldown: soon'), 6, /cooldown/],
  ['an unknown ability', valid.replace('declare: Second Wind', 'declare: Third Wind'), 8, /declare/],
  ['an unknown team', valid.replace('by: Red', 'by: Rad'), 8, /declare/],
  ['an unknown clause', valid.replace('outcome: Resolved', 'cites: [2z:nothing]'), 10, /cites/],
  ['an unknown merc in what is expected', `${valid}  mercs: { Nobody: { exp: 1 } }\n`, 11, /Nobody/],
  ['a cooldown given twice', valid.replace('cooldown: 1', 'cooldown: 1, everyWeeks: 2'), 6, /everyWeeks/],
])('%s names its line and key', (_, text, line, at) => {
  const [problem] = problems(text);
  expect(problem).toMatchObject({ line });
  expect(problem?.at).toMatch(at);
});

test('an unknown merc among the targets, an unknown ruleset, an empty file and broken YAML are failures', () => {
  const aimed = valid.replace('by: Red }', 'by: Red, target: Nobody }');
  for (const text of [aimed, valid.replace('name:', 'ruleset: chess\nname:'), '', 'name: [', 'just words']) {
    expect(problems(text), text).not.toEqual([]);
  }
});

test('every document of a file is a scenario of its own', () => {
  const reports = runText('a.yaml', `${valid}---\n${valid.replace('outcome: Resolved', 'outcome: Failed')}`);
  expect(reports.map(({ ok }) => ok)).toEqual([true, false]);
  expect(totals(reports)).toBe('1 passed, 1 failed');
});

describe('lines under rulings', () => {
  test('each asks for a ruling of its own', () => {
    expect(
      runText('a.yaml', valid.replace(' }]\n', ' }, { ability: Second Wind }]\n').replace('rested }]', 'rested }]'))[0]
        ?.ok,
    ).toBe(false);
  });

  test('are given rulings so that a loose line does not take what a strict one needs', () => {
    const fits = [
      [true, true],
      [true, false],
    ];
    expect(unmatched(2, 2, (line, partner) => fits[line]?.[partner] ?? false)).toEqual([]);
    expect(unmatched(2, 1, () => true)).toEqual([1]);
  });
});
