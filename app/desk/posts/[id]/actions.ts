'use server';

import { z } from 'zod';
import { action } from '@/lib/auth/action';
import { type EditPreview, editPost, previewEdit } from '@/lib/desk/edit';
import { ok } from '@/lib/result';
import { nameOf } from '@/lib/week/saw';

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
    const shown = () => previewEdit(actor, order);
    if (seq === undefined || saw !== nameOf(order)) {
      const now = await shown();
      return now.ok ? ok({ shown: now.value }) : now;
    }
    const done = await editPost(actor, { ...order, sawSeq: seq }, key);
    if (done.ok) return ok({ to: '/desk', said: 'Handed in. It changes nothing until an admin accepts it.' });
    if (done.problem.code !== 'stale') return done;
    const now = await shown();
    return now.ok ? ok({ shown: now.value, problem: done.problem }) : done;
  },
});
