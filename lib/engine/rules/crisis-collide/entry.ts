import { z } from 'zod';
import { type Bare, envelope } from '../kernel/envelope';
import { lineSchema } from './command';
import { keySchema } from './setup';
import { OUTCOMES } from './terms';

/** Everything that can happen in a duel. One schema a kind; the union is the only door for a journal. */

const time = z.iso.datetime({ offset: true });
const lines = z.array(lineSchema).max(200);

/** A post with what its bold lines were read as, and the version of the reader. */
export const postEntry = z.strictObject({
  ...envelope,
  kind: z.literal('post'),
  by: keySchema,
  text: z.string().max(200_000),
  lines,
  reader: z.string(),
});
/** The same orders given without a post: by a form, or by a bot. */
export const ordersEntry = z.strictObject({ ...envelope, kind: z.literal('orders'), by: keySchema, lines });
/** Orders are revealed and the turn is played; `closesAt` is the next turn's deadline, null: none. */
export const revealEntry = z.strictObject({ ...envelope, kind: z.literal('reveal'), closesAt: time.nullable() });
/** A new deadline for what is awaited now; null: none. */
export const deadlineEntry = z.strictObject({
  ...envelope,
  kind: z.literal('deadline'),
  closesAt: time.nullable(),
  because: z.string(),
});
/** Who enters for an eliminated combatant. */
export const replaceEntry = z.strictObject({
  ...envelope,
  kind: z.literal('replace'),
  by: keySchema,
  combatant: z.string(),
});

const amount = z.int().min(0).max(1_000_000);
/** What an admin rules: numbers and places set by hand, and another outcome for a ruling (ruling:override). */
export const rulingEntry = z.strictObject({
  ...envelope,
  kind: z.literal('ruling'),
  fighters: z.record(
    keySchema,
    z.strictObject({ hp: amount.optional(), ap: amount.optional(), space: z.int().optional() }),
  ),
  sides: z.record(keySchema, z.strictObject({ cr: amount.optional(), active: keySchema.optional() })),
  supersedes: z.strictObject({ ruling: z.string().min(1), outcome: z.enum(OUTCOMES) }).nullable(),
  because: z.string().min(1),
});

export const entrySchema = z.discriminatedUnion('kind', [
  postEntry,
  ordersEntry,
  revealEntry,
  deadlineEntry,
  replaceEntry,
  rulingEntry,
]);
export type Entry = z.infer<typeof entrySchema>;
/** An entry as a use-case writes it. */
export type NewEntry = Bare<Entry>;
