import { describe, expect, it } from 'vitest';
import { runTabletop } from '../../lib/engine/scenarios/tabletop/scenario';
import { scenariosIn } from '../support/scenarios';

function run(text: string) {
  const [source] = scenariosIn(text, 'test.yaml');
  if (source === undefined) throw new Error('no document');
  return runTabletop(source);
}

const CREATURES = `creatures:
  Ysolde: { level: 5, initiative: 20, abilities: { Jab: { effects: [{ do: damage, amount: 1d4 }] } } }
  Bram: { cr: 3, initiative: 10 }
`;
const scenario = (rest: string) => `name: A test\nruleset: tabletop\n${CREATURES}${rest}`;
const abilities = (text: string) =>
  `name: A test\nruleset: tabletop\ncreatures:\n  Ysolde:\n    abilities:\n      Jab: ${text}\nexpect: {}`;

describe('a scenario that is not valid fails, and says where', () => {
  it.each([
    ['an unknown key', scenario('colour: red\nexpect: {}'), 'colour', 6],
    ['settings', scenario('settings: { speed: 3 }\nexpect: {}'), 'settings.speed', 6],
    ['a clause that there is not', scenario('cites: [step:4]\nexpect: {}'), 'cites[0]', 6],
    ['an unknown key of an ability', abilities('{ colour: red }'), 'creatures.Ysolde.abilities.Jab.colour', 6],
    ['an unknown action', abilities('{ action: quick }'), 'creatures.Ysolde.abilities.Jab.action', 6],
    ['an unknown range', abilities('{ range: near }'), 'creatures.Ysolde.abilities.Jab.range', 6],
    ['an unknown duration', abilities('{ duration: a while }'), 'creatures.Ysolde.abilities.Jab.duration', 6],
    ['uses of no form', abilities('{ uses: 3 a day }'), 'creatures.Ysolde.abilities.Jab.uses', 6],
    ['more used than there are', abilities('{ uses: 1/day, used: 2 }'), 'creatures.Ysolde.abilities.Jab.used', 6],
    [
      'effects and modes',
      abilities('{ effects: [{ do: dispel }], modes: { A: [] } }'),
      'creatures.Ysolde.abilities.Jab.modes',
      6,
    ],
    [
      'an amount that is none',
      abilities('{ effects: [{ do: damage, amount: "[CL" }] }'),
      'creatures.Ysolde.abilities.Jab.effects[0].amount',
      6,
    ],
    [
      'an amount that its user’s own numbers would take beyond every bound',
      abilities('{ effects: [{ do: damage, amount: "(10 + [CL])^12" }] }'),
      'creatures.Ysolde.abilities.Jab.effects[0].amount',
      6,
    ],
    [
      'a duration beyond every bound',
      abilities('{ duration: "10^20 rounds", effects: [{ do: tell, text: x }] }'),
      'creatures.Ysolde.abilities.Jab.duration',
      6,
    ],
    ['an unknown effect', abilities('{ effects: [{ do: stun }] }'), 'creatures.Ysolde.abilities.Jab.effects[0].do', 6],
    [
      'a DC with dice',
      abilities('{ save: { kind: Ref, dc: 1d6, result: half } }'),
      'creatures.Ysolde.abilities.Jab.save.dc',
      6,
    ],
    [
      'a level and a CR',
      'name: A test\nruleset: tabletop\ncreatures:\n  Grub: { level: 1, cr: 2 }\nexpect: {}',
      'creatures.Grub.cr',
      4,
    ],
    ['nobody at all', 'name: A test\nruleset: tabletop\ncreatures: {}\nexpect: {}', 'creatures', 3],
    [
      'a save of no kind',
      'name: A test\nruleset: tabletop\ncreatures:\n  Grub: { saves: { Luck: 2 } }\nexpect: {}',
      'creatures.Grub.saves.Luck',
      4,
    ],
    [
      'a grapple with nobody',
      'name: A test\nruleset: tabletop\ncreatures:\n  Grub: { distractions: [{ grappled: Cid }] }\nexpect: {}',
      'creatures.Grub.distractions[0].grappled',
      4,
    ],
    ['a step of no kind', scenario('play:\n  - { dance: all }\nexpect: {}'), 'play[0]', 7],
    [
      'an unknown key of a step',
      scenario('play:\n  - { use: Jab, by: Ysolde, at: Bram }\nexpect: {}'),
      'play[0].at',
      7,
    ],
    [
      'an unknown creature in a step',
      scenario('play:\n  - { use: Jab, by: Ysolde, on: [Brom] }\nexpect: {}'),
      'play[0].on[0]',
      7,
    ],
    [
      'an unknown creature in an answer',
      scenario('play:\n  - { use: Jab, by: Ysolde, answers: [{ use: Jab, by: Cid }] }\nexpect: {}'),
      'play[0].answers[0].by',
      7,
    ],
    ['dice of no kind', scenario('play:\n  - rolls: { luck: [3] }\nexpect: {}'), 'play[0].rolls.luck', 7],
    ['a time that is none', scenario('play:\n  - elapse: a while\nexpect: {}'), 'play[0].elapse', 7],
    ['nothing that happens', scenario('play:\n  - happens: { to: Bram }\nexpect: {}'), 'play[0].happens', 7],
    [
      'a ruling without a reason',
      scenario('play:\n  - ruling: { set: { Bram: { hp: 1 } } }\nexpect: {}'),
      'play[0].ruling.because',
      7,
    ],
    ['an unknown outcome', scenario('expect:\n  rulings:\n    - { outcome: Missed }'), 'expect.rulings[0].outcome', 8],
    [
      'an unknown creature expected',
      scenario('expect:\n  creatures:\n    Brom: { hp: 3 }'),
      'expect.creatures.Brom',
      8,
    ],
    ['an ability that nobody has', scenario('expect:\n  uses: { Bram/Jab: 1 }'), 'expect.uses.Bram/Jab', 7],
    [
      'time over a long action',
      'name: A test\nruleset: tabletop\ncreatures:\n  Ysolde: { abilities: { Rite: { action: 1 round } } }\nplay:\n  - turn: Ysolde\n  - { use: Rite, by: Ysolde }\n  - elapse: 1 hour\nexpect: {}',
      'play[2].elapse',
      8,
    ],
  ])('%s', (_, text, at, line) => {
    const report = run(text);
    expect(report.ok).toBe(false);
    expect(report.name).toBe('A test');
    expect(report.differences[0]).toMatchObject({ at, line });
  });
});

