import { describe, expect, test } from 'vitest';
import { read } from '@/lib/engine/declarations/read';
import { TEAM } from './team';

const filled = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const nested = (open: string, close: string, length: number): string =>
  filled(open, length / 2) + filled(close, length / 2);

/** Texts made to be slow, or to go deep, in a careless reader; `length` characters each. */
const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  '<b>': (length) => filled('<b>', length),
  '<': (length) => filled('<', length),
  '<!--': (length) => filled('<!--', length),
  '[b]': (length) => filled('[b]', length),
  '[': (length) => filled('[', length),
  '[quote]': (length) => filled('[quote]', length),
  '[quote="': (length) => filled('[quote="', length),
  '**': (length) => filled('**', length),
  '**a': (length) => filled('**a ', length),
  'a**': (length) => filled('a** ', length),
  '**a a**': (length) => nested('**a', 'a**', length),
  '~~': (length) => filled('~~a', length),
  backticks: (length) => filled('` `` ``` ', length),
  'quoted lines': (length) => filled('\n> ', length),
  entities: (length) => filled('<b>&eacute;', length),
  '<div></div>': (length) => nested('<div>', '</div>', length),
  '<i></b>': (length) => nested('<i>', '</b>', length),
  'an attribute': (length) => `<b style="${filled('font:', length)}">x</b>`,
  'a class': (length) => `<b class="${filled('quote-', length)}">x</b>`,
  'one word': (length) => `<b>${filled('x', length)}`,
  'one-letter words': (length) => `<b>${filled('a b c d ', length)}`,
  apostrophes: (length) => `<b>${filled("a'", length)}`,
  'one name': (length) => `<b>${filled('Fire Storm ', length)}`,
  'a misspelt name': (length) => `<b>${filled('Fir Strm Iron ', length)}`,
  'names and mercs': (length) => `<b>${filled('Reel on Thistle and ', length)}`,
  negations: (length) => `<b>${filled('not Reel if ', length)}`,
  alternatives: (length) => `<b>${filled('Fire or ', length)}`,
  questions: (length) => `<b>${filled('Fire? ', length)}`,
  'many bold texts': (length) => filled('<b>Reel</b> <b>Thistle</b> ', length),
  'targets after names': (length) => nested('<b>Reel</b>, ', '<b>Thistle</b>, ', length),
  'heads and abilities in lines': (length) => filled('**Thistle**\n**Reel**\n', length),
  'bold words in one line': (length) => filled('<b>word</b> or ', length),
  'bold text in italics': (length) => filled('<b><i>x</i></b> ', length),
  'bold that is never closed': (length) => filled('[b]Reel ', length),
  'misspelt targets': (length) => filled('<b>Reel</b> <b>Thistel</b> ', length),
};

describe.each([10_000, 100_000])('%d characters', (length) => {
  test.each(Object.entries(HOSTILE))('%s', (_, make) => {
    const post = make(length);
    const wrong = read(post, TEAM).filter(({ span, marks }) => {
      const within = marks.every((mark) => mark.start >= span.start && mark.end <= span.end);
      return !within || span.start > span.end || span.end > post.length;
    });
    expect(wrong).toEqual([]);
  });
});

test('a bold text of thousands of words is read in parts, and none of it is lost', () => {
  const filler = filled('they walk along the shore and sing. ', 9_000);
  const post = `<b>${filler}Second Wind! ${filler}Silver Tongue on Lantern.</b>`;
  const readings = read(post, TEAM);
  expect(readings.filter(({ kind }) => kind === 'declaration').map(({ ability }) => ability)).toEqual([
    'Ironclad/Second Wind',
    'Ironclad/Silver Tongue',
  ]);
  expect(readings[0]?.span.start).toBe('<b>'.length);
  expect(readings.at(-1)?.span.end).toBe(post.length - '</b>'.length);
});
