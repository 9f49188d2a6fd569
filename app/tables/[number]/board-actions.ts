'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import type { Ruling } from '@/lib/engine/rules/deviants/rulings';
import { isKey } from '@/lib/engine/rules/kernel/key';
import { action } from '@/lib/platform/auth/action';
import { chosenKey } from '@/lib/platform/auth/form-data';
import type { Amended, Previewed } from '@/lib/record/tables/amend';
import {
  byHand,
  orderCard,
  placeCard,
  postOrders,
  type Ruled,
  readAbility,
  state,
} from '@/lib/record/tables/deviants/act';
import { mistake, ok, type Result } from '@/lib/result';

const number = z.coerce.number().int().min(1).max(1_000_000_000);
const name = chosenKey(120);
const whole = z
  .string()
  .trim()
  .regex(/^([-−]?\d{1,6})?$/, 'Write a whole number, or leave it empty.')
  .transform((text) => (text === '' ? undefined : Number(text.replace('−', '-'))));

/** Back to the board, with what came of it in a sentence. */
function told(number: number, ruled: Ruled): Result<{ to: string; said: string }> {
  if (!ruled.ok) return ruled;
  return ok({ to: `/tables/${number}#ruled`, said: say(ruled.value) });
}

function say(rulings: readonly Ruling[]): string {
  const refused = rulings.find(({ outcome }) => outcome === 'Refused');
  if (refused !== undefined) return refused.reason;
  const resolved = rulings.filter(({ outcome }) => outcome === 'Resolved').length;
  if (resolved > 0) return resolved === 1 ? 'One ability answered.' : `${resolved} abilities answered.`;
  return rulings[0]?.reason ?? 'It happened, and nothing answered.';
}

export const postBoard = action({
  act: 'play-table',
  input: z.object({ number, text: z.string().max(100_000) }),
  run: async ({ number, text }, { actor, key }) => told(number, await postOrders({ number, actor, key }, text)),
});

export const orderBoard = action({
  act: 'play-table',
  input: z.object({
    number,
    card: z.string().regex(/^(play|move) .{1,120}$/, 'Choose a card.'),
    column: z.coerce.number({ error: 'Name a column.' }).int().min(1).max(1000),
  }),
  run: async ({ number, card, column }, { actor, key }) => {
    const kind = card.startsWith('play ') ? 'play' : 'move';
    return told(number, await orderCard({ number, actor, key }, kind, card.slice(5), column));
  },
});

/** A judge plays or moves a card of either side. */
export const placeBoardCard = action({
  act: 'play-table',
  input: z.object({
    number,
    card: z.string().regex(/^(play|move) .{1,120}$/, 'Choose a card.'),
    column: z.coerce.number({ error: 'Name a column.' }).int().min(1).max(1000),
  }),
  run: async ({ number, card, column }, { actor, key }) => {
    const kind = card.startsWith('play ') ? 'play' : 'move';
    return told(number, await placeCard({ number, actor, key }, kind, card.slice(5), column));
  },
});

export const stateEvent = action({
  act: 'play-table',
  input: z.object({ number, event: name, card: z.string().max(120).default('') }),
  run: async ({ number, event, card }, { actor, key }) =>
    told(number, await state({ number, actor, key }, { kind: 'event', event, card: card === '' ? null : card })),
});

export const beginTurn = action({
  act: 'play-table',
  input: z.object({ number, initiative: name }),
  run: async ({ number, initiative }, { actor, key }) =>
    told(number, await state({ number, actor, key }, { kind: 'turn', initiative })),
});

const because = z.string().trim().min(1, 'Say why.').max(2000);

/** What it would change, or that it is done. */
const shown = (number: number, ordered: Awaited<Amended>, said: string) =>
  confirmed(ordered, () => ({ to: `/tables/${number}#ruled`, said }));

const removeSchema = z.object({ number, ...seen, card: name });
export const removeCard = action<z.infer<typeof removeSchema>, Previewed>({
  act: 'play-table',
  input: removeSchema,
  run: async ({ number, saw, card }, { actor, key }) => {
    const done = await byHand({ number, actor, key, saw }, { kind: 'remove', card });
    return shown(number, done, `${card} is off the board.`);
  },
});

const setSchema = z.object({
  number,
  ...seen,
  because,
  of: name,
  planning: whole.refine((value) => value === undefined || value >= 0, 'Planning points do not go below 0.'),
  power: whole,
  counters: z.string().max(2000).default(''),
  states: z.string().max(2000).default(''),
  stateless: z.string().optional(),
});
export const setNumbers = action<z.infer<typeof setSchema>, Previewed>({
  act: 'play-table',
  input: setSchema,
  run: async ({ number, saw, of, planning, power, counters, states, stateless, because }, { actor, key }) => {
    const read = countersOf(counters);
    if (!read.ok) return read;
    const listed = states
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const set = {
      ...(planning === undefined ? {} : { planning }),
      ...(power === undefined ? {} : { power }),
      ...(Object.keys(read.value).length === 0 ? {} : { counters: read.value }),
      ...(listed.length > 0 || stateless === 'yes' ? { states: stateless === 'yes' ? [] : listed } : {}),
    };
    if (Object.keys(set).length === 0) return mistake('nothing', 'Nothing is put right: every field is empty.');
    const done = await byHand({ number, actor, key, saw }, { kind: 'set', of: { [of]: set }, because });
    return shown(number, done, `${of} is put right.`);
  },
});

/** `Entropy 3`, one a line. */
function countersOf(text: string): Result<Record<string, number>> {
  const counters: Record<string, number> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const match = /^(\S.*?)\s+(\d{1,6})$/.exec(line);
    if (match === null)
      return mistake('counters', `“${line}” is not a counter: write its name and a number, as Entropy 3.`, {
        field: 'counters',
      });
    const name = match[1] ?? '';
    if (!isKey(name)) return mistake('counters', `No counter can be called “${name}”.`, { field: 'counters' });
    counters[name] = Number(match[2]);
  }
  return ok(counters);
}

const grantSchema = z.object({ number, ...seen, to: name, from: name, ability: z.string().max(20_000) });
export const grant = action<z.infer<typeof grantSchema>, Previewed>({
  act: 'play-table',
  input: grantSchema,
  run: async ({ number, saw, to, from, ability: yaml }, { actor, key }) => {
    const ability = readAbility(yaml);
    if (!ability.ok) return ability;
    const entry = { kind: 'grant', to, from, ability: ability.value } as const;
    return shown(number, await byHand({ number, actor, key, saw }, entry), `${to} has it now.`);
  },
});

const overruleSchema = z.object({
  number,
  ...seen,
  because,
  ruling: z.string().min(1).max(500),
  card: name,
  ability: z.string().max(120).default(''),
});
export const overrule = action<z.infer<typeof overruleSchema>, Previewed>({
  act: 'play-table',
  input: overruleSchema,
  run: async ({ number, saw, ruling, card, ability, because }, { actor, key }) => {
    const of = { card, ability: ability === '' ? null : ability, ruling };
    const entry = { kind: 'ruling', ...of, outcome: 'Undone', because } as const;
    const done = await byHand({ number, actor, key, saw }, entry);
    return shown(number, done, 'It is undone. Put right what it changed.');
  },
});
