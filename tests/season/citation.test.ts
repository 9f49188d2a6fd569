import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { citationsOf } from '../../lib/record/views/citation';

const before = process.env.NEXTAUTH_URL;
beforeAll(() => {
  process.env.NEXTAUTH_URL = 'https://desk.example';
});
afterAll(() => {
  if (before === undefined) delete process.env.NEXTAUTH_URL;
  else process.env.NEXTAUTH_URL = before;
});

const cite = (title: string, says = '') =>
  Object.fromEntries(
    citationsOf({ path: '/s/lantern/rulings/x~1', title, says }).map(({ name, text }) => [name, text]),
  );

describe('a citation', () => {
  it('links to the page by its whole address, and says what it says', () => {
    expect(cite('Ram: Failed', 'The die fell above 60.')).toEqual({
      BBCode: '[url=https://desk.example/s/lantern/rulings/x~1]Ram: Failed[/url]: The die fell above 60.',
      Markdown: '[Ram: Failed](<https://desk.example/s/lantern/rulings/x~1>): The die fell above 60.',
      HTML: '<a href="https://desk.example/s/lantern/rulings/x~1">Ram: Failed</a>: The die fell above 60.',
    });
    expect(cite('Dracula').BBCode).toBe('[url=https://desk.example/s/lantern/rulings/x~1]Dracula[/url]');
  });

  it('opens no mark by words of a name or a reason', () => {
    const hostile = cite('a](x)[b]c', '[img]x[/img] <script>alert(1)</script> **b** "q"');
    expect(hostile.BBCode?.match(/\[/g)).toHaveLength(2);
    expect(hostile.Markdown).not.toMatch(/(?<!\\)(\*|<s|\]\(x)/);
    const $ = load(hostile.HTML ?? '', null, false);
    expect($('script')).toHaveLength(0);
    expect($.text()).toBe('a](x)[b]c: [img]x[/img] <script>alert(1)</script> **b** "q"');
  });
});
