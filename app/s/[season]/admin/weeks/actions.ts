'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import { TIERS } from '@/lib/engine/rules/mercenaries/terms';
import { correctMatches, enterLatePost } from '@/lib/features/review/correct';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { seasonAction } from '@/lib/platform/auth/action';
import { chosenKey } from '@/lib/platform/auth/form-data';
import { correctionsPath } from '@/lib/record/views/address';
import type { Corrected } from '@/lib/record/week/corrections';

const week = z
  .string()
  .regex(/^\d{1,6}$/, 'Open the page again.')
  .transform(Number);
const because = z.string().trim().min(1, 'Say why: everybody reads it.').max(2000);
const side = z.literal('').or(chosenKey());
const several = z.union([side.transform((one) => [one]), z.array(side)]).default([]);
const tiers = z.union([z.enum(TIERS).transform((one) => [one]), z.array(z.enum(TIERS))]).default([]);

const saidOf = (weeks: Corrected['weeks']): string =>
  weeks.length === 1
    ? `Week ${weeks[0]} was ruled again.`
    : `Weeks ${weeks.slice(0, -1).join(', ')} and ${weeks.at(-1)} were ruled again.`;

interface MatchesInput {
  week: number;
  attacker: string[];
  defender: string[];
  winner: string[];
  tier: (typeof TIERS)[number][];
  because: string;
  saw?: string;
}

/** Says who met whom in a closed week, and who won. */
export const correctTheMatches = seasonAction<MatchesInput, ActPreview>({
  act: 'correct-week',
  input: z.object({ week, attacker: several, defender: several, winner: several, tier: tiers, because, ...seen }),
  run: async ({ week, attacker, defender, winner, tier, because, saw }, { actor, key }) => {
    const matches = attacker.map((one, at) => ({
      attacker: one,
      defender: defender[at] ?? '',
      winner: winner[at] ?? '',
      tier: tier[at] ?? ('High' as const),
    }));
    return confirmed(await correctMatches(actor, { key, saw }, { week, matches, because }), ({ id, weeks }) => ({
      to: correctionsPath(actor.season, id),
      said: saidOf(weeks),
    }));
  },
});

/** Enters a post in a leader's place, as of right before the week closed. */
export const enterPost = seasonAction<
  { week: number; team: string; text: string; because: string; saw?: string },
  ActPreview
>({
  act: 'correct-week',
  input: z.object({ week, team: side, text: z.string().max(20_000), because, ...seen }),
  run: async ({ saw, ...order }, { actor, key }) =>
    confirmed(await enterLatePost(actor, { key, saw }, order), ({ id, weeks }) => ({
      to: correctionsPath(actor.season, id),
      said: saidOf(weeks),
    })),
});
