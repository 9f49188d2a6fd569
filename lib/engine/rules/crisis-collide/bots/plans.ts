import { actsOf } from '../abilities';
import { type Board, boardOf, body, combatantOf } from '../board';
import type { Command, Line, Place } from '../command';
import { left } from '../elimination';
import { bearingOn, moveNow, permits } from '../levels';
import { namesFor } from '../names';
import { lineOf, say } from '../phrase';
import type { Order, Orders } from '../record';
import type { State } from '../state';
import { opposite, PHASES, type SideIndex } from '../terms';

/** Throws a die: a whole number from 1 to `sides`. A bot has no other chance. */
export type Roll = (sides: number) => number;

/** Three orders that may be given together, by phase. */
export type Plan = readonly [PlannedOrder, PlannedOrder, PlannedOrder];
interface PlannedOrder {
  readonly combatant: string;
  readonly command: Command;
}

export const pick = <T>(from: readonly [T, ...T[]] | readonly T[], roll: Roll): T => {
  const picked = from[roll(from.length) - 1];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
};

/** How many plans in a hundred phases shift, where a shift is allowed. */
const SHIFTS_IN_100 = 12;

/** A random plan that would be allowed as a whole. */
export function randomPlan(state: State, side: SideIndex, roll: Roll): Plan {
  const board = boardOf(state);
  let due = board.sides[side].active;
  let shifted = false;
  const next = (): PlannedOrder => {
    const command = randomCommand(board, side, due, shifted, roll);
    const order = { combatant: due, command };
    if (command.do === 'shift') {
      due = command.to;
      shifted = true;
    }
    return order;
  };
  return [next(), next(), next()];
}

function randomCommand(board: Board, side: SideIndex, due: string, shifted: boolean, roll: Roll): Command {
  const others = shiftsOf(board, side, due, shifted);
  if (others.length > 0 && roll(100) <= SHIFTS_IN_100) return { do: 'shift', to: pick(others, roll) };
  return {
    do: 'act',
    move: pick(movesOf(board, side, due), roll),
    ability: pick([null, ...abilitiesOf(board, side, due)], roll),
  };
}

/** Who could come in for the combatant due in a phase. */
function shiftsOf(board: Board, side: SideIndex, due: string, shifted: boolean): string[] {
  const inPlay = due === board.sides[side].active;
  if (inPlay && !permits(bearingOn(board, side, due), ['shift'])) return [];
  if (shifted && !permits(bearingOn(board, side, due, body(board, due).laid, due), ['second shift'])) return [];
  return left(board, side).filter((key) => key !== due);
}

/** Every movement worth a thought: to stay, each step that Move allows, and onto the opponent. */
function movesOf(board: Board, side: SideIndex, due: string): (Place | null)[] {
  const base = combatantOf(board.setup, due).move;
  const { back, forward } = due === board.sides[side].active ? moveNow(base, bearingOn(board, side, due)).move : base;
  const steps = (at: 'forward' | 'backward', most: number) =>
    Array.from({ length: Math.min(most, 6) }, (_, step): Place => ({ at, spaces: step + 1 }));
  return [
    null,
    ...steps('forward', forward),
    ...steps('backward', back),
    { at: 'with', of: board.sides[opposite(side)].active },
  ];
}

/** Keys of the abilities that the combatant due may be ordered to use. */
function abilitiesOf(board: Board, side: SideIndex, due: string): string[] {
  const abilities = Object.entries(combatantOf(board.setup, due).abilities);
  if (due !== board.sides[side].active) return abilities.map(([key]) => key);
  const bearing = bearingOn(board, side, due);
  return abilities.filter(([, ability]) => permits(bearing, actsOf(ability))).map(([key]) => key);
}

/** A plan as it would be posted. */
export function linesOf(plan: Plan, state: State): Line[] {
  const names = namesFor(state.setup);
  return PHASES.flatMap((phase) => {
    const order = plan[phase - 1];
    return order === undefined ? [] : [lineOf(phase, order.command, say(order.command, order.combatant, names))];
  });
}

/** A plan as it would stand, for looking ahead. */
export const ordersOf = ([first, second, third]: Plan): Orders => [orderOf(first), orderOf(second), orderOf(third)];

const orderOf = ({ combatant, command }: PlannedOrder): Order =>
  command.do === 'shift'
    ? { text: '', combatant, move: null, ability: null, written: null, shift: command.to }
    : { text: '', combatant, move: command.move, ability: command.ability, written: command.ability, shift: null };
