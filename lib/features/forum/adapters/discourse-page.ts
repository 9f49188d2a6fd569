import type { PageAdapter } from './adapter';
import { type Found, firstWords, hasClass, numberIn, post, postsOf, spoken, stamped, topicIn } from './dom';
import { hostOf, type SavedPage } from './page';

const LIVE = 'article[data-post-id][data-topic-id], .topic-post article[data-post-id]';
const PLAIN = '.crawler-post';
const BODY = '.cooked, .post[itemprop="text"], .post[itemprop="articleBody"]';

/** Discourse, as a browser shows it and as it is served to those without scripts. */
export const discoursePage: PageAdapter = {
  name: 'Discourse',
  knows: (page) => page.generator.startsWith('discourse') || postsOf(page, `${LIVE}, ${PLAIN}`, BODY).length > 0,
  read: (page) => {
    const topic = topicOf(page);
    return {
      host: hostOf(page, 'link[rel="canonical"]', 'a[itemprop="url"]'),
      topic,
      title: firstWords(page.$('body'), '#topic-title h1 .fancy-title', '#topic-title h1', 'h1') || null,
      posts: postsOf(page, `${LIVE}, ${PLAIN}`, BODY)
        .filter((one) => !one.is('.small-action'))
        .map((one) => readPost(one, topic)),
    };
  },
};

const topicOf = (page: SavedPage): string | null =>
  page.$('[data-topic-id]').attr('data-topic-id') ??
  topicIn(page, /\/t\/(?:[^/]+\/)?(\d+)(?:\/|$|\?)/, '#topic-title a, h1 a');

function readPost(one: Found, topic: string | null) {
  const number =
    numberIn(/^post_(\d+)$/, one.attr('id'), one.find('[id^="post_"]').attr('id')) ??
    numberIn(/(\d+)/, one.find('[itemprop="position"]').attr('content'), one.find('[itemprop="position"]').text());
  const time = one
    .find('.post-infos .relative-date, .post-date .relative-date, .topic-meta-data .relative-date')
    .first();
  const date = one.find('time[itemprop="datePublished"], time.post-time, meta[itemprop="datePublished"]').first();
  const edited = one.find('.post-info.edits, meta[itemprop="dateModified"], time[itemprop="dateModified"]').first();
  return post(one.find(BODY).first(), {
    id: number === null ? null : `${topic ?? ''}#${number}`,
    author:
      one.find('[data-user-card]').first().attr('data-user-card') ??
      firstWords(
        one,
        '.names .username a',
        '.names .username',
        '[itemprop="author"] [itemprop="name"]',
        '.creator [itemprop="name"]',
      ),
    when:
      stamped(time, 'data-time', 'ms') ??
      stamped(date, 'datetime', 'iso') ??
      stamped(date, 'content', 'iso') ??
      spoken(firstWords(one, '.crawler-post-infos')),
    edited:
      edited.length === 0
        ? null
        : (stamped(edited, 'content', 'iso') ??
          stamped(edited, 'datetime', 'iso') ??
          spoken(edited.attr('title') ?? 'edited')),
    state: one.is('.deleted') || one.parent('.deleted').length > 0 ? 'deleted' : 'shown',
    drop: hasClass('cooked-selection-barrier', 'quote-controls', 'meta', 'lightbox-meta'),
  });
}
