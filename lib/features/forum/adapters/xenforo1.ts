import type { PageAdapter } from './adapter';
import { type Found, firstWords, hasClass, numberIn, pageIn, post, postsOf, spoken, stamped, topicIn } from './dom';
import { hostOf } from './page';

const POST = 'li.message[id^="post-"], li.deleted[id^="post-"]';

/** XenForo 1. */
export const xenforo1: PageAdapter = {
  name: 'XenForo 1',
  knows: (page) => postsOf(page, POST, '.messageText').length > 0,
  read: (page) => ({
    host: hostOf(page, 'base[href]', 'a[href*="threads/"]', 'link[rel="canonical"]'),
    topic: topicIn(page, /threads\/(?:[^/?#]*\.)?(\d+)(?:\/|$)/, 'a[href*="threads/"]'),
    title: firstWords(page.$('body'), '.titleBar h1', 'h1') || null,
    page: pageIn(page, '.PageNav .currentPage', '.PageNav nav a'),
    posts: postsOf(page, POST, '.messageText').map(readPost),
  }),
};

/** Old times have their seconds; those of before a while only words. */
function timeOf(found: Found) {
  const time = found.find('.DateTime').first();
  return stamped(time, 'data-time', 's') ?? spoken(time.attr('title') ?? '') ?? spoken(time.text());
}

function readPost(one: Found) {
  const name = one.find('.messageUserInfo .username, .userText .username').first();
  const edit = one.find('.editDate').first();
  const body = one.find('.messageText').first();
  return post(body, {
    id: numberIn(/^post-(\d+)$/, one.attr('id')),
    author: one.attr('data-author') || name.text(),
    guest: name.length > 0 && !name.is('a[href]') && name.find('a[href]').length === 0,
    when: timeOf(
      one
        .find('.messageMeta, .privateControls, .messageDetails, .publicControls')
        .filter((_, element) => one.find(element).find('.DateTime').length > 0)
        .first(),
    ),
    edited: edit.length === 0 ? null : timeOf(edit),
    state: one.is('.deleted') ? 'deleted' : 'shown',
    drop: hasClass('messageTextEndMarker', 'editDate', 'quoteExpand', 'signature'),
  });
}
