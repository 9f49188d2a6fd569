import { load } from 'cheerio';
import { type CleanOptions, cleanBody } from './clean';
import { hasClass } from './dom';
import { parsePage } from './page';

/** What hangs below a post's own words in payloads that give both as one. */
const BELOW = hasClass('signature', 'edited_post', 'quote-controls', 'lightbox-meta');

/** HTML of a payload, as clean as that of a page; null: it is too much to be a post. */
export function cleanHtml(html: string, options: CleanOptions = { drop: BELOW }): string | null {
  const page = parsePage(html);
  return page.ok ? cleanBody(page.value.$('body').contents().toArray(), options) : null;
}

/** `&lt;p&gt;` as `<p>`: what some payloads escape once more. */
export const unescaped = (text: string): string =>
  /^\s*&lt;/.test(text) ? load(text, null, false).root().text() : text;

/** Whether a payload gives HTML, or the source that was typed. */
export const isHtml = (text: string): boolean =>
  /^\s*<(?:p|div|blockquote|ul|ol|h[1-6]|pre|br|b|strong|em|i|a|span|table)\b/i.test(text);
