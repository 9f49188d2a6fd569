import { z } from 'zod';
import { ACTS, DAMAGE_TYPES, DURATIONS, RECIPIENTS } from './terms';

/**
 * What an effect can say. Those that stand (modify, set, cannot, can) change how numbers and acts are read
 * while they last; those that happen (push, pull, lose, gain, halve) change something once. Traits and the
 * field hold standing effects alone: nothing of theirs has a moment at which to happen.
 */

const number = z.number().min(-1_000_000).max(1_000_000);
const amount = z.int().min(0).max(1_000_000);
const spaces = z.int().min(0).max(1000);
export const moveSchema = z.strictObject({ back: spaces, forward: spaces });
/** Move -X:+Y: the most spaces that one movement can go backward and forward (move:stat). */
export type Move = z.infer<typeof moveSchema>;

/** The effects that stand; `more` are the further keys that they have where they are written. */
function standing<More extends z.ZodRawShape>(more: More) {
  const type = z.enum(DAMAGE_TYPES).optional();
  const stat = z.enum(['strength', 'resistance']);
  return z.discriminatedUnion('do', [
    z
      .strictObject({
        do: z.literal('modify'),
        stat,
        type,
        add: number.optional(),
        times: number.min(0).optional(),
        ...more,
      })
      .refine((effect: object) => 'add' in effect || 'times' in effect, {
        error: 'a modify effect says what to add or what to multiply by',
        path: ['add'],
      }),
    z.discriminatedUnion('stat', [
      z.strictObject({ do: z.literal('set'), stat, type, value: number, ...more }),
      z.strictObject({ do: z.literal('set'), stat: z.literal('move'), value: moveSchema, ...more }),
    ]),
    z.strictObject({ do: z.literal('cannot'), what: z.enum(ACTS), ...more }),
    z.strictObject({ do: z.literal('can'), what: z.enum(ACTS), ...more }),
  ]);
}

const to = z.enum(RECIPIENTS);
/** What an ability lays on a fighter for a while. */
export const lastingEffectSchema = standing({ to, until: z.enum(DURATIONS) });
export type LastingEffect = z.infer<typeof lastingEffectSchema>;

const instantEffectSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('push'), spaces, to }),
  z.strictObject({ do: z.literal('pull'), spaces, to }),
  z.strictObject({ do: z.literal('lose'), what: z.enum(['HP', 'AP', 'CR']), amount, to }),
  z.strictObject({ do: z.literal('gain'), what: z.enum(['HP', 'AP', 'CR']), amount, to }),
  z.strictObject({ do: z.literal('halve'), what: z.enum(['HP', 'AP']), to }),
]);
export type InstantEffect = z.infer<typeof instantEffectSchema>;

export const abilityEffectSchema = z.discriminatedUnion('do', [instantEffectSchema, lastingEffectSchema]);
export type AbilityEffect = z.infer<typeof abilityEffectSchema>;

export const traitEffectSchema = standing({ to: z.enum(['self', 'opponent', 'both']) });
export type TraitEffect = z.infer<typeof traitEffectSchema>;
export const fieldEffectSchema = standing({ to: z.literal('both') });
export type FieldEffect = z.infer<typeof fieldEffectSchema>;

/** An effect that stands, wherever it is written. */
export type StandingEffect = LastingEffect | TraitEffect | FieldEffect;

export const isLasting = (effect: AbilityEffect): effect is LastingEffect => 'until' in effect;
