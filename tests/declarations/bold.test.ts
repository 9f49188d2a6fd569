import { describe, expect, test } from 'vitest';
import { boldTexts } from '@/lib/engine/declarations/bold';

const bold = (raw: string): readonly string[] => boldTexts(raw).map((found) => found.text);

/** Each row: what is written, and the bold texts in it. */
type Row = readonly [string, readonly string[]];

describe('HTML', () => {
  test.each<Row>([
    ['a <b>Ram</b> b', ['Ram']],
    ['<strong>Ram</strong>', ['Ram']],
    ['<B>Ram</B> <STRONG>Reel</STRONG> <bOlD>no</bOlD>', ['Ram', 'Reel']],
    ['<b class="x" data-y=\'>\'>Ram</b>', ['Ram']],
    ['<span style="font-weight: bold;">Ram</span>', ['Ram']],
    ['<span style="color:red; FONT-WEIGHT:Bold">Ram</span>', ['Ram']],
    ['<span style="font-weight:bolder">Ram</span>', ['Ram']],
    ['<span style="font-weight:700">Ram</span>', ['Ram']],
    ['<em style="font-weight: 900">Ram</em>', ['Ram']],
    ['<span style="font: bold 12px serif">Ram</span>', ['Ram']],
    ['<span style="font-weight:400">Ram</span>', []],
    ['<span style="font-weight:600">Ram</span>', ['Ram']],
    ['<span style="font-weight:500">Ram</span>', []],
    ['<span style="font-weight:normal">Ram</span>', []],
    ['<span title="font-weight:bold">Ram</span>', []],
    ['<b>Ram <span style="font-weight: normal">them</span> all</b>', ['Ram', 'all']],
    ['<b>Fish &amp; chips &lt;3 caf&eacute; &#65;&#x42;</b>', ['Fish & chips <3 café AB']],
    ['&lt;b&gt;Ram&lt;/b&gt;', []],
    ['<!-- <b>Ram</b> --><b>Reel</b>', ['Reel']],
    ['<b><!-- no -->Ram</b>', ['Ram']],
    ['<script>"<b>Ram</b>"</script><style><b>x</b></style><b>Reel</b>', ['Reel']],
    ['5 <x and **Ram** then', ['Ram']],
    ['I <3 you <b>Ram</b>', ['Ram']],
    ['<b></b><b> </b>', []],
  ])('%s', (raw, expected) => expect(bold(raw)).toEqual(expected));
});

describe('BBCode', () => {
  test.each<Row>([
    ['[b]Ram[/b]', ['Ram']],
    ['[B]Ram[/B]', ['Ram']],
    ['[b][color=red]Ram[/color][/b]', ['Ram']],
    ['[b]Ram [url=http://a.example/?b=[c]]them[/url][/b]', ['Ram ]them']],
    ['[list][*][b]Ram[/b] now[*][b]Reel[/b][/list]', ['Ram', 'Reel']],
    ['[b]on [Lantern] now[/b]', ['on [Lantern] now']],
    ['[bold]no[/bold] [ b]no[/b]', []],
    ['[s]old[/s] [b]new[/b]', ['new']],
  ])('%s', (raw, expected) => expect(bold(raw)).toEqual(expected));
});

describe('Markdown', () => {
  test.each<Row>([
    ['**Ram**', ['Ram']],
    ['__Ram__', ['Ram']],
    ['***Ram***', ['Ram']],
    ['**Ram *them* all**', ['Ram them all']],
    ['**Ram *them***', ['Ram them']],
    ['*Ram **them***', ['them']],
    ['*Ram*', []],
    ['snake__case__name', []],
    ['\\*\\*Ram\\*\\*', []],
    ['2 ** 3 * 4', []],
    ['**Ram', []],
    ['Ram**', []],
    ['** Ram **', ['Ram']],
    ['** note: **Ram** now', ['Ram']],
    ['**Ram\n\nReel**', []],
    ['**Ram\nthem**', ['Ram\nthem']],
    ['****', []],
    ['**A****B**', ['AB']],
    ['* **Ram**\n* **Reel**', ['Ram', 'Reel']],
    ['*****\n**Ram**', ['Ram']],
  ])('%s', (raw, expected) => expect(bold(raw)).toEqual(expected));
});

