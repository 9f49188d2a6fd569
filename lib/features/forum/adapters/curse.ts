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
import { hostOf, type SavedPage } from './page';

const POST = 'li.p-comments, .p-comment-post, div.forum-post';
const BODY = '.j-comment-body-container, .forum-post-body-content';

/** The forums of Curse: MTG Salvation, Minecraft Forum and their like. */
export const curse: PageAdapter = {
  name: 'Curse',
  knows: (page) => found(page).length > 0,
  read: (page) => {
    const topic = topicIn(page, /\/(\d+)-[^/?#]+(?:[?#]|$)/, 'link[rel="canonical"], a.j-comment-link');
    return {
      host: hostOf(page, 'link[rel="canonical"]', 'a.j-comment-link'),
      topic,
      title: firstWords(page.$('body'), 'h2.caption', '.caption-threads', 'h1') || null,
      page: pageIn(page, '.b-pagination-item .active, .b-pagination-item.s-active', '.b-pagination-item a'),
      posts: found(page).map((one) => readPost(one, topic)),
    };
  },
};

const found = (page: SavedPage): Found[] =>
  postsOf(page, POST, BODY).filter((one) => one.parents(POST).length === 0 && one.find(BODY).length > 0);

function readPost(one: Found, topic: string | null) {
  const name = one
    .find('.p-comment-username, .j-comment-username, .forum-post-author .username, .username')
    .not(`${BODY} *`)
    .first();
  const date = one.find('.p-comment-date, .post-date, [itemprop="dateCreated"]').not(`${BODY} *`).first();
  const number = numberIn(/#?(\d+)/, firstWords(one, '.j-comment-link', '.post-index a'));
  const edit = one.find('.p-comment-edited, .j-comment-edited, .forum-post-edited').first();
  return post(one.find(BODY).first(), {
    id:
      numberIn(/(?:comments\/|#c|^c|comment-)(\d+)/, one.find('a.j-comment-link').attr('href'), one.attr('id')) ??
      one.attr('data-id') ??
      (number === null ? null : `${topic ?? ''}#${number}`),
    author: firstWords(one, '[itemprop="author"] [itemprop="name"]', '[itemprop="name"]') || words(name),
    guest: name.length > 0 && name.find('a[href]').length === 0 && one.find('.user').length === 0,
    when: timeOf(one, date),
    edited: edit.length === 0 ? null : (timeOf(edit, edit) ?? spoken(words(edit))),
    state: one.is('.s-deleted, .p-comment-deleted') ? 'deleted' : 'shown',
    drop: hasClass('j-comment-signature', 'p-comment-signature', 'forum-post-signature', 'p-comment-edited'),
  });
}

/** Seconds where the page has them; its own `datetime` is without a zone. */
function timeOf(one: Found, date: Found): When | null {
  const outside = one.find('[data-epoch]').not(`${BODY} *`);
  return (
    stamped(outside, 'data-epoch', 's') ??
    stamped(one.find('[itemprop="dateCreated"]').not(`${BODY} *`), 'datetime', 'iso') ??
    spoken(date.find('abbr[title]').attr('title') ?? '') ??
    spoken(words(date))
  );
}
