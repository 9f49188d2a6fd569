import type { PageAdapter, When } from './adapter';
import {
  type Found,
  firstWords,
  hasClass,
  numberIn,
  pageIn,
  post,
  postsOf,
  spoken,
  stamped,
  topicIn,
  words,
} from './dom';
import { hostOf } from './page';

const POST = 'article.message[data-object-id], article.wbbPost';
const BODY = '.messageText';

/** WoltLab Burning Board / Suite 4 to 6. */
export const woltlab: PageAdapter = {
  name: 'WoltLab',
  knows: (page) =>
    postsOf(page, POST, BODY).some((one) => one.find('.messageText, .messageContent, .messageBody').length > 0),
  read: (page) => ({
    host: hostOf(page, 'link[rel="canonical"]', 'a.permalink', 'a[href*="thread/"]'),
    topic: topicIn(page, /thread\/(\d+)|threadID=(\d+)/i, 'link[rel="canonical"], a.permalink'),
    title: firstWords(page.$('body'), '.contentHeader h1', '.boxHeadline h1', 'h1.contentTitle', 'h1') || null,
    page: pageIn(page, '.pagination .active span, .pagination__link--current', '.pagination a'),
    posts: postsOf(page, POST, BODY).map(readPost),
  }),
};

function readPost(one: Found) {
  const side = one.find('.messageSidebar').first();
  const name = side.find('.username').first();
  const head = one.find('.messageHeader, .messageHeadline').first();
  const note = one
    .find('.messageFooterNote')
    .filter((_, element) => one.find(element).find('time, woltlab-core-date-time').length > 0)
    .first();
  return post(one.find(BODY).first(), {
    id: one.attr('data-object-id') ?? numberIn(/(\d+)$/, one.attr('id')),
    author:
      words(name) ||
      firstWords(side, '[itemprop="name"]', '.messageAuthor') ||
      firstWords(one, '[itemprop="author"] [itemprop="name"]'),
    guest:
      side.is('.guest') ||
      (name.length > 0 &&
        !side.is('.member') &&
        !name.is('a[href]') &&
        name.find('a[href]').length + name.closest('a[href]').length === 0),
    when:
      timeOf(head) ??
      stamped(one.find('meta[itemprop="dateCreated"], meta[itemprop="datePublished"]'), 'content', 'iso'),
    edited: note.length === 0 ? null : timeOf(note),
    state: one.is('.messageDeleted') || one.find('.wbbPostDeleteNote').length > 0 ? 'deleted' : 'shown',
    drop: hasClass('messageSignature', 'messageFooterNote'),
  });
}

function timeOf(found: Found): When | null {
  const time = found.find('time, woltlab-core-date-time').first();
  return (
    stamped(time, 'data-timestamp', 's') ??
    stamped(time, 'datetime', 'iso') ??
    stamped(time, 'date', 'iso') ??
    spoken(words(time))
  );
}
