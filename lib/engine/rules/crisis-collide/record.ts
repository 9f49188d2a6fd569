import type { ClauseId } from '../kernel/ruling';
import type { Misreading, Place } from './command';
import type { LastingEffect, Move } from './effects';
import type { Act, Heading, Level, Outcome, Phase, SideIndex } from './terms';

/**
 * The log of a duel as the state keeps it: facts alone, small and plain. `rulings.ts` makes rulings with
 * sentences of them. `moment` counts what happens through the whole duel; equal moments are simultaneous.
 */

/** Where everybody stands at one point of a phase, enough to draw it. */
export interface Snapshot {
  /** Which way the first side faces; the other faces against it. */
  readonly heading: Heading;
  readonly sides: readonly [SideSnapshot, SideSnapshot];
  readonly others: readonly OtherSnapshot[];
}
export interface SideSnapshot {
  readonly active: string;
  readonly space: number;
  readonly hp: number;
  readonly ap: number;
  readonly cr: number;
}
export interface OtherSnapshot {
  readonly key: string;
  readonly space: number;
  readonly hp: number;
}

/** An order that stands: read, allowed, and bound to the combatant due in its phase (shift:after). */
export interface Order {
  readonly text: string;
  readonly combatant: string;
  readonly move: Place | null;
  /** Key of the ability, null: rest; and how the order wrote it. */
  readonly ability: string | null;
  readonly written: string | null;
  /** Key of who is to come in; then there is neither movement nor ability. */
  readonly shift: string | null;
}
export type Orders = readonly [Order | null, Order | null, Order | null];

/** A number as effects leave it: it becomes `set`, then times, then plus (damage:modifiers). */
export interface Figure {
  readonly base: number;
  readonly set: number | null;
  readonly times: number;
  readonly plus: number;
  readonly value: number;
  /** What changed it, in the order of the arithmetic. */
  readonly by: readonly Influence[];
  /** What would have set it otherwise and gave way (level:order, level:later). */
  readonly beaten: readonly Influence[];
  /** Further clauses that decided which effect holds. */
  readonly cites: readonly ClauseId[];
}
export interface Influence {
  readonly level: Level;
  /** Whose trait or ability; null: the field's. */
  readonly of: string | null;
  readonly ability: string | null;
  readonly set?: number;
  readonly times?: number;
  readonly add?: number;
  readonly move?: Move;
}

/** The damage of one ability to one fighter: (strength - resistance) x hits is `raw`; `dealt` is what counts. */
export interface Damage {
  readonly target: string;
  readonly strength: Figure;
  readonly resistance: Figure;
  readonly hits: number;
  readonly raw: number;
  readonly dealt: number;
}

/** What an ability did to one number or place. `amount` is its own doing; `from` and `to` are of the whole moment. */
export interface Change {
  readonly what: 'HP' | 'AP' | 'CR' | 'space';
  /** A fighter's key; of CR a side's. */
  readonly of: string;
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}
/** An effect that an ability laid on a fighter. */
export interface LaidChange {
  readonly what: 'laid';
  readonly of: string;
  /** Its place among the ability's effects, and what it says, for how long. */
  readonly effect: number;
  readonly says: LastingEffect;
}

/** What an ability would have done and did not, or did in spite of something: nothing is passed over without a word. */
export type Remark =
  /** It is not pushed or pulled: an effect of the same level forbids it (level:cannot). */
  | { readonly why: 'not pushed'; readonly of: string; readonly by: readonly Influence[] }
  /** What would have kept something from happening gave way (level:order). */
  | { readonly why: 'gave way'; readonly of: string; readonly act: Act; readonly by: readonly Influence[] }
  /** Nobody is pushed or pulled by itself; or there is no space to go to. */
  | { readonly why: 'itself' | 'no room' | 'no AP' | 'off the arena'; readonly of: string }
  /** A Crisis Rate changes once to a side; `of`: the side. */
  | { readonly why: 'once'; readonly of: string }
  /** An effect on whoever is hit, where nobody is. */
  | { readonly why: 'nobody hit' };

/** What forbids something, and what would have allowed it and gave way (level:order, level:cannot); absent: nothing. */
export interface Ban {
  readonly by: readonly Influence[];
  readonly beaten?: readonly Influence[];
}

/** Why a command is not carried out though it was valid (order:stale). */
export type Stale =
  | { readonly why: 'gone'; readonly fighter: string }
  | { readonly why: 'other combatant'; readonly due: string }
  | ({
      readonly why: 'forbidden';
      readonly act: 'shift' | 'ability' | 'crisis' | 'second shift';
    } & Ban)
  | { readonly why: 'cannot enter'; readonly combatant: string };

