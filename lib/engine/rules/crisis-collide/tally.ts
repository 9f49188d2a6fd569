import { bounded } from '../kernel/numbers';
import { type Board, body, edit, type Ground } from './board';
import type { Change } from './record';
import { type SideIndex, SPACES } from './terms';

/**
 * What one ability does to numbers and places, kept apart from the board until its moment is over: two
 * abilities of one moment are both judged on what was before them, and then added up (ability:tie).
 */
export type Tally = Entry[];
interface Entry {
  readonly what: Change['what'];
  /** A fighter's key, or of CR a side's. */
  readonly of: string;
  readonly side: SideIndex;
  readonly start: number;
  /** As this ability alone would leave it, within its bounds. */
  now: number;
  /** What it adds, bounds aside. */
  raw: number;
  /** As the whole moment left it. */
  end: number;
}

/** The number as the ability has left it so far. */
export function read(tally: Tally, board: Ground, what: Change['what'], of: string, side: SideIndex): number {
  return entryOf(tally, what, of)?.now ?? current(board, what, of, side);
}

function entryOf(tally: Tally, what: Change['what'], of: string): Entry | undefined {
  for (const entry of tally) if (entry.what === what && entry.of === of) return entry;
  return undefined;
}

/** Adds to a number, or moves a fighter by so many spaces to the right. */
export function add(
  tally: Tally,
  board: Ground,
  what: Change['what'],
  of: string,
  side: SideIndex,
  amount: number,
): void {
  let entry = entryOf(tally, what, of);
  if (entry === undefined) {
    const start = current(board, what, of, side);
    entry = { what, of, side, start, now: start, raw: 0, end: start };
    tally.push(entry);
  }
  entry.raw = bounded(entry.raw + amount);
  entry.now = within(board, entry, entry.now + amount);
}

/** Puts the tallies of one moment on the board. A number that both touch gets the sum of both. */
export function settle(board: Board, first: Tally, second: Tally): void {
  for (const entry of first) {
    const other = entryOf(second, entry.what, entry.of);
    entry.end = other === undefined ? entry.now : within(board, entry, entry.start + entry.raw + other.raw);
    if (other !== undefined) other.end = entry.end;
    put(board, entry);
  }
  for (const entry of second) {
    if (entryOf(first, entry.what, entry.of) !== undefined) continue;
    entry.end = entry.now;
    put(board, entry);
  }
}

export const changesOf = (tally: Tally): Change[] =>
  tally.map(({ what, of, raw, start, end }) => ({ what, of, amount: raw, from: start, to: end }));

function current(board: Ground, what: Change['what'], of: string, side: SideIndex): number {
  if (what === 'CR') return board.sides[side].cr;
  const fighter = body(board, of);
  if (what === 'HP') return fighter.hp;
  return what === 'AP' ? fighter.ap : (fighter.space ?? 0);
}

function put(board: Board, { what, of, side, end }: Entry): void {
  if (what === 'CR') board.sides[side].cr = end;
  else if (what === 'HP') edit(board, of).hp = end;
  else if (what === 'AP') edit(board, of).ap = end;
  else edit(board, of).space = end;
}

/** fighter:stats: HP and AP from 0 to what is listed; crisis:shared: a Crisis Rate has no upper limit but every number's. */
function within(board: Ground, { what, of }: Entry, value: number): number {
  if (what === 'space') return Math.max(1, Math.min(SPACES, value));
  const least = Math.max(0, bounded(value));
  if (what === 'CR') return least;
  const combatant = board.setup.combatants[of];
  const most = what === 'AP' ? (combatant?.ap ?? 0) : (combatant?.hp ?? board.setup.fighters[of]?.hp ?? 0);
  return Math.min(most, least);
}
