import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../lib/engine/rules/crisis-collide/rulebook';
import { settingsSchema } from '../../lib/engine/rules/crisis-collide/setup';
import { citesOf, nameOf, scenariosOf } from '../support/scenarios';

/** The clauses of the game as its rules are numbered, section by section. */
const CLAUSES = {
  setup: ['players', 'team', 'leader', 'arena', 'reveal'],
  fighter: ['combatant', 'labels', 'stats', 'resistance', 'trait', 'others'],
  flow: ['goal', 'active', 'turn', 'secret', 'choice', 'default'],
  rest: ['full-turn', 'counts'],
  order: ['form', 'replace', 'invalid', 'stale', 'refusals'],
  move: [
    'stat',
    'forms',
    'number',
    'forward',
    'front',
    'closest',
    'together',
    'aim',
    'stop-short',
    'collision',
    'passing',
    'colliders',
  ],
  ability: [
    'cost',
    'unpaid',
    'attack',
    'hits',
    'range',
    'type',
    'priority',
    'tie',
    'rate',
    'attributes',
    'effects',
    'none',
  ],
  damage: ['resistance', 'floor', 'rounding', 'modifiers'],
  shift: ['in-place', 'target', 'after', 'before-abilities', 'recovery', 'once', 'no-move', 'negated'],
  crisis: ['start', 'shared', 'spend', 'elimination'],
  elimination: ['zero', 'ends-turn', 'replacement', 'victory'],
  level: ['order', 'transitive', 'cannot', 'later', 'forbidden'],
  ruling: ['override'],
};
const ids = Object.entries(CLAUSES).flatMap(([section, slugs]) => slugs.map((slug) => `${section}:${slug}`));

describe('the rulebook', () => {
  it('has exactly these clauses, in this order', () => {
    expect(rulebook.clauses.map(({ id }) => id)).toEqual(ids);
    expect(rulebook.sections.map(({ id }) => id)).toEqual(Object.keys(CLAUSES));
  });

  it('says something in each', () => {
    for (const { title, text } of rulebook.clauses) {
      expect(title).not.toBe('');
      expect(text).toMatch(/\.$/);
    }
  });

  it('has a case for every clause', () => {
    const cited = new Set(
      ['tests/cases/crisis-collide', 'tests/cases/crisis-collide-house']
        .flatMap(scenariosOf)
        .flatMap(({ data }) => citesOf(data)),
    );
    expect(ids.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('has a clause for each setting, and two cases of our own for each of its values', () => {
    const settings = { benchedTraits: ['idle', 'active'] };
    expect(
      rulebook.clauses
        .flatMap(({ options = [] }) => options)
        .filter((one) => one !== 'columns')
        .toSorted(),
    ).toEqual(Object.keys(settings).toSorted());
    for (const { key, clause, usual, values } of rulebook.settings ?? []) {
      expect(rulebook.clauses.find(({ id }) => id === clause)?.options).toContain(key);
      expect(usual).toBe(Object.entries(settingsSchema.parse(undefined)).find(([name]) => name === key)?.[1]);
      expect(values).toHaveProperty([usual]);
    }
    expect(Object.fromEntries((rulebook.settings ?? []).map(({ key, values }) => [key, Object.keys(values)]))).toEqual(
      settings,
    );
    const names = scenariosOf('tests/cases/crisis-collide-house').map(({ data }) => nameOf(data));
    for (const [setting, values] of Object.entries(settings))
      for (const value of values)
        expect(names.filter((name) => name.startsWith(`${setting}: ${value} — `)).length).toBeGreaterThanOrEqual(2);
  });

  it('has a clause for every id that the engine cites', () => {
    const known = new Set(ids);
    const cited = engineFiles().flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([a-z]+:[a-z-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });
});

const ROOM = 'lib/engine/rules/crisis-collide';
const engineFiles = (): string[] =>
  readdirSync(ROOM)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(ROOM, name));
