/**
 * The page for when the database is away. Whole in itself and made without the framework, which would need the database for the
 * masthead; the few colours are those of app/styles/tokens.css.
 * @param nonce of the content policy, for its style. @param posted something was sent and not saved.
 */
export const awayPage = (nonce: string, posted: boolean): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back in a moment · Mercenaries</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; --paper: #f4f6f0; --ink: #14202b; --ink-2: #3f4d57; --rule-2: #8d998f }
@media (prefers-color-scheme: dark) { :root { --paper: #10171d; --ink: #e7ebe1; --ink-2: #b9c3c0; --rule-2: #54636c } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 18px/1.5 Newsreader, "Iowan Old Style", Georgia, serif }
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem }
.brand { font-weight: 800; font-size: 1.5rem; letter-spacing: -0.015em; border-bottom: 1px solid; padding-bottom: 0.75rem; margin: 0 0 2rem }
h1 { font-weight: 400; font-size: 2.25rem; line-height: 1.1; letter-spacing: -0.018em; margin: 0 0 0.75rem }
p { color: var(--ink-2) }
.brand { color: var(--ink) }
a { color: inherit; text-decoration: underline 1px var(--rule-2); text-underline-offset: 0.2em }
</style>
</head>
<body>
<main id="main">
<p class="brand">Mercenaries</p>
<h1>Back in a moment</h1>
<p>The database does not answer, so that no page can be made. Whatever the site acknowledged is kept.</p>
<p>${
  posted
    ? 'What you have just sent was not saved: go back, where it still stands in the form, and send it again in a minute.'
    : 'Load the page again in a minute.'
}</p>
<p><a href="/">Go to the season</a></p>
</main>
</body>
</html>
`;
