'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import { some } from '@/lib/engine/rules/kernel/say';
import { type PastePreview, paste } from '@/lib/features/forum/paste';
import { seasonAction } from '@/lib/platform/auth/action';
import { weekPath } from '@/lib/record/views/address';

const MOST = 500_000;

/** Shows what a pasted topic would add, then, the same text again, adds it. */
export const pasteTopic = seasonAction<{ topic: string; saw?: string }, PastePreview>({
  act: 'paste',
  input: z.object({
    topic: z.string().max(MOST, 'That is more than 500,000 characters: paste the topic page by page.'),
    ...seen,
  }),
  run: async ({ topic, saw }, { actor, key: form }) =>
    confirmed(await paste(actor, { key: form, saw }, topic), ({ week, entries: { length: added } }) => ({
      to: weekPath(actor.season, week),
      said: `Added ${some(added, 'post')} at the forum’s times.`,
    })),
});
