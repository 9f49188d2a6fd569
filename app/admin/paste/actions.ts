'use server';

import { z } from 'zod';
import { type PastePreview, paste, previewPaste, sawTopic } from '@/lib/features/forum/paste';
import { action } from '@/lib/platform/auth/action';
import { ok } from '@/lib/result';

const MOST = 500_000;

/** Shows what a pasted topic would add, then, the same text again, adds it. */
export const pasteTopic = action<{ topic: string; seq?: number; saw?: string }, PastePreview>({
  act: 'paste',
  input: z.object({
    topic: z.string().max(MOST, 'That is more than 500,000 characters: paste the topic page by page.'),
    seq: z.coerce.number().int().optional(),
    saw: z.string().optional(),
  }),
  run: async ({ topic, seq, saw }, { actor, key: form }) => {
    const shown = () => previewPaste(actor, topic);
    if (seq === undefined || saw !== sawTopic(topic)) {
      const now = await shown();
      return now.ok ? ok({ shown: now.value }) : now;
    }
    const done = await paste(actor, { topic, sawSeq: seq }, form);
    if (done.ok) {
      const { week, added } = done.value;
      return ok({ to: `/weeks/${week}`, said: `Added ${added} post${added === 1 ? '' : 's'} at the forum’s times.` });
    }
    if (done.problem.code !== 'stale') return done;
    const now = await shown();
    return now.ok ? ok({ shown: now.value, problem: done.problem }) : done;
  },
});
