import { describe, expect, it } from 'vitest';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import type { State } from '../../lib/engine/rules/mercenaries/state';
import type { BattleView, MercView } from '../../lib/engine/rules/mercenaries/view';
import { played } from './support/yaml';

/** A battle stays on record as it was, and a value that is not the card's own says by what it is another. */

const battleIn = (state: State): BattleView => {
  const battle = mercenaries.view(state, { kind: 'visitor' }).matches[0]?.battle;
  if (!battle) throw new Error('There is no battle on record.');
  return battle;
};
const mercIn = (state: State, key: string): MercView => {
  const merc = mercenaries.view(state, { kind: 'visitor' }).mercs[key];
  if (!merc) throw new Error(`There is no merc ${key}.`);
  return merc;
};
const told = (battle: BattleView, side: 0 | 1) =>
  battle.sides[side].mercs.map(({ merc, how, out, came }) => [merc, how, out?.text ?? came?.text ?? null]);

const GAME = (abilities: string, play: string) => `name: A battle
teams: { Red: { gp: 9, mercs: [Circe, Siren] }, Blue: { gp: 9, mercs: [Ajax, Moth, Owl] } }
mercs:
  Circe:
    abilities:
${abilities}
play:
${play}
`;
const KINDS = `      Song: { type: Start of Battle, quantity: Single Target, selection: [Enemy Only, Preselected], effects: [{ do: Seduce }] }
      Blow: { type: Start of Battle, quantity: Single Target, selection: [Enemy Only, Preselected], effects: [{ do: KO }] }
      Gold: { type: Start of Battle, quantity: Single Target, selection: [Enemy Only, Preselected], effects: [{ do: Subvert }] }
      Strings: { type: Start of Battle, quantity: Single Target, selection: [Enemy Only, Preselected], effects: [{ do: Possess }] }
      Sack: { type: Mid-Battle, quantity: Single Target, selection: [Enemy Only, Preselected], effects: [{ do: Kidnap }] }
      Glare: { type: Mid-Battle, quantity: Single Target, selection: [Enemy Only, Preselected], effects: [{ do: Intimidate }] }
      Nap: { type: Pre-Battle, quantity: Single Target, selection: [Enemy Only, Preselected], effects: [{ do: Kidnap }] }
      Spite: { type: Results, quantity: Single Target, selection: [Enemy Only, Preselected], effects: [{ do: KO }, { do: Damage, text: bruised }] }`;
const battleWith = (...declared: string[]) =>
  played(
    GAME(
      KINDS,
      [
        '{ phase: Wartime }',
        ...declared.map(
          (words) => `{ declare: ${words.split(' on ')[0]}, by: Red, target: ${words.split(' on ')[1]} }`,
        ),
        '{ rosters: { Red: [Circe], Blue: [Ajax, Moth] } }',
        '{ phase: Battles }',
      ]
        .map((step) => `  - ${step}`)
        .join('\n'),
    ),
  );

describe('a battle on record', () => {
  it('is none before the lock, whoever looks', () => {
    const { states } = battleWith('Blow on Ajax');
    for (const state of states.filter(({ rostersLocked }) => !rostersLocked)) {
      expect(mercenaries.view(state, { kind: 'record' }).matches[0]?.battle).toBeNull();
    }
  });

  it.each([
    ['Song', 'Ajax has been seduced by Circe’s Song.'],
    ['Blow', 'Ajax is KO’d by Circe’s Blow.'],
    ['Gold', 'Ajax was subverted by Circe’s Gold and fights for nobody.'],
    ['Strings', 'Ajax was possessed by Circe’s Strings and fights for Red.'],
    ['Sack', 'Ajax has been kidnapped by Circe’s Sack.'],
    ['Glare', 'Ajax is intimidated by Circe’s Glare.'],
  ])('marks one hit by %s in the roster, with the reason and its ruling', (ability, why) => {
    const { state, rulings } = battleWith(`${ability} on Ajax`);
    const battle = battleIn(state);
    expect(told(battle, 1)).toEqual([
      ['Ajax', 'named', why],
      ['Moth', 'named', null],
    ]);
    expect(battle.sides[1].mercs[0]?.out?.ruling).toBe(rulings.find((one) => one.ability === `Circe/${ability}`)?.id);
  });

  it('has one that came over with those it fights for, and a third party on its own', () => {
    expect(told(battleIn(battleWith('Strings on Ajax').state), 0)).toEqual([
      ['Circe', 'named', null],
      ['Ajax', 'came over', 'Ajax was possessed by Circe’s Strings and fights for Red.'],
    ]);
    const { thirdParties } = battleIn(battleWith('Gold on Ajax').state);
    expect(thirdParties.map(({ merc, home, out }) => [merc, home, out])).toEqual([['Ajax', 'Blue', null]]);
  });

  it('tells of one that was named and stayed home why it did', () => {
    const { state } = played(
      GAME(
        KINDS,
        `  - { phase: Wartime }
  - { rosters: { Red: [Circe], Blue: [Ajax, Moth] } }
  - { declare: Nap, by: Red, target: Ajax }
  - { phase: Battles }`,
      ),
    );
    expect(told(battleIn(state), 1)).toEqual([
      ['Moth', 'named', null],
      ['Ajax', 'stayed', 'Ajax has been kidnapped by Circe’s Nap.'],
    ]);
  });

  it('is not touched by Results, and what they tell is no fact of it', () => {
    const { states } = played(
      GAME(
        KINDS,
        `  - { phase: Wartime }
  - { declare: Blow, by: Red, target: Ajax }
  - { rosters: { Red: [Circe], Blue: [Ajax, Moth] } }
  - { phase: Battles }
  - { phase: Results }
  - { declare: Spite, by: Red, target: Moth }
  - { adjust: { merc: Ajax, status: [], because: healed } }
  - { phase: Week }`,
      ),
    );
    const end = states.findLast(({ phase, week }) => week === 1 && phase === 'Closed');
    if (!end) throw new Error('The week was not closed.');
    expect(told(battleIn(end), 1)).toEqual([
      ['Ajax', 'named', 'Ajax is KO’d by Circe’s Blow.'],
      ['Moth', 'named', null],
    ]);
    expect(end.matches[0]?.facts).toEqual([]);
  });
});

