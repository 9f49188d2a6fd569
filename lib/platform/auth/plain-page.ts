/** What a page says that is made without the framework. The words are ours; nothing of a request may be put into them unescaped. */
export interface PlainPage {
  readonly title: string;
  /** Over the heading: `403`. */
  readonly label?: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly href: string; readonly words: string }[];
}

const ROOMS = [
  ['/', 'Season'],
  ['/weeks', 'Weeks'],
  ['/rulings', 'Rulings'],
  ['/wiki', 'Wiki'],
  ['/teams', 'Teams'],
  ['/rules', 'Rules'],
  ['/tables', 'Tables'],
] as const;

const link = (href: string, words: string): string => `<a href="${href}">${words}</a>`;

/**
 * A page whole in itself, for when the framework can make none. The few colours are those of app/styles/tokens.css.
 * @param nonce of the content policy, for its style.
 */
export const plainPage = (nonce: string, { title, label, paragraphs, links }: PlainPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Mercenaries</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; --paper: #f4f6f0; --ink: #14202b; --ink-2: #3f4d57; --rule-2: #8d998f }
@media (prefers-color-scheme: dark) { :root { --paper: #10171d; --ink: #e7ebe1; --ink-2: #b9c3c0; --rule-2: #54636c } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 18px/1.5 Newsreader, "Iowan Old Style", Georgia, serif }
header, main { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem 0 }
main { padding-bottom: 3rem }
.brand { font-weight: 800; font-size: 1.5rem; letter-spacing: -0.015em; margin: 0 }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0.5rem 0 0.75rem; border-bottom: 1px solid }
h1 { font-weight: 400; font-size: 2.25rem; line-height: 1.1; letter-spacing: -0.018em; margin: 0 0 0.75rem }
p { color: var(--ink-2) }
.brand { color: var(--ink) }
.label { margin: 0; font-size: 0.875rem }
.row { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem }
a { color: inherit; text-decoration: underline 1px var(--rule-2); text-underline-offset: 0.2em }
</style>
</head>
<body>
<header>
<p class="brand">Mercenaries</p>
<nav aria-label="Main">${ROOMS.map(([href, words]) => link(href, words)).join(' ')}</nav>
</header>
<main id="main">
${label === undefined ? '' : `<p class="label">${label}</p>`}
<h1>${title}</h1>
${paragraphs.map((words) => `<p>${words}</p>`).join('\n')}
<p class="row">${links.map(({ href, words }) => link(href, words)).join(' ')}</p>
</main>
</body>
</html>
`;
