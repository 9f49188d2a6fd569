import { describe, expect, it } from 'vitest';
import { crisisCollideScenarios } from '../../lib/engine/scenarios/crisis-collide/scenario';
import { scenariosIn } from '../support/scenarios';

function run(text: string) {
  const [source] = scenariosIn(text, 'test.yaml');
  if (source === undefined) throw new Error('no document');
  return crisisCollideScenarios.run(source);
}

const SIDES = `sides:
  Ann: { team: [Ember, Quill, Anvil] }
  Bea: { team: [Moss, Tarn, Rook] }
`;
const scenario = (rest: string) => `name: A test\nruleset: crisis-collide\n${SIDES}${rest}`;

describe('a scenario that is not valid fails, and says where', () => {
  it.each([
    ['an unknown key', scenario('colour: red\nplay: []\nexpect: {}'), 'colour', 6],
    [
      'an unknown key of a combatant',
      scenario('combatants: { Ember: { hitpoints: 3 } }\nexpect: {}'),
      'combatants.Ember.hitpoints',
      6,
    ],
    ['an unknown outcome', scenario('expect:\n  rulings:\n    - { outcome: Missed }'), 'expect.rulings[0].outcome', 8],
    ['a wrong type', scenario('combatants:\n  Ember: { hp: many }\nexpect: {}'), 'combatants.Ember.hp', 7],
    [
      'a range that is none',
      scenario('combatants:\n  Ember: { abilities: { Jab: { range: "1-2" } } }\nexpect: {}'),
      'combatants.Ember.abilities.Jab.range',
      7,
    ],
    [
      'a cost that is none',
      scenario('combatants:\n  Ember: { abilities: { Jab: { cost: 20 gold } } }\nexpect: {}'),
      'combatants.Ember.abilities.Jab.cost',
      7,
    ],
    [
      'an unknown effect',
      scenario('combatants:\n  Ember: { abilities: { Jab: { effects: [{ do: stun }] } } }\nexpect: {}'),
      'combatants.Ember.abilities.Jab.effects[0].do',
      7,
    ],
    [
      'an effect in a trait that needs a moment',
      scenario('combatants:\n  Ember: { trait: { effects: [{ do: gain, what: HP, amount: 5 }] } }\nexpect: {}'),
      'combatants.Ember.trait.effects[0].do',
      7,
    ],
    [
      'a modify that changes nothing',
      scenario('field: [{ do: modify, stat: strength }]\nexpect: {}'),
      'field[0].add',
      6,
    ],
    ['a combatant on no team', scenario('combatants: { Emberr: { hp: 5 } }\nexpect: {}'), 'combatants.Emberr', 6],
    ['a clause that there is not', scenario('cites: [move:sideways]\nexpect: {}'), 'cites[0]', 6],
    [
      'an unknown side in a step',
      scenario('play:\n  - { orders: [rest, rest, rest], by: Cid }\nexpect: {}'),
      'play[0].by',
      7,
    ],
    ['a step of no kind', scenario('play:\n  - { dance: all }\nexpect: {}'), 'play[0]', 7],
    [
      'orders for two phases',
      scenario('play:\n  - { orders: [rest, rest], by: Ann }\nexpect: {}'),
      'play[0].orders',
      7,
    ],
    [
      'an unknown fighter in an expectation',
      scenario('expect:\n  combatants: { Embr: { hp: 3 } }'),
      'expect.combatants.Embr',
      7,
    ],
    [
      'a space beyond the arena',
      scenario('combatants:\n  Ember: { now: { space: 8 } }\nexpect: {}'),
      'combatants.Ember.now.space',
      7,
    ],
    [
      'a space on the bench',
      scenario('combatants:\n  Quill: { now: { space: 2 } }\nexpect: {}'),
      'combatants.Quill.now.space',
      7,
    ],
    [
      'more HP than fresh',
      scenario('combatants:\n  Quill: { hp: 10, now: { hp: 11 } }\nexpect: {}'),
      'combatants.Quill.now.hp',
      7,
    ],
    ['settings', scenario('settings: { speed: 3 }\nexpect: {}'), 'settings.speed', 6],
    ['three sides', scenario('  Cid: { team: [A, B, C] }\nexpect: {}'), 'sides', 3],
  ])('%s', (_, text, at, line) => {
    const report = run(text);
    expect(report.ok).toBe(false);
    expect(report.name).toBe('A test');
    expect(report.differences[0]).toMatchObject({ at, line });
  });
});

