import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('/db/generated/')),
);

it('the condition that keeps sealed rulings back is one of a list, so that no other condition takes its place', () => {
  // Spread into a condition it is gone as soon as something else is spread behind it that has an AND, too.
  const spread = sources.filter((name) => /\.\.\.(standing|readableRulings)\(/.test(readFileSync(name, 'utf8')));
  expect(sources.length).toBeGreaterThan(500);
  expect(spread).toEqual([]);
});
