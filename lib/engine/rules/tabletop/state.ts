import type { Use } from './command';
import type { LogItem, StepTold } from './record';
import { returnsIn } from './returns';
import type { Creature, Distraction, Effect, Setup } from './setup';
import type { Belief } from './terms';

/** An encounter as it stands: plain JSON. */
export interface State {
  readonly setup: Setup;
  /** 0 before the first turn. */
  readonly round: number;
  /** Whose turn runs; null between turns. */
  readonly running: string | null;
  /** Whose turn began last in this round; null: the next turn opens a round. */
  readonly last: string | null;
  readonly creatures: Readonly<Record<string, CreatureState>>;
  /** Abilities that last, in the order in which they were used. */
  readonly effects: readonly Running[];
  /** How many abilities have come to last so far: the next one's number. */
  readonly begun: number;
  /** `USER/ABILITY>TARGET`: what has been reached in this round (combine:once-a-round). */
  readonly reached: readonly string[];
  /** Who believes what of an illusion: the game master's alone. */
  readonly beliefs: readonly BeliefState[];
  /** How often dice were thrown in this round, by what for (see `dice.ts`). */
  readonly thrown: Readonly<Record<string, number>>;
  readonly log: readonly LogItem[];
}

export interface CreatureState {
  /** Its sheet: as the set-up has it, with what an admin has set since. */
  readonly sheet: Creature;
  readonly hp: number;
  readonly at: number;
  readonly plane: string;
  readonly flatFooted: boolean;
  readonly noMagic: boolean;
  readonly distractions: readonly Distraction[];
  /** Until the end of the round (distraction:ability). */
  readonly distractedBy: readonly AbilityRef[];
  /** How many of its turns have begun. */
  readonly turns: number;
  /** What is unspent in its present or last turn. */
  readonly actions: Actions;
  /** An immediate action was taken since its last turn began: none is left, and the next turn has no swift one (action:immediate). */
  readonly immediate: boolean;
  /** Continuous damage since its last turn ended (distraction:endurance). */
  readonly continuous: number;
  readonly spent: Readonly<Record<string, Spent>>;
  readonly held: Held | null;
  /** A long action in progress (action:long). */
  readonly pending: Attempt | null;
  /** What instantaneous abilities have left behind (duration:instantaneous). */
  readonly outcomes: readonly LastingOutcome[];
}

export interface Actions {
  readonly standard: boolean;
  readonly move: boolean;
  readonly swift: boolean;
}
export const WHOLE: Actions = { standard: true, move: true, swift: true };
export const NO_ACTIONS: Actions = { standard: false, move: false, swift: false };

export interface AbilityRef {
  readonly user: string;
  readonly ability: string;
}

/** Uses of one ability that are expended (expend:use). */
export interface Spent {
  readonly used: number;
  /** Turns of the user until they all come back; null: no time brings them back, or none is expended. */
  readonly back: number | null;
  /** Uses that a slot had tied up: each comes back in so many turns of its own (duration:slot). */
  readonly later: readonly number[];
}
export const UNSPENT: Spent = { used: 0, back: null, later: [] };

/** A charge held to be delivered by a touch (range:hold). */
export interface Held {
  readonly attempt: Attempt;
  /** The user's turn in which the hold began, counted; it is lost at the end of the next one. */
  readonly turn: number;
}

/** A use on its way through the steps. */
export interface Attempt {
  /** The entry in which it was announced. */
  readonly entry: string;
  readonly user: string;
  readonly ability: string;
  readonly use: Use;
  readonly on: readonly string[];
  readonly reach: number | null;
  /** Turns of the user until a long action is paid. */
  readonly left: number;
  /**
   * Damage from immediate sources since Step 1a, of a long action since the last Concentration check
   * (distraction:immediate-injury), and from continuous ones since the last Endurance check (distraction:endurance).
   */
  readonly injury: number;
  readonly continuous: number;
  /** Distractions that there were at any time since Step 1a, of a long action in this round (distraction:when). */
  readonly met: readonly Distraction[];
  readonly metAbilities: readonly AbilityRef[];
  readonly steps: readonly StepTold[];
}

