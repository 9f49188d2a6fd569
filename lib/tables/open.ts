import 'server-only';
import { z } from 'zod';
import { mistake, ok, type Result } from '../result';
import type { Actor } from '../week/types';
import type { CheckedSetup, SeatOrder } from './kind';
import { tableKind } from './kinds';

/** How somebody asks for a table: the fields of the form at /tables/new. */
const seat = z
  .string()
  .max(200)
  .transform((text): SeatOrder => {
    const [by, rest] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
    if (by === 'user') return { by, key: rest };
    return by === 'bot' ? { by, id: rest } : { by: 'link' };
  });
const order = z.object({
  ruleset: z.string().max(60),
  name: z.string().trim().max(120),
  yaml: z.string().max(400_000),
  visibility: z.enum(['everybody', 'seated']),
  hours: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/, 'Write the hours as a whole number, or leave it empty.')
    .transform((text) => (text === '' ? null : Math.max(1, Number(text)))),
  seats: z.array(seat).max(20),
  do: z.enum(['check', 'open']).default('open'),
});
/** The fields `seat-1`, `seat-2` … are the seats in order. */
export const orderSchema = z.preprocess((fields) => {
  const given = Object.entries(Object(fields)).flatMap(([name, value]) => {
    const place = /^seat-(\d{1,2})$/.exec(name)?.[1];
    return place === undefined ? [] : [[Number(place), value] as const];
  });
  return { ...Object(fields), seats: given.toSorted(([one], [other]) => one - other).map(([, value]) => value) };
}, order);
export type TableOrder = z.infer<typeof orderSchema>;

const noSuchGame = (id: string): Result<never> =>
  mistake('not-found', `There is no game “${id}”.`, { field: 'ruleset' });

/** Opens a table, or says what its set-up holds. @returns `not-found`, `setup`, `twice` */
export async function openTable(
  order: TableOrder,
  actor: Actor,
): Promise<Result<{ readonly number: number } | { readonly checked: CheckedSetup }>> {
  const kind = tableKind(order.ruleset);
  if (kind === null) return noSuchGame(order.ruleset);
  const checked = kind.check(order.yaml);
  if (order.do === 'check' || !checked.ok) return ok({ checked });
  const { visibility, hours, seats, yaml } = order;
  const name = order.name || checked.name || checked.seats.map((one) => one.name).join(' v ');
  const opened = await kind.open({ actor, name, yaml, visibility, hours, seats });
  return opened.ok ? ok({ number: opened.value }) : opened;
}

/** A table at which somebody meets a bot, on the game's own example. @returns `not-found` */
export async function practise(actor: Actor, ruleset: string, bot: string): Promise<Result<number>> {
  const kind = tableKind(ruleset);
  const played = kind?.bots.find(({ id }) => id === bot);
  if (!kind || !played) return noSuchGame(ruleset);
  return kind.open({
    actor,
    name: `${actor.name} v a bot`,
    yaml: kind.example,
    visibility: 'everybody',
    hours: null,
    seats: [
      { by: 'user', key: actor.key },
      { by: 'bot', id: bot },
    ],
  });
}
