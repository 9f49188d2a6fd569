import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLAUSES } from '../../lib/engine/rules/mercenaries/clauses';
import { EFFECT_KINDS } from '../../lib/engine/rules/mercenaries/effects';
import { settingsGuide } from '../../lib/engine/rules/mercenaries/rulebook';
import { settingsSchema } from '../../lib/engine/rules/mercenaries/setup';
import { loadText } from '../../lib/engine/scenarios/load';
import { documentSchema, type ScenarioDocument } from '../../lib/engine/scenarios/mercenaries/schema';

/** The cases leave no clause of the rulebook and no option of a setting without one that shows it. */

const folder = (name: string) => join(import.meta.dirname, '../cases', name);
const casesIn = (name: string): ScenarioDocument[] =>
  readdirSync(folder(name))
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => loadText(file, readFileSync(join(folder(name), file), 'utf8')).sources)
    .map(({ data }) => documentSchema.parse(data));

const house = casesIn('house');
const all = [...house, ...casesIn('mercenaries')];

/** Real income is a number to read: nothing that anybody does is ruled by it. */
const NEVER_RULED: readonly string[] = ['glossary:ri'];

describe('every clause', () => {
  test('is what some case is there to show', () => {
    const shown = new Set(all.flatMap(({ cites }) => cites ?? []));
    expect(CLAUSES.filter((clause) => !shown.has(clause))).toEqual([]);
  });

  test('is cited by a ruling that some case asks for', () => {
    const asked = new Set(
      all.flatMap(({ expect: wanted }) => (wanted?.rulings ?? []).flatMap(({ cites }) => cites ?? [])),
    );
    expect(CLAUSES.filter((clause) => !asked.has(clause) && !NEVER_RULED.includes(clause))).toEqual([]);
  });
});

describe('every kind of effect', () => {
  const used = new Set(
    all.flatMap(({ mercs = {} }) =>
      Object.values(mercs).flatMap(({ abilities = {} }) =>
        Object.values(abilities).flatMap(({ effects = [] }) => effects.map((effect) => effect.do)),
      ),
    ),
  );
  test.each(EFFECT_KINDS)('%s is done in some case', (kind) => expect(used).toContain(kind));
});

/** Of a number: its default, and anything else. */
const DEFAULTS = settingsSchema.parse({});
const options = settingsGuide.flatMap(({ key, values }) =>
  typeof DEFAULTS[key] === 'number'
    ? [
        { key, option: `${DEFAULTS[key]}`, fits: (value: unknown) => value === DEFAULTS[key] },
        {
          key,
          option: 'another number',
          fits: (value: unknown) => typeof value === 'number' && value !== DEFAULTS[key],
        },
      ]
    : values.map((each) => ({ key, option: `${each.value}`, fits: (value: unknown) => value === each.value })),
);

describe('every option of a setting', () => {
  test.each(options)('$key: $option is pinned by two cases of our own, named after it', ({ key, fits }) => {
    const pinned = house.filter(
      ({ name, settings }) => settings && fits(settings[key]) && name.startsWith(`${key}: ${settings[key]} — `),
    );
    expect(pinned.length).toBeGreaterThanOrEqual(2);
  });
});
