'use server';

import { z } from 'zod';
import { action } from '@/lib/platform/auth/action';
import { chosenKey, listOf } from '@/lib/platform/auth/form-data';
import { type Ordered, pickTeam, postOrders, replaceCombatant } from '@/lib/record/tables/crisis-collide/act';
import { ok } from '@/lib/result';

const number = z.coerce.number().int().min(1).max(1_000_000_000);
const turn = z.coerce.number().int().min(1).max(1_000_000);
const line = z.string().trim().max(500).default('');
const key = chosenKey(120);

export const pick = action({
  act: 'play-table',
  input: z.object({ number, team: listOf(key), leader: z.string({ error: 'Say who leads.' }).max(120) }),
  run: async ({ number, team, leader }, { actor, key }) => {
    const picked = await pickTeam({ number, actor, key }, team, leader);
    return picked.ok ? ok({ to: `/tables/${number}`, said: 'Your team is picked.' }) : picked;
  },
});

/** Orders as a line a phase: the post that they make has each in bold. A line left empty orders nothing new. */
export const orderLines = action({
  act: 'play-table',
  input: z
    .object({ number, turn, 'phase-1': line, 'phase-2': line, 'phase-3': line })
    .refine((lines) => lines['phase-1'] + lines['phase-2'] + lines['phase-3'] !== '', {
      error: 'Write an order for a phase at least; “rest” is one.',
      path: ['phase-1'],
    }),
  run: async ({ number, turn, ...lines }, { actor, key }) => {
    const text = Object.values(lines)
      .flatMap((words, at) => (words === '' ? [] : [`<b>${at + 1}: ${words}</b>`]))
      .join('\n');
    const ordered = await postOrders({ number, actor, key }, turn, text);
    return ordered.ok ? ok({ to: `/tables/${number}`, said: sayOrdered(ordered.value) }) : ordered;
  },
});

export const orderPost = action({
  act: 'play-table',
  input: z.object({ number, turn, text: z.string().max(100_000) }),
  run: async ({ number, turn, text }, { actor, key }) => {
    const ordered = await postOrders({ number, actor, key }, turn, text);
    return ordered.ok ? ok({ to: `/tables/${number}`, said: sayOrdered(ordered.value) }) : ordered;
  },
});

export const replace = action({
  act: 'play-table',
  input: z.object({ number, combatant: key }),
  run: async ({ number, combatant }, { actor, key }) => {
    const replaced = await replaceCombatant({ number, actor, key }, combatant);
    return replaced.ok ? ok({ to: `/tables/${number}`, said: 'Your choice is made.' }) : replaced;
  },
});

function sayOrdered({ refused, complete, revealed }: Ordered): string {
  if (revealed) return 'Both sets of orders were in: the turn is revealed.';
  if (refused.length > 0)
    return refused.length === 1
      ? 'One line came back: see why below.'
      : `${refused.length} lines came back: see why below.`;
  return complete
    ? 'Your orders are given.'
    : 'Saved. A phase without an order stays and rests, once the turn is revealed.';
}
