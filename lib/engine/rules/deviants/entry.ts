import { z } from 'zod';
import { type Bare, envelope } from '../kernel/envelope';
import { MOST } from '../kernel/numbers';
import { abilitySchema, nameSchema } from './ability';
import { orderSchema } from './orders';
import { countersSchema, statesSchema } from './setup';
import { OUTCOMES } from './terms';

/** Everything that can happen at a board. One schema a kind; the union is the only door for a journal. */

const count = z.int().min(0).max(MOST);
const because = z.string().max(2000).default('');
const name = nameSchema;

/** A player's post, with what its bold lines were read as, and the version of the reader. */
export const postEntry = z.strictObject({
  ...envelope,
  kind: z.literal('post'),
  by: name,
  text: z.string().max(200_000),
  orders: z.array(orderSchema).max(200),
  reader: z.string(),
});
export const playEntry = z.strictObject({
  ...envelope,
  kind: z.literal('play'),
  by: name,
  card: name,
  column: z.int(),
});
export const moveEntry = z.strictObject({
  ...envelope,
  kind: z.literal('move'),
  by: name,
  card: name,
  column: z.int(),
});
/** A game event that the judge states; `card` where it is of one card. */
export const eventEntry = z.strictObject({
  ...envelope,
  kind: z.literal('event'),
  event: name,
  card: name.nullable().default(null),
});
export const removeEntry = z.strictObject({ ...envelope, kind: z.literal('remove'), card: name });
/** A new turn; null: the Initiative stays. */
export const turnEntry = z.strictObject({
  ...envelope,
  kind: z.literal('turn'),
  initiative: name.nullable().default(null),
});
/** Numbers and states as the judge states them, of cards and players. */
export const setEntry = z.strictObject({
  ...envelope,
  kind: z.literal('set'),
  of: z.record(
    name,
    z.strictObject({
      planning: count.optional(),
      counters: countersSchema.optional(),
      states: statesSchema.optional(),
      power: z.int().min(-MOST).max(MOST).optional(),
    }),
  ),
  because,
});
/** One card grants another an ability, for good (order:granted). */
export const grantEntry = z.strictObject({
  ...envelope,
  kind: z.literal('grant'),
  to: name,
  from: name,
  ability: abilitySchema,
});
/** Another outcome for a ruling, with the reason (ruling:override): of the ruling named, or of the last one of a card. */
export const rulingEntry = z.strictObject({
  ...envelope,
  kind: z.literal('ruling'),
  card: name,
  ability: name.nullable().default(null),
  ruling: z.string().nullable().default(null),
  outcome: z.enum(OUTCOMES),
  because: z.string().min(1).max(2000),
});

export const entrySchema = z.discriminatedUnion('kind', [
  postEntry,
  playEntry,
  moveEntry,
  eventEntry,
  removeEntry,
  turnEntry,
  setEntry,
  grantEntry,
  rulingEntry,
]);
export type Entry = z.infer<typeof entrySchema>;
/** An entry as a use-case writes it. */
export type NewEntry = Bare<Entry>;
