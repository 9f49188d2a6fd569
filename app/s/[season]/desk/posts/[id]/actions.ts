'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import { editPost } from '@/lib/features/desk/edit';
import { seasonAction } from '@/lib/platform/auth/action';
import { deskPath } from '@/lib/record/views/address';
import type { OrderPreview } from '@/lib/record/week/confirm';

/** Proposes another version of an own post: first what it would change, then, the same again, for an admin. */
export const proposeEdit = seasonAction<{ id: string; text: string; saw?: string }, OrderPreview>({
  act: 'post',
  input: z.object({
    id: z.string().min(1).max(240),
    text: z.string(),
    ...seen,
  }),
  run: async ({ saw, ...order }, { actor, key }) =>
    confirmed(await editPost(actor, { key, saw }, order), () => ({
      to: deskPath(actor.season),
      said: 'Handed in. It changes nothing until an admin accepts it.',
    })),
});
