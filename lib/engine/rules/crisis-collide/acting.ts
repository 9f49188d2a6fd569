import type { ClauseId } from '../kernel/ruling';
import { actsOf } from './abilities';
import { type Board, body, combatantOf, onArena } from './board';
import type { Place } from './command';
import { banCites, banOn, bearingInPlay, permits, weigh } from './levels';
import type { Influence, Order, Stale } from './record';
import type { Act, Phase, SideIndex } from './terms';

/** What a side does in a phase: its order, or the default in its place (flow:default). */
export type Acting =
  | { readonly order: Order; readonly stale: null; readonly why: null }
  | { readonly order: null; readonly stale: Stale | null; readonly why: 'none' | 'refused' | 'void' | 'stale' };

/** What the turn has brought for a side so far. */
export interface Course {
  /** A shift was negated: the rest of the turn's orders are void (shift:negated). */
  void: boolean;
  /** A shift was tried (shift:once). */
  shifted: boolean;
  /** Phases rested by the combatant in play (rest:counts). */
  rested: number;
}

/** What a side does now that its phase begins. */
export function acting(board: Board, side: SideIndex, order: Order | null, refused: boolean, course: Course): Acting {
  if (order === null) return { order: null, stale: null, why: refused ? 'refused' : 'none' };
  if (course.void) return { order: null, stale: null, why: 'void' };
  const stale = staleness(board, side, order, course.shifted);
  return stale === null ? { order, stale: null, why: null } : { order: null, stale, why: 'stale' };
}

/**
 * Why an order can no longer be carried out; null where it can (order:stale, level:forbidden). An order was
 * given for the combatant due in its phase, so it falls with the shift that should have brought that one in.
 */
function staleness(board: Board, side: SideIndex, order: Order, shifted: boolean): Stale | null {
  const { active } = board.sides[side];
  if (order.combatant !== active) return { why: 'other combatant', due: order.combatant };
  const named = namedBy(order.move);
  if (named !== null && !onArena(board, named)) return { why: 'gone', fighter: named };
  if (order.shift !== null) {
    const incoming = body(board, order.shift);
    if (incoming.hp === 0) return { why: 'cannot enter', combatant: order.shift };
    const bearing = bearingInPlay(board, side);
    if (!permits(bearing, SHIFT)) return { why: 'forbidden', act: 'shift', ...banOn(bearing, SHIFT) };
    if (shifted && !permits(bearing, SECOND))
      return { why: 'forbidden', act: 'second shift', ...banOn(bearing, SECOND) };
  }
  if (order.ability !== null) {
    const ability = combatantOf(board.setup, active).abilities[order.ability];
    if (ability === undefined) return { why: 'other combatant', due: order.combatant };
    const acts = actsOf(ability);
    const bearing = bearingInPlay(board, side);
    if (!permits(bearing, acts)) return { why: 'forbidden', act: bannedOf(acts), ...banOn(bearing, acts) };
  }
  return null;
}
/** Bans on a shift that is made all the same, since what allows it has the higher level (level:order). */
export function overcome(board: Board, side: SideIndex, again: boolean): readonly Influence[] {
  const bearing = bearingInPlay(board, side);
  return bearing.length === 0
    ? NONE
    : [...weigh(bearing, SHIFT).beaten, ...(again ? weigh(bearing, SECOND).beaten : NONE)];
}
const NONE: readonly never[] = [];
const SHIFT: readonly Act[] = ['shift'];
const SECOND: readonly Act[] = ['second shift'];

export const bannedOf = (acts: readonly Act[]): 'crisis' | 'ability' =>
  acts.includes('crisis') ? 'crisis' : 'ability';

/** The fighter that a movement names, if it names one. */
export const namedBy = (place: Place | null): string | null => (place !== null && 'of' in place ? place.of : null);

/** The clauses of a default. */
export function defaultCites(acting: Acting): readonly ClauseId[] {
  if (acting.why === 'void') return VOID;
  if (acting.why !== 'stale') return acting.why === 'refused' ? REFUSED : MISSING;
  if (acting.stale?.why === 'forbidden')
    return acting.stale.act === 'second shift'
      ? STALE_SECOND
      : ['order:stale', ...banCites(acting.stale), 'flow:default'];
  return acting.stale?.why === 'other combatant' ? STALE_DUE : STALE;
}
const VOID: readonly ClauseId[] = ['shift:negated', 'flow:default'];
const MISSING: readonly ClauseId[] = ['flow:default'];
const REFUSED: readonly ClauseId[] = ['flow:default', 'order:invalid'];
const STALE: readonly ClauseId[] = ['order:stale', 'flow:default'];
const STALE_SECOND: readonly ClauseId[] = ['order:stale', 'shift:once', 'flow:default'];
const STALE_DUE: readonly ClauseId[] = ['order:stale', 'shift:after', 'flow:default'];

/** What is left of a phase's number once it indexes a list. */
export const slotOf = (phase: Phase): 0 | 1 | 2 => (phase === 1 ? 0 : phase === 2 ? 1 : 2);
