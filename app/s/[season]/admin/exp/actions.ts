'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import { grantExp, refuseExp } from '@/lib/features/review/exp';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { seasonAction } from '@/lib/platform/auth/action';
import { adminPath } from '@/lib/record/views/address';
import { ok } from '@/lib/result';

/** Grants a request, once what that changes was shown. */
export const grant = seasonAction<{ id: string; exp: number; note: string; saw?: string }, ActPreview>({
  act: 'adjust',
  input: z.object({
    id: z.uuid(),
    exp: z
      .string()
      .trim()
      .regex(/^\d{1,6}$/, 'Write EXP as a whole number.')
      .transform(Number),
    note: z.string().trim().max(1000).default(''),
    ...seen,
  }),
  run: async ({ saw, ...order }, { actor, key }) =>
    confirmed(await grantExp(actor, { key, saw }, order), () => ({
      to: adminPath(actor.season, '/exp'),
      said: 'Granted: the EXP are spent. Now adjust the merc or its ability.',
    })),
});

/** Refuses a request with a reason. */
export const refuse = seasonAction({
  act: 'adjust',
  input: z.object({ id: z.uuid(), because: z.string().trim().min(1, 'Say why: its team reads it.').max(2000) }),
  run: async (input, { actor, key }) => {
    const done = await refuseExp({ actor, key }, input);
    return done.ok ? ok({ to: adminPath(actor.season, '/exp'), said: 'Refused; its team reads why.' }) : done;
  },
});
