'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import { acceptEdit } from '@/lib/features/review/edits';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { seasonAction } from '@/lib/platform/auth/action';
import { adminPath } from '@/lib/record/views/address';

/** Accepts an edited post: first what it changes, then, the same order again, for good. */
export const acceptEditedPost = seasonAction<{ edit: string; because: string; saw?: string }, ActPreview>({
  act: 'accept-edit',
  input: z.object({
    edit: z.string().min(1).max(240),
    because: z.string().trim().min(1, 'Say why: the reason is shown with the post, for good.').max(2000),
    ...seen,
  }),
  run: async ({ saw, ...order }, { actor, key }) =>
    confirmed(await acceptEdit(actor, { key, saw }, { act: 'accept', ...order }), () => ({
      to: adminPath(actor.season, '/review#edits'),
      said: 'Accepted. It keeps the place of its post.',
    })),
});
