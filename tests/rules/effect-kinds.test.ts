import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLAUSES } from '../../lib/engine/rules/mercenaries/clauses';
import { descriptorOf, EFFECT_KINDS, EFFECTS, effectSchema, stageOf } from '../../lib/engine/rules/mercenaries/effects';
import { CLASHES, STAGES } from '../../lib/engine/rules/mercenaries/effects/descriptor';
import { withoutStrays } from '../../lib/engine/rules/mercenaries/strays';
import { runText } from '../../lib/engine/scenarios/run';
import { effectOf } from './support/effects';

/** Each kind of effect is one value, of which nothing may be left out; what is not of its kind is refused. */

describe.each(EFFECT_KINDS)('%s', (kind) => {
  const { schema, cites, words } = EFFECTS[kind];

  test('stands under its own name, and is an effect by that alone', () => {
    expect(schema.shape.do.value).toBe(kind);
    expect(effectSchema.parse({ do: kind })).toEqual({ do: kind });
  });

  test('names clauses that there are, and nouns that are words', () => {
    expect(cites.length).toBeGreaterThan(0);
    for (const cite of cites) expect(CLAUSES).toContain(cite);
    expect(words.noun).toMatch(/^\S.*\S$/);
  });

  test('refuses a field that is of another kind', () => {
    const own: string[] = Object.keys(schema.shape);
    const others = ['amount', 'abilities', 'kinds', 'into', 'for', 'gender', 'text'].filter(
      (field) => !own.includes(field),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const field of others) expect(effectSchema.safeParse({ do: kind, [field]: 1 }).success, field).toBe(false);
  });
});

test('every stage and every clash has a kind', () => {
  const effects = EFFECT_KINDS.flatMap((kind) => [-1, 1].map((amount) => effectOf({ do: kind, amount })));
  const stages = effects.map(stageOf);
  const clashes = effects.map((effect) => descriptorOf(effect).clash);
  expect(STAGES.filter((stage) => !stages.includes(stage))).toEqual([]);
  expect(CLASHES.filter((clash) => !clashes.includes(clash))).toEqual([]);
});

test('a KO with an amount is refused at its line', () => {
  const report = runText(
    'a.yaml',
    `name: A blow
teams: { Red: { mercs: [Ironclad] }, Blue: { mercs: [Lantern] } }
mercs:
  Ironclad:
    abilities:
      Blow:
        type: Pre-Battle
        effects:
          - { do: KO }
          - { do: KO, amount: 3 }
play: []
`,
  );
  expect(report[0]?.ok).toBe(false);
  expect(report[0]?.differences[0]).toMatchObject({
    line: 10,
    at: 'mercs.Ironclad.abilities.Blow.effects[1].amount',
    actual: 'unknown key "amount"',
  });
});

test('what was stored before kinds had fields of their own loses what was never read, and nothing else', () => {
  const stored = {
    medusa: {
      abilities: {
        stare: {
          name: 'Stare',
          effects: [
            { do: 'KO', amount: 3, chance: 40 },
            { do: 'Nonsense', amount: 1 },
          ],
        },
      },
      lasting: [{ effect: { do: 'Upkeep', amount: 1, kinds: ['KO'] }, until: 4 }],
    },
  };
  expect(withoutStrays(stored)).toEqual({
    medusa: {
      abilities: {
        stare: {
          name: 'Stare',
          effects: [
            { do: 'KO', chance: 40 },
            { do: 'Nonsense', amount: 1 },
          ],
        },
      },
      lasting: [{ effect: { do: 'Upkeep', amount: 1 }, until: 4 }],
    },
  });
});

/** They lean on the engine and the table on them, so that whoever began with one of them would find the table half made. */
test('the files of the kinds are imported by the table alone', () => {
  const rules = join(import.meta.dirname, '../../lib');
  const kinds = ['removals', 'sides', 'meta-abilities', 'hands', 'protection', 'writeups', 'numbers', 'traits', 'told'];
  const importers = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('mercenaries/effects/'))
    .filter((name) => {
      const text = readFileSync(join(rules, name), 'utf8');
      return kinds.some((kind) => text.includes(`effects/${kind}'`));
    });
  expect(importers).toEqual([]);
});
