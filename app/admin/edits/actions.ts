'use server';

import { z } from 'zod';
import { previewed } from '@/app/previewed';
import { type AcceptOrder, acceptEdit, previewAccept } from '@/lib/features/review/edits';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { action } from '@/lib/platform/auth/action';
import { ok } from '@/lib/result';

/** Accepts an edited post: first what it changes, then, the same order again, for good. */
export const acceptEditedPost = action<{ edit: string; because: string; seq?: number; saw?: string }, ActPreview>({
  act: 'accept-edit',
  input: z.object({
    edit: z.string().min(1).max(240),
    because: z.string().trim().min(1, 'Say why: the reason is shown with the post, for good.').max(2000),
    seq: z.coerce.number().int().optional(),
    saw: z.string().optional(),
  }),
  run: async ({ edit, because, ...seen }, { actor, key }) => {
    const order: AcceptOrder = { act: 'accept', edit, because };
    return previewed(
      { order, ...seen },
      () => previewAccept(actor, order),
      async (sawSeq) => {
        const done = await acceptEdit(actor, { ...order, sawSeq }, key);
        return done.ok ? ok({ to: '/admin/review#edits', said: 'Accepted. It keeps the place of its post.' }) : done;
      },
    );
  },
});
