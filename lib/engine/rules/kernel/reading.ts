import type { Candidate, Mark, Span } from './ruling';

/**
 * What one bold text of a post was read as. It is stored in the entry, with the version of the reader,
 * and a refold uses it: a better matcher never rewrites history.
 *
 * `declaration`: one ability, with certainty (whether it is allowed is for the rules to say).
 * `unclear`: it may mean an ability, but not with certainty: an admin asks.
 * `talk`: bold, but no ability is near; kept so that nothing is dropped without a trace.
 */
export interface Reading {
  readonly kind: 'declaration' | 'unclear' | 'talk';
  /** The bold text in the post's raw text; `text` is what it says without markup. */
  readonly span: Span;
  readonly text: string;
  /** `MERC/ABILITY`, and the merc who uses it (of a stolen or copied ability: the thief). */
  readonly ability: string | null;
  readonly merc: string | null;
  readonly targets: readonly string[];
  /** The words ask a Random pick to take in those who cannot be rostered. */
  readonly includeUnrosterable: boolean;
  readonly marks: readonly Mark[];
  /** How the name was found; null where none was. */
  readonly how: 'exact' | 'variation' | 'slip' | null;
  /** Why it is unclear; null otherwise. */
  readonly doubt: Doubt | null;
  readonly candidates: readonly Candidate[];
  /** One sentence for people: how it was read, or why not. */
  readonly note: string;
  /** It stands for so many bold texts that were not read; absent: it was read. */
  readonly unread?: number | undefined;
  /** Of talk: what it does instead of declaring an ability; absent: nothing that is known here. */
  readonly act?: PostAct | undefined;
}

/** What is written in bold as law beside abilities: bids for mercs, deferring, whom to attack, EXP, votes. */
export const ACTS = ['vote', 'defer', 'bid', 'experience', 'attack'] as const;
export type PostAct = (typeof ACTS)[number];

/** Why a bold text is not clear (2e:declaration, 2e:targeting). */
export const DOUBTS = [
  'tied',
  'negated',
  'asked',
  'conditional',
  'no target',
  'target tied',
  'near miss',
  /** It takes an order back, or changes it. */
  'retraction',
  /** The ability is spoken of, not declared. */
  'mentioned',
  /** It may be another's words, a signature or a heading: the markup leaves it open. */
  'quoted',
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** The names that a bold text of one player may mean, at one state of the game. */
export interface Vocabulary {
  readonly abilities: readonly VocabularyAbility[];
  readonly mercs: readonly VocabularyMerc[];
}
export interface VocabularyAbility {
  /** `MERC/ABILITY`: the ability and its owner. */
  readonly key: string;
  readonly name: string;
  /** Who would use it: the owner's key, or the thief's or copier's. */
  readonly merc: string;
  /** How many targets its text wants named; null where it finds its targets by itself. */
  readonly aims: { readonly min: number; readonly max: number } | null;
  /** Whom those may be, which decides what a short name can mean. */
  readonly aimsAt: 'ally' | 'enemy' | 'any';
  /** What those are; absent: mercs. */
  readonly takes?: 'terrain' | 'team';
  /** Where nobody is named: on whom it falls anyway (by dice: nobody is known), so that another's name contradicts it. */
  readonly finds?: readonly string[];
}
export interface VocabularyMerc {
  readonly key: string;
  readonly name: string;
  readonly aka: readonly string[];
  /** As the player stands to it now. */
  readonly side: 'ally' | 'enemy' | 'other';
  /** What it is; absent: a merc. */
  readonly is?: 'terrain' | 'team';
}
