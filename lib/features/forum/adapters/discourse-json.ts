import { z } from 'zod';
import type { FoundPost, JsonAdapter } from './adapter';
import { spoken } from './dom';
import { cleanHtml } from './fragment';

const postSchema = z.object({
  id: z.number().int(),
  post_number: z.number().int(),
  topic_id: z.number().int().optional(),
  username: z.string().nullish(),
  created_at: z.string(),
  updated_at: z.string().nullish(),
  version: z.number().nullish(),
  cooked: z.string().nullish(),
  post_type: z.number().nullish(),
  deleted_at: z.string().nullish(),
  user_deleted: z.boolean().nullish(),
  hidden: z.boolean().nullish(),
});
const streamSchema = z.object({ posts: z.array(postSchema) });
const topicSchema = z.object({
  id: z.number().int().optional(),
  title: z.string().nullish(),
  post_stream: streamSchema,
});

/** Posts of people; 2 is a moderator's notice, 3 what the forum itself says, 4 a whisper. */
const ORDINARY = 1;

/** Discourse: a topic (`/t/….json`) or some of its posts. */
export const discourseJson: JsonAdapter = {
  name: 'Discourse',
  read: (value) => {
    const topic = topicSchema.safeParse(value);
    if (!topic.success) return null;
    const { id, title, post_stream } = topic.data;
    const name = String(id ?? post_stream.posts[0]?.topic_id ?? '') || null;
    return {
      topic: name,
      title: title ?? null,
      posts: post_stream.posts
        .filter(({ post_type }) => (post_type ?? ORDINARY) === ORDINARY)
        .map((one) => readPost(one, name)),
    };
  },
};

function readPost(one: z.infer<typeof postSchema>, topic: string | null): FoundPost {
  const gone = (one.deleted_at ?? null) !== null || one.user_deleted === true;
  const text = gone ? '' : cleanHtml(one.cooked ?? '');
  return {
    // The number in the topic, which its pages tell as well.
    id: `${topic ?? one.topic_id ?? ''}#${one.post_number}`,
    author: one.username ?? '',
    guest: false,
    when: spoken(one.created_at) ?? { words: '' },
    edited: (one.version ?? 1) > 1 ? spoken(one.updated_at ?? '') : null,
    text: text ?? '',
    state: gone ? 'deleted' : one.hidden === true || text === null || one.cooked == null ? 'hidden' : 'shown',
  };
}
