import { type Board, boardOf, combatantOf, stateOf } from './board';
import { left, owes, replace, standingOf } from './elimination';
import type { Entry } from './entry';
import { closedTo, refused, sideOf } from './posting';
import type { Refusal, Ruled } from './record';
import { refuse } from './refusals';
import type { SideState, State } from './state';
import { SIDES, type SideIndex } from './terms';
import { fold } from './words';

/**
 * A player says who enters for an eliminated combatant. Where both sides owe one, both choose in secret and
 * enter together (elimination:replacement).
 */
export function chooseReplacement(state: State, entry: Extract<Entry, { kind: 'replace' }>): State {
  const side = sideOf(state, entry.by);
  const board = boardOf(state);
  const refusal = refusalOf(state, board, entry, side);
  if (side === null || refusal !== null) {
    const why = refusal ?? { why: 'no such fighter' as const, words: entry.by };
    const about = { side, phase: null, combatant: null, ability: null, text: entry.combatant, moment: state.moment };
    return refused(state, entry, side, [refuse(why, about)]);
  }
  const incoming = candidate(board, side, entry.combatant);
  const chosen = (index: SideIndex): SideState =>
    index === side ? { ...state.sides[index], choice: incoming } : state.sides[index];
  const next: State = { ...state, sides: [chosen(0), chosen(1)] };
  const waits = SIDES.some((index) => owes(board, index) && next.sides[index].choice === null);
  return waits ? next : enterBoth(next, entry);
}

function refusalOf(
  state: State,
  board: Board,
  entry: Extract<Entry, { kind: 'replace' }>,
  side: SideIndex | null,
): Refusal | null {
  const closed = closedTo(state, entry.at, side, 'replacement');
  if (side === null || closed !== null) return closed;
  if (!owes(board, side)) return { why: 'not now', stage: 'orders' };
  return candidate(board, side, entry.combatant) === null ? { why: 'cannot replace', words: entry.combatant } : null;
}

/** Key of the combatant that a word means, if it may enter. */
function candidate(board: Board, side: SideIndex, word: string): string | null {
  const { key: sideKey, name } = board.setup.sides[side];
  const folded = fold(word);
  const found = left(board, side).find((key) => {
    const own = combatantOf(board.setup, key).name;
    return key === word || [own, `${name}/${own}`, `${sideKey}/${own}`].some((one) => fold(one) === folded);
  });
  return found ?? null;
}

function enterBoth(state: State, entry: { id: string; at: string }): State {
  const board = boardOf(state);
  board.moment += 1;
  const ruled: Ruled[] = SIDES.flatMap((side) => {
    const { choice } = state.sides[side];
    return owes(board, side) && choice !== null ? [replace(board, side, choice, true)] : [];
  });
  const next = stateOf(board, state);
  const free = (side: SideState): SideState => ({ ...side, choice: null });
  const item = { kind: 'entrances' as const, entry: entry.id, at: entry.at, turn: state.turn, ruled };
  return {
    ...next,
    ...standingOf(board),
    turn: nextTurn(state),
    sides: [free(next.sides[0]), free(next.sides[1])],
    log: [...state.log, item],
  };
}

/** The turn after the last one that was played. */
export function nextTurn(state: State): number {
  const played = state.log.findLast((item) => item.kind === 'turn');
  return played === undefined ? state.setup.turn : played.turn + 1;
}