describe('what does not hold is reported with what came out', () => {
  const play = (rolls: string, expected: string) =>
    scenario(
      `play:\n  - turn: Ysolde\n  - rolls: { ${rolls} }\n  - { use: Jab, by: Ysolde, on: [Bram] }\nexpect: { ${expected} }`,
    );
  it.each([
    ['a number', play('damage: [3]', 'creatures: { Bram: { hp: 3 } }'), 'expect.creatures.Bram.hp', '27'],
    [
      'conditions as a whole',
      play('damage: [3]', 'creatures: { Bram: { conditions: [hexed] } }'),
      'expect.creatures.Bram.conditions',
      '[]',
    ],
    ['the round', play('damage: [3]', 'round: 2'), 'expect.round', '1'],
    ['uses', play('damage: [3]', 'uses: { Ysolde/Jab: 1 }'), 'expect.uses.Ysolde/Jab', 'at-will'],
    ['what is usable', play('damage: [3]', 'usable: { Ysolde/Jab: true }'), 'expect.usable.Ysolde/Jab', 'false'],
    [
      'what was ruled though nothing should',
      play('damage: [3]', 'noRulings: [Ysolde/Jab]'),
      'expect.noRulings[0]',
      'Resolved',
    ],
    ['a die that is not given', play('', ''), 'play[2]', 'none is given'],
    ['a die that is never drawn', play('damage: [3], save: [4]', ''), 'play[1].rolls.save[0]', 'never drawn'],
    ['a die beyond its scale', play('damage: [5]', ''), 'play[1].rolls.damage[0]', '5'],
  ])('%s', (_, text, at, actual) => {
    const report = run(text);
    expect(report.ok).toBe(false);
    expect(report.differences[0]?.at).toBe(at);
    expect(report.differences[0]?.actual).toContain(actual);
  });
});
