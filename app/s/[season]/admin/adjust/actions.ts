'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import { wholeField } from '@/app/fields';
import { ABILITY_TYPES, ALIGNMENTS, GENDERS, MERC_TYPES, STATUSES } from '@/lib/engine/rules/mercenaries/terms';
import { adjustByHand } from '@/lib/features/review/adjust';
import type { AdjustOrder } from '@/lib/features/review/adjust-model';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { seasonAction } from '@/lib/platform/auth/action';
import { chosenKey, thingName } from '@/lib/platform/auth/form-data';
import { adminPath } from '@/lib/record/views/address';

const key = chosenKey();
const because = z.string().trim().min(1, 'Say why: the reason is shown with the number, for good.').max(2000);
/** A number that is added; empty: nothing. */
const added = z
  .string()
  .trim()
  .regex(/^(?:[+\-−]?\d{1,6})?$/, 'Write a whole number, with − before it to take away.')
  .transform((text) => Number(text.replace('−', '-')));
const maybe = (schema: z.ZodType<number, string>) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .optional()
    .transform((number) => number ?? null);
const percent = z
  .string()
  .trim()
  .regex(/^\d{1,3}(?:\.\d{1,4})?$/, 'Write a percent, from 0 to 100.')
  .transform(Number)
  .pipe(z.number().max(100, 'Write a percent, from 0 to 100.'));
const several = <T extends z.ZodType>(one: T) =>
  z
    .union([z.literal('').transform((): z.output<T>[] => []), one.transform((value) => [value]), z.array(one)])
    .default([]);
const names = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []));
const text = (most: number) => z.string().max(most).default('');

const order: z.ZodType<AdjustOrder> = z.discriminatedUnion('what', [
  z.object({ what: z.literal('team'), team: key, gp: added, infrastructure: added, because }),
  z.object({ what: z.literal('roster'), team: key, mercs: several(key), because }),
  z.object({
    what: z.literal('merc'),
    merc: key,
    exp: added,
    status: several(z.enum(STATUSES)),
    to: z.literal('').or(key),
    customization: text(4000),
    because,
  }),
  z.object({
    what: z.literal('parameters'),
    merc: key,
    name: thingName('A merc has a name.'),
    aka: names,
    alignment: z.enum(ALIGNMENTS),
    types: several(z.enum(MERC_TYPES)),
    gender: z.enum(GENDERS),
    upkeep: wholeField,
    immune: names,
    writeup: text(20_000),
    because,
  }),
  z.object({
    what: z.literal('ability'),
    ability: key,
    ready: wholeField,
    used: maybe(wholeField),
    choice: text(4000),
    because,
  }),
  z.object({ what: z.literal('buyback'), ability: key, price: wholeField, because }),
  z.object({
    what: z.literal('definition'),
    ability: key,
    name: thingName('An ability has a name.'),
    type: z.enum(ABILITY_TYPES),
    cooldown: wholeField,
    chance: maybe(percent),
    limitedUses: maybe(wholeField),
    text: text(4000),
    rest: text(20_000),
    because,
  }),
]);

/** Sets something by hand: first what it changes, then, the same order again, for good. */
export const adjust = seasonAction<AdjustOrder & { saw?: string }, ActPreview>({
  act: 'adjust',
  input: z.intersection(order, z.object(seen)),
  run: async ({ saw, ...order }, { actor, key: form }) =>
    confirmed(await adjustByHand(actor, { key: form, saw }, order), () => ({
      to: addressOf(actor.season, order),
      said: 'Adjusted. It is shown so wherever the number stands.',
    })),
});

function addressOf(season: string, order: AdjustOrder): string {
  const of =
    'team' in order ? `team ${order.team}` : 'merc' in order ? `merc ${order.merc}` : `ability ${order.ability}`;
  return adminPath(season, `/adjust?of=${encodeURIComponent(of)}`);
}
