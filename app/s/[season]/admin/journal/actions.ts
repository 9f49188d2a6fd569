'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { setBar } from '@/lib/features/review/own';
import { takeBack } from '@/lib/features/review/undo';
import { seasonAction } from '@/lib/platform/auth/action';
import { adminPath } from '@/lib/record/views/address';
import { ok } from '@/lib/result';

const because = z.string().trim().min(1, 'Say why: the reason stays in the journal.').max(2000);

/** Keeps admins from acts on their own matches, or lets them. */
export const barOwnMatch = seasonAction({
  act: 'bar-own-match',
  input: z.object({ bar: z.enum(['yes', 'no']) }),
  run: async ({ bar }, { actor, key }) => {
    const set = await setBar(actor.season, bar === 'yes', { actor, key });
    if (!set.ok) return set;
    const said = set.value
      ? 'Admins are kept from acts on the match of a team that they lead.'
      : 'Admins may act on their own match; it is marked in the journal.';
    return ok({ to: adminPath(actor.season, '/journal'), said });
  },
});

/** Takes one act back. */
export const undoAct = seasonAction<{ id: string; because: string; saw?: string }, ActPreview>({
  act: 'undo',
  input: z.object({ id: z.string().min(1).max(240), because, ...seen }),
  run: async ({ saw, ...order }, { actor, key }) =>
    confirmed(await takeBack(actor, { key, saw }, { act: 'undo', ...order }), () => ({
      to: adminPath(actor.season, '/journal'),
      said: 'Taken back. The week was ruled again without it.',
    })),
});

/** Takes the week back to the phase before. */
export const rollBackPhase = seasonAction<
  { from: string; since: 'taken back' | 'stays'; hours: number | null; because: string; saw?: string },
  ActPreview
>({
  act: 'undo',
  input: z.object({
    from: z.string().min(1).max(40),
    since: z.enum(['taken back', 'stays']),
    hours: z
      .string()
      .trim()
      .regex(/^\d{0,4}$/, 'Write whole hours, or leave it empty.')
      .transform((hours) => Number(hours) || null),
    because,
    ...seen,
  }),
  run: async ({ saw, since, ...order }, { actor, key }) =>
    confirmed(await takeBack(actor, { key, saw }, { act: 'roll back', keep: since === 'stays', ...order }), () => ({
      to: adminPath(actor.season, '/journal'),
      said: `${order.from} was rolled back.`,
    })),
});
