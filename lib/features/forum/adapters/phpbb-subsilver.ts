import type { PageAdapter } from './adapter';
import { type Found, firstWords, numberIn, pageIn, post, postsOf, spoken, topicIn, words } from './dom';
import { hostOf, type SavedPage } from './page';

const ANCHOR = 'a[name^="p"]';
const AUTHOR = '.postauthor';
const BODY = '.postbody';

/** phpBB 3 with subsilver2, and phpBB 2: each post is two rows of a table, the head and what it says. */
export const phpbbSubsilver: PageAdapter = {
  name: 'phpBB, subSilver',
  knows: (page) => heads(page).length > 0,
  read: (page) => ({
    host: hostOf(page, 'a[href*="viewtopic.php"]', 'link[href*="styles/"]', 'link[href*="templates/"]'),
    topic: topicIn(
      page,
      /[?&]t=(\d+)/,
      'a.titles[href*="viewtopic"], a.maintitle[href*="viewtopic"], a[href*="viewtopic"][href*="t="]',
    ),
    title: firstWords(page.$('body'), 'a.titles', 'a.maintitle', '.titles', 'h2') || null,
    page: pageIn(page, '.gensmall b strong, .nav b strong', '.gensmall b a, .nav b a'),
    posts: heads(page).map((head) => readPost(page, head)),
  }),
};

/** The rows in which a post begins: its anchor and its author. */
const heads = (page: SavedPage): Found[] =>
  postsOf(page, 'tr', BODY).filter(
    (row) =>
      row.children('td').find(`${AUTHOR}, span.name`).first().closest('tr').is(row) &&
      /^p?\d+$/.test(row.find(`${ANCHOR}, span.name a[name]`).first().attr('name') ?? '') &&
      bodyOf(row).length > 0,
  );

/** What was said stands in the row below, or in the same row. */
function bodyOf(row: Found): Found {
  const own = row.find(BODY).first();
  return own.length > 0 ? own : row.next('tr').find(BODY).first();
}

function readPost(page: SavedPage, head: Found) {
  const below = head.next('tr');
  const isOwn = head.find(BODY).length > 0;
  const name = head.find(`${AUTHOR}, span.name`).first();
  const profile = (isOwn ? head : below).find('.postdetails, .profile');
  // A signature is a body of its own, below a line.
  const body = bodyOf(head);
  const edit = (isOwn ? head : below)
    .find('.gensmall, .postdetails')
    .not(`${BODY} *`)
    .filter((_, element) => /\d:\d\d/.test(words(page.$(element))) && page.$(element).find('a[name], img').length === 0)
    .last();
  const isEdit = !isOwn && edit.length > 0;
  return post(body, {
    id: numberIn(/^p?(\d+)$/, head.find(`${ANCHOR}, span.name a[name]`).first().attr('name')),
    author: words(name),
    guest: name.find('a[href]').length === 0 && !/\d/.test(words(profile.first())),
    when: timeOf(page, head, name),
    edited: isEdit ? spoken(words(edit)) : null,
  });
}

/** `Posted: Tue Dec 01, 2026 7:22 pm`, in whatever language: the words behind the last colon that leads to a time. */
function timeOf({ $ }: SavedPage, head: Found, name: Found) {
  for (const element of head.find('td, div, span').not(`${BODY}, ${BODY} *`).toArray().toReversed()) {
    if ($(element).find(BODY).length > 0 || $(element).is(name)) continue;
    const text = words($(element));
    if (text.length < 200 && /\d:\d\d/.test(text)) return spoken(lastTold(text));
  }
  return null;
}

const lastTold = (text: string): string => {
  const before = text.search(/\d{1,2}:\d\d/);
  const colon = text.lastIndexOf(': ', before);
  return colon < 0 ? text : text.slice(colon + 2).trim();
};
