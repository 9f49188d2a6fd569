import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { escapeHtml, sanitize } from '@/lib/engine/markup/html';
import { renderPost } from '@/lib/engine/markup/post';
import { renderWriteup } from '@/lib/engine/markup/writeup';
import { newName } from '@/lib/platform/auth/once-link';
import { PAYLOADS } from '../support/payloads';

const ALLOWED = new Set('b i u s p br blockquote ul ol li code pre a mark'.split(' '));

/** What a browser would make of it that may run something, load something or look like a part of the site. */
function dangers(html: string): string[] {
  const page = load(html, null, false);
  return page('*')
    .toArray()
    .filter((node) => 'attribs' in node)
    .flatMap(({ tagName, attribs }) => [
      ...(ALLOWED.has(tagName) ? [] : [tagName]),
      ...Object.entries(attribs)
        .filter(([name, value]) => !['href', 'rel', 'class'].includes(name) || /^\s*(?!https?:|#)[\w\s]+:/i.test(value))
        .map(([name, value]) => `${tagName} ${name}=${value}`),
    ]);
}

const hostile = Object.entries(PAYLOADS);
const renderers: Record<string, (text: string) => string> = {
  'a post': renderPost,
  'bold words of a post': (text) => renderPost(`**Needle Rain ${text}**`),
  'a quote in a post': (text) => renderPost(`[quote]${text}[/quote]\n> ${text}`),
  'a write-up': renderWriteup,
  'an added ability in a write-up': (text) => renderWriteup(`She waits. <b>${text}</b>`),
  'the last gate alone': sanitize,
  'plain text': escapeHtml,
};

describe.each(Object.entries(renderers))('in %s nothing runs:', (_, render) => {
  it.each(hostile)('%s', (__, payload) => {
    expect(dangers(render(payload))).toEqual([]);
  });
});

describe('as a name', () => {
  it.each(hostile)('%s is refused', (_, payload) => {
    expect(newName.safeParse(payload).success).toBe(false);
  });
});

it('what is looked for would be seen', () => {
  expect(dangers('<b onclick=stung()>x</b><script>1</script><a href="javascript:stung()">y</a>')).toEqual([
    'b onclick=stung()',
    'script',
    'a href=javascript:stung()',
  ]);
  expect(dangers('<p>a <b>b</b> <a href="https://a.example/">c</a></p>')).toEqual([]);
});
