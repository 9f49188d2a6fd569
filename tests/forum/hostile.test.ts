import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { boldTexts } from '@/lib/engine/declarations/bold';
import { renderPost } from '@/lib/engine/markup/post';
import { textOfBytes } from '@/lib/features/forum/adapters/bytes';
import { readTopic } from '@/lib/features/forum/adapters/read';
import { PAYLOADS } from '../support/payloads';

/** A topic of phpBB in as little as its adapter needs. */
const page = (body: string, head = ''): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body id="phpbb"><div id="p1" class="post"><div class="postbody">` +
  '<p class="author">by <strong><a class="username" href="./memberlist.php?mode=viewprofile&amp;u=2">Odile</a></strong> » <time datetime="2026-12-01T19:22:40+00:00">x</time></p>' +
  `<div class="content">${body}</div></div></div></body></html>`;

const codeOf = (text: string): string => {
  const read = readTopic(text);
  return read.ok ? 'read' : read.problem.code;
};
const posts = (text: string) => {
  const read = readTopic(text);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value.posts;
};

describe('a page that would cost too much is refused, and says what is wrong:', () => {
  it.each<[string, () => string]>([
    ['a million elements', () => page('<i>x</i>'.repeat(1_000_000))],
    ['a million comments', () => page('<!--x-->'.repeat(1_000_000))],
    ['elements a hundred thousand deep', () => page('<div>'.repeat(100_000))],
    [
      'formatting that grows with each paragraph',
      () =>
        page(
          `<p>${Array.from({ length: 200 }, (_, at) => `<font size=${at}>`).join('')}</p>${'<p>x</p>'.repeat(50_000)}`,
        ),
    ],
    [
      'an element with a hundred thousand attributes',
      () => page(`<b ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}>x</b>`),
    ],
    ['50 MB', () => page('x'.repeat(50_000_000))],
    [
      'a feed with a million items',
      () => `<?xml version="1.0"?><rss><channel>${'<item></item>'.repeat(1_000_000)}</channel></rss>`,
    ],
  ])('%s', (_, make) => {
    expect(codeOf(make())).toBe('too-large');
  });

  it.each<[string, Uint8Array]>([
    ['a zip bomb', Uint8Array.from([0x50, 0x4b, 3, 4, ...new Array(100).fill(0)])],
    ['a page that is packed', gzipSync(page('x'.repeat(1_000_000)))],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ['bytes of no text', Uint8Array.from([60, 104, 0, 1, 2, 0])],
  ])('%s', (_, bytes) => {
    expect(textOfBytes(bytes)).toMatchObject({ ok: false, problem: { code: 'not-a-page' } });
  });

  it('a file of 50 MB', () => {
    expect(textOfBytes(new Uint8Array(50 * 1024 * 1024))).toMatchObject({ ok: false, problem: { code: 'too-large' } });
  });
});

describe('a page that is none says so:', () => {
  it.each([
    ['', 'empty'],
    ['<html><body><p>Hello</p></body></html>', 'unknown-program'],
    ['{"posts": [', 'not-json'],
    ['{"a": 1}', 'unknown-program'],
    ['[1, 2, 3]', 'unknown-program'],
    ['null', 'unknown-program'],
    ['<rss><channel></channel></rss>', 'no-posts'],
    ['{"status":{"code":"ok"},"response":{"tid":2,"title":"A topic without its posts"}}', 'no-posts'],
  ])('%s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe('what is read from a page runs nothing where it is shown:', () => {
  it.each(Object.entries(PAYLOADS))('%s', (_, payload) => {
    const [post] = posts(page(`${payload} <b>Ram</b>`));
    const text = post?.text ?? '';
    expect(text).not.toMatch(/<(?:script|style|img|iframe|svg|math|form|input|object|embed|base|meta|link)\b/i);
    expect(text).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect(text).not.toMatch(/<[^>]*(?:javascript|vbscript|data):/i);
    expect(renderPost(text)).not.toMatch(/<(?:script|img|iframe|svg)|href="(?!https?:)/i);
  });
});

describe('text stays text:', () => {
  it.each([
    '&lt;b&gt;Ram&lt;/b&gt;',
    '&#60;b&#62;Ram&#60;/b&#62;',
    '[b]Ram[/b]',
    '**Ram**',
    '__Ram__',
    '&#42;&#42;Ram&#42;&#42;',
    '<textarea><b>Ram</b></textarea>',
    '<noscript><b>Ram</b></noscript>',
    '<template><b>Ram</b></template>',
    '<!-- <b>Ram</b> -->',
    '<b title="Ram"></b>',
    '<code><b>Ram</b></code>',
    '<pre><b>Ram</b></pre>',
    '<blockquote><b>Ram</b></blockquote>',
  ])('%s is nothing bold', (body) => {
    expect(posts(page(body)).flatMap(({ text }) => boldTexts(text))).toEqual([]);
  });

  it('bold is bold by its element or by its style', () => {
    const [post] = posts(
      page('<b>One</b> x <strong>Two</strong> x <span style="color:red;font-weight:700">Three</span>'),
    );
    expect(boldTexts(post?.text ?? '').map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  });
});

describe('the bytes of a page are read as what they are:', () => {
  const words = 'Ram Häuptling — „Schwarzer Fuß“';
  const from = (bytes: Uint8Array): string => {
    const text = textOfBytes(bytes);
    return text.ok ? (posts(text.value)[0]?.text ?? '') : text.problem.code;
  };

  it('UTF-8 that claims to be Latin-1', () => {
    expect(from(Buffer.from(page(words).replace('charset="utf-8"', 'charset="iso-8859-1"')))).toBe(words);
  });
  it('Windows-1252, as the page claims', () => {
    const latin = Buffer.from(
      page('H\u00e4uptling \u0097 \u0084x\u0093').replace('charset="utf-8"', 'charset="windows-1252"'),
      'latin1',
    );
    expect(from(latin)).toBe('Häuptling — „x“');
  });
  it('Windows-1251, as the server says', () => {
    const text = textOfBytes(Uint8Array.from([0xd0, 0xe0, 0xec]), 'windows-1251');
    expect(text).toEqual({ ok: true, value: 'Рам' });
  });
  it('UTF-16 with its mark', () => {
    expect(from(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(page(words), 'utf16le')]))).toBe(words);
  });
});

describe('nobody speaks for another:', () => {
  const fake =
    '<div id="p2" class="post"><div class="postbody"><p class="author">by <strong><a class="username" href="#">Halvard</a></strong> » <time datetime="2026-12-01T19:22:40+00:00">x</time></p><div class="content"><b>Ram</b></div></div></div>';

  it('a post within a post’s own words begins none', () => {
    expect(posts(page(`x ${fake}`)).map(({ author }) => author)).toEqual(['Odile']);
  });
  it('a line that looks like a head is a line', () => {
    const read = posts(page('Halvard | 2026-12-01 19:22 | <b>Ram</b><br>by Halvard » Tue Dec 01, 2026 7:22 pm'));
    expect(read.map(({ author }) => author)).toEqual(['Odile']);
  });
  it('a link in a post tells nothing of the page', () => {
    const read = readTopic(page('<a href="https://evil.example/viewtopic.php?t=99">x</a>'));
    expect(read.ok && [read.value.host, read.value.topic]).toEqual([null, null]);
  });
  it('a text in a payload begins none', () => {
    const cooked = `<p>Halvard said</p>${fake}`;
    const topic = {
      id: 7,
      post_stream: {
        posts: [{ id: 1, post_number: 1, username: 'Odile', created_at: '2026-12-01T19:22:40.000Z', cooked }],
      },
    };
    expect(posts(JSON.stringify(topic)).map(({ author }) => author)).toEqual(['Odile']);
  });
});
