'use server';

import { z } from 'zod';
import { previewed } from '@/app/previewed';
import { type EditPreview, editPost, previewEdit } from '@/lib/features/desk/edit';
import { action } from '@/lib/platform/auth/action';
import { ok } from '@/lib/result';

/** Proposes another version of an own post: first what it would change, then, the same again, for an admin. */
export const proposeEdit = action<{ id: string; text: string; seq?: number; saw?: string }, EditPreview>({
  act: 'post',
  input: z.object({
    id: z.string().min(1).max(240),
    text: z.string(),
    seq: z.coerce.number().int().optional(),
    saw: z.string().optional(),
  }),
  run: async ({ id, text, seq, saw }, { actor, key }) => {
    const order = { id, text };
    return previewed(
      { order, seq, saw },
      () => previewEdit(actor, order),
      async (sawSeq) => {
        const done = await editPost(actor, { ...order, sawSeq }, key);
        return done.ok ? ok({ to: '/desk', said: 'Handed in. It changes nothing until an admin accepts it.' }) : done;
      },
    );
  },
});
