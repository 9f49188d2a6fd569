import type { PageAdapter, When } from './adapter';
import { around, type Found, firstWords, hasClass, numberIn, post, postsOf, spoken, topicIn, words } from './dom';
import { hostOf, type SavedPage } from './page';

const BODY = '.msg_body';
const AUTHOR = '[data-username], a.name, .msg_infobox';

/** GameFAQs, the boards as they are today. */
export const gamefaqs: PageAdapter = {
  name: 'GameFAQs',
  knows: (page) => postsOf(page, BODY, BODY).some((body) => around(page, body, BODY, AUTHOR) !== null),
  read: (page) => {
    const topic = topicIn(page, /\/boards\/[^/]+\/(\d+)/, 'link[rel="canonical"], a[href*="/boards/"]');
    return {
      host: hostOf(page, 'link[rel="canonical"]', 'a[href*="/boards/"]') ?? 'gamefaqs.gamespot.com',
      topic,
      title: firstWords(page.$('body'), 'h1.page-title', 'h2.title', 'h1') || null,
      posts: postsOf(page, BODY, BODY).flatMap((body) => {
        const one = around(page, body, BODY, AUTHOR);
        return one === null ? [] : [readPost(page, one, body, topic)];
      }),
    };
  },
};

function readPost(page: SavedPage, one: Found, body: Found, topic: string | null) {
  const named = one.find('[data-username]').not(`${BODY} *`).first();
  const time = one.find('.post_time').not(`${BODY} *`).first();
  const edit = one.find('.edited').not(`${BODY} *`).first();
  const number = body.attr('data-msgnum') ?? numberIn(/(\d+)/, words(one.find('.message_num').first()));
  return post(body, {
    id: body.attr('name') ?? (number === null ? null : `${topic ?? ''}#${number}`),
    author: named.attr('data-username') || firstWords(one, 'a.name', '.msg_infobox b'),
    when: americanTime(time.attr('title') ?? '') ?? spoken(words(time)),
    edited: edit.length === 0 ? null : (americanTime(edit.attr('title') ?? '') ?? spoken(words(page.$(edit)))),
    state:
      one.is('.msg_deleted') || body.is('.msg_deleted') || body.find('.msg_deleted').length > 0 ? 'deleted' : 'shown',
    drop: hasClass('signature', 'edited', 'msg_below'),
  });
}

/** Its times are `MM/DD/YYYY hh:mm:ss AM` for everybody. */
function americanTime(title: string): When | null {
  const found = /(\d{1,2})\/(\d{1,2})\/(\d{4})\s+(\d{1,2}:\d\d(?::\d\d)?\s*[AP]M)/i.exec(title.replace(/\u00a0/g, ' '));
  if (!found) return null;
  const [, month = '', day = '', year = '', time = ''] = found;
  return spoken(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${time}`);
}
