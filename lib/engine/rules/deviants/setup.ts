import { z } from 'zod';
import { counted, MOST } from '../kernel/numbers';
import { abilitySchema, nameSchema } from './ability';
import { checkSetup } from './setup-check';
import { CARD_TYPES, INITIATIVE_READ, LATE_CONDITIONS, MOST_ABILITIES, ZONES } from './terms';

/** What a board opens with. Versioned. Cards and players are called by their names, which all differ. */
export const SETUP_VERSION = 1;

/** What stands on a card or with a player: entered, or come to in play. */
const count = z.int().min(0).max(MOST);
export const countersSchema = z.record(nameSchema, count);
export const statesSchema = z.array(nameSchema).max(100);

export const playerSchema = z.strictObject({
  name: nameSchema,
  counters: countersSchema,
  states: statesSchema,
});

/** An ability on a card, and the card that granted it for good; null: it is printed there. */
const heldSchema = z.strictObject({ ability: abilitySchema, grantedBy: nameSchema.nullable() });

export const cardSchema = z.strictObject({
  name: nameSchema,
  type: z.enum(CARD_TYPES),
  player: nameSchema,
  zone: z.enum(ZONES),
  /** On the board, from 1 at the left; null: an HQ, or no card of the board. */
  column: z.int().nullable(),
  planning: count,
  tags: z.array(nameSchema).max(50),
  /** Of a Technology: the tags of those who can use it; none: anybody (assign:compatible). */
  fits: z.array(nameSchema).max(50),
  power: z.int().min(-MOST).max(MOST),
  counters: countersSchema,
  states: statesSchema,
  /** In the order of the card's text, granted ones last (order:granted). */
  abilities: z.array(heldSchema).max(MOST_ABILITIES),
});
export type Card = z.infer<typeof cardSchema>;

/** How the house reads what the source leaves open; absent in a set-up: as it did before there was a choice. */
export const settingsSchema = z
  .strictObject({
    /** Whether one that is met when its turn comes triggers, though it was not met at the event (condition:twice). */
    lateConditions: z.enum(LATE_CONDITIONS).default('ignored'),
    /** Whether Initiative is read when the event happens or as it stands by then (order:initiative). */
    initiativeRead: z.enum(INITIATIVE_READ).default('at-event'),
  })
  .default({ lateConditions: 'ignored', initiativeRead: 'at-event' });
export type Settings = z.infer<typeof settingsSchema>;

export const setupSchema = z
  .strictObject({
    setupVersion: z.literal(SETUP_VERSION),
    settings: settingsSchema,
    /** Columns of the board (assign:slots). */
    columns: z.int().min(1).max(1000),
    /** The turn that begins, from 1. */
    turn: counted.min(1),
    /** Who holds the Initiative. */
    initiative: nameSchema,
    players: z.tuple([playerSchema, playerSchema]),
    cards: z.array(cardSchema).max(5000),
  })
  .superRefine(checkSetup);
export type Setup = z.infer<typeof setupSchema>;
