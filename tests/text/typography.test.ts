import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Sources whose sentences people read, without their comments: those are read by programmers alone. */
const ROOMS = ['app', 'components', 'lib/features', 'lib/record', 'lib/platform', 'lib/engine/rules'];
const SOURCES = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated') && !file.endsWith('unreachable.ts'))
  .map((file) => ({ file, lines: withoutComments(readFileSync(file, 'utf8')).split('\n') }));

function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/ .*$/gm, '');
}

const FAULTS = [
  ['a straight apostrophe within a word', /[A-Za-z]\\?'(?:s|t|re|ve|ll|d|m)\b(?!')/],
  ['two spaces between words', /(?<!\\)[a-z.,;] {2,}[A-Za-z“]/],
  ['a sentence that ends in two stops', /[a-z]\.\.(?!\.)(?:['"`<]|$)/],
] as const;

const found = (fault: RegExp) =>
  SOURCES.flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => (fault.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );

describe('what the site says', () => {
  it.each(FAULTS)('has nowhere %s', (_, fault) => {
    expect(found(fault)).toEqual([]);
  });

  it.each([
    [0, "return 'the team\\'s roster';"],
    [0, 'title="the team\'s roster"'],
    [1, '<p>One  two</p>'],
    [2, "words: 'It ended..',"],
  ] as const)('is looked through by a rule (%i) that finds %s', (rule, line) => {
    expect(FAULTS[rule][1].test(line)).toBe(true);
  });
});
