import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadText } from '../../lib/engine/scenarios/load';
import { runSource } from '../../lib/engine/scenarios/run';

/** Cases that are believed wrong by the source: they run, and none of them may hold without being noticed. */
test('no disputed case holds', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml'));
  const reports = files.flatMap((name) => {
    const { sources, broken } = loadText(name, readFileSync(join(import.meta.dirname, name), 'utf8'));
    return [...broken, ...sources.map(runSource)];
  });
  for (const { name } of reports) console.log(`disputed ${name}`);
  expect(reports.filter(({ ok }) => ok).map(({ name }) => name)).toEqual([]);
});
