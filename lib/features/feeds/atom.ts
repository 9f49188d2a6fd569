import { Feed } from 'feed';
import { addressOfSite } from '../../platform/auth/site-address';
import type { News, NewsLine } from './model';

/**
 * News as an Atom document (RFC 4287). The same news gives the same bytes: nothing in it hangs on the clock.
 * @param self the path by which it is asked for
 */
export function atomOf(news: News, self: string): string {
  const feed = new Feed({
    id: addressOfSite(news.path),
    title: plain(news.title),
    description: plain(news.about),
    link: addressOfSite(news.page),
    feedLinks: { atom: addressOfSite(self) },
    updated: news.updated,
    author: { name: plain(news.by) },
    generator: 'Mercenaries desk',
  });
  for (const line of news.lines) feed.addItem(itemOf(line));
  return feed.atom1();
}

const itemOf = (line: NewsLine) => ({
  id: addressOfSite(line.id),
  link: addressOfSite(line.page),
  title: asHtml(line.title),
  description: asHtml(line.text),
  published: line.published,
  date: line.updated,
});

/** Characters that XML 1.0 cannot hold, not even written as references. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const plain = (text: string): string => text.replace(UNWRITABLE, '�');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Titles and summaries are read as HTML, so that words of people are escaped; without `>` none ends its section. */
const asHtml = (text: string): string => plain(text).replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
