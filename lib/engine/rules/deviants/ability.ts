import { z } from 'zod';
import { ABILITY_KINDS, EXEMPT_MECHANICS, SUBJECTS } from './terms';

/** What is written on a card: its abilities, their conditions, triggers and effects (ability:parts). */

export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine((name) => name !== '__proto__', 'this name cannot be used');
const amount = z.int().min(-1_000_000).max(1_000_000);
/** `self`, `user`, `controller`, `opponent`, `subject`, or the name of a card or player. */
const recipient = nameSchema.default('self');

/** An event by its name; what is written without `of` waits for its own card's. */
export const triggerSchema = z.preprocess(
  (value) => (typeof value === 'string' ? { on: value } : value),
  z.strictObject({ on: nameSchema, of: z.enum(SUBJECTS).default('self') }),
);
export type Trigger = z.infer<typeof triggerSchema>;

const simpleEffects = [
  z.strictObject({ do: z.literal('counter'), to: recipient, of: nameSchema, amount }),
  z.strictObject({ do: z.literal('power'), to: recipient, amount }),
  z.strictObject({ do: z.literal('state'), to: recipient, value: nameSchema, off: z.boolean().default(false) }),
  z.strictObject({ do: z.literal('planning'), to: recipient, amount }),
  z.strictObject({ do: z.literal('move'), to: recipient, column: z.int().min(1).max(1000) }),
  z.strictObject({ do: z.literal('leave'), to: recipient }),
  z.strictObject({ do: z.literal('initiative'), to: recipient }),
  z.strictObject({ do: z.literal('event'), name: nameSchema, to: nameSchema.nullable().default(null) }),
  z.strictObject({ do: z.literal('tell'), text: z.string().trim().min(1).max(2000) }),
] as const;
type SimpleEffect = z.infer<(typeof simpleEffects)[number]>;

export interface Ability {
  name: string;
  kind: (typeof ABILITY_KINDS)[number];
  triggers: Trigger[];
  /** Beyond the default ones: a state, or a counter of the controller with the number that it takes. */
  conditions: string[];
  mechanic: (typeof EXEMPT_MECHANICS)[number] | null;
  effects: Effect[];
}
export type Effect = SimpleEffect | { do: 'grant'; to: string; ability: Ability };

/** How deep abilities may stand within each other's grants. */
const MOST_NESTED = 4;

/** An ability, whose grants may hold abilities in their turn, to a depth. */
const abilityAt = (depth: number): z.ZodType<Ability> =>
  z
    .strictObject({
      name: nameSchema,
      kind: z.enum(ABILITY_KINDS),
      triggers: z.array(triggerSchema).max(20).default([]),
      conditions: z.array(nameSchema).max(20).default([]),
      mechanic: z.enum(EXEMPT_MECHANICS).nullable().default(null),
      effects: z.array(effectAt(depth)).min(1, 'an ability has at least one effect').max(30),
    })
    .superRefine(({ kind, triggers, effects }, context) => {
      const problem =
        kind === 'ongoing' && triggers.length > 0
          ? 'an ability with a trigger is triggered, not ongoing'
          : kind === 'triggered' && triggers.length === 0
            ? 'an ability without a trigger is ongoing, not triggered'
            : null;
      if (problem !== null) context.addIssue({ code: 'custom', path: [], message: problem });
      if (kind === 'ongoing')
        effects.forEach((effect, at) => {
          const message = unlasting(effect);
          if (message !== null) context.addIssue({ code: 'custom', path: ['effects', at], message });
        });
    });

/** Why an effect cannot stand for as long as an ongoing ability is active (ability:ongoing); null: it can. */
function unlasting(effect: Effect): string | null {
  switch (effect.do) {
    case 'counter':
      return 'an ongoing ability changes no counters: they would have to be counted for as long as it lasts';
    case 'move':
      return 'an ongoing ability moves no card: a move happens once, and this needs a trigger';
    case 'leave':
      return 'an ongoing ability makes no card leave: that happens once, and this needs a trigger';
    case 'event':
      return 'an ongoing ability causes no event: an event happens once, and this needs a trigger';
    case 'tell':
      return null;
    default:
      break;
  }
  if (effect.to === 'subject') return 'an ongoing ability answers no event, so there is no card of the event';
  const player = effect.to === 'controller' || effect.to === 'opponent';
  if (effect.do === 'initiative')
    return effect.to === 'self' || effect.to === 'user' ? 'a card holds no Initiative' : null;
  return player && effect.do !== 'state' ? `a player has no ${LASTING_OF_CARD[effect.do]}` : null;
}
const LASTING_OF_CARD = { power: 'power', planning: 'Planning points', grant: 'text to put an ability on' } as const;

const effectAt = (depth: number): z.ZodType<Effect> =>
  depth === 0
    ? z.discriminatedUnion('do', simpleEffects, {
        error: `grants stand within each other more than ${MOST_NESTED} deep`,
      })
    : z.discriminatedUnion('do', [
        ...simpleEffects,
        z.strictObject({ do: z.literal('grant'), to: recipient, ability: abilityAt(depth - 1) }),
      ]);

export const abilitySchema = abilityAt(MOST_NESTED);

/** What a condition asks: a word is a state, a word with a number a counter (condition:words). */
export type Condition =
  | { readonly words: string; readonly state: string }
  | { readonly words: string; readonly counter: string; readonly least: number };

export function conditionOf(words: string): Condition {
  const match = /^(.*\S)\s+(\d{1,9})$/.exec(words);
  return match === null ? { words, state: words } : { words, counter: match[1] ?? '', least: Number(match[2]) };
}
