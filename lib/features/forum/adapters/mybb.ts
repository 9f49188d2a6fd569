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
  topicIn,
  words,
  wordsWithout,
} from './dom';
import { hostOf, type SavedPage } from './page';

const POST = 'div.post[id^="post_"], table.post[id^="post_"], table.tborder[id^="post_"]';

const PROFILE = 'a[href*="action=profile"], a[href*="User-"], a[href*="user-"]';

/** MyBB 1.8, a topic as it is shown. */
export const mybb: PageAdapter = {
  name: 'MyBB 1.8',
  knows: (page) => found(page).length > 0,
  read: (page) => ({
    host: hostOf(page, 'a[href*="showthread.php"]', 'a[href*="member.php"]', 'a[href*="index.php"]'),
    topic: topicIn(page, /[?&]tid=(\d+)|thread-(\d+)/i, 'a[href*="showthread.php"][href*="tid="], input[name="tid"]'),
    title: firstWords(page.$('body'), '.navigation .active', '.thead strong') || null,
    page: pageIn(page, '.pagination .pagination_current', '.pagination a'),
    now: spoken(wordsWithout(page.$('#current_time').first(), 'strong')),
    posts: found(page).map((one) => readPost(page, one)),
  }),
};

const found = (page: SavedPage): Found[] =>
  postsOf(page, POST, '.post_body').filter(
    (one) =>
      /^post_\d+$/.test(one.attr('id') ?? '') && one.find('.post_body, .author_information, [id^="pid_"]').length > 0,
  );

function readPost(page: SavedPage, one: Found) {
  const author = one.find('.author_information .largetext, .post_author .largetext').first();
  const edit = one.find('.edited_post').first();
  return post(one.find('.post_body, [id^="pid_"]').first(), {
    id: numberIn(/^post_(\d+)$/, one.attr('id')),
    author:
      words(author) ||
      firstWords(one, '.author_information a', '.post_author a') ||
      words(one.find(PROFILE).not('.post_body *').first()),
    guest: author.length > 0 && author.find('a[href]').length === 0 && author.closest('a[href]').length === 0,
    when: timeOf(page, one.find('.post_date').first()),
    edited: edit.length === 0 ? null : (spoken(edit.find('span[title]').attr('title') ?? '') ?? spoken(words(edit))),
    state: one.is('.deleted_post') ? 'deleted' : 'shown',
    drop: hasClass('edited_post', 'post_meta', 'signature'),
  });
}

/** “5 minutes ago” has the whole time as its title; “Today” the day alone, with the time of day beside it. */
function timeOf(page: SavedPage, date: Found): When | null {
  const copy = date.clone();
  copy.find('.post_edit, .edited_post').remove();
  const titled = copy.find('span[title]').first();
  const title = titled.attr('title') ?? '';
  if (title === '') return spoken(words(copy));
  titled.remove();
  return spoken(/\d:\d\d/.test(title) ? title : `${title} ${words(page.$(copy))}`);
}
