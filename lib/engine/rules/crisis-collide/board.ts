import type { Applied } from './levels';
import type { SideSnapshot, Snapshot } from './record';
import type { Combatant, Setup } from './setup';
import type { SideState, Standing, State } from './state';
import { type Heading, opposite, SIDES, type SideIndex } from './terms';

/** What of a duel can be looked at while it is played: a state, or the board on which the next one is made. */
export interface Ground {
  readonly setup: Setup;
  readonly heading: Heading;
  readonly sides: readonly [Flank, Flank];
  readonly fighters: Readonly<Record<string, Standing>>;
}
type Flank = Pick<SideState, 'active' | 'entered' | 'came' | 'cr' | 'seen'>;

/**
 * The working copy on which one entry is played: the only thing in this room that is ever changed in place.
 * It is made from a state, and ends as the next one; nothing outside sees it.
 */
export interface Board extends Ground {
  heading: Heading;
  moment: number;
  readonly sides: readonly [BoardSide, BoardSide];
  readonly fighters: Record<string, Body>;
  /** Keys of the fighters that are the board's own copies already; all others are still the state's. */
  readonly copied: string[];
}
interface BoardSide {
  active: string;
  entered: number;
  came: Readonly<Record<string, number>>;
  cr: number;
  seen: readonly string[];
  /** What bears on its combatant in play, once it has been asked for (`levels.ts`). */
  bearing: readonly Applied[] | null;
}
type Body = { -readonly [Field in keyof Standing]: Standing[Field] };

export const boardOf = (state: State): Board => ({
  setup: state.setup,
  heading: state.heading,
  moment: state.moment,
  sides: [boardSideOf(state.sides[0]), boardSideOf(state.sides[1])],
  fighters: { ...state.fighters },
  copied: [],
});

const boardSideOf = ({ active, entered, came, cr, seen }: SideState): BoardSide => ({
  active,
  entered,
  came,
  cr,
  seen,
  bearing: null,
});

/** The state after what happened on the board; everything else stays as it was. */
export function stateOf(board: Board, before: State): State {
  const sideOf = (side: SideIndex): SideState => {
    const { active, entered, came, cr, seen } = board.sides[side];
    return { ...before.sides[side], active, entered, came, cr, seen };
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
export function body(ground: Ground, key: string): Standing {
  const found = ground.fighters[key];
  if (found === undefined) throw new Error(`no fighter ${key} in this duel`);
  return found;
}

/** The same, to be changed. */
export function edit(board: Board, key: string): Body {
  const found = board.fighters[key];
  if (found === undefined) throw new Error(`no fighter ${key} in this duel`);
  if (board.copied.includes(key)) return found;
  const { hp, ap, space, laid } = found;
  const copy = { hp, ap, space, laid };
  board.fighters[key] = copy;
  board.copied.push(key);
  return copy;
}

/** What a combatant of this set-up is; asking for any other is a bug. */
export function combatantOf(setup: Setup, key: string): Combatant {
  const found = setup.combatants[key];
  if (found === undefined) throw new Error(`no combatant ${key} in this set-up`);
  return found;
}

/** The space of a side's combatant in play. */
export function spaceInPlay(ground: Ground, side: SideIndex): number {
  const { space } = body(ground, ground.sides[side].active);
  if (space === null) throw new Error(`the combatant in play of side ${side} stands nowhere`);
  return space;
}

/** Which way a side's combatant faces. */
export const headingOf = ({ heading }: Ground, side: SideIndex): Heading =>
  side === 0 ? heading : heading === 1 ? -1 : 1;

/** Turns both combatants towards each other; on one space they keep the way they faced (move:forward). */
export function face(board: Board): void {
  const left = spaceInPlay(board, 0);
  const right = spaceInPlay(board, 1);
  if (left !== right) board.heading = left < right ? 1 : -1;
}

/** The side that a fighter of either kind belongs to. */
export const sideOfFighter = ({ sides, fighters }: Setup, key: string): SideIndex =>
  sides[0].team.includes(key) || fighters[key]?.side === sides[0].key ? 0 : 1;

/** Keys of the opposing fighters on the arena: the combatant in play first, then the others. */
export function opposing(ground: Ground, side: SideIndex): string[] {
  const other = opposite(side);
  const keys = [ground.sides[other].active];
  for (const key in ground.setup.fighters)
    if (ground.setup.fighters[key]?.side === ground.setup.sides[other].key && body(ground, key).space !== null)
      keys.push(key);
  return keys;
}

/** Whether a fighter stands on the arena now: a combatant in play, or another fighter that is not gone. */
export function onArena(ground: Ground, key: string): boolean {
  if (!Object.hasOwn(ground.fighters, key)) return false;
  const { space, hp } = body(ground, key);
  return space !== null && hp > 0;
}

/** Ends what abilities laid on fighters for a phase, or for a turn and less. */
export function expire(board: Board, until: 'phase' | 'turn'): void {
  for (const side of SIDES) for (const key of board.setup.sides[side].team) expireOn(board, key, until);
  for (const key in board.setup.fighters) expireOn(board, key, until);
}

function expireOn(board: Board, key: string, until: 'phase' | 'turn'): void {
  const { laid } = body(board, key);
  if (laid.length === 0) return;
  const lasting = laid.filter(({ effect }) => effect.until !== until && effect.until !== 'phase');
  if (lasting.length < laid.length) lay(board, key, lasting);
}

/** Sets what lies on a fighter. */
export function lay(board: Board, key: string, laid: Standing['laid']): void {
  edit(board, key).laid = laid;
  forgetBearing(board);
}

/** To be called whenever what bears on those in play may have changed. */
export function forgetBearing(board: Board): void {
  board.sides[0].bearing = null;
  board.sides[1].bearing = null;
}

/**
 * Where everybody stands now.
 * @param last the snapshot before it: what has not changed since is shared with it
 */
export function snapshot(ground: Ground, last: Snapshot | null = null): Snapshot {
  const { heading } = ground;
  const left = sideSnapshot(ground, 0, last);
  const right = sideSnapshot(ground, 1, last);
  const others = otherSnapshots(ground);
  if (last === null) return { heading, sides: [left, right], others };
  const sides = left === last.sides[0] && right === last.sides[1] ? last.sides : ([left, right] as const);
  return sides === last.sides && others === last.others && heading === last.heading ? last : { heading, sides, others };
}

function sideSnapshot(ground: Ground, side: SideIndex, last: Snapshot | null): SideSnapshot {
  const { active, cr } = ground.sides[side];
  const { hp, ap } = body(ground, active);
  const space = spaceInPlay(ground, side);
  const before = last?.sides[side];
  const isSame =
    before !== undefined &&
    before.active === active &&
    before.space === space &&
    before.hp === hp &&
    before.ap === ap &&
    before.cr === cr;
  return isSame ? before : { active, space, hp, ap, cr };
}

const NO_OTHERS: Snapshot['others'] = [];

function otherSnapshots(ground: Ground): Snapshot['others'] {
  let others: { key: string; space: number; hp: number }[] | null = null;
  for (const key in ground.setup.fighters) {
    const { space, hp } = body(ground, key);
    if (space !== null) {
      others ??= [];
      others.push({ key, space, hp });
    }
  }
  return others ?? NO_OTHERS;
}