describe('one text or several', () => {
  test.each<Row>([
    ['<b>Ride <i>Down</i></b>', ['Ride Down']],
    ['<b>Ri</b><strong>de</strong>', ['Ride']],
    ['<b>Ride</b>[b] Down[/b]', ['Ride Down']],
    ['**Ride**<b> Down</b>', ['Ride Down']],
    ['<b>Ride <b>Down</b> now</b>', ['Ride Down now']],
    ['<b>[b]**Ride**[/b]</b>', ['Ride']],
    ['<b>One.</b> <b>Two.</b>', ['One.', 'Two.']],
    ['<p><b>One</b></p><p><b>Two</b></p>', ['One', 'Two']],
    ['<b>One<p>Two</p>Three</b>', ['One', 'Two', 'Three']],
    ['<b>One</b><br />\n<b>Two</b>', ['One', 'Two']],
    ['<b>One<br />\ntwo</b>', ['One\ntwo']],
    ['<b>One\n\ntwo</b>', ['One', 'two']],
    ['<ul><li><b>One<li>Two</b></ul>', ['One', 'Two']],
  ])('%s', (raw, expected) => expect(bold(raw)).toEqual(expected));
});

describe('tags that are not closed, or closed amiss', () => {
  test.each<Row>([
    ['<b>Ram the gate', ['Ram the gate']],
    ['[b]Ram the gate', ['Ram the gate']],
    ['<p><b>Ram</p><p>the gate</p>', ['Ram', 'the gate']],
    ['<p>[b]Ram</p><p>the gate</p>', ['Ram']],
    ['<p><b>Ram<p>the gate', ['Ram', 'the gate']],
    ['<table><tr><td><b>Ram<td>the gate</table> it', ['Ram']],
    ['<p><span style="font-weight: bold">Ram<p>the gate', ['Ram']],
    ['<div><b>Ram</div>the gate', ['Ram', 'the gate']],
    ['[center][b]Ram[/center] the gate', ['Ram']],
    ['<b><i>Ram</b> the</i> gate', ['Ram']],
    ['[b]Ram</b> the gate', ['Ram']],
    ['<b>Ram[/b] the gate', ['Ram']],
    ['</b>Ram[/b]</p>', []],
    ['<b>Ram</strong> the gate</b>', ['Ram the gate']],
    ['Ram <b', []],
  ])('%s', (raw, expected) => expect(bold(raw)).toEqual(expected));
});

describe('never in a quote', () => {
  test.each<Row>([
    ['<blockquote><b>Ram</b></blockquote><b>mine</b>', ['mine']],
    ['<BLOCKQUOTE class="mycode_quote"><cite>Ann</cite><b>Ram</b></BLOCKQUOTE>', []],
    ['<q><b>Ram</b></q>', []],
    ['<aside class="quote" data-post="1"><b>Ram</b></aside><b>mine</b>', ['mine']],
    ['<div class="quotecontent"><div><b>Ram</b></div></div><b>mine</b>', ['mine']],
    ['<div class="bbcode-quote"><b>Ram</b></div>', []],
    ['<div class="js-selectToQuote"><b>mine</b></div>', ['mine']],
    ['[quote]<b>Ram</b>[/quote]<b>mine</b>', ['mine']],
    ['[QUOTE=Ann][b]Ram[/b][/QUOTE]', []],
    ['[quote="Ann, post: 3]"][b]Ram[/b][/quote][b]mine[/b]', ['mine']],
    ['[quote author=Ann date=1][b]Ram[/b][/quote]', []],
    ['[quote][quote][b]a[/b][/quote][b]b[/b][/quote][b]mine[/b]', ['mine']],
    ['[b]x [quote]y[/b] z[/quote] w', ['x', 'w']],
    ['<b>x <blockquote>y</b> z</blockquote> w', ['x']],
    ['[quote]<b>Ram[/quote] mine', []],
    ['[quote]**Ram', []],
    ['<p>[quote]</p><p><b>Ram</b></p><p>[/quote]</p><p><b>mine</b></p>', ['mine']],
    ['> **Ram**\n**mine**', ['mine']],
    ['> a\n> > **Ram**\n\n**mine**', ['mine']],
    ['   > **Ram**', []],
    ['**a > b**', ['a > b']],
    ['&gt; <b>Ram</b><br><b>mine</b>', ['mine']],
    ['<b>a\n> b\nc</b>', ['a', 'c']],
  ])('%s', (raw, expected) => expect(bold(raw)).toEqual(expected));
});

