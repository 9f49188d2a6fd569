import { load } from 'cheerio';
import type { FoundPage } from '../adapters/adapter';

/** From the address of a topic, as people know it, to what the site asks for. */

/** The page or payload to ask for, and how its next pages are called. */
export interface TopicAddress {
  /** The first page that is asked for. */
  readonly first: string;
  /** The address of the page after one that was read; null: it was the last. */
  readonly next: (found: FoundPage, asked: string, body: string) => string | null;
}

/**
 * What to ask for a topic by its address: NodeBB and Discourse give payloads, other programs their pages.
 * @param page from which page on; absent: as the address says
 */
export function topicAddress(address: string, page?: number): TopicAddress {
  const url = new URL(address);
  url.hash = '';
  const nodebb = /^(.*?)\/topic\/(\d+)(?:\/[^/]*)?(?:\/\d+)?\/?$/.exec(url.pathname);
  const discourse = /^(.*?)\/t\/(?:[^/]+\/)?(\d+)(?:\/\d+)?\/?$/.exec(url.pathname);
  if (discourse && !/\.json$/.test(url.pathname)) {
    return counted(url, `${discourse[1]}/t/${discourse[2]}.json`, page, (found) =>
      found.posts.length < 20 ? null : 1,
    );
  }
  if (nodebb && url.search === '' && !/-[^/]*$/.test(nodebb[2] ?? '')) {
    return counted(url, `${nodebb[1]}/api/topic/${nodebb[2]}`, page, ({ page: at }) =>
      at === null || at.number >= at.of ? null : 1,
    );
  }
  if (page !== undefined && page > 1) url.searchParams.set('page', String(page));
  return { first: url.href, next: (_, asked, body) => linked(asked, body) };
}

/** Pages that are told apart by `?page=`. */
function counted(
  url: URL,
  path: string,
  page: number | undefined,
  more: (found: FoundPage) => number | null,
): TopicAddress {
  const at = new URL(path, url);
  const asked = page ?? (Number(url.searchParams.get('page')) || 1);
  if (asked > 1) at.searchParams.set('page', String(asked));
  return {
    first: at.href,
    next: (found, before) => {
      if (more(found) === null) return null;
      const next = new URL(before);
      next.searchParams.set('page', String((Number(next.searchParams.get('page')) || 1) + 1));
      return next.href;
    },
  };
}

const NEXT =
  'link[rel~="next"], a[rel~="next"], a.pagination_next, a.pageNav-jump--next, .PageNav a.text:last-child, li.arrow.next a, a.right-box.right';

/** The next page by the page's own link to it, on the same host. */
function linked(asked: string, body: string): string | null {
  const href = load(body)(NEXT).first().attr('href');
  if (href === undefined || !URL.canParse(href, asked)) return null;
  const next = new URL(href, asked);
  next.hash = '';
  return next.host === new URL(asked).host && next.href !== asked ? next.href : null;
}
