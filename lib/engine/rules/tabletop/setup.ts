import { z } from 'zod';
import { isKey, NO_KEY } from '../kernel/key';
import { actionSchema, amountSchema, dcSchema, durationSchema, rangeSchema, usesSchema } from './forms';
import { checkSetup } from './setup-check';
import {
  type ABILITY_SCORES,
  COMPONENTS,
  KINDS,
  PLAIN_DISTRACTIONS,
  SAVE_RESULTS,
  SAVES,
  TAGS,
  TOUCH_REACH,
} from './terms';

/** What an encounter opens with. Versioned. Creatures and abilities stand under immutable keys; names are labels. */
export const SETUP_VERSION = 1;

export const keySchema = z.string().min(1).max(120).refine(isKey, NO_KEY);
const name = z.string().trim().min(1).max(120);
const text = z.string().max(4000);
export const numberSchema = z.int().min(-1_000_000_000).max(1_000_000_000);
const level = z.int().min(0).max(1000);

export const effectSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('damage'), amount: amountSchema }),
  z.strictObject({ do: z.literal('heal'), amount: amountSchema }),
  z.strictObject({ do: z.literal('bonus'), stat: name, amount: amountSchema }),
  z.strictObject({ do: z.literal('set'), stat: name, value: z.union([name, numberSchema, z.boolean()]) }),
  z.strictObject({ do: z.literal('condition'), value: name }),
  z.strictObject({ do: z.literal('dispel') }),
  z.strictObject({ do: z.literal('tell'), text }),
]);
export type Effect = z.infer<typeof effectSchema>;

export const abilitySchema = z.strictObject({
  name,
  kind: z.enum(KINDS),
  /** The ability's own level; null: it has none. */
  level: level.nullable(),
  /** The character level at which it was gained. */
  gainedAt: level,
  uses: usesSchema,
  /** Uses already expended, just now. */
  used: z.int().min(0),
  action: actionSchema,
  /** Of spells alone (step:1d). */
  components: z.array(z.enum(COMPONENTS)),
  range: rangeSchema,
  duration: durationSchema,
  save: z.strictObject({ kind: z.enum(SAVES), dc: dcSchema, result: z.enum(SAVE_RESULTS) }).nullable(),
  tags: z.array(z.enum(TAGS)),
  /** Spell resistance is checked; of spells and spell-likes alone (step:3a). */
  resistible: z.boolean(),
  concentration: z.boolean(),
  provokes: z.boolean(),
  /** For defensive use (step:2a). */
  skill: name,
  /** Its own text says that it stacks (combine:best). */
  stacks: z.boolean(),
  effects: z.array(effectSchema),
  /** In place of effects: the use names one of them. */
  modes: z.record(keySchema, z.array(effectSchema)),
});
export type Ability = z.infer<typeof abilitySchema>;

export const distractionSchema = z.union([z.enum(PLAIN_DISTRACTIONS), z.strictObject({ grappled: keySchema })]);
export type Distraction = z.infer<typeof distractionSchema>;

const scores = z.strictObject({
  Str: numberSchema,
  Dex: numberSchema,
  Con: numberSchema,
  Int: numberSchema,
  Wis: numberSchema,
  Cha: numberSchema,
} satisfies Record<(typeof ABILITY_SCORES)[number], typeof numberSchema>);

export const creatureSchema = z.strictObject({
  name,
  /** Whose it is to play: a player's key; null: the game master's. */
  player: keySchema.nullable(),
  /** A character's level, or a monster's CR in its place. */
  level: z.discriminatedUnion('of', [
    z.strictObject({ of: z.literal('level'), value: level }),
    z.strictObject({ of: z.literal('cr'), value: z.number().min(0).max(1000) }),
  ]),
  initiative: numberSchema,
  hp: numberSchema,
  /** Where it stands, in feet along one line. */
  at: numberSchema,
  plane: name,
  ac: numberSchema,
  touchAc: numberSchema,
  /** Spell resistance; null: none. */
  sr: numberSchema.nullable(),
  attack: z.strictObject({
    bonus: numberSchema,
    damage: amountSchema,
    /** The lowest die that threatens a critical, and how often its damage is dealt; null: none (action:attack). */
    critical: z
      .strictObject({ from: z.int().min(2).max(20), times: z.int().min(2).max(10) })
      .nullable()
      .default(null),
    /** How far it reaches, in feet. */
    reach: z.int().min(0).max(1_000_000).default(TOUCH_REACH),
  }),
  grapple: numberSchema,
  abilityMods: scores,
  saves: z.strictObject({ Fort: numberSchema, Ref: numberSchema, Will: numberSchema }),
  skills: z.record(keySchema, numberSchema),
  stats: z.record(keySchema, numberSchema),
  flatFooted: z.boolean(),
  noMagic: z.boolean(),
  distractions: z.array(distractionSchema),
  abilities: z.record(keySchema, abilitySchema),
  /** Its HP when the encounter opens, where that is not all of them. */
  now: z.strictObject({ hp: numberSchema }).optional(),
});
export type Creature = z.infer<typeof creatureSchema>;

export const setupSchema = z
  .strictObject({
    setupVersion: z.literal(SETUP_VERSION),
    /** In the order in which ties of initiative go. */
    creatures: z.record(keySchema, creatureSchema),
  })
  .superRefine(checkSetup);
export type Setup = z.infer<typeof setupSchema>;