/** What an ability does while it lasts. */
export type Part = Exclude<Effect, { do: 'damage' | 'heal' | 'dispel' | 'bonus' }> | BonusPart;
export interface BonusPart {
  readonly do: 'bonus';
  readonly stat: string;
  readonly amount: number;
}

/** An ability that lasts. */
export interface Running {
  readonly id: string;
  /** The ruling by which it came. */
  readonly ruling: string;
  readonly user: string;
  readonly ability: string;
  readonly mode: string | null;
  /** On whom it is. */
  readonly on: readonly string[];
  /** It was laid on nobody in particular: an area, an image. */
  readonly placed: boolean;
  readonly parts: readonly Part[];
  readonly ends: Ends;
}
export type Ends =
  | { readonly as: 'permanent' | 'slot' }
  /** `left`: the user's turns until it ends, of `rounds` at first (duration:fixed). */
  | { readonly as: 'fixed'; readonly left: number; readonly rounds: number }
  /** Attempts so far of each thing affected (duration:recovery). */
  | { readonly as: 'recovery'; readonly tries: Readonly<Record<string, number>> }
  | { readonly as: 'dissipation'; readonly checks: number };

export interface LastingOutcome {
  readonly user: string;
  readonly ability: string;
  readonly ruling: string;
  readonly part: Part;
}

export interface BeliefState {
  /** The illusion, by the number of what lasts; it stays known after its end. */
  readonly effect: string;
  readonly user: string;
  readonly ability: string;
  readonly creature: string;
  readonly belief: Belief;
  /** Someone has told it: +4 (disbelief:image, disbelief:phantasm). */
  readonly told: boolean;
  /** Proof was given and failed to convince: nothing will (disbelief:proof). */
  readonly final: boolean;
}

/** An encounter at its beginning. */
export function open(setup: Setup): State {
  return {
    setup,
    round: 0,
    running: null,
    last: null,
    creatures: Object.fromEntries(Object.entries(setup.creatures).map(([key, sheet]) => [key, arrive(sheet)])),
    effects: [],
    begun: 0,
    reached: [],
    beliefs: [],
    thrown: {},
    log: [],
  };
}

const arrive = (sheet: Creature): CreatureState => ({
  sheet,
  hp: sheet.now?.hp ?? sheet.hp,
  at: sheet.at,
  plane: sheet.plane,
  flatFooted: sheet.flatFooted,
  noMagic: sheet.noMagic,
  distractions: sheet.distractions,
  distractedBy: [],
  turns: 0,
  actions: WHOLE,
  immediate: false,
  continuous: 0,
  spent: Object.fromEntries(
    Object.entries(sheet.abilities).flatMap(([key, { used, uses }]) =>
      used === 0 ? [] : [[key, { used, back: returnsIn(uses), later: [] }]],
    ),
  ),
  held: null,
  pending: null,
  outcomes: [],
});

/**
 * What the next encounter opens with: the same creatures, as admins have set their sheets, with the HP and the uses that are
 * left. What was still active ends with the encounter.
 */
export function close({ setup, creatures }: State): Setup {
  return {
    ...setup,
    creatures: Object.fromEntries(
      Object.entries(creatures).map(([key, { sheet, hp, at, plane, flatFooted, noMagic, spent }]) => [
        key,
        {
          ...sheet,
          at,
          plane,
          flatFooted,
          noMagic,
          distractions: [],
          abilities: Object.fromEntries(
            Object.entries(sheet.abilities).map(([name, ability]) => {
              const { used, later } = spent[name] ?? UNSPENT;
              const most = ability.uses.as === 'at-will' ? 0 : ability.uses.count;
              return [name, { ...ability, used: Math.min(most, used + later.length) }];
            }),
          ),
          now: { hp },
        },
      ]),
    ),
  };
}
