import { expect, test } from 'vitest';
import { read } from '@/lib/engine/declarations/read';
import { said } from '@/lib/features/forum/said';
import { TEAM } from '../declarations/team';

const marked = (post: string) =>
  said(post, read(post, TEAM)).map(({ parts }) => parts.map(({ text, what }) => (what === null ? text : [text, what])));

test.each<[string, unknown]>([
  ['<b>Reel on Thistle</b>', [[['Reel', 'ability'], ' on ', ['Thistle', 'target']]]],
  ['[b]Reel[/b] on [b]Thistle[/b]', [[['Reel', 'ability'], ' on ', ['Thistle', 'target']]]],
  [
    '<b>Piper uses <i>Reel</i> on Thistle</b>',
    [[['Piper', 'merc'], ' uses ', ['Reel', 'ability'], ' on ', ['Thistle', 'target']]],
  ],
  ['**Not** said. **Cancel Second Wind**', [['Not'], [['Cancel', 'doubt'], ' ', ['Second Wind', 'ability']]]],
  ['Evening, all.', []],
])('%s: its words say what became of them', (post, parts) => {
  expect(marked(post)).toEqual(parts);
});

test('what was quoted between is no part of it, and an entity is taken whole', () => {
  expect(marked('<b>Second&nbsp;Wind</b>')).toEqual([[['Second Wind', 'ability']]]);
});

test('the note of an unclear text names which words became what', () => {
  const [reading] = read('**Don’t use Reel on Thistle**', TEAM);
  expect(reading?.note).toContain('“Reel” is the ability, “Thistle” the target.');
});
