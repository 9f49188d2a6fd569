import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const file = z.object({ posts: z.array(z.object({ id: z.string(), post: z.string() })) });
const tests = join(import.meta.dirname, '../..');

/** Markup in which a tree and a flat reading part easily. */
const TANGLES: readonly string[] = [
  // Ends that cross.
  '<b>one <i>two</b> three</i> four',
  '<b>one <s>two</b> three</s> four',
  '<i><b>one</i> two</b> three',
  '<b><b>one</b> two</b> three',
  '<b>one <strong>two</b> three</strong> four',
  '<b>one<b>two</b> three',
  'one</b> two <b>three',
  '<strong>one</b> two',
  '<b/>one</b> two',
  // Bold and blocks.
  '<p><b>one</p><p>two</b> three</p>',
  '<b><p>one</b> two</p> three',
  '<b>one<p>two</p>three</b> four',
  '<b>one<div>two</b> three</div> four',
  '<div><b>one</div> two</b> three',
  '<div><b>one<div>two</div>three</div> four',
  '<p>one<p><b>two<p>three</b> four',
  '<p><b>one<br>two</b><br>three',
  '<ul><li><b>one<li>two</b> three</ul> four',
  '<ul><li><b>one</li><li>two</li></ul>three</b> four',
  '<ol><li><s>one<li>two</ol>three</s> four',
  '<h3>one <b>two</b></h3> three',
  '<h2><span style="font-weight:normal">one</span> two</h2>',
  '<h3>one<h4>two</h4> three',
  '<h3>one</h4> two',
  '<h3 style="font-weight:normal">one<h4>two</h3> three',
  '<dl><dd style="font-weight:bold">one<dd>two</dl> three',
  '<dl><dt style="font-weight:bold">one<dd>two</dl> three',
  '<ul><li style="font-weight:bold">one<p>two<li>three</ul> four',
  '<table><tr style="font-weight:bold"><td>one<tr><td>two</table> three',
  '<ul><li><b>one</b><ul><li style="font-weight:bold">two</ul><li>three</ul> four',
  '</p>one <b>two</p> three</b>',
  '<b>one<hr>two</b> three',
  '<center><b>one</center> two</b> three',
  '<details><summary><b>one</summary> two</details> three</b> four',
  '<dl><dt><b>one<dd>two</b> three</dl> four',
  // Cells.
  '<table><tr><td><b>one</td><td>two</td></tr></table> three',
  '<table><tr><th>one<td>two</table> three',
  '<b>one<table><tr><td>two</td></tr></table>three</b> four',
  '<table><tr><td><s>one<tr><td>two</s></table> three',
  '<table><caption><b>one</caption><tr><td>two</table>three',
  // Links and other formatting.
  '<b><a href="/x">one</b> two</a> three',
  '<a href="/x"><b>one<a href="/y">two</a> three</b> four',
  '<font color="red"><b>one</font> two</b> three',
  '<span><b>one</span> two</b> three',
  '<b><span>one</b> two</span> three',
  '<em><strong>one</em> two</strong> three',
  '<u><s>one</u> two</s> three',
  '<b><em><u>one</b> two</em> three</u> four',
  // Styles.
  '<span style="font-weight: bold">one</span> two',
  '<span style="FONT-WEIGHT:700">one</span> two',
  '<span style="font-weight:600">one</span> two',
  '<span style="font-weight:500">one</span> two',
  '<span style="font-weight: 650">one</span> two',
  '<span style="font-weight:bold !important">one</span> two',
  '<span style="font-weight:normal;font-weight:bold">one</span> two',
  '<span style="font-weight:bold;font-weight:normal">one</span> two',
  '<span style="font-weight:bold!important;font-weight:normal">one</span> two',
  '<span style="font-weight:bold;font-weight:nonsense">one</span> two',
  '<span style="font: bold 12px serif">one</span> two',
  '<span style="font: italic 700 12px/1.2 serif">one</span> two',
  '<span style="font: 12px serif">one</span> two',
  '<b style="font: 12px serif">one</b> two',
  '<span style="font-family: bold, serif">one</span> two',
  '<b style="font-weight:normal">one</b> two',
  '<b style="font-weight:inherit">one</b> <b>two <b style="font-weight:inherit">three</b></b>',
  '<b>one <span style="font-weight:initial">two</span></b>',
  '<b>one <span style="font-weight:unset">two</span></b>',
  '<b>one <span style="font-weight:400">two</span> three</b>',
  '<strong style="font-weight:lighter">one</strong> two',
  '<span style="text-decoration:line-through">one</span> two',
  '<span style="text-decoration: underline line-through">one</span> two',
  '<span style="text-decoration-line:line-through">one</span> two',
  '<span style="text-decoration:line-through red 2px">one</span> two',
  '<span style="text-decoration:line-through;text-decoration:none">one</span> two',
  '<s style="text-decoration:none">one</s> two',
  '<s style="text-decoration:underline">one</s> two',
  '<s>one <span style="text-decoration:none">two</span></s> three',
  '<span style="text-decoration:none !important;text-decoration:line-through">one</span> two',
  '<span style="font:bold">one</span> two',
  '<h2 style="font: 14px serif">one</h2> two',
  '<del>one <ins>two</ins></del> three',
  '<strike>one</strike> two',
  '<b title="a > b">one</b> two',
  "<b class='x' style='color:red'>one</b> two",
  '<b\n>one</b\n> two',
  '<B>one</B> <STRONG>two</STRONG> three',
  '<b>one <!-- </b> --> two</b> three',
  '<b>one &lt;/b&gt; two</b> three',
  '<blink>one <b>two</blink> three</b> four',
  '<x-tag><b>one</x-tag> two</b> three',
  '<b>1 < 2</b> three',
];

const NOT_HTML = /[[*~`_|]|^>|^ *-{2}/m;

/** Posts in HTML and in no other markup: those that people have labelled, the samples of the reader, and tangles. */
export function htmlPosts(): readonly { readonly name: string; readonly post: string }[] {
  const labelled = readdirSync(join(tests, 'reading'))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      file
        .parse(JSON.parse(readFileSync(join(tests, 'reading', name), 'utf8')))
        .posts.map(({ id, post }) => ({ name: `${name} ${id}`, post })),
    );
  const samples = readdirSync(join(tests, 'declarations/samples'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, post: readFileSync(join(tests, 'declarations/samples', name), 'utf8') }));
  const plain = [...labelled, ...samples].filter(({ post }) => !NOT_HTML.test(post.replace(/<[^>]*>/g, '')));
  const tangles = TANGLES.map((post) => ({ name: post, post }));
  return [...plain, ...tangles].filter(({ post }) => /<[a-z/]/i.test(post));
}
