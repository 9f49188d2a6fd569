import type { ClauseId } from '../kernel/ruling';
import { type Board, body, combatantOf, edit, forgetBearing } from './board';
import type { Influence, Ruled } from './record';
import type { Phase, SideIndex } from './terms';

/**
 * The combatant in play leaves and another takes its space (shift:in-place). Who leaves keeps its HP and gets
 * all its AP back (shift:recovery).
 */
export function shift(
  board: Board,
  phase: Phase,
  side: SideIndex,
  incoming: string,
  beaten: readonly Influence[],
): Ruled {
  const outgoing = board.sides[side].active;
  const ap = combatantOf(board.setup, outgoing).ap;
  edit(board, outgoing).ap = ap;
  const space = enter(board, side, incoming);
  return {
    phase,
    by: side,
    combatant: incoming,
    ability: null,
    outcome: 'Shifted',
    cites: beaten.length === 0 ? SHIFTED : SHIFTED_ALL_THE_SAME,
    moment: board.moment,
    fact: { about: 'shift', space, out: outgoing, in: incoming, ap, beaten },
  };
}
const SHIFTED: readonly ClauseId[] = ['shift:in-place', 'shift:recovery'];
const SHIFTED_ALL_THE_SAME: readonly ClauseId[] = [...SHIFTED, 'level:order'];

/** A shift that the opposing combatant stopped by moving into the space (shift:negated). */
export const negated = (board: Board, phase: Phase, side: SideIndex, incoming: string): Ruled => ({
  phase,
  by: side,
  combatant: board.sides[side].active,
  ability: null,
  outcome: 'Negated',
  cites: NEGATED,
  moment: board.moment,
  fact: {
    about: 'shift',
    space: body(board, board.sides[side].active).space ?? 0,
    out: board.sides[side].active,
    in: incoming,
    ap: body(board, board.sides[side].active).ap,
    beaten: [],
  },
});
const NEGATED: readonly ClauseId[] = ['shift:negated', 'shift:once', 'move:collision'];

/** Puts a combatant in play on the space of the one before it, and returns that space. */
export function enter(board: Board, side: SideIndex, incoming: string): number {
  const flank = board.sides[side];
  const outgoing = edit(board, flank.active);
  const { space } = outgoing;
  if (space === null) throw new Error(`${flank.active} leaves no space to enter`);
  outgoing.space = null;
  edit(board, incoming).space = space;
  flank.active = incoming;
  flank.entered = board.moment;
  flank.came = { ...flank.came, [incoming]: board.moment };
  forgetBearing(board);
  if (!flank.seen.includes(incoming)) flank.seen = [...flank.seen, incoming];
  return space;
}
