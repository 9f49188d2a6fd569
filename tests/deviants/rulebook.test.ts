import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../lib/engine/rules/deviants/rulebook';
import { settingsSchema } from '../../lib/engine/rules/deviants/setup';
import { citesOf, nameOf, scenariosOf } from '../support/scenarios';

/** The clauses as the rules are numbered, section by section. */
const CLAUSES = {
  ability: ['triggered', 'ongoing', 'parts'],
  condition: ['board', 'extra', 'not-a-trigger', 'planning', 'technology', 'hq', 'words', 'twice'],
  assign: ['user', 'compatible', 'lost', 'slots'],
  trigger: ['event', 'any', 'cap', 'subject', 'set', 'nested'],
  order: ['when', 'column', 'hq', 'type', 'initiative', 'wording', 'granted'],
  effect: ['list', 'mechanics'],
  exempt: ['mechanics', 'extra'],
  input: ['refused'],
  ruling: ['override'],
};
const ids = Object.entries(CLAUSES).flatMap(([section, slugs]) => slugs.map((slug) => `${section}:${slug}`));

describe('the rulebook of Deviants', () => {
  it('has exactly these clauses, in this order', () => {
    expect(rulebook.clauses.map(({ id }) => id)).toEqual(ids);
    expect(rulebook.sections.map(({ id }) => id)).toEqual(Object.keys(CLAUSES));
  });

  it('has a case for every clause', () => {
    const cited = new Set(
      ['tests/cases/deviants', 'tests/cases/deviants-house'].flatMap(scenariosOf).flatMap(({ data }) => citesOf(data)),
    );
    expect(ids.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('has a clause for each setting, and two cases of our own for each of its values', () => {
    const settings = { lateConditions: ['ignored', 'counted'], initiativeRead: ['at-event', 'as-it-stands'] };
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
    const names = scenariosOf('tests/cases/deviants-house').map(({ data }) => nameOf(data));
    for (const [setting, values] of Object.entries(settings))
      for (const value of values)
        expect(names.filter((name) => name.startsWith(`${setting}: ${value} — `)).length).toBeGreaterThanOrEqual(2);
  });

  it('has a clause for every id that the engine cites', () => {
    const room = 'lib/engine/rules/deviants';
    const files = readdirSync(room).filter((name) => name.endsWith('.ts'));
    const cited = files.flatMap((file) =>
      [...readFileSync(join(room, file), 'utf8').matchAll(/'([a-z]+:[a-z-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
