import { z } from 'zod';
import type { FoundPost, JsonAdapter } from './adapter';
import { spoken } from './dom';

const messageSchema = z.object({
  id: z.string(),
  type: z.string().optional(),
  timestamp: z.string(),
  timestampEdited: z.string().nullish(),
  content: z.string(),
  author: z.object({
    id: z.string(),
    name: z.string(),
    discriminator: z.string().nullish(),
    isBot: z.boolean().nullish(),
  }),
});
const exportSchema = z.object({
  channel: z.object({ id: z.string(), name: z.string().nullish() }),
  messages: z.array(messageSchema),
});

/** DiscordChatExporter's JSON. People are known by their account's name: a nickname anybody may take. */
export const discord: JsonAdapter = {
  name: 'DiscordChatExporter',
  read: (value) => {
    const read = exportSchema.safeParse(value);
    if (!read.success) return null;
    const { channel, messages } = read.data;
    return {
      host: 'discord.com',
      topic: channel.id,
      title: channel.name ?? null,
      posts: messages.filter(({ type = 'Default' }) => type === 'Default' || type === 'Reply').map(readPost),
    };
  },
};

function readPost({ id, timestamp, timestampEdited, content, author }: z.infer<typeof messageSchema>): FoundPost {
  const tag = author.discriminator ?? '0000';
  return {
    id,
    author: tag === '0000' || tag === '0' ? author.name : `${author.name}#${tag}`,
    guest: author.isBot === true,
    when: spoken(timestamp) ?? { words: '' },
    edited: timestampEdited == null ? null : spoken(timestampEdited),
    text: asMarkdown(content),
    state: 'shown',
  };
}

/** Discord's marks in those of Markdown: `__` underlines, and `>>>` quotes all that follows. Code stays as it is. */
export function asMarkdown(content: string): string {
  const [said = '', ...quoted] = content.split(/^>>> ?/m);
  const plain = said
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('__', '')))
    .join('');
  const rest = quoted.join('').split('\n');
  return quoted.length === 0 ? plain : `${plain}${rest.map((line) => `> ${line}`).join('\n')}`;
}
