import type { PageAdapter } from './adapter';
import { type Found, firstWords, hasClass, pageIn, post, postsOf, spoken, stamped, topicIn, words } from './dom';
import { hostOf } from './page';
import { zoneOf } from './vbulletin3';

const POST = '.b-post[data-node-id], li.b-comment-entry[data-node-id]';
const BODY = '.js-post__content-text, .b-post__content-text, .js-comment-entry__text';

/** vBulletin 5 and 6. Seconds stand on the post; the time beside it is in the reader's own zone. */
export const vbulletin5: PageAdapter = {
  name: 'vBulletin 5',
  knows: (page) => postsOf(page, POST, BODY).length > 0,
  read: (page) => ({
    host: hostOf(page, 'base[href]', 'link[rel="canonical"]', 'a.b-post__count'),
    topic:
      page.$('[data-topic-id]').attr('data-topic-id') ??
      topicIn(page, /\/(\d+)-[^/?#]+/, 'link[rel="canonical"], a.b-post__count'),
    title: firstWords(page.$('body'), '.main-title', 'h1') || null,
    page: pageIn(page, '.js-pagenav .primary, .pagenav .js-pagenav-current-button', '.js-pagenav a'),
    zone: zoneOf(page),
    posts: postsOf(page, POST, BODY).map(readPost),
  }),
};

function readPost(one: Found) {
  // Comments stand within the post that they answer; what is theirs is not its own.
  const own = (selector: string): Found =>
    one.find(selector).filter((_, element) => one.find(element).closest(POST).is(one)) as Found;
  const author = own('.author, .b-userinfo__username, .js-comment-entry__author').first();
  const time = own('.b-post__timestamp time, time').first();
  const edit = own('.b-post__edited, .b-post__edit-info, .js-post__edit-info, .post-edited').first();
  return post(own(BODY).first(), {
    id: one.attr('data-node-id') ?? null,
    author: firstWords(author, '[itemprop="name"]', 'a', 'strong', 'span') || words(author),
    guest: author.length > 0 && author.find('a[href]').length === 0 && !author.is('a[href]'),
    when:
      stamped(one, 'data-node-publishdate', 's') ??
      stamped(time, 'datetime', 'iso') ??
      spoken(words(own('.b-post__timestamp').first())),
    edited: edit.length === 0 ? null : (stamped(edit.find('time'), 'datetime', 'iso') ?? spoken(words(edit))),
    state: one.is('.b-post--deleted, .js-post--deleted, .b-post__deleted') ? 'deleted' : 'shown',
    drop: hasClass('b-post__edited', 'b-post__signature', 'post-edited'),
  });
}
