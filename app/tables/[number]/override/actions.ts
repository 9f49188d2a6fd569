'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import { action } from '@/lib/platform/auth/action';
import type { Previewed } from '@/lib/record/tables/amend';
import { isOutcome, overrideDuel } from '@/lib/record/tables/crisis-collide/override';
import { undoTable } from '@/lib/record/tables/undo';

const number = z.coerce.number().int().min(1).max(1_000_000_000);
const because = z.string().trim().min(1, 'Say why: everybody who looks at the table reads it.').max(4000);

const overrideSchema = z
  .object({
    number,
    because,
    ...seen,
    ruling: z.string().max(400).default(''),
    outcome: z.string().max(60).default(''),
  })
  .catchall(z.string().max(120));

/** Rules by hand over a duel: the first time it shows what that would change. */
export const override = action<z.infer<typeof overrideSchema>, Previewed>({
  act: 'override',
  input: overrideSchema,
  run: async ({ number, because, saw, ruling, outcome, ...set }, { actor, key }) => {
    const done = await overrideDuel({
      ...{ number, actor, key, because, set },
      saw,
      ruling: ruling || null,
      outcome: isOutcome(outcome) ? outcome : null,
    });
    return confirmed(done, () => ({ to: `/tables/${number}`, said: 'Ruled by hand.' }));
  },
});

/** Takes back the last act: the first time it shows what that would change. */
export const undo = action<{ number: number; because: string; saw?: string }, Previewed>({
  act: 'undo',
  input: z.object({ number, because, ...seen }),
  run: async (order, { actor, key }) =>
    confirmed(await undoTable({ ...order, actor, key }), () => ({
      to: `/tables/${order.number}/record`,
      said: 'The last act is taken back.',
    })),
});
