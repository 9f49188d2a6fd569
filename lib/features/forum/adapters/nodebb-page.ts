import type { PageAdapter } from './adapter';
import { type Found, firstWords, post, postsOf, spoken, stamped, topicIn } from './dom';
import { hostOf } from './page';

const POST = '[component="post"][data-pid]';
const BODY = '[component="post/content"]';

/** NodeBB, as a browser shows it. */
export const nodebbPage: PageAdapter = {
  name: 'NodeBB',
  knows: (page) => postsOf(page, POST, BODY).length > 0,
  read: (page) => ({
    host: hostOf(page, 'link[rel="canonical"]', 'link[rel="alternate"]'),
    topic:
      page.$('[component="topic"][data-tid]').attr('data-tid') ??
      topicIn(page, /\/topic\/(\d+)/, 'link[rel="canonical"], meta[property="og:url"], a[href*="/topic/"]'),
    title: firstWords(page.$('body'), '[component="topic/title"]') || null,
    posts: postsOf(page, POST, BODY).map(readPost),
  }),
};

function readPost(one: Found) {
  const changed = one.find('meta[itemprop="dateModified"]').first();
  const mark = one.find('[component="post/edit-indicator"]').not('.hidden').first();
  return post(one.find(BODY).first(), {
    id: one.attr('data-pid') ?? null,
    author:
      one.attr('data-username') ||
      firstWords(
        one,
        '[component="user/username"]',
        '[itemprop="author"] [itemprop="name"]',
        '.username a',
        'a[href*="/user/"]',
      ) ||
      (one.find('[component="user/picture"]').first().attr('title') ?? ''),
    guest: one.attr('data-uid') === '0',
    when:
      stamped(one, 'data-timestamp', 'ms') ??
      stamped(one.find('meta[itemprop="datePublished"]'), 'content', 'iso') ??
      stamped(one.find('.timeago'), 'title', 'iso'),
    edited: stamped(changed, 'content', 'iso') ?? (mark.length === 0 ? null : spoken(mark.attr('title') ?? 'edited')),
    state: one.is('.deleted') ? 'deleted' : 'shown',
  });
}
