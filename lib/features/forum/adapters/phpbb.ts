import type { PageAdapter } from './adapter';
import {
  type Found,
  firstWords,
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
import { isZone, zoneIn } from './when';

const POST = 'div.post[id^="p"], article.post[id^="p"]';
const BODY = '.postbody .content, .post-content .content, .content';
const PROFILE = 'a.username, a.username-coloured, a[href*="mode=viewprofile"]';

/** phpBB 3.0 to 3.3 with prosilver and the styles that grow from it. */
export const phpbb: PageAdapter = {
  name: 'phpBB 3',
  knows: (page) => found(page).length > 0,
  read: (page) => ({
    host: hostOf(page, 'a[href*="viewtopic.php"]', 'link[href*="prosilver"]', 'link[href*="styles/"]'),
    topic: topicIn(
      page,
      /[?&]t=(\d+)/,
      'h2 a[href*="viewtopic.php"], .topic-title a, a[href*="viewtopic.php"][href*="t="]',
    ),
    title: firstWords(page.$('body'), 'h2.topic-title', '.topic-title', '#page-body h2') || null,
    page: pageIn(page, '.pagination li.active, .pagination strong', '.pagination a'),
    zone: zoneOf(page),
    now: spoken(words(page.$('p.time, p.right.responsive-center').first())),
    posts: found(page).map(readPost),
  }),
};

const found = (page: SavedPage): Found[] =>
  postsOf(page, POST, '.post .content').filter(
    (one) => /^p\d+$/.test(one.attr('id') ?? '') && one.find('.postbody, .post-content, p.author, .author').length > 0,
  );

function readPost(one: Found) {
  const byline = one.find('p.author, .author').first();
  const author =
    firstWords(one, '.postprofile .username, .postprofile .username-coloured') ||
    firstWords(byline, '.username, .username-coloured', 'strong') ||
    firstWords(one, '.postprofile dt a[href*="viewprofile"]', '.postprofile dt strong', '.postprofile dt');
  const notice = one.find('.notice').not('.post_deleted_msg').first();
  const member =
    one.find(`.postprofile ${PROFILE.split(', ').join(', .postprofile ')}`).length > 0 ||
    byline.find(PROFILE).length > 0;
  // The site may keep profiles from those who are not signed in; then what it counts of members tells them apart.
  const counted = one
    .find('.postprofile dd')
    .toArray()
    .some((node) => /\d/.test(words(one.find(node))));
  const body = one.find(BODY).not('.ignore .content').first();
  return post(body, {
    id: numberIn(/^p(\d+)$/, one.attr('id')),
    author,
    guest: !member && !counted,
    when:
      stamped(byline.find('time'), 'datetime', 'iso') ??
      spoken(wordsWithout(byline, 'a, img, strong, .responsive-hide, i, .sr-only').replace(/^.*?[»•]/, '')),
    edited: notice.length === 0 ? null : (stamped(notice.find('time'), 'datetime', 'iso') ?? spoken(words(notice))),
    state: one.is('.deleted') || one.find('.post_deleted_msg').length > 0 ? 'deleted' : 'shown',
  });
}

/** The full zone is the title of what the footer tells: `UTC-05:00`, for `America/New York`. */
function zoneOf({ $ }: SavedPage): string | null {
  const footer = $('#page-footer, .page-footer, footer, .navbar').last();
  for (const node of footer.find('span[title], abbr[title]').toArray()) {
    const name = (node.attribs.title ?? '').replaceAll(' ', '_');
    if (/^(?:[A-Z][A-Za-z_]+\/[A-Z][\w/+-]+|UTC)$/.test(name) && isZone(name)) return name;
  }
  for (const node of footer.find('li, p, span').toArray()) {
    const zone = zoneIn(words($(node)));
    if (zone !== null) return zone;
  }
  return null;
}
