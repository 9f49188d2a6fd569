import { describe, expect, it } from 'vitest';
import { EFFECT_KINDS } from '../../lib/engine/rules/mercenaries/effects';
import { type Ability, abilitySchema } from '../../lib/engine/rules/mercenaries/setup';
import { ABILITY_TYPES } from '../../lib/engine/rules/mercenaries/terms';
import { describeAbility } from '../../lib/features/wiki/describe';
import { effectOf } from '../rules/support/effects';

const say = (ability: Partial<Ability> & Pick<Ability, 'type'>) =>
  describeAbility(abilitySchema.parse({ name: 'X', cooldown: 0, ...ability }), 'Dantès', (key) => key.toUpperCase());

describe('an ability in plain sentences', () => {
  it('says when, whom and what', () => {
    expect(
      say({
        type: 'Start of Battle',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Preselected'],
        effects: [{ do: 'KO' }],
      }),
    ).toBe('When the match begins, one chosen enemy is KO’d.');
  });

  it('speaks of the user of a Personal ability by name', () => {
    expect(say({ type: 'Peacetime', quantity: 'Personal', effects: [{ do: 'EXP', amount: 1 }] })).toBe(
      'In Peacetime, at once, Dantès gains 1 EXP.',
    );
  });

  it('gives the numbers of a team to the team of a merc, but not to the team of teams', () => {
    const gp = (more: Partial<Ability>) => say({ type: 'Results', effects: [{ do: 'GP', amount: -2 }], ...more });
    expect(gp({ quantity: 'Single Target', selection: ['Enemy Only'] })).toBe(
      'In Results, at once, the team of one enemy loses 2 GP.',
    );
    expect(gp({ global: 'Wartime' })).toBe('In Results, at once, both teams of the match lose 2 GP.');
  });

  it('says a subject once where one effect follows another on it', () => {
    const effects: Ability['effects'] = [{ do: 'KO' }, { do: 'Injure' }, { do: 'KO', to: 'user' }];
    expect(say({ type: 'Mid-Battle', quantity: 'Multi-Target', targets: 2, selection: ['Enemy Only'], effects })).toBe(
      'In the match, after every Start of Battle ability, two enemies are KO’d, are Injured, which costs the week after and Dantès is KO’d.',
    );
  });

  it('says of a range of targets, of dice and of what is asked of a target', () => {
    expect(
      say({
        type: 'Pre-Battle',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Random', 'Post-Rosters'],
        parameter: { types: ['Undead'], maxUpkeep: 4, not: { alignment: 'Heroic' } },
        effects: [{ do: 'Nullify', abilities: 'Start of Battle', chance: 50 }],
      }),
    ).toBe(
      'Once the rosters are locked, one random enemy (Undead, of upkeep 4 or less, not Heroic, out of those rostered) has its Start of Battle abilities Nullified with a chance of 50 in 100.',
    );
  });

  it('says what sets a Trigger off, and upon whom it falls', () => {
    expect(
      say({
        type: 'Trigger',
        when: { event: 'KO', on: 'ally', by: 'enemy', first: true },
        effects: [{ do: 'KO', to: 'cause' }],
      }),
    ).toBe('The first time in the week that an ally of Dantès is KO’d by an enemy, whoever set it off is KO’d.');
    expect(
      say({ type: 'Trigger', when: { event: 'first blood' }, effects: [{ do: 'GP', amount: 1, to: 'user' }] }),
    ).toBe('When any merc draws first blood, the team of Dantès gains 1 GP.');
  });

  it('says costs, musts and limits after it', () => {
    const said = say({
      type: 'Results',
      quantity: 'Personal',
      effects: [{ do: 'Refresh' }],
      costs: [{ gp: 3 }, { ko: 'nemo', at: 'resolution' }, { terrain: 'the Isle', weeks: 2 }],
      must: [{ userRostered: true }, { gpAtLeast: 4 }, { allyRostered: 'nemo' }, { targetStatus: 'KO' }],
      limitedUses: 1,
      chance: 60,
    });
    expect(said).toBe(
      [
        'In Results, at once, Dantès has the cooldown of all its abilities cleared.',
        'It hits with a chance of 60 in 100.',
        'Dantès must be rostered. Its team must have 4 GP or more. NEMO must be rostered. Its target must be KO’d.',
        'It costs 3 GP, paid when it is declared. It costs a KO of NEMO, when it takes effect. It costs the terrain the Isle for two weeks, when it is declared.',
        'It may be used one time in all.',
      ].join(' '),
    );
  });

  it('says what an On Purchase ability gives a choice of', () => {
    expect(say({ type: 'On Purchase', choices: ['a boat', 'a map', 'a purse'] })).toBe(
      'Within the week of purchase, Dantès is given a boat, a map or a purse.',
    );
  });

  it('says of an interception whom it shields and from what', () => {
    expect(
      say({ type: 'Passive', effects: [{ do: 'Intercept', for: 'allies', kinds: ['KO'], from: ['Start of Battle'] }] }),
    ).toBe('As long as its merc is not removed, Dantès takes a KO of Start of Battle abilities meant for an ally.');
  });

  it('has words for every kind of effect at every time, and leaves no gap in them', () => {
    for (const type of ABILITY_TYPES) {
      for (const kind of EFFECT_KINDS) {
        const said = say({
          type,
          quantity: 'Teamwide',
          selection: ['Free Targeting'],
          effects: [effectOf({ do: kind })],
        });
        expect(said, `${type} ${kind}`).toMatch(/^\S.*\.$/);
        expect(said, `${type} ${kind}`).not.toMatch(/undefined|\s{2}|\s\.|,,/);
      }
    }
  });

  it('is silent of an ability without effects', () => {
    expect(say({ type: 'Passive' })).toBe('');
  });
});
