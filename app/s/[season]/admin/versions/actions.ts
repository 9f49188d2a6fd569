'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { acceptRules } from '@/lib/features/review/versions';
import { seasonAction } from '@/lib/platform/auth/action';
import { adminPath } from '@/lib/record/views/address';

/** Accepts what the rules of this version make of a held week. */
export const acceptHeld = seasonAction<{ to: string; because: string; saw?: string }, ActPreview>({
  act: 'accept-version',
  input: z.object({
    to: z.string().min(1).max(120),
    because: z.string().trim().min(1, 'Say why: the reason stays in the journal.').max(2000),
    ...seen,
  }),
  run: async ({ saw, ...order }, { actor, key }) =>
    confirmed(await acceptRules(actor, { key, saw }, { act: 'version', ...order }), () => ({
      to: adminPath(actor.season),
      said: 'Accepted: the week goes on under these rules.',
    })),
});
