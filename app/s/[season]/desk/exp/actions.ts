'use server';

import { z } from 'zod';
import { requestExp, withdrawRequest } from '@/lib/features/desk/exp';
import { seasonAction } from '@/lib/platform/auth/action';
import { chosenKey } from '@/lib/platform/auth/form-data';
import { EXP_KINDS } from '@/lib/record/exp/requests';
import { deskPath } from '@/lib/record/views/address';
import { ok } from '@/lib/result';

/** Asks for EXP of an own merc to be spent. */
export const ask = seasonAction({
  act: 'ask-exp',
  input: z.object({
    merc: chosenKey(),
    kind: z.enum(EXP_KINDS),
    words: z.string().trim().min(1, 'Say what it is to become.').max(2000),
    exp: z
      .string()
      .trim()
      .regex(/^\d{1,6}$/, 'Write EXP as a whole number.')
      .transform(Number)
      .pipe(z.number().min(1, 'At least 1 EXP.')),
  }),
  run: async (input, { actor, key }) => {
    const done = await requestExp(actor, input, key);
    return done.ok
      ? ok({ to: deskPath(actor.season, '/exp'), said: `Asked for ${done.value.name}: an admin answers it.` })
      : done;
  },
});

/** Withdraws an own request. */
export const withdraw = seasonAction({
  act: 'ask-exp',
  input: z.object({ id: z.uuid() }),
  run: async ({ id }, { actor }) => {
    const done = await withdrawRequest(actor, id);
    return done.ok ? ok({ to: deskPath(actor.season, '/exp'), said: 'The request is withdrawn.' }) : done;
  },
});
