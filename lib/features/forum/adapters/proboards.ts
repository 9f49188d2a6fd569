import type { PageAdapter } from './adapter';
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

const POST = 'tr.post[id^="post-"], .post.item[id^="post-"]';
const BODY = '.message';

/** ProBoards 5; its terms let pages be saved by hand, and not be fetched. */
export const proboards: PageAdapter = {
  name: 'ProBoards',
  knows: (page) => postsOf(page, POST, BODY).length > 0,
  read: (page) => ({
    host: hostOf(page, 'link[rel="canonical"]', 'a.user-link', 'a[href*="/thread/"]'),
    topic: topicIn(page, /\/thread\/(\d+)/, 'link[rel="canonical"], a[href*="/thread/"]'),
    title: firstWords(page.$('body'), '.container.posts .title-bar h1', '.title-heading h2', 'h1') || null,
    page: pageIn(page, '.ui-pagination .state-selected', '.ui-pagination a'),
    posts: postsOf(page, POST, BODY).map(readPost),
  }),
};

function readPost(one: Found) {
  const name = one
    .find('.mini-profile .user-link, .mini-profile .user-guest, .mini-profile .user-link-deleted')
    .first();
  const author = name.length > 0 ? name : one.find('.user-link, .user-guest').not(`${BODY} *`).first();
  const date = one.find('.info .date [data-timestamp], .date [data-timestamp]').not(`${BODY} *`).first();
  const edit = one.find('.edited_by').first();
  return post(one.find(BODY).first(), {
    id: numberIn(/^post-(\d+)$/, one.attr('id')),
    author: words(author),
    guest: !author.is('a[href]') && !author.is('.user-link'),
    when: stamped(date, 'data-timestamp', 'ms') ?? spoken(date.attr('title') ?? ''),
    edited:
      edit.length === 0
        ? null
        : (stamped(edit.find('[data-timestamp]'), 'data-timestamp', 'ms') ?? spoken(words(edit))),
    state: one.is('.deleted') ? 'deleted' : 'shown',
    drop: hasClass('edited_by', 'signature'),
  });
}
