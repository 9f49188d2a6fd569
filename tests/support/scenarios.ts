import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioSource } from '../../lib/engine/scenarios/kind';
import { loadText } from '../../lib/engine/scenarios/load';

/** The scenarios of a YAML text, one a document; a text that is no YAML is an error of the test. */
export function scenariosIn(text: string, file: string): readonly ScenarioSource[] {
  const { sources, broken } = loadText(file, text);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
  return sources;
}

/** All scenarios of a folder. */
export const scenariosOf = (folder: string): readonly ScenarioSource[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => scenariosIn(readFileSync(join(folder, name), 'utf8'), join(folder, name)));

/** The clauses that a scenario says it is about. */
export const citesOf = (data: unknown): readonly unknown[] =>
  typeof data === 'object' && data !== null && 'cites' in data && Array.isArray(data.cites) ? data.cites : [];

/** The name of a case, as its document has it. */
export const nameOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string' ? data.name : '';
