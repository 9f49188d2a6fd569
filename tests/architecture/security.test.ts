import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('SECURITY.md', 'utf8');
const lines = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (\S.*?) +\| (.+?) *\|$/gm)].map(([, id, state, how]) => ({
  id,
  state,
  how,
}));

it('SECURITY.md walks through the 253 requirements of ASVS 5.0 at levels 1 and 2, each once and with how', () => {
  expect(lines).toHaveLength(253);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(253);
  for (const { id, state, how } of lines) {
    expect(['held', 'not applicable', '**open**'], id).toContain(state);
    expect(how?.length, id).toBeGreaterThan(3);
  }
});

it('SECURITY.md sums up what its lines say', () => {
  const [, held, not, open] = /\*\*(\d+) held, (\d+) not applicable, (\d+) open\*\*/.exec(text) ?? [];
  const count = (state: string) => String(lines.filter((line) => line.state === state).length);
  expect([held, not, open]).toEqual([count('held'), count('not applicable'), count('**open**')]);
});
