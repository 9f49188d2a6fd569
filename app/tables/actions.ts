'use server';

import { z } from 'zod';
import { action } from '@/lib/platform/auth/action';
import { chosenKey } from '@/lib/platform/auth/form-data';
import { challenge, rematch } from '@/lib/record/tables/challenge';
import { archiveTable, finishTable } from '@/lib/record/tables/end';
import { openTable, orderSchema, practise, type SetupDraft, type TableOrder } from '@/lib/record/tables/open';
import { inviteUser, linkToSeat, redeemSeatLink, takeSeat } from '@/lib/record/tables/seats';
import { ok } from '@/lib/result';

const number = z.coerce.number().int().min(1).max(1_000_000_000);
const because = z.string().trim().min(1, 'Say why: everybody who looks at the table reads it.').max(4000);
const seat = chosenKey(120);

/** Opens a table, or shows what its set-up says. */
export const open = action<TableOrder, SetupDraft>({
  act: 'open-table',
  input: orderSchema,
  run: async (order, { actor, key }) => {
    const opened = await openTable(order, actor, key);
    if (!opened.ok) return opened;
    if ('draft' in opened.value) return ok({ shown: opened.value.draft });
    return ok({ to: `/tables/${opened.value.number}`, said: `Table ${opened.value.number} is open.` });
  },
});

/** Opens a duel of the starting set against a bot. */
export const playBot = action({
  act: 'play-bot',
  input: z.object({ ruleset: z.string().max(60), bot: z.string().max(60) }),
  run: async ({ ruleset, bot }, { actor, key }) => {
    const opened = await practise(actor, ruleset, bot, key);
    return opened.ok ? ok({ to: `/tables/${opened.value}`, said: 'The table is yours: pick your team.' }) : opened;
  },
});

/** Opens a duel against somebody by name. */
export const challengeSomebody = action({
  act: 'challenge',
  input: z.object({ ruleset: z.string().max(60), name: z.string().trim().min(1, 'Write a name.').max(120) }),
  run: async ({ ruleset, name }, { actor, key }) => {
    const opened = await challenge(actor, ruleset, name, key);
    return opened.ok
      ? ok({ to: `/tables/${opened.value}`, said: `The table is open, and a seat is kept for ${name}.` })
      : opened;
  },
});

/** The same game again, with the same people. */
export const playAgain = action({
  act: 'challenge',
  input: z.object({ number }),
  run: async (input, { actor, key }) => {
    const opened = await rematch(input.number, actor, key);
    return opened.ok
      ? ok({ to: `/tables/${opened.value}`, said: 'The rematch is open; the other seats are kept.' })
      : opened;
  },
});

export const sit = action({
  act: 'take-seat',
  input: z.object({ number }),
  keyed: false,
  run: async (input, { actor }) => {
    const sat = await takeSeat(input.number, actor);
    return sat.ok ? ok({ to: `/tables/${input.number}`, said: 'You sit at this table now.' }) : sat;
  },
});

export const useLink = action({
  act: 'take-seat',
  input: z.object({ token: z.string().min(1).max(200) }),
  keyed: false,
  run: async ({ token }, { actor }) => {
    const sat = await redeemSeatLink(token, actor);
    return sat.ok ? ok({ to: `/tables/${sat.value.number}`, said: 'You sit at this table now.' }) : sat;
  },
});

export const invite = action({
  act: 'run-table',
  input: z.object({ number, seat, name: z.string().trim().min(1, 'Write a name.').max(120) }),
  keyed: false,
  run: async (input, { actor }) => {
    const invited = await inviteUser(input.number, input.seat, input.name, actor);
    return invited.ok
      ? ok({ to: `/tables/${input.number}`, said: `${input.name} is invited; the seat is kept.` })
      : invited;
  },
});

/** Shows a link for a seat, once. */
export const makeLink = action<{ number: number; seat: string }, string>({
  act: 'run-table',
  input: z.object({ number, seat }),
  keyed: false,
  run: async (input, { actor }) => {
    const made = await linkToSeat(input.number, input.seat, actor);
    return made.ok ? ok({ shown: made.value }) : made;
  },
});

export const finish = action({
  act: 'run-table',
  input: z.object({ number, because }),
  run: async (input, { actor, key }) => {
    const done = await finishTable(input.number, actor, input.because, key);
    return done.ok ? ok({ to: `/tables/${input.number}`, said: 'The table is finished.' }) : done;
  },
});

export const archive = action({
  act: 'run-table',
  input: z.object({ number }),
  keyed: false,
  run: async (input, { actor }) => {
    const done = await archiveTable(input.number, actor);
    return done.ok ? ok({ to: '/tables', said: `Table ${input.number} is archived.` }) : done;
  },
});
