'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import type { Outcome } from '@/lib/engine/rules/kernel/ruling';
import { some } from '@/lib/engine/rules/kernel/say';
import { amend, approve, RULABLE } from '@/lib/features/review/amend';
import { filterOf, keptFilter, reviewPath } from '@/lib/features/review/filter';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { AmendPreview, ReviewFilter } from '@/lib/features/review/model';
import { clausesIn } from '@/lib/features/review/precedent';
import { OTHER, settle } from '@/lib/features/review/settle';
import { seasonAction } from '@/lib/platform/auth/action';
import { chosenKey } from '@/lib/platform/auth/form-data';
import { adminPath, rulingPath } from '@/lib/record/views/address';
import { ok } from '@/lib/result';

const key = chosenKey(400);
const reason = z.string().trim().max(2000);
const list = z.union([z.literal('').transform(() => []), key.transform((one) => [one]), z.array(key)]).default([]);

/** Settles an unclear text: first what it would change, then, the same choice again, for good. */
export const settleText = seasonAction<
  ReviewFilter & {
    ruling: string;
    choice: string;
    ability?: string;
    targets: string[];
    because: string;
    saw?: string;
  },
  ActPreview
>({
  act: 'settle',
  input: z.object({
    ruling: key,
    choice: z.string({ error: 'Choose how it is to be read.' }).min(1, 'Choose how it is to be read.'),
    ability: z.literal('').or(key).optional(),
    targets: list,
    because: reason.default(''),
    ...keptFilter,
    ...seen,
  }),
  run: async ({ ruling, choice, ability, targets, because, saw, ...kept }, { actor, key: form }) => {
    const order = choice === OTHER ? { choice, ability, targets } : { choice };
    const settled = await settle(actor, { key: form, saw }, ruling, order, because || 'Settled by an admin.');
    return confirmed(settled, () => ({
      to: reviewPath(actor.season, filterOf(kept), 'unclear'),
      said: 'Settled. It keeps the place of its post.',
    }));
  },
});

export const approveRulings = seasonAction({
  act: 'approve',
  input: z.object({ rulings: list, ...keptFilter }),
  run: async ({ rulings, ...kept }, { actor, key: form }) => {
    const done = await approve(actor, rulings, form);
    if (!done.ok) return done;
    const { approved } = done.value;
    return ok({
      to: reviewPath(actor.season, filterOf(kept), 'approve'),
      said: `Approved ${some(approved, 'ruling')}.`,
    });
  },
});

/** Clauses, a field each; of one field several, as they are copied from a ruling. */
const clauseIds = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .default([])
  .transform((fields) => [...new Set(fields.flatMap(clausesIn))])
  .pipe(z.array(z.string().max(120)).max(40));

const outcome = z.custom<Outcome>((value) => RULABLE.some((each) => each === value), 'Choose an outcome.');

/** Overrides a ruling or strikes a declaration: first the difference, then, the same order again, for good. */
export const amendRuling = seasonAction<
  {
    act: 'override' | 'strike';
    ruling: string;
    outcome: Outcome;
    targets: string[];
    cites: string[];
    because: string;
    reach: 'this' | 'on';
    clause: string;
    setting: string;
    saw?: string;
  },
  AmendPreview
>({
  act: 'override',
  input: z.object({
    act: z.enum(['override', 'strike']),
    ruling: key,
    outcome: outcome.default('Resolved'),
    targets: list,
    cites: clauseIds,
    because: reason.min(1, 'Say why: the reason is shown with the ruling, for good.'),
    reach: z.enum(['this', 'on']).default('this'),
    clause: z.string().max(120).default(''),
    setting: z.string().max(120).default(''),
    ...seen,
  }),
  run: async ({ saw, cites, reach, clause, setting, ...input }, { actor, key: form }) => {
    const order = {
      ...input,
      cites,
      precedent: reach === 'on' ? { clause: clausesIn(clause)[0] ?? null, setting: setting || null } : null,
    };
    return confirmed(await amend(actor, { key: form, saw }, order), () => {
      if (order.act === 'strike')
        return { to: adminPath(actor.season, '/review'), said: 'Struck: it is as if it had never been made.' };
      const said = order.precedent ? 'Overridden, and a precedent from now on.' : 'Overridden.';
      const to = rulingPath(actor.season, order.ruling);
      return { to, said: `${said} The week was ruled again from there.` };
    });
  },
});
