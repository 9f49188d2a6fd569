import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLAUSES } from '../../lib/engine/rules/mercenaries/clauses';
import { rulebook } from '../../lib/engine/rules/mercenaries/rulebook';

/** The engine and the rulebook speak of the same clauses. */

const folder = join(import.meta.dirname, '../../lib/engine/rules/mercenaries');
const engine = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && name !== 'clauses.ts' && name !== 'rulebook.ts')
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

test('the rulebook has a text for every clause that may be cited, and for no other', () => {
  expect(rulebook.clauses.map(({ id }) => id).sort()).toEqual([...CLAUSES].sort());
});

test('every clause that the engine writes down is in the rulebook', () => {
  const cited = new Set([...engine.matchAll(/'((?:2[a-h]|glossary):[a-z-]+)'/g)].map(([, clause]) => clause));
  const known = new Set<string>(CLAUSES);
  expect([...cited].filter((clause) => clause !== undefined && !known.has(clause))).toEqual([]);
});
