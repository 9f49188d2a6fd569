'use server';

import { z } from 'zod';
import { previewed } from '@/app/previewed';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { acceptRules, previewVersion, type VersionOrder } from '@/lib/features/review/versions';
import { action } from '@/lib/platform/auth/action';
import { ok } from '@/lib/result';

/** Accepts what the rules of this version make of a held week. */
export const acceptHeld = action<{ to: string; because: string; seq?: number; saw?: string }, ActPreview>({
  act: 'accept-version',
  input: z.object({
    to: z.string().min(1).max(120),
    because: z.string().trim().min(1, 'Say why: the reason stays in the journal.').max(2000),
    seq: z.coerce.number().int().optional(),
    saw: z.string().optional(),
  }),
  run: async ({ to, because, ...seen }, { actor, key }) => {
    const order: VersionOrder = { act: 'version', to, because };
    return previewed(
      { order, ...seen },
      () => previewVersion(order),
      async (sawSeq) => {
        const done = await acceptRules(actor, order, sawSeq, key);
        return done.ok ? ok({ to: '/admin', said: 'Accepted: the week goes on under these rules.' }) : done;
      },
    );
  },
});
