import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoMatches, demoMottoes, demoSetup } from '../../lib/demo/season';
import { setupSchema } from '../../lib/engine/rules/mercenaries/setup';
import {
  ABILITY_TYPES,
  ALIGNMENTS,
  GENDERS,
  MERC_TYPES,
  QUANTITIES,
  type RECIPIENTS,
  SELECTIONS,
} from '../../lib/engine/rules/mercenaries/terms';
import { keyOf } from '../../lib/record/exchange/keys';

const mercs = Object.entries(demoSetup.mercs).map(([key, merc]) => ({ key, ...merc }));
const abilities = mercs.flatMap((merc) =>
  Object.entries(merc.abilities).map(([key, ability]) => ({ merc: merc.key, key: `${merc.key}/${key}`, ...ability })),
);
const effects = abilities.flatMap((ability) => ability.effects ?? []);
const words = (text: string) => text.split(/\s+/).length;
const mentions = (key: string) => Object.hasOwn(demoSetup.mercs, key);

describe('the demo season', () => {
  it('is a Setup that the rules take', () => {
    const parsed = setupSchema.safeParse(demoSetup);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(JSON.parse(JSON.stringify(demoSetup))).toEqual(demoSetup);
  });

  it('gives every merc, ability and team a key of its name', () => {
    for (const merc of mercs) expect(merc.key).toBe(keyOf(merc.name));
    for (const [key, team] of Object.entries(demoSetup.teams)) expect(key).toBe(keyOf(team.name));
    expect(Object.keys(demoMottoes)).toEqual(Object.keys(demoSetup.teams));
    expect(keyOf('Château d’If')).toBe('chateau-dif');
    expect(keyOf('The Count’s Reckoning')).toBe('the-counts-reckoning');
  });

  it('has eight teams of six or more mercs, some for hire, and about sixty in all', () => {
    const owners = mercs.map((merc) => merc.team);
    for (const key of Object.keys(demoSetup.teams)) {
      expect(owners.filter((owner) => owner === key).length).toBeGreaterThanOrEqual(6);
    }
    expect(Object.keys(demoSetup.teams)).toHaveLength(8);
    expect(mercs.length).toBeGreaterThanOrEqual(58);
    expect(owners.filter((owner) => owner === null).length).toBeGreaterThanOrEqual(2);
  });

  it('calls no two mercs alike, by name or by nickname, and no two abilities', () => {
    const names = mercs.flatMap((merc) => [merc.name, ...(merc.aka ?? [])]).map((name) => name.toLowerCase());
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    const called = abilities.map((ability) => ability.name.toLowerCase());
    expect(called.filter((name, place) => called.indexOf(name) !== place)).toEqual([]);
  });

  it('refers to mercs, teams and terrains that are there', () => {
    for (const ability of abilities) {
      for (const cost of ability.costs ?? []) {
        if ('ko' in cost) expect(mentions(cost.ko), ability.key).toBe(true);
        const owner = demoSetup.mercs[ability.merc]?.team ?? '';
        const terrains = demoSetup.teams[owner]?.terrains.map((terrain) => terrain.name);
        if ('terrain' in cost) expect(terrains, ability.key).toContain(cost.terrain);
      }
      for (const must of ability.must ?? []) {
        if ('allyRostered' in must) expect(mentions(must.allyRostered), ability.key).toBe(true);
      }
      if (ability.choice !== undefined) expect(ability.choices).toContain(ability.choice);
    }
    for (const merc of mercs) {
      if (merc.assists !== undefined) expect(demoSetup.mercs[merc.assists]?.team).toBe(merc.team);
      if (merc.pureSupport?.linkedTo) expect(demoSetup.mercs[merc.pureSupport.linkedTo]?.team).toBe(merc.team);
    }
    for (const match of demoMatches.flat()) {
      expect(Object.keys(demoSetup.teams)).toEqual(expect.arrayContaining([match.attacker, match.defender]));
    }
  });

  it('is played round robin: every team has one match a week, and no two teams meet twice', () => {
    for (const week of demoMatches) {
      const playing = week.flatMap(({ attacker, defender }) => [attacker, defender]);
      expect(playing.sort()).toEqual(Object.keys(demoSetup.teams).sort());
    }
    const pairs = demoMatches.flat().map(({ attacker, defender }) => [attacker, defender].sort().join(' v '));
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it.each(mercs)('has a write-up of 40 to 120 words for $name, without bold', (merc) => {
    expect(words(merc.writeup)).toBeGreaterThanOrEqual(40);
    expect(words(merc.writeup)).toBeLessThanOrEqual(120);
    expect(merc.writeup).not.toMatch(/<|\[b\]|\*\*/);
  });

  it.each(mercs)('gives $name one to three abilities, each with its text and with what it does', (merc) => {
    const own = Object.values(merc.abilities);
    expect(own.length).toBeGreaterThanOrEqual(1);
    expect(own.length).toBeLessThanOrEqual(3);
    for (const ability of own) {
      expect(words(ability.text ?? '')).toBeGreaterThanOrEqual(6);
      if (ability.type !== 'On Purchase') expect(ability.effects?.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('pays its way: no team loses GP in an ordinary week, none grows by more than 8', () => {
    for (const [key, team] of Object.entries(demoSetup.teams)) {
      const upkeep = mercs.filter((merc) => merc.team === key).reduce((sum, merc) => sum + merc.upkeep, 0);
      expect(team.infrastructure - upkeep, key).toBeGreaterThanOrEqual(1);
      expect(team.infrastructure - upkeep, key).toBeLessThanOrEqual(8);
    }
  });
});

describe('the variety of the demo season', () => {
  it('has every alignment, type and gender', () => {
    expect(ALIGNMENTS.filter((each) => !mercs.some((merc) => merc.alignment === each))).toEqual([]);
    expect(MERC_TYPES.filter((each) => !mercs.some((merc) => merc.types.includes(each)))).toEqual([]);
    expect(GENDERS.filter((each) => !mercs.some((merc) => merc.gender === each))).toEqual([]);
  });

  it('has every type, quantity and selection of ability', () => {
    expect(ABILITY_TYPES.filter((each) => !abilities.some((ability) => ability.type === each))).toEqual([]);
    expect(QUANTITIES.filter((each) => !abilities.some((ability) => ability.quantity === each))).toEqual([]);
    expect(SELECTIONS.filter((each) => !abilities.some((ability) => ability.selection?.includes(each)))).toEqual([]);
    const globals = new Set(abilities.flatMap((ability) => ability.global ?? []));
    expect(globals).toEqual(new Set(['Wartime', 'Peacetime']));
  });

  it('sends effects to the user, to allies and whole teams, back to a cause and to whom it struck', () => {
    const sent = new Set(effects.flatMap((effect) => effect.to ?? []));
    for (const each of [
      'user',
      'allies',
      'both teams',
      'every team',
      'cause',
      'struck',
    ] satisfies (typeof RECIPIENTS)[number][]) {
      expect(sent).toContain(each);
    }
  });

  it('has a Pool that is named and one that is rolled', () => {
    const pools = abilities.filter((ability) => ability.selection?.includes('Pool'));
    expect(new Set(pools.map((ability) => ability.selection?.includes('Random')))).toEqual(new Set([false, true]));
    for (const ability of pools) expect(ability.pool).toBeGreaterThanOrEqual(2);
  });

  it('has every kind of cost, one of them due at resolution, and every kind of must', () => {
    const costs = abilities.flatMap((ability) => ability.costs ?? []);
    expect(costs.filter((cost) => 'gp' in cost).length).toBeGreaterThanOrEqual(1);
    expect(costs.filter((cost) => 'ko' in cost).length).toBeGreaterThanOrEqual(1);
    expect(costs.filter((cost) => 'terrain' in cost).length).toBeGreaterThanOrEqual(1);
    expect(costs.some((cost) => cost.at === 'resolution')).toBe(true);
    const musts = new Set(abilities.flatMap((ability) => (ability.must ?? []).flatMap((must) => Object.keys(must))));
    expect(musts).toEqual(new Set(['userRostered', 'gpAtLeast', 'allyRostered', 'targetStatus']));
  });

  it('has cooldowns of 0 to 4, a Multi-Use, a Limited Use, chances, and manipulations of two types', () => {
    expect(new Set(abilities.map((ability) => ability.cooldown))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(readFileSync('lib/demo/season.yaml', 'utf8')).toMatch(/everyWeeks: \d/);
    expect(abilities.some((ability) => ability.multiUse)).toBe(true);
    expect(abilities.some((ability) => ability.limitedUses)).toBe(true);
    expect(abilities.some((ability) => ability.chance)).toBe(true);
    expect(effects.some((effect) => effect.chance)).toBe(true);
    const manipulations = abilities.filter((ability) => ability.manipulation).map((ability) => ability.type);
    expect(new Set(manipulations)).toEqual(new Set(['Pre-Battle', 'Start of Battle']));
  });

  it('has an interception by a Passive and one by a Trigger, and texts that grant exceptions', () => {
    const interceptors = abilities.filter((ability) => ability.effects?.some((effect) => effect.do === 'Intercept'));
    expect(new Set(interceptors.map((ability) => ability.type))).toEqual(new Set(['Passive', 'Trigger']));
    expect(abilities.some((ability) => ability.unaffectedBy)).toBe(true);
    expect(abilities.some((ability) => ability.targetsPureSupport)).toBe(true);
    expect(abilities.some((ability) => ability.crossPhase)).toBe(true);
    expect(mercs.some((merc) => merc.immune)).toBe(true);
    expect(effects.some((effect) => effect.evenIf)).toBe(true);
  });

  it('asks targets for alignment, type, gender, upkeep and whether they were paid down', () => {
    const asked = abilities.flatMap(({ parameter }) => Object.keys({ ...parameter, ...parameter?.not }));
    for (const each of ['alignment', 'types', 'gender', 'minUpkeep', 'maxUpkeep', 'paidDown', 'not'])
      expect(asked).toContain(each);
    for (const ability of abilities) {
      expect(ability.parameter !== undefined, ability.key).toBe(ability.selection?.includes('Parameter Only') ?? false);
    }
  });

  it('has Pure Supports, Assists, and choices to make on purchase', () => {
    expect(mercs.filter((merc) => merc.pureSupport).length).toBeGreaterThanOrEqual(2);
    expect(mercs.filter((merc) => merc.assists).length).toBeGreaterThanOrEqual(2);
    const hired = new Set(mercs.filter((merc) => merc.team === null).map((merc) => merc.key));
    const choices = abilities.filter((ability) => ability.type === 'On Purchase' && hired.has(ability.merc));
    expect(choices.length).toBeGreaterThanOrEqual(2);
  });
});
