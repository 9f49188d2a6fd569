import { describe, expect, it } from 'vitest';
import { parseTopic } from '@/lib/features/forum/topic';

const NAMES = ['Odile', 'Halvard', 'Grete Hansen'];
const read = (text: string) => parseTopic(text, 'UTC', NAMES);

describe('a topic that is pasted as text', () => {
  it('has heads in one form, and all that follows is its post', () => {
    const read1 = read('Odile | 2026-12-01 19:22 | One.\n\nTwo.\n---\nHalvard | 2026-12-01 20:14 |\nThree.');
    expect(read1.ok && read1.value.map(({ author, text, line }) => [author, text, line])).toEqual([
      ['Odile', 'One.\n\nTwo.', 1],
      ['Halvard', 'Three.', 5],
    ]);
  });

  it.each([
    'Halvard, 2026-12-01 20:14',
    'Halvard » Tue Dec 01, 2026 8:14 pm',
    'by Halvard » Tue Dec 01, 2026 8:14 pm',
    '#2 Halvard 12-01-2026, 08:14 PM',
    '[12/1/2026 8:14 PM] Halvard:',
    'Halvard — Today at 8:14 PM',
    'Posted by Grete Hansen on 1 December 2026, 20:14',
    'Halvard wrote:',
    'Halvard',
    'HALVARD:',
    'Tue Dec 01, 2026 8:14 pm',
    'Halvard | yesterday | Ram',
    'Halvard | Dec 1 | Ram',
  ])('stops at “%s”, with its line', (line) => {
    expect(read(`Odile | 2026-12-01 19:22 | One.\n${line}\n**Ram Odile**`)).toMatchObject({
      ok: false,
      problem: { code: 'head-form', message: expect.stringContaining('Line 2 ') },
    });
  });

  it.each([
    'Halvard, you have until 8 pm.',
    'By 2026-12-01 20:14 the cellars will stand under water, mark my words.',
    '**Halvard**',
    'Odile',
    '> Halvard | 2026-12-01 20:14 | Ram',
    'Ram Halvard with everything',
    'I said 7:30, and I meant it',
  ])('takes “%s” as words of the post', (line) => {
    const told = read(`Odile | 2026-12-01 19:22 | One.\n${line}`);
    expect(told.ok && told.value.map(({ author }) => author)).toEqual(['Odile']);
  });
});
