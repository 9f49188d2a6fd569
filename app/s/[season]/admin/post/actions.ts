'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { postOnBehalf } from '@/lib/features/review/post';
import { seasonAction } from '@/lib/platform/auth/action';
import { chosenKey } from '@/lib/platform/auth/form-data';
import { weekPath } from '@/lib/record/views/address';

/** Posts in a leader's place: first how it is read and ruled, then, the same again, for good. */
export const postForLeader = seasonAction<{ team: string; text: string; saw?: string }, ActPreview>({
  act: 'post-on-behalf',
  input: z.object({
    team: z.literal('').or(chosenKey()),
    text: z.string(),
    ...seen,
  }),
  run: async ({ saw, ...order }, { actor, key }) =>
    confirmed(await postOnBehalf(actor, { key, saw }, order), ({ week }) => ({
      to: weekPath(actor.season, week),
      said: 'Posted. It is shown as posted by you in the leader’s place.',
    })),
});
