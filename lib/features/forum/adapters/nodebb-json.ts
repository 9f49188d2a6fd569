import { z } from 'zod';
import type { FoundPost, JsonAdapter, When } from './adapter';
import { cleanHtml, isHtml } from './fragment';

const id = z.union([z.number().int(), z.string().min(1).max(200)]).transform(String);
const flag = z.union([z.number(), z.boolean()]).transform(Boolean);
const postSchema = z.object({
  pid: id,
  tid: id.optional(),
  uid: z.union([z.number(), z.string()]),
  content: z.string().nullish(),
  timestamp: z.number(),
  edited: z.number().nullish(),
  deleted: flag.nullish(),
  user: z.object({ username: z.string().nullish(), displayname: z.string().nullish() }).nullish(),
});
const topicSchema = z.object({
  tid: id,
  title: z.string().nullish(),
  posts: z.array(postSchema).optional(),
  mainPost: postSchema.optional(),
  pagination: z.object({ currentPage: z.number().int(), pageCount: z.number().int() }).nullish(),
});
const enveloped = z.object({ status: z.object({ code: z.string() }), response: z.unknown() });

/** NodeBB: a topic as its page asks for it (`/api/topic/…`), and what its write API answers. */
export const nodebbJson: JsonAdapter = {
  name: 'NodeBB',
  read: (value) => {
    const answer = enveloped.safeParse(value);
    const body = answer.success ? answer.data.response : value;
    const one = postSchema.safeParse(body);
    if (one.success) return { topic: one.data.tid ?? null, posts: [readPost(one.data)] };
    const topic = topicSchema.safeParse(body);
    if (!topic.success) return null;
    const { tid, title, posts, mainPost, pagination } = topic.data;
    const all = posts ?? (mainPost === undefined ? null : [mainPost]);
    if (all === null && !answer.success) return null;
    return {
      topic: tid,
      title: title ?? null,
      page: pagination ? { number: pagination.currentPage, of: Math.max(pagination.pageCount, 1) } : null,
      posts: (all ?? []).map(readPost),
    };
  },
};

const at = (milliseconds: number): When => ({ at: new Date(milliseconds).toISOString() });

function readPost({ pid, uid, content, timestamp, edited, deleted, user }: z.infer<typeof postSchema>): FoundPost {
  const gone = deleted === true || content === '[[topic:post-is-deleted]]' || content === '[[topic:post_is_deleted]]';
  const text = content ?? '';
  const clean = isHtml(text) ? cleanHtml(text) : text;
  return {
    id: pid,
    author: user?.username ?? user?.displayname ?? `user ${uid}`,
    guest: String(uid) === '0',
    when: at(timestamp),
    edited: edited ? at(edited) : null,
    text: gone ? '' : (clean ?? ''),
    state: gone ? 'deleted' : clean === null || content == null ? 'hidden' : 'shown',
  };
}
