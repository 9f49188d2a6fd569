import type { Snapshot } from './record';
import type { Combatant, Laid, Setup } from './setup';
import type { State } from './state';
import { type Heading, opposite, type SideIndex } from './terms';

/**
 * The working copy on which one entry is played: the only thing in this room that is ever changed in place.
 * It is made from a state, and ends as the next one; nothing outside sees it.
 */
export interface Board {
  readonly setup: Setup;
  heading: Heading;
  moment: number;
  readonly sides: readonly [BoardSide, BoardSide];
  readonly fighters: Record<string, Body>;
}
export interface BoardSide {
  active: string;
  entered: number;
  cr: number;
  seen: readonly string[];
}
export interface Body {
  hp: number;
  ap: number;
  space: number | null;
  laid: readonly Laid[];
}

export function boardOf(state: State): Board {
  const fighters: Record<string, Body> = {};
  for (const key in state.fighters) {
    const standing = state.fighters[key];
    if (standing !== undefined)
      fighters[key] = { hp: standing.hp, ap: standing.ap, space: standing.space, laid: standing.laid };
  }
  const [first, second] = state.sides;
  return {
    setup: state.setup,
    heading: state.heading,
    moment: state.moment,
    sides: [
      { active: first.active, entered: first.entered, cr: first.cr, seen: first.seen },
      { active: second.active, entered: second.entered, cr: second.cr, seen: second.seen },
    ],
    fighters,
  };
}

/** The state after what happened on the board; everything else stays as it was. */
export function stateOf(board: Board, before: State): State {
  const sideOf = (side: SideIndex) => {
    const { active, entered, cr, seen } = board.sides[side];
    return { ...before.sides[side], active, entered, cr, seen };
  };
  return {
    ...before,
    heading: board.heading,
    moment: board.moment,
    sides: [sideOf(0), sideOf(1)],
    fighters: board.fighters,
  };
}

/** The numbers of a fighter of this set-up; asking for any other is a bug. */
export function body(board: Board, key: string): Body {
  const found = board.fighters[key];
  if (found === undefined) throw new Error(`no fighter ${key} in this duel`);
  return found;
}

/** What a combatant of this set-up is; asking for any other is a bug. */
export function combatantOf(setup: Setup, key: string): Combatant {
  const found = setup.combatants[key];
  if (found === undefined) throw new Error(`no combatant ${key} in this set-up`);
  return found;
}

export const activeBody = (board: Board, side: SideIndex): Body => body(board, board.sides[side].active);

/** The space of a side's combatant in play. */
export function spaceInPlay(board: Board, side: SideIndex): number {
  const { space } = activeBody(board, side);
  if (space === null) throw new Error(`the combatant in play of side ${side} stands nowhere`);
  return space;
}

/** Which way a side's combatant faces. */
export const headingOf = (board: Board, side: SideIndex): Heading =>
  side === 0 ? board.heading : board.heading === 1 ? -1 : 1;

/** Turns both combatants towards each other; on one space they keep the way they faced (move:forward). */
export function face(board: Board): void {
  const left = spaceInPlay(board, 0);
  const right = spaceInPlay(board, 1);
  if (left !== right) board.heading = left < right ? 1 : -1;
}

/** The side that a fighter of either kind belongs to. */
export const sideOfFighter = (setup: Setup, key: string): SideIndex =>
  setup.sides[0].team.includes(key) || setup.fighters[key]?.side === setup.sides[0].key ? 0 : 1;

/** Keys of the opposing fighters on the arena: the combatant in play first, then the others. */
export function opposing(board: Board, side: SideIndex): string[] {
  const other = opposite(side);
  const keys = [board.sides[other].active];
  for (const key in board.setup.fighters)
    if (board.setup.fighters[key]?.side === board.setup.sides[other].key && body(board, key).space !== null)
      keys.push(key);
  return keys;
}

/** Whether a fighter stands on the arena now: a combatant in play, or another fighter that is not gone. */
export const onArena = (board: Board, key: string): boolean =>
  Object.hasOwn(board.fighters, key) && body(board, key).space !== null && body(board, key).hp > 0;

const NO_OTHERS: Snapshot['others'] = [];

export function snapshot(board: Board): Snapshot {
  return {
    heading: board.heading,
    sides: [sideSnapshot(board, 0), sideSnapshot(board, 1)],
    others: otherSnapshots(board),
  };
}

function sideSnapshot(board: Board, side: SideIndex) {
  const { active, cr } = board.sides[side];
  const { hp, ap } = body(board, active);
  return { active, space: spaceInPlay(board, side), hp, ap, cr };
}

function otherSnapshots(board: Board): Snapshot['others'] {
  let others: { key: string; space: number; hp: number }[] | null = null;
  for (const key in board.setup.fighters) {
    const { space, hp } = body(board, key);
    if (space !== null) {
      others ??= [];
      others.push({ key, space, hp });
    }
  }
  return others ?? NO_OTHERS;
}
