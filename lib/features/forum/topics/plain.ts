import 'server-only';
import type { View } from '../../../engine/rules/mercenaries/view';
import { ok, type Result } from '../../../result';
import type { FoundPage } from '../adapters/adapter';
import { isFeed } from '../adapters/feed';
import type { Handle } from '../handles';
import { namesOf } from '../people';
import { parseTopic } from '../topic';

const MARKUP =
  /<(?:!doctype|html|head|body|meta|div|table|tbody|tr|td|article|section|ul|ol|li|dl|script|style|link)[\s>]/i;

/** Whether what was pasted is text with heads of posts in it, and no page, payload or feed. */
export function isPlain(text: string): boolean {
  const start = text.trimStart();
  return !/^[{[]\s*["{[\]}]/.test(start) && !isFeed(start) && !MARKUP.test(text);
}

/**
 * Posts that were pasted as text, as a page of its own kind: without ids.
 * @param zone how times without an offset are meant
 * @returns what `parseTopic` finds wrong
 */
export function plainPage(text: string, zone: string, view: View, handles: readonly Handle[]): Result<FoundPage> {
  const posts = parseTopic(text, zone, namesOf(view, handles));
  if (!posts.ok) return posts;
  return ok({
    program: 'pasted text',
    ...{ host: null, topic: null, title: null, page: null, zone, now: null },
    posts: posts.value.map(({ author, at, text: words }) => ({
      ...{ id: null, author, guest: false, when: { at }, edited: null, text: words, state: 'shown' as const },
    })),
  });
}
