import { type Board, boardOf, body, edit, face, type Ground, stateOf } from './board';
import { eliminated, enterLast, left, standingOf } from './elimination';
import type { Entry } from './entry';
import { refused } from './posting';
import type { Change, LogItem, Refusal, Ruled } from './record';
import { refuse } from './refusals';
import { nextTurn } from './replacement';
import { rulings } from './rulings';
import { enter } from './shifting';
import { NO_ORDERS, NONE_REFUSED, type SideState, type State } from './state';
import { SIDES, SPACES } from './terms';

type RulingEntry = Extract<Entry, { kind: 'ruling' }>;

/**
 * What an admin rules by hand (ruling:override): numbers, places, who is in play, another outcome for a
 * ruling. It holds as a whole or, where one part of it cannot be, not at all. Who is set to 0 HP is eliminated;
 * who is set above 0 again is back. A Crisis Rate that is set stands as set.
 */
export function override(state: State, entry: RulingEntry): State {
  const refusal = refusalOf(state, entry);
  if (refusal !== null) {
    const about = {
      side: null,
      phase: null,
      combatant: null,
      ability: null,
      text: entry.because,
      moment: state.moment,
    };
    return refused(state, entry, null, [refuse(refusal, about)]);
  }
  const board = boardOf(state);
  board.moment += 1;
  const ruled = setByHand(board, entry);
  const logged = { entry: entry.id, at: entry.at, turn: state.turn };
  const { actor, supersedes, because } = entry;
  const log: LogItem[] = [...state.log, { ...logged, kind: 'ruling', actor, ruled, supersedes, because }];
  const entrances = enterLast(board);
  if (entrances.length > 0) log.push({ ...logged, kind: 'entrances', ruled: entrances });
  const next = stateOf(board, state);
  const { stage, winner } = standingOf(board);
  const restart = stage !== state.stage || entrances.length > 0;
  const clear = (side: SideState): SideState =>
    restart ? { ...side, orders: NO_ORDERS, refused: NONE_REFUSED, choice: null } : side;
  return {
    ...next,
    stage,
    winner,
    turn: restart && stage === 'orders' ? nextTurn(state) : state.turn,
    sides: [clear(next.sides[0]), clear(next.sides[1])],
    log,
  };
}

function refusalOf(state: State, { fighters, sides, supersedes }: RulingEntry): Refusal | null {
  for (const [key, set] of Object.entries(fighters)) {
    if (!Object.hasOwn(state.fighters, key)) return { why: 'no such fighter', words: key };
    const wrong = boundsRefusal(state, key, set);
    if (wrong !== null) return wrong;
  }
  for (const [key, { active }] of Object.entries(sides)) {
    const side = SIDES.find((index) => state.setup.sides[index].key === key);
    if (side === undefined) return { why: 'no such fighter', words: key };
    if (active === undefined) continue;
    const alive = (fighters[active]?.hp ?? state.fighters[active]?.hp ?? 0) > 0;
    if (!state.setup.sides[side].team.includes(active) || !alive) return { why: 'cannot replace', words: active };
  }
  if (supersedes !== null && !rulings(state).some(({ id }) => id === supersedes.ruling))
    return { why: 'no such ruling', words: supersedes.ruling };
  return null;
}

function boundsRefusal(board: Ground, key: string, set: RulingEntry['fighters'][string]): Refusal | null {
  const combatant = board.setup.combatants[key];
  const most = combatant ?? { hp: board.setup.fighters[key]?.hp ?? 0, ap: 0 };
  if ((set.hp ?? 0) > most.hp) return { why: 'out of bounds', words: `${key}: HP`, most: most.hp };
  if ((set.ap ?? 0) > most.ap) return { why: 'out of bounds', words: `${key}: AP`, most: most.ap };
  if (set.space === undefined) return null;
  if (set.space < 1 || set.space > SPACES) return { why: 'out of bounds', words: `${key}: space`, most: SPACES };
  const placed = combatant === undefined || board.sides.some(({ active }) => active === key);
  return placed ? null : { why: 'no such fighter', words: `${key} on the arena` };
}

function setByHand(board: Board, { fighters, sides, because }: RulingEntry): Ruled[] {
  const set: Change[] = [];
  const before = SIDES.map((side) => left(board, side));
  const note = (what: Change['what'], of: string, from: number, to: number) =>
    set.push({ what, of, amount: to - from, from, to });
  for (const [key, { hp, ap, space }] of Object.entries(fighters)) {
    const fighter = edit(board, key);
    if (hp !== undefined) {
      note('HP', key, fighter.hp, hp);
      fighter.hp = hp;
    }
    if (ap !== undefined) {
      note('AP', key, fighter.ap, ap);
      fighter.ap = ap;
    }
    if (space !== undefined) {
      note('space', key, fighter.space ?? 0, space);
      fighter.space = space;
    }
  }
  const entered: string[] = [];
  for (const side of SIDES) {
    const active = sides[board.setup.sides[side].key]?.active;
    if (active === undefined || active === board.sides[side].active) continue;
    enter(board, side, active);
    entered.push(active);
  }
  const fallen = SIDES.flatMap((side) =>
    (before[side] ?? []).filter((key) => body(board, key).hp === 0).map((key) => eliminated(board, null, side, key)),
  );
  placeOthers(board);
  for (const side of SIDES) {
    const { key } = board.setup.sides[side];
    const cr = sides[key]?.cr;
    if (cr === undefined) continue;
    note('CR', key, board.sides[side].cr, cr);
    board.sides[side].cr = cr;
  }
  face(board);
  return [byHand(board, set, entered, because), ...fallen];
}

/** Fighters that are no combatants are on the arena while they have HP; one that is back stands where it began. */
function placeOthers(board: Board): void {
  for (const key in board.setup.fighters) {
    const fighter = edit(board, key);
    fighter.space = fighter.hp === 0 ? null : (fighter.space ?? board.setup.fighters[key]?.space ?? null);
  }
}

const byHand = (board: Board, set: readonly Change[], entered: readonly string[], because: string): Ruled => ({
  phase: null,
  by: null,
  combatant: null,
  ability: null,
  outcome: 'Set',
  cites: ['ruling:override'],
  moment: board.moment,
  fact: { about: 'numbers', set, entered, because },
});