describe('a value that is not the card’s own', () => {
  const VALUES = `      Swine: { type: Peacetime, quantity: Single Target, cooldown: 0, effects: [{ do: Modify, types: [Beast], alignment: Villainous, weeks: 3 }] }
      Tithe: { type: Peacetime, quantity: Single Target, cooldown: 0, effects: [{ do: Upkeep, amount: 2, weeks: 2 }] }
      Brand: { type: Peacetime, quantity: Single Target, cooldown: 0, effects: [{ do: Modify, gender: Genderless }, { do: Upkeep, amount: 1 }] }
      Veil: { type: Passive, quantity: Personal, cooldown: 0, effects: [{ do: Untargetable }] }`;

  it('has its base, its causes with their rulings, and their ends', () => {
    const { state, rulings } = played(
      GAME(
        VALUES,
        `  - { declare: Swine, by: Red, target: Ajax }
  - { declare: Tithe, by: Red, target: Ajax }
  - { declare: Brand, by: Red, target: Ajax }`,
      ),
    );
    const idOf = (ability: string) => rulings.find((one) => one.ability === `Circe/${ability}`)?.id;
    const swine = { by: 'Circe’s Swine', ruling: idOf('Swine'), until: 'until the end of week 3' };
    const ajax = mercIn(state, 'Ajax');
    const base = String(state.setup.mercs.Ajax?.upkeep);
    expect(ajax.changed).toEqual([
      { value: 'alignment', base: 'Neutral', now: 'Villainous', causes: [swine] },
      { value: 'types', base: 'Human', now: 'Beast', causes: [swine] },
      {
        value: 'gender',
        base: state.setup.mercs.Ajax?.gender,
        now: 'Genderless',
        causes: [{ by: 'Circe’s Brand', ruling: idOf('Brand'), until: 'for good' }],
      },
      {
        value: 'upkeep',
        base,
        now: String(Number(base) + 3),
        causes: [
          { by: 'Circe’s Brand', ruling: idOf('Brand'), until: 'for good' },
          { by: 'Circe’s Tithe', ruling: idOf('Tithe'), until: 'until the end of week 2' },
        ],
      },
    ]);
    expect(mercIn(state, 'Circe').changed).toEqual([
      {
        value: 'status',
        base: null,
        now: 'Untargetable',
        causes: [{ by: 'Circe’s Veil', ruling: null, until: 'as long as that Passive is active' }],
      },
    ]);
    expect(mercIn(state, 'Owl').changed).toEqual([]);
  });

  it('of a team’s infrastructure is told likewise, in the weeks after too, and no more once it ends', () => {
    const { states, state, rulings } = played(
      GAME(
        `      Toll: { type: Peacetime, quantity: Personal, cooldown: 9, effects: [{ do: Infrastructure, amount: 4, weeks: 2 }] }
      Quay: { type: Passive, quantity: Personal, cooldown: 0, effects: [{ do: Infrastructure, amount: 1 }] }`,
        `  - { declare: Toll, by: Red }
  - { phase: Week }
  - { phase: Week }`,
      ),
    );
    const quay = { by: 'Circe’s Quay', ruling: null, until: 'as long as that Passive is active' };
    const toll = {
      by: 'Circe’s Toll',
      ruling: rulings.find((one) => one.ability === 'Circe/Toll')?.id,
      until: 'until the end of week 2',
    };
    const redIn = (week: number) => {
      const last = states.findLast((one) => one.week === week && one.phase === 'Peacetime');
      return last && mercenaries.view(last, { kind: 'visitor' }).teams.Red;
    };
    const own = state.setup.teams.Red?.infrastructure ?? Number.NaN;
    for (const week of [1, 2]) {
      expect(redIn(week)?.infrastructure).toBe(own + 5);
      expect(redIn(week)?.changed).toEqual([
        { value: 'infrastructure', base: String(own), now: String(own + 5), causes: [quay, toll] },
      ]);
    }
    expect(redIn(3)?.changed).toEqual([
      { value: 'infrastructure', base: String(own), now: String(own + 1), causes: [quay] },
    ]);
  });

  it('says so in the weeks after, as long as it lasts, and of an admin’s hand whose it was', () => {
    const { state, rulings } = played(
      GAME(
        VALUES,
        `  - { declare: Swine, by: Red, target: Ajax }
  - { phase: Week }
  - { adjust: { merc: Owl, status: [KO], because: it fell } }`,
      ),
    );
    expect(mercIn(state, 'Ajax').changed.map(({ value }) => value)).toEqual(['alignment', 'types']);
    expect(mercIn(state, 'Ajax').changed[0]?.causes[0]?.ruling).toBe(
      rulings.find((one) => one.about === 'ability')?.id,
    );
    expect(mercIn(state, 'Owl').changed).toEqual([
      {
        value: 'status',
        base: null,
        now: 'KO',
        causes: [
          {
            by: 'an admin',
            ruling: rulings.find((one) => one.about === 'adjust')?.id,
            until: 'until the end of week 2',
          },
        ],
      },
    ]);
  });
});
