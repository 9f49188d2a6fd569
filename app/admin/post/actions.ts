'use server';

import { z } from 'zod';
import { previewed } from '@/app/previewed';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { postOnBehalf, previewBehalf } from '@/lib/features/review/post';
import { action } from '@/lib/platform/auth/action';
import { chosenKey } from '@/lib/platform/auth/form-data';
import { ok } from '@/lib/result';

/** Posts in a leader's place: first how it is read and ruled, then, the same again, for good. */
export const postForLeader = action<{ team: string; text: string; seq?: number; saw?: string }, ActPreview>({
  act: 'post-on-behalf',
  input: z.object({
    team: z.literal('').or(chosenKey()),
    text: z.string(),
    seq: z.coerce.number().int().optional(),
    saw: z.string().optional(),
  }),
  run: async ({ team, text, ...seen }, { actor, key }) => {
    const order = { team, text };
    return previewed(
      { order, ...seen },
      () => previewBehalf(actor, order),
      async (sawSeq) => {
        const done = await postOnBehalf(actor, { ...order, sawSeq }, key);
        return done.ok
          ? ok({ to: `/weeks/${done.value.week}`, said: 'Posted. It is shown as posted by you in the leader’s place.' })
          : done;
      },
    );
  },
});
