import { z } from 'zod';
import { keySchema } from './setup';

/**
 * What the words of an order were read as, before anybody asks whether it is allowed. It is stored in the
 * entry, so that a better reader never changes what was ordered.
 */

const spaces = z.int().min(0).max(1000);

/** The forms in which a movement names a space (move:forms); fighters stand under their keys. */
export const placeSchema = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('forward'), spaces }),
  z.strictObject({ at: z.literal('backward'), spaces }),
  z.strictObject({ at: z.literal('in front'), spaces, of: keySchema }),
  z.strictObject({ at: z.literal('behind'), spaces, of: keySchema }),
  z.strictObject({ at: z.literal('with'), of: keySchema }),
  z.strictObject({ at: z.literal('same') }),
  z.strictObject({ at: z.literal('space'), space: z.int().min(1).max(7) }),
]);
export type Place = z.infer<typeof placeSchema>;

/** A phase's order: a movement, an ability or both, with null for rest or no ability; or a shift (flow:choice). */
export const commandSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('act'),
    move: placeSchema.nullable(),
    /** Its key, or its name as written: whose it is depends on who is in play by then. */
    ability: z.string().min(1).max(200).nullable(),
  }),
  z.strictObject({ do: z.literal('shift'), to: keySchema }),
]);
export type Command = z.infer<typeof commandSchema>;

/** What can be wrong with the words of a line, by themselves. */
export const MISREADINGS = [
  'no phase',
  'no such phase',
  'empty',
  'no number',
  'no such space',
  'no such name',
  'no teammate',
  'two names',
  'space or ability',
  'shift and move',
  'shift and more',
] as const;
export type Misreading = (typeof MISREADINGS)[number];

/** One line of an order as read: a command, or why it is none. `words` are the ones that a misreading is about. */
export const lineSchema = z.strictObject({
  /** As the line says it; null where it names none. Not 1 to 3: there is no such phase. */
  phase: z.int().min(0).max(1_000_000).nullable(),
  text: z.string().max(2000),
  /** Where it stands in the post's raw text; null: it does not come from a post. */
  span: z.strictObject({ start: z.int().min(0), end: z.int().min(0) }).nullable(),
  command: commandSchema.nullable(),
  misread: z.strictObject({ why: z.enum(MISREADINGS), words: z.string().max(2000) }).nullable(),
});
export type Line = z.infer<typeof lineSchema>;
