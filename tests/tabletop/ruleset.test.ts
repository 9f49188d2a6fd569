import { describe, expect, it } from 'vitest';
import { BY_CHANCE, type Dice } from '../../lib/engine/rules/kernel/dice';
import { foldAll } from '../../lib/engine/rules/kernel/fold';
import { PLAIN_USE, type Use } from '../../lib/engine/rules/tabletop/command';
import type { Entry, NewEntry } from '../../lib/engine/rules/tabletop/entry';
import { usesLeft } from '../../lib/engine/rules/tabletop/expenditure';
import { parseExpression } from '../../lib/engine/rules/tabletop/expression';
import { tabletop } from '../../lib/engine/rules/tabletop/ruleset';
import type { Setup } from '../../lib/engine/rules/tabletop/setup';
import type { State } from '../../lib/engine/rules/tabletop/state';
import { view } from '../../lib/engine/rules/tabletop/view';
import { scenarioDocument } from '../../lib/engine/scenarios/tabletop/document';
import { openingOf } from '../../lib/engine/scenarios/tabletop/opening';
import { scenariosIn } from '../support/scenarios';

const setup: Setup = (() => {
  const [source] = scenariosIn(
    `name: A test
ruleset: tabletop
creatures:
  Ysolde:
    level: 5
    initiative: 20
    abilities:
      Lance: { kind: spell, level: 3, uses: 2 prepared, save: { kind: Ref, dc: 15, result: half }, effects: [{ do: damage, amount: 2d6 }] }
      Wall: { kind: spell, level: 2, action: swift, uses: 1/day, duration: 1 hour, tags: [Image], save: { kind: Will, dc: 15, result: disbelief }, effects: [{ do: tell, text: a wall }] }
      Hymn: { kind: Su, action: free, duration: 2 rounds, effects: [{ do: bonus, stat: ac, amount: 2 }] }
      Psalm: { kind: Su, action: free, duration: recovery, effects: [{ do: bonus, stat: ac, amount: 1 }] }
  Bram: { level: 4, initiative: 10, abilities: { Jab: { effects: [{ do: damage, amount: 3 }] } } }
expect: {}`,
    'test.yaml',
  );
  const opened = openingOf(scenarioDocument.parse(source?.data)).setup;
  const [ysolde, bram] = [opened?.creatures.Ysolde, opened?.creatures.Bram];
  if (opened === null || ysolde === undefined || bram === undefined) throw new Error('no set-up');
  return { ...opened, creatures: { Ysolde: { ...ysolde, player: 'ann' }, Bram: { ...bram, player: 'ben' } } };
})();

/** Every die shows three. */
const THREES: Dice = { roll: () => 3 };
const entry = (seq: number, given: NewEntry): Entry =>
  tabletop.entry.parse({ ...given, id: `1-${seq}`, seq, at: '2024-01-01T12:00:00Z', actor: 'master' });
const journal = (...given: NewEntry[]): Entry[] => given.map((one, at) => entry(at + 1, one));
const fold = (entries: readonly Entry[], dice = THREES): State =>
  entries.reduce((state, one) => tabletop.step(state, one, dice), tabletop.open(setup));
const use = (by: string, ability: string, more: Partial<Use> = {}): NewEntry => ({
  kind: 'order',
  by,
  command: { ...PLAIN_USE, ability, ...more },
});
const turn = (creature: string): NewEntry => ({ kind: 'turn', creature });
const because = 'A test.';
const hpOf = (state: State, key: string) => state.creatures[key]?.hp;

