import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../lib/engine/rules/tabletop/rulebook';
import { citesOf, scenariosOf } from '../support/scenarios';

/** The clauses as the rules are numbered, section by section. */
const CLAUSES = {
  basics: ['ability', 'user', 'availability', 'action-cost'],
  step: ['order', '1a', '1b', '1c', '1d', '2a', '2b', '2c', '3a', '3b', '3c'],
  type: ['spell', 'spell-like', 'supernatural', 'extraordinary', 'default', 'by-default', 'dispel', 'antimagic'],
  action: [
    'round',
    'turn',
    'trade',
    'long',
    'immediate',
    'immediate-kinds',
    'immediate-own-turn',
    'flat-footed',
    'free',
    'attack',
  ],
  level: ['notation', 'rounding'],
  expend: ['use', 'at-will', 'per-time', 'spells'],
  range: ['maximum', 'personal', 'touch', 'hold', 'fixed', 'close', 'medium', 'long', 'extreme', 'plane', 'special'],
  duration: ['permanent', 'instantaneous', 'fixed', 'recovery', 'dissipation', 'slot', 'dismiss', 'checks'],
  save: ['forgo', 'dc', 'half'],
  disbelief: ['study', 'wary', 'passed', 'failed', 'image', 'phantasm', 'proof'],
  distraction: [
    'when',
    'failure',
    'several',
    'concentration',
    'endurance',
    'entangled',
    'violent-motion',
    'grappling',
    'ability',
    'immediate-injury',
    'continuous-injury',
  ],
  combine: ['independent', 'operations', 'once-a-round', 'same-name', 'best', 'recent', 'irrelevant', 'instantaneous'],
  input: ['refused'],
  ruling: ['override'],
};
const ids = Object.entries(CLAUSES).flatMap(([section, slugs]) => slugs.map((slug) => `${section}:${slug}`));
const ROOM = 'lib/engine/rules/tabletop';

describe('the rulebook of Tabletop', () => {
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
      ['tests/cases/tabletop', 'tests/cases/tabletop-house'].flatMap(scenariosOf).flatMap(({ data }) => citesOf(data)),
    );
    expect(ids.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('has a clause for every id that the engine cites', () => {
    const cited = readdirSync(ROOM)
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [...readFileSync(join(ROOM, name), 'utf8').matchAll(/'([a-z]+:[a-z0-9-]+)'/g)])
      .map((match) => match[1] ?? '');
    expect(cited.length).toBeGreaterThan(80);
    expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
