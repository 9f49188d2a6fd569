import type { PageAdapter } from './adapter';
import { type Found, firstWords, hasClass, numberIn, pageIn, post, postsOf, spoken, stamped, topicIn } from './dom';
import { hostOf } from './page';

const POST = '.message[data-content^="post-"], article.message[id^="js-post-"]';
const BODY = '.message-body .bbWrapper, .message-userContent .bbWrapper, .message-content .bbWrapper';

/** XenForo 2.0 to 2.3. */
export const xenforo2: PageAdapter = {
  name: 'XenForo 2',
  knows: (page) => postsOf(page, POST, '.bbWrapper').length > 0,
  read: (page) => ({
    host: hostOf(page, 'a[href*="/threads/"]', 'link[rel="canonical"]'),
    topic:
      numberIn(
        /^thread-(\d+)$/,
        page.$('html').attr('data-content-key'),
        page.$('[data-lb-id^="thread-"]').attr('data-lb-id'),
      ) ?? topicIn(page, /threads\/(?:[^/?#]*\.)?(\d+)(?:\/|$)/, 'a[href*="threads/"]'),
    title: firstWords(page.$('body'), 'h1.p-title-value') || null,
    page: pageIn(page, '.pageNav-page--current', '.pageNav-page'),
    posts: postsOf(page, POST, '.bbWrapper').map(readPost),
  }),
};

function timeOf(found: Found) {
  const time = found.find('time').first();
  return (
    stamped(time, 'data-timestamp', 's') ??
    stamped(time, 'data-time', 's') ??
    stamped(time, 'datetime', 'iso') ??
    spoken(time.attr('title') ?? '')
  );
}

function readPost(one: Found) {
  const name = one
    .find('.message-name .username, .message-userDetails .username, .message-cell--user .username')
    .first();
  const head = one.find('.message-attribution, .message-attribution-main, .message-date').first();
  const edit = one.find('.message-lastEdit').first();
  const body = one.find(BODY).first();
  const deleted = one.is('.message--deleted') || one.find('.messageNotice--deleted').length > 0;
  return post(body, {
    id: numberIn(/post-(\d+)/, one.attr('data-content'), one.attr('id')),
    author: one.attr('data-author') || name.text() || firstWords(one, '.message-name'),
    guest: name.length > 0 && (name.attr('data-user-id') ?? '0') === '0' && !name.is('a[href]'),
    when: timeOf(head.length > 0 ? head : one),
    edited: edit.length === 0 ? null : timeOf(edit),
    state: deleted ? 'deleted' : 'shown',
    drop: hasClass('message-lastEdit', 'message-signature', 'js-selectToQuoteEnd', 'bbCodeBlock-expandLink'),
  });
}
