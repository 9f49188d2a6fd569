import { z } from 'zod';
import { whole } from '../../kernel/numbers';
import type { Act, Blow } from '../act';
import type { Cite } from '../clauses';
import type { Settings } from '../setup';
import { ABILITY_TYPES, type Family, RECIPIENTS } from '../terms';
import type { Transaction } from '../transaction';
import { kindOrFamily } from './index';
import type { NameOf, Verbs } from './words';

/**
 * What there is to know of one kind of effect, in one value: nothing else in the engine or on a page asks which kind it is.
 * A kind is added by a value of this shape in a file of this folder and its line in the table of `index.ts`.
 */

/** The fields that every effect has, and those of its own kind: any other is refused. */
const common = {
  to: z.enum(RECIPIENTS).optional(),
  chance: z.number().min(0).max(100).optional(),
  evenIf: z.union([z.string(), z.array(z.string())]).optional(),
};
export const shapeOf = <K extends string, S extends z.ZodRawShape>(kind: K, own: S) =>
  z.strictObject({ do: z.literal(kind), ...common, ...own });

/** Fields that several kinds share. */
export const field = {
  /** The present week is the first; of a Recharge: the forced cooldown. */
  weeks: z.int().min(0).max(1000).optional(),
  amount: whole.optional(),
  text: z.string().max(4000).optional(),
  /** Which abilities of a merc it reaches: all, those of one type, or these names. */
  abilities: z.union([z.literal('all'), z.enum(ABILITY_TYPES), z.array(z.string().min(1))]).optional(),
  /** Kinds of effects and families; read when it is parsed, since each kind is one of them. */
  kinds: z.array(z.lazy((): z.ZodType<string> => kindOrFamily)).optional(),
  from: z.union([z.enum(ABILITY_TYPES), z.array(z.enum(ABILITY_TYPES))]).optional(),
};

/**
 * When the effects of one batch are carried out, so that none touches another (`2f:simultaneous`): first what ends a recharge,
 * then numbers, which fall on whoever commands a merc as the batch begins (upkeep, which ends at nothing, is lowered when all
 * that raises it is done); then changes of side; last what changes other abilities, each kind behind those whose reach it
 * would alter.
 */
export const STAGES = [
  'end of recharge',
  'numbers',
  'lowered upkeep',
  'sides',
  'conditions',
  'changes',
  'nullify',
  'timing',
  'copies',
  'thefts',
] as const;
export type Stage = (typeof STAGES)[number];

/** Of two effects that clash on one merc only one can stand, so that the order of declaration decides between them. */
export const CLASHES = ['side', 'write-up', 'traits', 'timing', 'copies', 'thefts'] as const;
export type Clash = (typeof CLASHES)[number];

type EffectShape = z.ZodType<{ do: string }>;

export interface Descriptor<S extends EffectShape = EffectShape> {
  /** Its fields; `do` names the kind. */
  readonly schema: S;
  /**
   * Lets it take place on all whom it hits.
   * @param order of the batch, for what it ends
   * @returns what changed, in sentences
   */
  apply(tx: Transaction, act: Act, blow: Blow<z.infer<S>>, order: number): string[];
  /** The clauses by which it does so. */
  readonly cites: readonly Cite[];
  /** The families that it belongs to, beside its own kind: always, or as its amount and the settings have it. */
  readonly families: readonly Family[] | FamiliesOf<z.infer<S>>;
  /** When it is carried out within its batch. */
  readonly stage: Stage | StageOf<z.infer<S>>;
  readonly clash: Clash | null;
  /** Whom it concerns: mercs, or teams, through a merc or straight. */
  readonly concerns: 'mercs' | 'teams';
  /** Whether it is told and not computed, so that it may fall on whole teams and a match in words. */
  readonly told: boolean;
  /** Whether admins carry it out at the table, and tick it off. */
  readonly byHand: boolean;
  readonly words: {
    /** What the rulebook calls one such effect, without an article: `KO`, `Kidnapping`. */
    readonly noun: string;
    /** To whom it happened: `KO’d`, `possessed`; null: it is quoted as it stands. */
    readonly event: string | null;
    /** What it does to its subject, behind the subject's name: `is KO’d`. */
    page(effect: z.infer<S>, verbs: Verbs, nameOf: NameOf): string;
    /** What stands before that, where it is not the subject but its user who does something. */
    readonly says: 'of the subject' | 'of the user';
    /** Whether its `weeks` follow as a length of time. */
    readonly lasts: boolean;
  };
}

/** Methods, so that the descriptor of one kind may stand where one of any is asked for. */
interface FamiliesOf<E> {
  of(effect: E, settings: Settings): readonly Family[];
}
interface StageOf<E> {
  of(effect: E): Stage;
}
