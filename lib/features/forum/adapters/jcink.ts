import type { PageAdapter, When } from './adapter';
import { textOf } from './clean';
import { around, type Found, firstWords, hasClass, numberIn, post, postsOf, spoken, topicIn, words } from './dom';
import { hostOf, type SavedPage } from './page';
import { looksTimed } from './when';

const BODY = '.postcolor';
const AUTHOR = '.normalname, .unreg, .author-name, .post-author';

/** Jcink, and Invision Power Board 1 and 2, from which it grew. */
export const jcink: PageAdapter = {
  name: 'Jcink',
  knows: (page) => postsOf(page, BODY, BODY).some((body) => around(page, body, BODY, AUTHOR) !== null),
  read: (page) => ({
    host: hostOf(page, 'a[href*="showuser="]', 'a[href*="showtopic="]'),
    topic: topicIn(page, /showtopic=(\d+)|[?&;]t=(\d+)/, 'a[href*="showtopic="], input[name="t"]'),
    title: firstWords(page.$('body'), '.topic-title', '.maintitle b', '.maintitle') || null,
    now: nowOf(page),
    posts: postsOf(page, BODY, BODY).flatMap((body) => {
      const one = around(page, body, BODY, AUTHOR);
      return one === null ? [] : [readPost(page, one, body)];
    }),
  }),
};

function readPost(page: SavedPage, one: Found, body: Found) {
  const name = one.find(AUTHOR).not(`${BODY} *`).first();
  const edit = body.find('.edit').first();
  return post(body, {
    id: idOf(page, one),
    author: firstWords(name, 'a') || words(name),
    guest:
      name.is('.unreg') ||
      (!name.is('.normalname') && name.find('a[href]').length + name.closest('a[href]').length === 0),
    when: timeOf(page, one),
    edited: edit.length === 0 ? null : spoken(words(edit)),
    drop: hasClass('edit', 'signature'),
  });
}

/** The anchor before the post, or the comment that begins it. */
function idOf({ $ }: SavedPage, one: Found): string | null {
  const named = numberIn(
    /^entry(\d+)$/,
    one.find('a[name^="entry"]').attr('name'),
    one.prevAll('a[name^="entry"]').first().attr('name'),
  );
  if (named !== null) return named;
  const own = numberIn(/(\d+)$/, one.attr('id'), one.find('[id^="pid_"], [id^="post-"]').attr('id'));
  if (own !== null) return own;
  const comment = $(one)
    .contents()
    .toArray()
    .find((node) => node.type === 'comment');
  return numberIn(
    /Begin Msg Number (\d+)/,
    comment !== undefined && 'data' in comment ? String(comment.data) : undefined,
  );
}

function timeOf({ $ }: SavedPage, one: Found): When | null {
  for (const element of one.find('.postdetails, .post-date, .postdate').not(`${BODY} *`).toArray()) {
    const text = words($(element)).replace(/^[^\d:]{0,20}:\s/, '');
    if (text.length < 90 && (looksTimed(text) || /\d:\d\d/.test(text))) return spoken(text);
  }
  return null;
}

function nowOf({ $ }: SavedPage): When | null {
  const found = $('body')
    .find('div, td, span, p')
    .toArray()
    .toReversed()
    .slice(0, 80)
    .map((element) => textOf(element).replace(/\s+/g, ' ').trim())
    .find((text) => text.length < 120 && /^time is now:?/i.test(text));
  return found === undefined ? null : spoken(found.replace(/^time is now:?/i, ''));
}
