import { z } from 'zod';
import { isKey, NO_KEY } from '../kernel/key';
import { counted, MOST } from '../kernel/numbers';
import { abilityEffectSchema, fieldEffectSchema, lastingEffectSchema, moveSchema, traitEffectSchema } from './effects';
import { checkSetup } from './setup-check';
import { BENCHED_TRAITS, CLASSES, DAMAGE_TYPES, DIFFICULTIES, SPACES } from './terms';

/**
 * What a duel opens with. Versioned. Sides, fighters and abilities stand under immutable keys; names are
 * labels. A fighter's key must not tell one player what the other has on the bench: give each side's
 * fighters keys of their own (`ann/ember`), also where both teams hold the same one.
 */
export const SETUP_VERSION = 1;

export const keySchema = z.string().min(1).max(120).refine(isKey, NO_KEY);
const name = z.string().trim().min(1).max(120);
const text = z.string().max(4000);
const stat = z.int().min(0).max(1_000_000);
const space = z.int().min(1).max(SPACES);
const resistance = z.int().min(-1_000_000).max(1_000_000);
const resistances = z.strictObject({ Physical: resistance, Elemental: resistance, Spiritual: resistance });

export const abilitySchema = z.strictObject({
  name,
  /** CR makes it a Crisis Ability (crisis:spend). */
  cost: z.strictObject({ of: z.enum(['AP', 'CR']), amount: stat }),
  /** null: it deals no damage (ability:attack). */
  attack: z.strictObject({ strength: stat, hits: z.int().min(1).max(1000) }).nullable(),
  /** Spaces in front of the user, both ends included; negative ones lie behind it. null: it hits nobody. */
  range: z
    .strictObject({ from: z.int().min(-SPACES).max(SPACES), to: z.int().min(-SPACES).max(SPACES) })
    .refine((range) => range.from <= range.to, 'a range A:B goes from the nearer space to the farther one')
    .nullable(),
  type: z.enum(DAMAGE_TYPES),
  priority: z.int().min(-1000).max(1000),
  rate: stat,
  attributes: z.array(name),
  effects: z.array(abilityEffectSchema),
  text,
});
export type Ability = z.infer<typeof abilitySchema>;

/** An effect that an ability has laid on a fighter: whose, at which moment of the duel, and what it says. */
export const laidSchema = z.strictObject({
  side: z.union([z.literal(0), z.literal(1)]),
  user: keySchema,
  ability: keySchema,
  moment: counted,
  effect: lastingEffectSchema,
});
export type Laid = z.infer<typeof laidSchema>;

/** How a fighter stands when the duel begins, where that is not fresh. */
const nowSchema = z.strictObject({
  hp: stat.optional(),
  ap: stat.optional(),
  /** Of the combatant in play alone; absent: its side's starting position. */
  space: space.optional(),
  eliminated: z.boolean().optional(),
  laid: z.array(laidSchema).optional(),
});

export const combatantSchema = z.strictObject({
  name,
  class: z.enum(CLASSES),
  difficulty: z.enum(DIFFICULTIES),
  hp: stat.min(1),
  ap: stat,
  move: moveSchema,
  resistance: resistances,
  trait: z.strictObject({ text, effects: z.array(traitEffectSchema) }).nullable(),
  abilities: z.record(keySchema, abilitySchema),
  now: nowSchema.optional(),
});
export type Combatant = z.infer<typeof combatantSchema>;

/** A fighter that is no combatant: a totem, a decoy (fighter:others). */
export const otherFighterSchema = z.strictObject({
  name,
  side: keySchema,
  space,
  hp: stat.min(1),
  resistance: resistances,
  now: nowSchema.omit({ ap: true, eliminated: true }).optional(),
});
export type OtherFighter = z.infer<typeof otherFighterSchema>;

export const sideSchema = z.strictObject({
  key: keySchema,
  name,
  /** Keys of its combatants. */
  team: z.array(keySchema),
  /** Who is in play when the duel opens. */
  leader: keySchema,
  /** Crisis Rate brought along, which has no upper limit but that of every number. */
  cr: z.int().min(0).max(MOST),
  /** Of a duel that goes on: keys of those who were in play before, and the moment at which the leader came in. */
  seen: z.array(keySchema).optional(),
  entered: counted.optional(),
  /** At which moment each of those last came in. */
  came: z.record(keySchema, counted).optional(),
});
export type Side = z.infer<typeof sideSchema>;

/** How the house reads what the source leaves open; absent in a set-up: as it did before there was a choice. */
export const settingsSchema = z
  .strictObject({
    /** Whether the trait of a benched combatant acts, once that one has been in play (fighter:trait). */
    benchedTraits: z.enum(BENCHED_TRAITS).default('idle'),
  })
  .default({ benchedTraits: 'idle' });
export type Settings = z.infer<typeof settingsSchema>;

export const setupSchema = z
  .strictObject({
    setupVersion: z.literal(SETUP_VERSION),
    settings: settingsSchema,
    /** The turn whose orders are awaited first. */
    turn: counted.min(1),
    /** Which way the first side faces where both stand on one space; absent: to the right (move:forward). */
    heading: z.union([z.literal(1), z.literal(-1)]).optional(),
    arena: z.strictObject({ labels: z.record(keySchema, space) }),
    field: z.array(fieldEffectSchema),
    /** The first stands left (setup:players). */
    sides: z.tuple([sideSchema, sideSchema]),
    combatants: z.record(keySchema, combatantSchema),
    fighters: z.record(keySchema, otherFighterSchema),
  })
  .superRefine(checkSetup);
export type Setup = z.infer<typeof setupSchema>;