describe('never in code', () => {
  test.each<Row>([
    ['<code><b>Ram</b></code><b>mine</b>', ['mine']],
    ['<pre>**Ram**</pre>**mine**', ['mine']],
    ['<pre><code>[b]Ram[/b]</code></pre>', []],
    ['<p><code>**Ram</p><p>**mine**</p>', ['mine']],
    ['[code][b]Ram[/b][/code][b]mine[/b]', ['mine']],
    ['[CODE=js]**Ram**[/CODE] **mine**', ['mine']],
    ['[noparse][b]Ram[/b][/noparse]', []],
    ['[code]<b>[/code] Ram', []],
    ['[code] **mine**', ['mine']],
    ['`**Ram**` **mine**', ['mine']],
    ['``a ` **Ram** `` **mine**', ['mine']],
    ['`<b>Ram</b>` then', []],
    ['use `[b]` and `[quote]`: **mine**', ['mine']],
    ['a ` b **mine** c', ['mine']],
    ['```\n**Ram**\n```\n**mine**', ['mine']],
    ['```js\n**Ram**\n\n**Reel**', []],
    ['~~~\n**Ram**\n~~~\n**mine**', ['mine']],
    ['**Dantes`s plan, Ram`s end**', ['Dantes`s plan, Ram`s end']],
    ['<b>Ram <code>x</code> them</b>', ['Ram', 'them']],
  ])('%s', (raw, expected) => expect(bold(raw)).toEqual(expected));
});

describe('never in a signature', () => {
  test.each<Row>([
    ['<div class="signature"><b>Ram</b></div>', []],
    ['<div class="message-signature x"><b>Ram</b></div><b>mine</b>', ['mine']],
    ['<div id="sig12"><b>Ram</b></div>', []],
    ['<div id="msg_3_signature"><b>Ram</b></div>', []],
    ['<span class="sig_text"><b>Ram</b></span>', []],
    ['[sig]**Ram**[/sig] **mine**', ['mine']],
    ['**mine**\n-- \n**Ram**\n\n**Reel**', ['mine']],
    ['<b>mine</b><br>-- <br><b>Ram</b>', ['mine']],
    ['<p>-- </p><p><b>Ram</b></p>', []],
    ['-- **mine**', ['mine']],
    ['--\n**mine**', ['mine']],
    ['<b>mine</b> -- \n<b>too</b>', ['mine', 'too']],
  ])('%s', (raw, expected) => expect(bold(raw)).toEqual(expected));
});

test('struck-out bold is still bold, and says that it is struck out', () => {
  for (const raw of ['<s><b>Ram</b></s>', '<b><del>Ram</del></b>', '[s][b]Ram[/b][/s]', '~~**Ram**~~', '**~~Ram~~**']) {
    expect(boldTexts(raw).map(({ text, struck }) => [text, struck])).toEqual([['Ram', true]]);
  }
  expect(boldTexts('<s>old</s> <b>Ram</b>').map(({ struck }) => struck)).toEqual([false]);
});

test('tags nested a hundred deep are passed over, and their ends end nothing else', () => {
  const deep = `${'<i>'.repeat(150)}x${'</i>'.repeat(150)}`;
  expect(bold(`<b>a${deep}b</b>c`)).toEqual(['axb']);
  expect(bold(`${'<i>'.repeat(150)}<b>lost</b>${'</i>'.repeat(150)}<b>kept</b>`)).toEqual(['kept']);
});

describe('offsets into the raw text', () => {
  test.each([
    ['x <b>Ram</b>', 'Ram'],
    ['x <b> Ram </b>', 'Ram'],
    ['<b>Ride <i>Down</i></b>', 'Ride <i>Down'],
    ['**A****B**', 'A****B'],
    ['<b>caf&eacute;</b>', 'caf&eacute;'],
    ['<b>&lt;3 you</b>', '&lt;3 you'],
    ['[b]One<br>two[/b]', 'One<br>two'],
    ['😀<b>😀Ram😀</b>', '😀Ram😀'],
    ['<b>One\r\ntwo</b>', 'One\r\ntwo'],
  ])('%s', (raw, within) => {
    const [found] = boldTexts(raw);
    expect(raw.slice(found?.span.start, found?.span.end)).toBe(within);
  });

  test('each character of the text is found where it is written', () => {
    const raw = '<b>A &amp; <i>B</i>&nbsp;c<br/>\nd&NotEqualTilde;e</b>';
    const [found] = boldTexts(raw);
    const written = [...(found?.text ?? '')].map((_, at) => {
      const span = found?.rawSpan(at, at + 1);
      return raw.slice(span?.start, span?.end);
    });
    expect(written).toEqual([
      'A',
      ' ',
      '&amp;',
      ' ',
      'B',
      '&nbsp;',
      'c',
      '<br/>',
      'd',
      '&NotEqualTilde;',
      '&NotEqualTilde;',
      'e',
    ]);
  });
});

test('the plain text around a bold text is that of its own block', () => {
  const [, found] = boldTexts('<p><b>no</b></p><p>I will not use <b>Ram</b> now</p><p>later</p>');
  expect([found?.before(), found?.after()]).toEqual(['I will not use ', ' now']);
});