describe('an expectation that does not hold is reported with what came out', () => {
  const play = 'play:\n  - { orders: [1 space forward, rest, rest], by: Ann }\n  - reveal: turn\n';
  it.each([
    ['a number', 'expect: { combatants: { Ember: { space: 5 } } }', 'expect.combatants.Ember.space', '5', '4'],
    ['the turn', 'expect: { turn: 3 }', 'expect.turn', '3', '2'],
    ['what is awaited', 'expect: { awaiting: { Ann: nothing } }', 'expect.awaiting.Ann', 'nothing', 'orders'],
    ['what is seen', 'expect: { sees: { Ann: hidden } }', 'expect.sees.Ann', 'hidden', 'shown'],
    ['the winner', 'expect: { winner: Ann }', 'expect.winner', 'Ann', 'none'],
  ])('%s', (_, expected, at, wanted, actual) => {
    expect(run(scenario(play + expected)).differences).toEqual([
      expect.objectContaining({ at, expected: wanted, actual }),
    ]);
  });

  it('a ruling that there is not', () => {
    const [difference] = run(
      scenario(`${play}expect: { rulings: [{ by: Ann, phase: 1, outcome: Fell short }] }`),
    ).differences;
    expect(difference?.at).toBe('expect.rulings[0]');
    expect(difference?.actual).toContain('"outcome":"Moved"');
  });

  it('the same line twice asks for two rulings', () => {
    const once = run(scenario(`${play}expect: { rulings: [{ by: Ann, outcome: Moved }] }`));
    const twice = run(
      scenario(`${play}expect: { rulings: [{ by: Ann, outcome: Moved }, { by: Ann, outcome: Moved }] }`),
    );
    expect([once.ok, twice.ok]).toEqual([true, false]);
  });

  it('a wide line does not take the only ruling that a narrow one fits', () => {
    const report = run(scenario(`${play}expect: { rulings: [{ by: Ann, phase: 1 }, { by: Ann, outcome: Moved }] }`));
    expect(report.ok).toBe(true);
  });

  const jab =
    'combatants: { Ember: { abilities: { Jab: { range: "1:3" } } } }\nplay:\n  - { orders: [Jab, rest, rest], by: Ann }\n  - reveal: turn\n';
  it.each([
    ['noRulings of what was performed', 'noRulings: [Ann/Jab]', false],
    ['noRulings of what was not', 'noRulings: [Bea/Jab]', true],
    ['an order that was', 'order: [Jab]', true],
    ['an order of more than was', 'order: [Jab, Jab]', false],
    ['together as it was', 'together: [[Jab]]', true],
    ['together with another', 'together: [[Jab, Kick]]', false],
    ['hits as a whole set', 'rulings: [{ ability: Jab, hits: [] }]', false],
  ])('%s', (_, expected, ok) => {
    expect(run(scenario(`${jab}expect: { ${expected} }`)).ok).toBe(ok);
  });
});

describe('a set-up that is to be refused', () => {
  it('passes where it names the place, and fails where the place is another or the set-up is valid', () => {
    const text = (place: string, team: string) =>
      `name: A test\nruleset: crisis-collide\nsides:\n  Ann: { team: ${team} }\n  Bea: { team: [Moss, Tarn, Rook] }\nplay: []\nexpect: { invalid: ${place} }`;
    expect(run(text('sides.Ann.team', '[Ember, Quill]')).ok).toBe(true);
    expect(run(text('sides.Bea.team', '[Ember, Quill]')).ok).toBe(false);
    expect(run(text('sides.Ann.team', '[Ember, Quill, Anvil]')).differences[0]?.actual).toBe('a valid set-up');
  });

  it('can expect nothing else', () => {
    const text =
      'name: A test\nruleset: crisis-collide\nsides:\n  Ann: { team: [Ember] }\n  Bea: { team: [Moss, Tarn, Rook] }\nexpect: { invalid: sides.Ann.team, turn: 1 }';
    expect(run(text).ok).toBe(false);
  });
});
