import { z } from 'zod';

/** What a player orders. Creatures go by their keys; a word that is nobody's name stays as it was written, and is refused. */

const word = z.string().min(1).max(120);
const names = z.array(word).max(200);

export interface Use {
  readonly do: 'use';
  /** As it was written: a key, or a name in any case. */
  readonly ability: string;
  /** null: left out. */
  readonly on: readonly string[] | null;
  readonly mode: string | null;
  readonly defensively: boolean;
  /** Who forgoes a save (save:forgo). */
  readonly forgo: readonly string[];
  /** Who lets itself be touched (range:touch). */
  readonly willing: readonly string[];
  /** To be delivered later (range:hold). */
  readonly hold: boolean;
  /** Who would make an attack of opportunity, if the use provokes one (step:2b). */
  readonly opportunity: readonly string[];
  /** Immediate actions in answer to it (action:immediate-kinds). */
  readonly answers: readonly Answer[];
}
export interface Answer {
  readonly by: string;
  readonly use: Use;
}

export const useSchema: z.ZodType<Use> = z.lazy(() =>
  z.strictObject({
    do: z.literal('use'),
    ability: word,
    on: names.nullable(),
    mode: word.nullable(),
    defensively: z.boolean(),
    forgo: names,
    willing: names,
    hold: z.boolean(),
    opportunity: names,
    answers: z.array(z.strictObject({ by: word, use: useSchema })).max(50),
  }),
);

export const PLAIN_USE = {
  do: 'use',
  on: null,
  mode: null,
  defensively: false,
  forgo: [],
  willing: [],
  hold: false,
  opportunity: [],
  answers: [],
} as const;

export const dismissSchema = z.strictObject({ do: z.literal('dismiss'), abilities: names.min(1) });
export const touchSchema = z.strictObject({
  do: z.literal('touch'),
  target: word,
  willing: z.boolean(),
  forgo: z.boolean(),
});
export const attackSchema = z.strictObject({ do: z.literal('attack'), target: word });
export const slipSchema = z.strictObject({ do: z.literal('slip') });
/** Bold words that are no order. */
export const unreadSchema = z.strictObject({ do: z.literal('nothing'), words: z.string() });

export type Dismiss = z.infer<typeof dismissSchema>;
export type Touch = z.infer<typeof touchSchema>;
export type Attack = z.infer<typeof attackSchema>;
export type Slip = z.infer<typeof slipSchema>;

export const commandSchema = z.union([useSchema, dismissSchema, touchSchema, attackSchema, slipSchema]);
export type Command = Use | Dismiss | Touch | Attack | Slip;

/** One bold line of a post, and what it was read as. */
export const orderSchema = z.strictObject({
  text: z.string().max(200_000),
  /** Where it stands in the raw post, in UTF-16 units; null: it was given without a post. */
  span: z.strictObject({ start: z.int().min(0), end: z.int().min(0) }).nullable(),
  command: z.union([useSchema, dismissSchema, touchSchema, attackSchema, unreadSchema]),
});
export type Order = z.infer<typeof orderSchema>;
