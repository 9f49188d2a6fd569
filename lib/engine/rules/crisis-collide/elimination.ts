import { bounded } from '../kernel/numbers';
import type { ClauseId } from '../kernel/ruling';
import { type Board, body, edit, type Ground } from './board';
import type { Ruled } from './record';
import { enter } from './shifting';
import { CRISIS_OF_ELIMINATION, type Phase, SIDES, type SideIndex } from './terms';

/**
 * Eliminates whoever is in play with 0 HP, and takes other fighters at 0 HP off the arena.
 * @returns whether anyone was eliminated, which ends the turn (elimination:ends-turn).
 */
export function eliminate(board: Board, phase: Phase | null, ruled: Ruled[]): boolean {
  for (const key in board.setup.fighters)
    if (body(board, key).hp === 0 && body(board, key).space !== null) edit(board, key).space = null;
  let any = false;
  for (const side of SIDES) {
    const { active } = board.sides[side];
    if (body(board, active).hp > 0) continue;
    ruled.push(eliminated(board, phase, side, active));
    any = true;
  }
  return any;
}

/** elimination:zero, crisis:elimination: its own side gains 100 at once. */
export function eliminated(board: Board, phase: Phase | null, side: SideIndex, key: string): Ruled {
  board.sides[side].cr = bounded(board.sides[side].cr + CRISIS_OF_ELIMINATION);
  return {
    phase,
    by: side,
    combatant: key,
    ability: null,
    outcome: 'Eliminated',
    cites: ELIMINATED,
    moment: board.moment,
    fact: { about: 'elimination', space: body(board, key).space, cr: board.sides[side].cr },
  };
}
const ELIMINATED: readonly ClauseId[] = ['elimination:zero', 'elimination:ends-turn', 'crisis:elimination'];

/** Keys of a side's combatants that are not eliminated. */
export const left = (board: Ground, side: SideIndex): string[] =>
  board.setup.sides[side].team.filter((key) => body(board, key).hp > 0);

/** How a duel stands: who owes a replacement, or who has won (elimination:victory). */
export function standingOf(board: Ground): {
  stage: 'orders' | 'replacement' | 'over';
  winner: string | 'draw' | null;
} {
  const [first, second] = [left(board, 0).length > 0, left(board, 1).length > 0];
  if (!first && !second) return { stage: 'over', winner: 'draw' };
  if (!first || !second) return { stage: 'over', winner: board.setup.sides[first ? 0 : 1].key };
  return { stage: owes(board, 0) || owes(board, 1) ? 'replacement' : 'orders', winner: null };
}

/** Whether a side's combatant in play is eliminated and another has to enter for it. */
export const owes = (board: Ground, side: SideIndex): boolean => body(board, board.sides[side].active).hp === 0;

/** The last one left enters unasked (elimination:replacement). */
export function enterLast(board: Board): Ruled[] {
  return SIDES.flatMap((side) => {
    const [only, ...others] = left(board, side);
    if (!owes(board, side) || only === undefined || others.length > 0) return [];
    return [replace(board, side, only, false)];
  });
}

/** Brings in another combatant for an eliminated one, on the same space. */
export function replace(board: Board, side: SideIndex, incoming: string, asked: boolean): Ruled {
  const outgoing = board.sides[side].active;
  const space = enter(board, side, incoming);
  return {
    phase: null,
    by: side,
    combatant: incoming,
    ability: null,
    outcome: 'Replaced',
    cites: REPLACED,
    moment: board.moment,
    fact: { about: 'replacement', space, out: outgoing, in: incoming, asked },
  };
}
const REPLACED: readonly ClauseId[] = ['elimination:replacement'];
