import type { ClauseId } from '../kernel/ruling';
import { type Board, body, combatantOf, edit, face, type Ground, headingOf, sideOfFighter, spaceInPlay } from './board';
import type { Place } from './command';
import { bearingInPlay, moveNow, weigh } from './levels';
import type { Fact, Influence } from './record';
import { type Heading, type Outcome, opposite, SIDES, type SideIndex, SPACES } from './terms';

/** One side's part in the movement of a phase. */
export interface Step {
  readonly from: number;
  /** The space named, which may lie off the arena; `from` where no movement was ordered. */
  readonly aim: number;
  /** As close to it as it can come (move:closest): what the two movements are compared by (move:aim). */
  readonly reach: number;
  /** An effect forbids it to move. */
  readonly held: boolean;
  /** What forbids it to move or has set its Move, and what gave way to that. */
  readonly by: readonly Influence[];
  readonly beaten: readonly Influence[];
  readonly way: 'stays' | 'forward' | 'backward';
}
export interface Meeting {
  readonly to: readonly [number, number];
  readonly met: readonly [Met, Met];
}
type Met = 'nobody' | 'collided' | 'stopped';

/** Where a side would go by itself. All places are read as the phase began (move:together). */
export function stepOf(board: Board, side: SideIndex, place: Place | null): Step {
  const from = spaceInPlay(board, side);
  if (place === null) return { from, aim: from, reach: from, held: false, by: NONE, beaten: NONE, way: 'stays' };
  const heading = headingOf(board, side);
  const aim = aimOf(board, side, place, from, heading);
  const key = board.sides[side].active;
  const bearing = bearingInPlay(board, side);
  const base = combatantOf(board.setup, key).move;
  const allowed = bearing.length === 0 ? ALLOWED : weigh(bearing, MOVE);
  const held = !allowed.allowed;
  const { move, by, beaten } = bearing.length === 0 ? { move: base, by: NONE, beaten: NONE } : moveNow(base, bearing);
  const ahead = held ? 0 : (aim - from) * heading;
  const most = Math.max(-move.back, Math.min(move.forward, ahead));
  const reach = Math.max(1, Math.min(SPACES, from + most * heading));
  const gone = (reach - from) * heading;
  return {
    from,
    aim,
    reach,
    held,
    by: held ? allowed.by : by,
    beaten: [...allowed.beaten, ...(held ? NONE : beaten)],
    way: gone === 0 ? 'stays' : gone > 0 ? 'forward' : 'backward',
  };
}
const MOVE = ['move'] as const;
const NONE: readonly never[] = [];
const ALLOWED = { allowed: true, by: NONE, beaten: NONE } as const;

/** The space that a phrase names (move:forms, move:front). */
function aimOf(board: Ground, side: SideIndex, place: Place, from: number, heading: Heading): number {
  switch (place.at) {
    case 'same':
      return from;
    case 'space':
      return place.space;
    case 'forward':
      return from + place.spaces * heading;
    case 'backward':
      return from - place.spaces * heading;
    case 'with':
      return body(board, place.of).space ?? from;
    case 'in front':
      return (body(board, place.of).space ?? from) + place.spaces * frontOf(board, side, place.of, from, heading);
    case 'behind':
      return (body(board, place.of).space ?? from) - place.spaces * frontOf(board, side, place.of, from, heading);
  }
}

/** Which way a fighter fronts, seen by a side: its own fighters front as it does, opposing ones towards it. */
function frontOf(board: Ground, side: SideIndex, key: string, from: number, heading: Heading): Heading {
  if (sideOfFighter(board.setup, key) === side) return heading;
  const space = body(board, key).space ?? from;
  if (space === from) return heading === 1 ? -1 : 1;
  return space < from ? 1 : -1;
}

/** What becomes of both movements together (move:stop-short, move:collision, move:passing). */
export function meet(steps: readonly [Step, Step]): Meeting {
  const [first, second] = steps;
  const apart = first.reach !== second.reach;
  if (apart || (first.way === 'stays' && second.way === 'stays'))
    return { to: [first.reach, second.reach], met: APART };
  if (first.way === 'backward') return { to: [first.reach, inFront(first, second)], met: ['nobody', 'stopped'] };
  if (second.way === 'backward') return { to: [inFront(second, first), second.reach], met: ['stopped', 'nobody'] };
  return { to: [first.from, second.from], met: ['collided', 'collided'] };
}
const APART: readonly [Met, Met] = ['nobody', 'nobody'];

/** The closest space in front of the one who backed onto a space, on the side that the other comes from. */
const inFront = (backed: Step, comer: Step): number => backed.reach + Math.sign(comer.from - backed.reach);

/** Whether a side's shift is negated: the opposing combatant moved into its space (shift:negated). */
export const negates = (steps: readonly [Step, Step], meeting: Meeting, shifting: SideIndex): boolean =>
  meeting.met[shifting] === 'collided' && steps[opposite(shifting)].way !== 'stays';

/** Puts both combatants where the movements ended. */
export function place(board: Board, meeting: Meeting): void {
  for (const side of SIDES) {
    const { active } = board.sides[side];
    if (body(board, active).space !== meeting.to[side]) edit(board, active).space = meeting.to[side];
  }
  face(board);
}

/** How a movement that was ordered is ruled. */
export function movementRuling(
  step: Step,
  met: Met,
  to: number,
  ordered: Place,
): { outcome: Outcome; cites: readonly ClauseId[]; fact: Fact } {
  const { from, aim, reach, held, by, beaten } = step;
  const fact: Fact = { about: 'movement', place: ordered, from, aim, reach, to, held, by, beaten };
  const short = reach !== aim;
  const told = (outcome: Outcome, cites: readonly ClauseId[]) => ({
    outcome,
    cites: beaten.length === 0 ? cites : [...cites, 'level:order'],
    fact,
  });
  if (met === 'collided') return told('Collided', short ? COLLIDED_SHORT : COLLIDED);
  if (met === 'stopped') return told('Stopped short', short ? STOPPED_SHORT : STOPPED);
  if (short) return told('Fell short', held ? HELD : SHORT);
  return told('Moved', MOVED[ordered.at]);
}
const COLLIDED: readonly ClauseId[] = ['move:collision', 'move:together'];
const COLLIDED_SHORT: readonly ClauseId[] = ['move:collision', 'move:together', 'move:closest', 'move:aim'];
const STOPPED: readonly ClauseId[] = ['move:stop-short', 'move:together'];
const STOPPED_SHORT: readonly ClauseId[] = ['move:stop-short', 'move:together', 'move:closest', 'move:aim'];
const SHORT: readonly ClauseId[] = ['move:closest', 'move:stat'];
const HELD: readonly ClauseId[] = ['move:closest', 'level:forbidden'];
const MOVED: Readonly<Record<Place['at'], readonly ClauseId[]>> = {
  same: ['move:forms'],
  space: ['move:forms', 'move:stat'],
  forward: ['move:forms', 'move:forward', 'move:stat'],
  backward: ['move:forms', 'move:forward', 'move:stat'],
  with: ['move:forms', 'move:stat'],
  'in front': ['move:forms', 'move:front', 'move:stat'],
  behind: ['move:forms', 'move:front', 'move:stat'],
};
