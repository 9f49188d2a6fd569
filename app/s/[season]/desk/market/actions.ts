'use server';

import { z } from 'zod';
import { answerOffer, offerTrade, releaseMerc } from '@/lib/features/market/trade';
import { seasonAction } from '@/lib/platform/auth/action';
import { chosenKey } from '@/lib/platform/auth/form-data';
import { deskPath } from '@/lib/record/views/address';
import { ok } from '@/lib/result';

const key = chosenKey();
/** One box gives one text, several a list. */
const several = z.union([key.transform((one) => [one]), z.array(key).max(50)]).default([]);
const gp = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/, 'Write GP as a whole number.')
  .transform((text) => Number(text || 0));

/** Lets a merc of the own team go. */
export const letGo = seasonAction({
  act: 'trade',
  input: z.object({ merc: key }),
  run: async ({ merc }, { actor, key: form }) => {
    const done = await releaseMerc(actor, merc, form);
    return done.ok ? ok({ to: deskPath(actor.season, '/market'), said: `${done.value.name} is for hire now.` }) : done;
  },
});

/** Offers another team a trade. */
export const offer = seasonAction({
  act: 'trade',
  input: z.object({ to: key, gives: several, gets: several, pays: gp, paid: gp }),
  run: async ({ to, gives, gets, pays, paid }, { actor, key: form }) => {
    const done = await offerTrade(actor, { to, gives, gets, gp: pays - paid }, form);
    if (!done.ok) return done;
    return ok({ to: deskPath(actor.season, '/market#offers'), said: `Your offer is with ${done.value.name}.` });
  },
});

const SAID = {
  accepted: 'You traded: it stands in the week’s journal, for all to read.',
  declined: 'You declined the offer.',
  withdrawn: 'Your offer is withdrawn.',
} as const;

/** Accepts, declines or withdraws an offer. */
export const answer = seasonAction({
  act: 'trade',
  input: z.object({ id: z.uuid(), answer: z.enum(['accepted', 'declined', 'withdrawn']) }),
  run: async (input, { actor, key: form }) => {
    const done = await answerOffer(actor, input, form);
    return done.ok ? ok({ to: deskPath(actor.season, '/market#offers'), said: SAID[input.answer] }) : done;
  },
});
