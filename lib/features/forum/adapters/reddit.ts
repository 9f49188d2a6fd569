import { z } from 'zod';
import type { FoundPost, JsonAdapter } from './adapter';
import { cleanHtml, unescaped } from './fragment';

const thing = z.object({ kind: z.string(), data: z.record(z.string(), z.unknown()) });
const listing = z.object({ kind: z.literal('Listing'), data: z.object({ children: z.array(thing) }) });
const dataSchema = z.object({
  id: z.string(),
  name: z.string().optional(),
  author: z.string().nullish(),
  created_utc: z.number(),
  edited: z.union([z.boolean(), z.number()]).nullish(),
  body: z.string().nullish(),
  body_html: z.string().nullish(),
  selftext: z.string().nullish(),
  selftext_html: z.string().nullish(),
  title: z.string().nullish(),
  replies: z.unknown().optional(),
});

/** More than a topic has, and than anybody wants to look through. */
const MOST = 5000;

/** Reddit: a post with its comments, as `….json` gives them. */
export const reddit: JsonAdapter = {
  name: 'Reddit',
  read: (value) => {
    const listings = (Array.isArray(value) ? value : [value]).map((one) => listing.safeParse(one));
    if (listings.length === 0 || listings.length > 2 || listings.some((one) => !one.success)) return null;
    const waiting = listings.flatMap((one) => (one.success ? one.data.data.children : []));
    const posts: FoundPost[] = [];
    let title: string | null = null;
    let topic: string | null = null;
    while (waiting.length > 0 && posts.length < MOST) {
      const next = waiting.shift();
      if (next === undefined || (next.kind !== 't1' && next.kind !== 't3')) continue;
      const read = dataSchema.safeParse(next.data);
      if (!read.success) return null;
      if (next.kind === 't3') {
        title = read.data.title ?? null;
        topic = read.data.id;
      }
      posts.push(readPost(next.kind, read.data));
      const replies = listing.safeParse(read.data.replies);
      if (replies.success) waiting.unshift(...replies.data.data.children);
    }
    return { host: 'www.reddit.com', topic, title, posts };
  },
};

function readPost(kind: string, data: z.infer<typeof dataSchema>): FoundPost {
  const { author, created_utc, edited } = data;
  const html = data.body_html ?? data.selftext_html ?? null;
  const source = data.body ?? data.selftext ?? '';
  const gone = author === '[deleted]' || source === '[deleted]' || source === '[removed]';
  const text = html === null ? source : cleanHtml(unescaped(html));
  return {
    id: data.name ?? `${kind}_${data.id}`,
    author: author ?? '',
    guest: false,
    when: { at: new Date(created_utc * 1000).toISOString() },
    edited: typeof edited === 'number' ? { at: new Date(edited * 1000).toISOString() } : null,
    text: gone ? '' : (text ?? ''),
    state: gone ? 'deleted' : text === null ? 'hidden' : 'shown',
  };
}
