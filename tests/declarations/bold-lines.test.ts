import { describe, expect, it } from 'vitest';
import { boldLines } from '../../lib/engine/declarations/bold-lines';

const texts = (post: string) => boldLines(post).map(({ text }) => text);

describe('the bold lines of a post', () => {
  it.each([
    ['one bold text of three lines', '<b>1: rest\n2: rest\n3: rest</b>', ['1: rest', '2: rest', '3: rest']],
    [
      'lines parted by tags, and characters written as entities',
      '<B>1: rest<br>2: Fire &amp; Ice</B>',
      ['1: rest', '2: Fire & Ice'],
    ],
    ['a bold text for each line', '**1: rest** and\n[b]2: rest[/b]', ['1: rest', '2: rest']],
    ['two bold texts on one line', '<b>1: rest</b> <strong>2: rest</strong>', ['1: rest', '2: rest']],
    ['none in a quote', '[quote=Bea][b]1: rest[/b][/quote] I see.', []],
    ['none that is struck out', '<b>1: rest\n<s>2: rest</s>\n3: rest</b>', ['1: rest', '3: rest']],
    ['none where nothing is bold', '1: rest', []],
    ['no empty ones', '<b>\n\n1: rest\n   \n</b>', ['1: rest']],
  ])('%s', (_, post, expected) => {
    expect(texts(post)).toEqual(expected);
  });

  it('say where they stand in the raw post', () => {
    const post = 'Well. <b> 1: rest\n 2: Fire &amp; Ice </b>';
    expect(boldLines(post).map(({ span }) => post.slice(span.start, span.end))).toEqual([
      '1: rest',
      '2: Fire &amp; Ice',
    ]);
  });
});
