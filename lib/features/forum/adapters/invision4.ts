import { z } from 'zod';
import type { PageAdapter } from './adapter';
import { type Found, firstWords, numberIn, pageIn, post, postsOf, spoken, stamped, topicIn, words } from './dom';
import { hostOf } from './page';

const POST = 'article.cPost, article[id^="elComment_"], article.ipsEntry[data-commentid], .ipsComment[data-commentid]';
const BODY = '[data-role="commentContent"]';
const AUTHOR = '.cAuthorPane_author, .ipsComment_author, .ipsEntry__author, .ipsEntry__username';

/** What a post’s quote button would quote. */
const quotedSchema = z.object({
  userid: z.coerce.number().nullish(),
  username: z.string().optional(),
  timestamp: z.coerce.number().optional(),
  contentcommentid: z.coerce.string().optional(),
  contentid: z.coerce.string().optional(),
});

/** Invision Community 4 and 5. */
export const invision4: PageAdapter = {
  name: 'Invision 4',
  knows: (page) => postsOf(page, POST, BODY).length > 0,
  read: (page) => ({
    host: hostOf(page, 'link[rel="canonical"]', 'a[href*="/topic/"]'),
    topic: topicIn(page, /\/topic\/(\d+)/, 'link[rel="canonical"], a[href*="/topic/"]'),
    title: firstWords(page.$('body'), 'h1.ipsType_pageTitle', '.ipsPageHeader h1', 'h1') || null,
    page: pageIn(page, '.ipsPagination_active', '.ipsPagination_page'),
    posts: distinct(postsOf(page, POST, BODY)).map(readPost),
  }),
};

/** An article may match by more than one of its marks, and may hold another element that does. */
const distinct = (found: readonly Found[]): Found[] =>
  found.filter((one) => one.parents(POST).length === 0 && one.find(`${BODY}, ${AUTHOR}`).length > 0);

function readPost(one: Found) {
  const quoted = quotedOf(one);
  const author = one.find(AUTHOR).first();
  const body = one.find(BODY).first();
  const time = one.find('time[datetime]').filter((_, element) => one.find(element).closest(BODY).length === 0);
  const note = one.find(`${BODY} [data-excludequote] time, [data-excludequote] time, .ipsComment_edited time`).first();
  return post(body, {
    id:
      quoted?.contentcommentid ??
      numberIn(/(?:elComment_|comment-)(\d+)/, one.attr('id'), one.find('[id^="comment-"]').attr('id')) ??
      one.attr('data-commentid') ??
      null,
    author: quoted?.username ?? (firstWords(author, 'a', 'strong', 'span') || words(author)),
    guest:
      quoted?.userid === 0 ||
      quoted?.userid === null ||
      (quoted === null &&
        one.find(
          `${AUTHOR.split(', ')
            .map((each) => `${each} a[href]`)
            .join(', ')}, a[href*="/profile/"]`,
        ).length === 0),
    when:
      stamped(time, 'datetime', 'iso') ??
      (quoted?.timestamp === undefined ? null : { at: new Date(quoted.timestamp * 1000).toISOString() }),
    edited: note.length === 0 ? null : (stamped(note, 'datetime', 'iso') ?? spoken(words(note))),
    state: one.is('.ipsComment_deleted, .cPost_deleted') || one.find('.cPost_deleted').length > 0 ? 'deleted' : 'shown',
    drop: ({ attribs }) => 'data-excludequote' in attribs || attribs['data-role'] === 'memberSignature',
  });
}

function quotedOf(one: Found): z.infer<typeof quotedSchema> | null {
  const text = one.find('[data-quotedata]').first().attr('data-quotedata') ?? one.attr('data-quotedata');
  if (text === undefined) return null;
  try {
    const read = quotedSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
