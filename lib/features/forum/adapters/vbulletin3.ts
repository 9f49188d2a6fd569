import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import type { PageAdapter, When } from './adapter';
import { textOf } from './clean';
import { type Found, firstWords, numberIn, pageIn, post, spoken, topicIn, words } from './dom';
import { hostOf, type SavedPage } from './page';
import { looksTimed, zoneIn } from './when';

const POST = 'table[id^="post"], div[id^="post"]';

/** vBulletin 3: tables whose look is written into them. */
export const vbulletin3: PageAdapter = {
  name: 'vBulletin 3',
  knows: (page) => page.$('[id^="td_post_"], div[id^="postmenu_"]').length > 0 && found(page).length > 0,
  read: (page) => ({
    host: hostOf(page, 'base[href]', 'a[href*="showthread.php"]', 'a[href*="member.php"]'),
    topic: topicIn(
      page,
      /showthread\.php\?(?:.*&)?t=(\d+)|showthread\.php\/(\d+)|-(\d+)(?:-\d+)?\.html|-(\d{3,})\/(?:(?:page|index)\d*\.html)?(?:[?#]|$)/,
      'a[href*="showthread.php"][href*="t="]',
    ),
    title: firstWords(page.$('body'), '.navbar strong', 'td.navbar strong') || null,
    page: pageOf(page),
    zone: zoneOf(page),
    posts: found(page).map((one) => readPost(page, one)),
  }),
};

const found = (page: SavedPage): Found[] =>
  page
    .$<Element, string>(POST)
    .toArray()
    .filter(({ attribs }) => /^post\d+$/.test(attribs.id ?? ''))
    .map((element) => page.$(element))
    .filter((one) => one.parents('[id^="post_message_"]').length === 0);

function readPost(page: SavedPage, one: Found) {
  const id = numberIn(/^post(\d+)$/, one.attr('id'));
  const name = one.find('a.bigusername').first();
  const menu = one.find(`#postmenu_${id}`).first();
  const note = one
    .find('.smallfont em')
    .not('[id^="post_message_"] *')
    .toArray()
    .find((element) => looksTimed(textOf(element)));
  const removed = one.find('img[src*="trashcan"]').length > 0;
  return post(one.find(`#post_message_${id}`).first(), {
    id,
    author: words(name) || firstWords(menu, 'a') || words(menu),
    guest: !isMember(page, one, id ?? '', menu),
    when: timeOf(page, one),
    edited: note === undefined ? null : spoken(textOf(note)),
    state: removed ? 'deleted' : 'shown',
    quote: isQuote,
  });
}

/**
 * Styles may leave the mark of members out, and forums the link to who they are for those who are not signed in: where no
 * name of the page is a link, what is counted of members tells them from guests.
 */
function isMember({ $ }: SavedPage, one: Found, id: string, menu: Found): boolean {
  if (one.find('.bigusername').not('[id^="post_message_"] *').length > 0 || menu.find('a[href]').length > 0)
    return true;
  if ($(`#postmenu_${id}_menu a[href]`).length > 0) return true;
  if ($('a.bigusername, [id^="postmenu_"] a[href]').length > 0) return false;
  const cell = menu.parent().clone();
  cell.find('[id^="post_message_"]').remove();
  return /:\s*\d[\d.,]*\b/.test(words(cell).slice(0, 600));
}

/** The post's head is the first cell of its table; its time stands there as text. */
function timeOf({ $ }: SavedPage, one: Found): When | null {
  const heads = one
    .find('td.thead, div.thead, td.tcat, .thead .normal, div.normal')
    .not('[id^="post_message_"] *')
    .toArray();
  for (const head of heads.slice(0, 6)) {
    const text = words($(head));
    if (text.length < 80 && (looksTimed(text) || /\d:\d\d/.test(text))) return spoken(text);
  }
  return null;
}

/** A quote is a table under a small heading, in the cell `alt2`; what a button opens is no quote. */
function isQuote(element: Element): boolean {
  if (element.name !== 'div' || !/margin/.test(element.attribs.style ?? '')) return false;
  const tags = element.children.filter(isTag);
  const [heading, table] = tags;
  if (!hasClassName(heading, 'smallfont') || table?.name !== 'table') return false;
  const opens = heading.children.some((child) => isTag(child) && (child.name === 'input' || child.name === 'button'));
  return !opens && !/spoil/i.test(textOf(heading));
}

const hasClassName = (element: Element | undefined, name: string): element is Element =>
  element !== undefined && (element.attribs.class ?? '').split(/\s+/).includes(name);

/** The footer tells the zone: `All times are GMT -5.` */
export function zoneOf({ $ }: SavedPage): string | null {
  const small = $('body')
    .find('div.smallfont, #footer_time, .footer_time, .b-footer__timezone, .footer, p.smallfont')
    .toArray();
  for (const element of small.toReversed().slice(0, 40)) {
    const text = words($(element));
    const zone = text.length < 300 && /\d:\d\d/.test(text) ? zoneIn(text) : null;
    if (zone !== null) return zone;
  }
  return null;
}

function pageOf(page: SavedPage) {
  const told = /(\d+)\D{1,8}(\d+)/.exec(words(page.$('.pagenav td.vbmenu_control').first()));
  if (told) return { number: Number(told[1]), of: Number(told[2]) };
  return pageIn(page, '.pagenav strong', '.pagenav a');
}
