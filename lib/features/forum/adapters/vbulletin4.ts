import type { PageAdapter } from './adapter';
import { type Found, firstWords, hasClass, numberIn, pageIn, post, postsOf, spoken, topicIn, words } from './dom';
import { hostOf, type SavedPage } from './page';
import { zoneOf } from './vbulletin3';

const POST = 'li[id^="post_"], div[id^="post_"].postcontainer';

/** vBulletin 4. */
export const vbulletin4: PageAdapter = {
  name: 'vBulletin 4',
  knows: (page) => found(page).length > 0,
  read: (page) => ({
    host: hostOf(page, 'base[href]', 'a[href*="showthread.php"]', 'a[href*="member.php"]'),
    topic: topicIn(page, /showthread\.php\?(?:t=)?(\d+)|threads\/(\d+)/, '.threadtitle a, a[href*="showthread.php?"]'),
    title: firstWords(page.$('body'), '.threadtitle') || null,
    page: pageIn(page, '.pagination .selected', '.pagination span a'),
    zone: zoneOf(page),
    posts: found(page).map(readPost),
  }),
};

const found = (page: SavedPage): Found[] =>
  postsOf(page, POST, '.postcontent').filter(
    (one) =>
      /^post_\d+$/.test(one.attr('id') ?? '') &&
      one.find('.postdetails, .posthead, .postbody, .postdate, .username').length > 0,
  );

function readPost(one: Found) {
  const id = numberIn(/^post_(\d+)$/, one.attr('id'));
  const name = one.find('.userinfo .username, .username_container .username, .username').first();
  const edit = one.find('.lastedited').first();
  const message = one.find(`#post_message_${id}`).first();
  const content = message.find('.postcontent').first();
  return post(content.length > 0 ? content : message, {
    id,
    author: words(name) || firstWords(one, '.username_container strong'),
    guest:
      name.is('.guest') ||
      (name.length > 0 &&
        !name.is('a[href]') &&
        name.find('a[href]').length === 0 &&
        name.closest('a[href]').length === 0),
    when: spoken(firstWords(one, '.postdate .date', '.postdate', '.posthead .date')),
    edited: edit.length === 0 ? null : spoken(words(edit)),
    state: one.is('.postbitdeleted') || one.find('.postbitdeleted').length > 0 ? 'deleted' : 'shown',
    drop: hasClass('lastedited', 'signature', 'postingmod'),
  });
}
