import type { PageAdapter, When } from './adapter';
import {
  around,
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
  wordsWithout,
} from './dom';
import { hostOf, type SavedPage } from './page';

const BODY = '.inner[id^="msg_"], .inner[data-msgid]';
const POSTER = '.poster';

/** Simple Machines Forum 2.0 and 2.1. */
export const smf: PageAdapter = {
  name: 'SMF 2',
  knows: (page) => postsOf(page, BODY, BODY).some((body) => around(page, body, BODY, POSTER) !== null),
  read: (page) => ({
    host: hostOf(page, 'a[href*="topic="]', 'a[href*="action=profile"]'),
    topic: topicIn(page, /topic=(\d+)/, 'link[rel="canonical"], a[href*="topic="]'),
    title: firstWords(page.$('body'), '#display_head h2 span', '#top_subject', '.navigate_section .last span') || null,
    page: pageIn(page, '.pagelinks .current_page, .pagelinks strong', '.pagelinks a'),
    now:
      stamped(page.$('#inner_wrap time, .user time, time.time'), 'datetime', 'iso') ??
      spoken(words(page.$('#upper_section .time, .user .time, .user li:last-child, #time').first())),
    posts: postsOf(page, BODY, BODY).flatMap((body) => {
      const one = around(page, body, BODY, POSTER);
      return one === null ? [] : [readPost(page, one, body)];
    }),
  }),
};

function readPost(page: SavedPage, one: Found, body: Found) {
  const name = one.find(`${POSTER} h4`).first();
  const profile = name
    .find('a[href*="action=profile"], a[href*="/profile/"]')
    .filter((_, a) => words(page.$(a)) !== '')
    .last();
  const edit = one.find('.modified, [id^="modified_"]').first();
  return post(body, {
    id: body.attr('data-msgid') ?? numberIn(/^msg_(\d+)$/, body.attr('id')),
    author: words(profile) || words(name) || firstWords(one, `${POSTER} .poster_name`),
    // Who may not see profiles sees no link at all; what is counted of members still stands there.
    guest:
      profile.length === 0 &&
      (page.$(`${POSTER} h4 a[href]`).length > 0 || one.find(`${POSTER} .postcount`).length === 0),
    when: timeOf(one),
    edited:
      words(edit) === '' ? null : (stamped(edit.find('time'), 'datetime', 'iso') ?? spoken(wordsWithout(edit, 'a'))),
    drop: hasClass('signature', 'modified'),
  });
}

function timeOf(one: Found): When | null {
  const head = one.find('.postinfo, .keyinfo').first();
  const machine = stamped(head.find('time'), 'datetime', 'iso');
  if (machine !== null) return machine;
  for (const selector of ['.smalltext', '.page_number + a', 'a']) {
    for (const element of head.find(selector).toArray()) {
      // `Reply #1 on:` is bold, and so is `Today`.
      const text = wordsWithout(head.find(element), 'strong:contains(":"), .messageicon, img');
      if (/\d:\d\d/.test(text)) return spoken(text.replace(/[«»]/g, ' '));
    }
  }
  return null;
}
