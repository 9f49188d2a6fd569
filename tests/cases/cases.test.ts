import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadText } from '../../lib/engine/scenarios/load';
import { runScenario } from '../../lib/engine/scenarios/mercenaries/scenario';
import { reportText } from '../../lib/engine/scenarios/print';
import { expectPlainJson, freeze } from '../rules/support/plain';

/** Every Mercenaries case, each a test by its name; every state on the way must be plain JSON that nobody changes. */
const folders = ['mercenaries', 'house'].map((name) => join(import.meta.dirname, name));

describe.each(folders.flatMap(filesIn))('%s', (file) => {
  const { sources, broken } = loadText(file, readFileSync(file, 'utf8'));

  test('is valid YAML', () => expect(broken).toEqual([]));

  for (const source of sources) {
    test(titleOf(source.data), () => {
      const report = runScenario(source, (state) => expectPlainJson(freeze(state)));
      expect(report.ok, reportText(report)).toBe(true);
    });
  }
});

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));
}

function titleOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'name' in data ? String(data.name) : 'a document without a name';
}
