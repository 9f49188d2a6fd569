import { describe, expect, test } from 'vitest';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import type { Viewer } from '../../lib/engine/rules/kernel/ruleset';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import type { NewEntry } from '../../lib/engine/rules/mercenaries/entry';
import { setupSchema } from '../../lib/engine/rules/mercenaries/setup';
import { duel } from './support/duel';
import { inJournal, testDice } from './support/played';

/** Who sees what, what dice that nobody may throw leave open, and what comes too late. */

const season = setupSchema.parse({
  ...duel,
  settings: { ...duel.settings, rosterCap: 1 },
  teams: {
    ...duel.teams,
    red: { ...duel.teams.red, terrains: [{ name: 'Mill' }] },
  },
  mercs: {
    ...duel.mercs,
    wasp: {
      ...duel.mercs.wasp,
      abilities: {
        ...duel.mercs.wasp?.abilities,
        throw: {
          name: 'Throw',
          type: 'Pre-Battle',
          quantity: 'Single Target',
          selection: ['Enemy Only', 'Preselected'],
          cooldown: 2,
          chance: 50,
          effects: [{ do: 'KO' }],
        },
        volley: {
          name: 'Volley',
          type: 'Start of Battle',
          quantity: 'Single Target',
          selection: ['Enemy Only', 'Random'],
          cooldown: 0,
          effects: [{ do: 'KO' }],
        },
      },
    },
  },
});
const wartime: NewEntry = { kind: 'advance', to: 'Wartime', closesAt: '2026-01-01T12:00:03.000Z' };
const weekOf = (entries: readonly NewEntry[], dice = testDice) =>
  inJournal(entries).reduce((state, entry) => mercenaries.step(state, entry, dice), mercenaries.open(season));

describe('before the rosters lock', () => {
  const state = weekOf([
    { kind: 'roster', by: 'red', mercs: ['wasp'] },
    { kind: 'bid', by: 'red', terrain: 'Mill', gp: 3 },
    { kind: 'bid', by: 'red', terrain: 'Mill', gp: 99 },
    { kind: 'roster', by: 'blue', mercs: ['lantern', 'thistle'] },
  ]);
  const seen = (viewer: Viewer) => mercenaries.view(state, viewer);

  test.each<Viewer>([{ kind: 'visitor' }, { kind: 'admin' }, { kind: 'leader', team: 'blue' }])(
    '$kind sees that red has a roster and a bid, and not what they say',
    (viewer) => {
      const { teams, rulings } = seen(viewer);
      expect(teams.red?.roster).toEqual({ state: 'sealed' });
      expect(teams.red?.bid).toEqual({ state: 'sealed' });
      expect(rulings.filter(({ by }) => by === 'red')).toEqual([]);
    },
  );

  test('a team and the record see it, with the refused bid and roster of their own', () => {
    expect(seen({ kind: 'leader', team: 'red' }).teams.red?.bid).toEqual({
      state: 'open',
      value: { terrain: 'Mill', gp: 3 },
    });
    expect(seen({ kind: 'leader', team: 'red' }).rulings).toMatchObject([
      { about: 'bid', outcome: 'Rejected', secretOf: 'red' },
    ]);
    expect(seen({ kind: 'record' }).rulings.map(({ about }) => about)).toEqual(['bid', 'roster']);
  });

  test('a team that has saved nothing has none, which is no secret', () => {
    expect(seen({ kind: 'visitor' }).teams.blue?.bid).toEqual({ state: 'none' });
  });
});

test('once the rosters are locked everybody sees them and what was refused', () => {
  const state = weekOf([
    { kind: 'bid', by: 'red', terrain: 'Mill', gp: 99 },
    { kind: 'roster', by: 'red', mercs: ['wasp'] },
    { kind: 'advance', to: 'Battles', closesAt: null },
  ]);
  const { teams, rulings } = mercenaries.view(state, { kind: 'visitor' });
  expect(teams.red?.roster).toEqual({ state: 'open', value: { mercs: ['wasp'], assists: [], fee: 0, locked: true } });
  expect(rulings).toMatchObject([{ about: 'bid' }]);
});

describe('dice that may not be thrown', () => {
  test('leave a chance open: nobody is hit, and the ruling says that dice decide', () => {
    const state = weekOf(
      [{ ...wartime }, { kind: 'declare', by: 'red', ability: 'wasp/throw', merc: null, targets: ['lantern'] }],
      BY_CHANCE,
    );
    const [ruling] = mercenaries.rulings(state);
    expect(ruling).toMatchObject({ outcome: 'Pending', byChance: true, hits: [], rolls: [] });
    expect(ruling?.steps.find(({ step }) => step === 'Hitting')?.verdict).toBe('chance');
    expect(mercenaries.view(state, { kind: 'record' }).mercs.lantern?.status).toEqual([]);
  });

  test('leave a Random pick open until somebody may throw', () => {
    const state = weekOf(
      [{ ...wartime }, { kind: 'declare', by: 'red', ability: 'wasp/volley', merc: null, targets: [] }],
      BY_CHANCE,
    );
    const [ruling] = mercenaries.rulings(state);
    expect(ruling).toMatchObject({ outcome: 'Pending', targets: [] });
    expect(ruling?.steps.find(({ step }) => step === 'Targeting')?.verdict).toBe('chance');
  });
});

describe('a phase that has closed', () => {
  const late = (entry: NewEntry) =>
    mercenaries.rulings(weekOf([wartime, { kind: 'day' }, { kind: 'day' }, { kind: 'day' }, { kind: 'day' }, entry]));

  test.each<NewEntry>([
    { kind: 'declare', by: 'red', ability: 'wasp/sting', merc: null, targets: ['lantern'] },
    { kind: 'roster', by: 'red', mercs: ['wasp'] },
    { kind: 'bid', by: 'red', terrain: 'Mill', gp: 0 },
    { kind: 'customize', by: 'red', merc: 'wasp', choice: 'hat' },
    { kind: 'defer', by: 'red' },
  ])('refuses a $kind two seconds late', (entry) => {
    expect(late(entry)).toMatchObject([{ outcome: 'Rejected', reason: 'Posted 2 seconds after Wartime closed.' }]);
  });

  test('takes what comes in its last second', () => {
    const state = weekOf([
      wartime,
      { kind: 'day' },
      { kind: 'day' },
      { kind: 'declare', by: 'red', ability: 'wasp/sting', merc: null, targets: ['lantern'] },
    ]);
    expect(mercenaries.rulings(state)[0]).toMatchObject({ outcome: 'Resolved' });
  });
});

test('a team may mean all its abilities, those that it may not use now included', () => {
  const words = mercenaries.vocabulary(mercenaries.open(season), 'blue');
  expect(words.abilities.map(({ key, aims }) => [key, aims])).toEqual([
    ['lantern/flash', { min: 1, max: 1 }],
    ['avenger/tally', null],
  ]);
  expect(words.mercs.map(({ key, side }) => [key, side])).toEqual([
    ['wasp', 'enemy'],
    ['lantern', 'ally'],
    ['thistle', 'ally'],
    ['avenger', 'ally'],
  ]);
});
