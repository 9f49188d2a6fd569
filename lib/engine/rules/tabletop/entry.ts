import { z } from 'zod';
import { type Bare, envelope } from '../kernel/envelope';
import { commandSchema, orderSchema } from './command';
import { amountSchema } from './forms';
import { distractionSchema, keySchema, numberSchema } from './setup';
import { DAMAGE_SOURCES, OUTCOMES } from './terms';

/** Everything that can happen in an encounter. One schema a kind; the union is the only door for a journal. */

const because = z.string().min(1);

/** A player's post with what its bold lines were read as, and the version of the reader. */
export const postEntry = z.strictObject({
  ...envelope,
  kind: z.literal('post'),
  by: keySchema,
  text: z.string().max(200_000),
  orders: z.array(orderSchema).max(200),
  reader: z.string(),
});
/** The same given without a post: by a form, or by the game master with what posts do not say. */
export const orderEntry = z.strictObject({
  ...envelope,
  kind: z.literal('order'),
  by: keySchema,
  command: commandSchema,
});
/** The running turn ends and the creature's next one begins. */
export const turnEntry = z.strictObject({ ...envelope, kind: z.literal('turn'), creature: keySchema });
export const endEntry = z.strictObject({ ...envelope, kind: z.literal('end'), creature: keySchema });

/** What the game master states of a creature; each part that is given counts. */
export const happensEntry = z.strictObject({
  ...envelope,
  kind: z.literal('happens'),
  to: keySchema,
  damage: z.int().min(0).max(1_000_000).optional(),
  source: z.enum(DAMAGE_SOURCES).optional(),
  distraction: distractionSchema.optional(),
  /** A distraction that is over: one of them, or all grapples by the word `grappled`. */
  ends: distractionSchema.or(z.literal('grappled')).optional(),
  distractedBy: z.strictObject({ user: keySchema, ability: keySchema }).optional(),
  flatFooted: z.boolean().optional(),
  noMagic: z.boolean().optional(),
  /** Where it stands now, in feet. */
  stands: numberSchema.optional(),
});
/** One looks into an illusion (disbelief:study). */
export const studyEntry = z.strictObject({
  ...envelope,
  kind: z.literal('study'),
  by: keySchema,
  illusion: keySchema,
  careful: z.boolean(),
  odd: z.boolean(),
});
export const sayEntry = z.strictObject({
  ...envelope,
  kind: z.literal('say'),
  by: keySchema,
  illusion: keySchema,
  to: z.array(keySchema).max(200),
});
export const proofEntry = z.strictObject({ ...envelope, kind: z.literal('proof'), by: keySchema, illusion: keySchema });
/** Time passes outside of turns, in rounds. */
export const elapseEntry = z.strictObject({
  ...envelope,
  kind: z.literal('elapse'),
  rounds: z.int().min(1).max(1_000_000_000),
});
export const recoverEntry = z.strictObject({ ...envelope, kind: z.literal('recover'), creature: keySchema });

const numbers = z.record(keySchema, numberSchema);
/** Numbers of one creature that an admin sets (ruling:override); what is left out stays. */
export const setSchema = z.strictObject({
  hp: numberSchema.optional(),
  at: numberSchema.optional(),
  plane: z.string().min(1).max(120).optional(),
  level: z.int().min(0).max(1000).optional(),
  cr: z.number().min(0).max(1000).optional(),
  initiative: numberSchema.optional(),
  ac: numberSchema.optional(),
  touchAc: numberSchema.optional(),
  sr: numberSchema.optional(),
  grapple: numberSchema.optional(),
  attack: z.strictObject({ bonus: numberSchema.optional(), damage: amountSchema.optional() }).optional(),
  abilityMods: numbers.optional(),
  saves: numbers.optional(),
  skills: numbers.optional(),
  stats: numbers.optional(),
  /** Uses left of abilities. */
  uses: z.record(keySchema, z.int().min(0).max(1_000_000)).optional(),
});
export type SetNumbers = z.infer<typeof setSchema>;
/** What an admin rules: numbers set by hand, another outcome for a ruling, an ability ended by force. */
export const rulingEntry = z.strictObject({
  ...envelope,
  kind: z.literal('ruling'),
  set: z.record(keySchema, setSchema),
  supersedes: z.strictObject({ ruling: z.string().min(1), outcome: z.enum(OUTCOMES) }).nullable(),
  /** Abilities that last, by their number. */
  ends: z.array(z.string()).max(200),
  because,
});
export type RulingEntry = z.infer<typeof rulingEntry>;

export const entrySchema = z.discriminatedUnion('kind', [
  postEntry,
  orderEntry,
  turnEntry,
  endEntry,
  happensEntry,
  studyEntry,
  sayEntry,
  proofEntry,
  elapseEntry,
  recoverEntry,
  rulingEntry,
]);
export type Entry = z.infer<typeof entrySchema>;
/** An entry as a use-case writes it. */
export type NewEntry = Bare<Entry>;