describe('amendments of the kernel', () => {
  const played = journal(
    turn('Ysolde'),
    use('Ysolde', 'Lance', { on: ['Bram'] }),
    turn('Bram'),
    use('Bram', 'Jab', { on: ['Ysolde'] }),
  );
  const envelope = (seq: number) => ({ id: `1-${seq}`, seq, at: '2024-01-01T12:00:00Z', actor: 'master' });

  it('strike a use as if it had never been, and an undo brings it back with the same dice', () => {
    const strike = { ...envelope(5), kind: 'strike' as const, target: '1-2', part: null, because };
    const undo = { ...envelope(6), kind: 'undo' as const, target: '1-5', because };
    const struck = foldAll(tabletop, setup, [...played, strike], THREES).state;
    expect([hpOf(struck, 'Bram'), hpOf(struck, 'Ysolde')]).toEqual([30, 27]);
    expect(usesLeft(struck, 'Ysolde', 'Lance')).toBe(2);
    const again = foldAll(tabletop, setup, [...played, strike, undo], THREES).state;
    expect(again).toStrictEqual(fold(played));
    expect(hpOf(again, 'Bram')).toBe(24);
  });

  it('rule a use otherwise at its place: nothing expended, the damage taken back, and the override found again', () => {
    const [lance] = tabletop.rulings(fold(played));
    const override = {
      ...envelope(5),
      kind: 'override' as const,
      ruling: lance?.id ?? '',
      ability: 'Lance',
      outcome: 'Rejected' as const,
      because,
    };
    const { state, orphans } = foldAll(tabletop, setup, [...played, override], THREES);
    expect(orphans).toEqual([]);
    expect(hpOf(state, 'Bram')).toBe(30);
    expect(usesLeft(state, 'Ysolde', 'Lance')).toBe(2);
    expect(tabletop.rulings(state)[0]).toMatchObject({
      outcome: 'Resolved',
      override: { entry: '1-5', outcome: 'Rejected' },
    });
    const elsewhere = foldAll(tabletop, setup, [...played, { ...override, ability: 'Jab' }], THREES);
    expect(elsewhere.orphans).toHaveLength(1);
  });
});

describe('an admin’s ruling', () => {
  it('of a belief is what the creature believes from then on', () => {
    const entries = journal(turn('Ysolde'), use('Ysolde', 'Wall'), {
      kind: 'study',
      by: 'Bram',
      illusion: 'Wall',
      careful: true,
      odd: true,
    });
    const state = fold(entries);
    expect(state.beliefs).toMatchObject([{ creature: 'Bram', belief: 'real' }]);
    const believed = tabletop.rulings(state).at(-1);
    const ruled = fold([
      ...entries,
      entry(4, {
        kind: 'ruling',
        set: {},
        supersedes: { ruling: believed?.id ?? '', outcome: 'Disbelieved' },
        ends: [],
        because,
      }),
    ]);
    expect(ruled.beliefs).toMatchObject([{ creature: 'Bram', belief: 'not real' }]);
  });

  it('ends what lasts, and is rejected as a whole where it names what is not there', () => {
    const entries = journal(turn('Ysolde'), use('Ysolde', 'Hymn', { on: ['Bram'] }));
    const [lasting] = fold(entries).effects;
    const ruling = (ends: string[]) =>
      entry(3, { kind: 'ruling', set: { Bram: { hp: 1 } }, supersedes: null, ends, because });
    expect(fold([...entries, ruling([lasting?.id ?? ''])]).effects).toEqual([]);
    const refused = fold([...entries, ruling(['lasting-9'])]);
    expect(refused.effects).toHaveLength(1);
    expect(hpOf(refused, 'Bram')).toBe(30);
    expect(tabletop.rulings(refused).at(-1)).toMatchObject({
      outcome: 'Rejected',
      cites: ['ruling:override', 'input:refused'],
    });
  });
});

describe('a preview', () => {
  it('pays what is certain, applies nothing that hangs on a die, and says so', () => {
    const entries = journal(turn('Ysolde'), use('Ysolde', 'Lance', { on: ['Bram'] }));
    const state = fold(entries, BY_CHANCE);
    expect(hpOf(state, 'Bram')).toBe(30);
    expect(usesLeft(state, 'Ysolde', 'Lance')).toBe(1);
    expect(tabletop.rulings(state)).toMatchObject([{ ability: 'Lance', outcome: 'Pending', byChance: true }]);
  });

  it('leaves a check at the end of a turn open', () => {
    const state = fold(journal(turn('Ysolde'), use('Ysolde', 'Psalm', { on: ['Ysolde'] }), turn('Bram')), BY_CHANCE);
    expect(tabletop.rulings(state).at(-1)).toMatchObject({ ability: 'Psalm', outcome: 'Continues', byChance: true });
    expect(state.running).toBe('Bram');
  });
});