/** Why a line, a replacement or an admin's ruling is refused. */
export type Refusal =
  | { readonly why: Misreading; readonly words: string }
  | { readonly why: 'no ability'; readonly words: string; readonly combatant: string; readonly alone: boolean }
  | { readonly why: 'shift to itself' | 'shift to eliminated' | 'not on the team'; readonly combatant: string }
  | { readonly why: 'shift once' }
  | ({
      readonly why: 'forbidden';
      readonly act: 'shift' | 'ability' | 'crisis';
      readonly combatant: string;
    } & Ban)
  | { readonly why: 'late'; readonly closesAt: string }
  | { readonly why: 'not now'; readonly stage: 'orders' | 'replacement' | 'over' }
  | { readonly why: 'no such fighter' | 'cannot replace' | 'no such ruling'; readonly words: string }
  | { readonly why: 'out of bounds'; readonly words: string; readonly most: number };

/** What a ruling is about, with all that its sentence and a drawing of it need. */
export type Fact =
  | { readonly about: 'line'; readonly text: string; readonly refusal: Refusal }
  | {
      readonly about: 'movement';
      readonly place: Place;
      readonly from: number;
      /** The space named (it may lie off the arena), the one that it would reach, and where it ended. */
      readonly aim: number;
      readonly reach: number;
      readonly to: number;
      readonly held: boolean;
      /** What forbids it to move or has set its Move, and what gave way to that. */
      readonly by: readonly Influence[];
      readonly beaten: readonly Influence[];
    }
  | {
      readonly about: 'shift';
      readonly space: number;
      readonly out: string;
      readonly in: string;
      readonly ap: number;
      /** Bans on shifting that gave way. */
      readonly beaten: readonly Influence[];
    }
  | { readonly about: 'ability'; readonly use: Use }
  | { readonly about: 'unpaid'; readonly of: 'AP' | 'CR'; readonly cost: number; readonly had: number }
  | ({ readonly about: 'unperformed'; readonly why: 'forbidden' } & Ban)
  | { readonly about: 'unperformed'; readonly why: 'turn ended' }
  | { readonly about: 'rest' }
  | { readonly about: 'default'; readonly why: 'none' | 'refused' | 'void' | 'stale'; readonly stale: Stale | null }
  | { readonly about: 'restored'; readonly from: number; readonly to: number }
  | { readonly about: 'elimination'; readonly space: number | null; readonly cr: number }
  | {
      readonly about: 'replacement';
      readonly space: number;
      readonly out: string;
      readonly in: string;
      readonly asked: boolean;
    }
  | {
      readonly about: 'numbers';
      readonly set: readonly Change[];
      /** Who was put in play. */
      readonly entered: readonly string[];
      readonly because: string;
    };

/** One performance of an ability. */
export interface Use {
  readonly space: number;
  readonly heading: Heading;
  /** The spaces that it reached, low to high, within the arena; null: it has no range. */
  readonly reach: readonly [number, number] | null;
  readonly priority: number;
  /** How it stood to the other side's ability of the phase. */
  readonly against: 'alone' | 'before' | 'after' | 'together';
  readonly cost: { readonly of: 'AP' | 'CR'; readonly amount: number };
  readonly rate: number;
  readonly hits: readonly string[];
  readonly damage: readonly Damage[];
  readonly changes: readonly (Change | LaidChange)[];
  readonly remarks: readonly Remark[];
}

export interface Ruled {
  readonly phase: Phase | null;
  readonly by: SideIndex | null;
  readonly combatant: string | null;
  /** The ability's key. */
  readonly ability: string | null;
  readonly outcome: Outcome;
  readonly cites: readonly ClauseId[];
  readonly moment: number;
  readonly fact: Fact;
}

export interface PhaseRecord {
  readonly phase: Phase;
  /** As the phase begins; after movement and shifts; as it ends. */
  readonly start: Snapshot;
  readonly moved: Snapshot;
  readonly end: Snapshot;
  readonly ruled: readonly Ruled[];
}

interface Logged {
  /** The journal's entry that led to it, and its time. */
  readonly entry: string;
  readonly at: string;
  readonly turn: number;
}
export type LogItem =
  /** Lines or a replacement that came back to their author. */
  | (Logged & { readonly kind: 'refusals'; readonly side: SideIndex | null; readonly ruled: readonly Ruled[] })
  | (Logged & {
      readonly kind: 'turn';
      readonly orders: readonly [Orders, Orders];
      readonly phases: readonly PhaseRecord[];
      /** An elimination ended it before its third phase was over. */
      readonly cut: boolean;
    })
  | (Logged & { readonly kind: 'entrances'; readonly ruled: readonly Ruled[] })
  | (Logged & {
      readonly kind: 'ruling';
      readonly actor: string;
      readonly ruled: readonly Ruled[];
      readonly supersedes: { readonly ruling: string; readonly outcome: Outcome } | null;
      readonly because: string;
    });

export type TurnItem = Extract<LogItem, { kind: 'turn' }>;