describe('the view', () => {
  const state = fold(
    journal(
      turn('Ysolde'),
      use('Ysolde', 'Wall'),
      use('Ysolde', 'Hymn', { on: ['Bram'] }),
      use('Ysolde', 'Psalm', { on: ['Bram'] }),
      { kind: 'study', by: 'Bram', illusion: 'Wall', careful: true, odd: true },
      { kind: 'say', by: 'Ysolde', illusion: 'Wall', to: ['Bram'] },
    ),
  );
  const of = (team: string) => view(state, { kind: 'leader', team });

  it('gives the order, whose turn it is, the actions and the uses left', () => {
    const { order, running, round, creatures } = of('ann');
    expect({ order, running, round }).toEqual({ order: ['Ysolde', 'Bram'], running: 'Ysolde', round: 1 });
    expect(creatures.Ysolde?.actions).toEqual({ standard: true, move: true, swift: false });
    expect(creatures.Ysolde?.sheet?.abilities.map(({ name, left }) => [name, left])).toEqual([
      ['Lance', 2],
      ['Wall', 0],
      ['Hymn', null],
      ['Psalm', null],
    ]);
    expect(creatures.Ysolde?.sheet?.abilities[1]?.refusals).toEqual(['Wall is expended.']);
  });

  it('says what lasts, for how long, and what is kept from counting by what', () => {
    const { effects, creatures } = of('ben');
    expect(effects.map(({ abilityName, ends }) => [abilityName, ends])).toEqual([
      ['Wall', { as: 'fixed', left: 600, rounds: 600 }],
      ['Hymn', { as: 'fixed', left: 2, rounds: 2 }],
      ['Psalm', { as: 'recovery', tries: {} }],
    ]);
    const [ac] = creatures.Bram?.numbers ?? [];
    expect(ac).toMatchObject({ stat: 'ac', value: 12 });
    expect(ac?.parts.map(({ ability, held }) => [ability, held])).toEqual([
      ['Hymn', null],
      ['Psalm', { cites: 'combine:best', by: effects[1]?.id }],
    ]);
  });

  it('walks each use step by step', () => {
    const [wall] = of('ann').log.filter((item) => item.kind === 'ruling');
    expect(wall?.steps.map(({ step, verdict }) => `${step} ${verdict}`)).toEqual([
      '1a passed',
      '1b passed',
      '1c passed',
      '1d passed',
      '2a none',
      '2b none',
      '2c none',
      '3a none',
      '3b none',
      '3c passed',
    ]);
  });

  it('keeps sheets to those who play them, and beliefs and an illusion’s marks to the game master', () => {
    expect(of('ben').creatures.Ysolde?.sheet).toBeNull();
    expect(of('ben').creatures.Bram?.sheet).not.toBeNull();
    for (const seen of [of('ann'), of('ben'), view(state, { kind: 'visitor' })]) {
      expect(seen.beliefs).toBeNull();
      expect(JSON.stringify(seen)).not.toMatch(/elieve|proof|takes Wall for real|not real/);
    }
    expect(JSON.stringify(of('ben'))).not.toContain('Image');
    expect(JSON.stringify(of('ben').log)).not.toContain('disbelief');
    expect(view(state, { kind: 'admin' }).beliefs).toMatchObject([{ creature: 'Bram', belief: 'real' }]);
  });
});

describe('the next encounter', () => {
  it('opens with the same creatures, their HP and their uses as they are', () => {
    const state = fold(journal(turn('Ysolde'), use('Ysolde', 'Lance', { on: ['Bram'] })));
    const next = tabletop.open(tabletop.setup.parse(tabletop.close(state)));
    expect(hpOf(next, 'Bram')).toBe(24);
    expect(next.creatures.Bram?.sheet.hp).toBe(30);
    expect(usesLeft(next, 'Ysolde', 'Lance')).toBe(1);
    expect(next.effects).toEqual([]);
  });
});

describe('an amount', () => {
  it.each([
    '',
    '2 +',
    '[CL',
    '(1]',
    'd',
    '3d',
    '2d0',
    '1d1001',
    'x',
    'CL CL',
    '2;3',
    '1..2',
    'Strong',
    '1'.repeat(201),
  ])('“%s” cannot be read', (text) => expect(parseExpression(text)).toHaveProperty('problem'));
  it.each(['1', '[CL]', '2[CL]', '[CL]d6', '[CL/2]+2', '(1+2)d4', '-[CL]', 'd20', '2 × Str − 1', '[cl]D6'])(
    '“%s” can be read',
    (text) => expect(parseExpression(text)).toHaveProperty('expression'),
  );
});
