import type { ClauseId } from '../kernel/ruling';
import { type Action, actionOf, performTogether } from './abilities';
import { type Acting, acting, type Course, defaultCites, overcome, slotOf } from './acting';
import { type Board, boardOf, combatantOf, edit, expire, snapshot, stateOf } from './board';
import { eliminate, enterLast, standingOf } from './elimination';
import { type Meeting, meet, movementRuling, negates, place, type Step, stepOf } from './movement';
import type { Fact, LogItem, PhaseRecord, Ruled, Snapshot } from './record';
import { negated, shift } from './shifting';
import { NO_ORDERS, NONE_REFUSED, type SideState, type State } from './state';
import { PHASES, type Phase, SIDES, type SideIndex } from './terms';

/**
 * Reveals the orders and plays the turn: three phases, each a movement of both, then shifts, then abilities
 * by priority, until the third is over or somebody is eliminated (flow:turn, elimination:ends-turn).
 * @param entry the entry that reveals them, and its time
 * @param closesAt the deadline of what is awaited next
 */
export function playTurn(state: State, entry: { id: string; at: string }, closesAt: string | null): State {
  const board = boardOf(state);
  const courses: readonly [Course, Course] = [
    { void: false, shifted: false, rested: 0 },
    { void: false, shifted: false, rested: 0 },
  ];
  const phases: PhaseRecord[] = [];
  let start = snapshot(board);
  let cut = false;
  for (const phase of PHASES) {
    const played = playPhase(board, state, phase, start, courses);
    phases.push(played.record);
    start = played.record.end;
    cut = played.cut;
    if (cut) break;
  }
  expire(board, 'turn');
  const { turn } = state;
  const logged = { entry: entry.id, at: entry.at, turn };
  const log: LogItem[] = [
    ...state.log,
    { ...logged, kind: 'turn', orders: [state.sides[0].orders, state.sides[1].orders], phases, cut },
  ];
  if (cut) {
    const ruled = enterLast(board);
    if (ruled.length > 0) log.push({ ...logged, kind: 'entrances', ruled });
  }
  const next = stateOf(board, state);
  const { stage, winner } = standingOf(board);
  return {
    ...next,
    stage,
    winner,
    turn: stage === 'orders' ? turn + 1 : turn,
    closesAt,
    sides: [ordered(next.sides[0]), ordered(next.sides[1])],
    log,
  };
}

const ordered = (side: SideState): SideState => ({
  ...side,
  orders: NO_ORDERS,
  refused: NONE_REFUSED,
  choice: null,
});

function playPhase(
  board: Board,
  state: State,
  phase: Phase,
  start: Snapshot,
  courses: readonly [Course, Course],
): { record: PhaseRecord; cut: boolean } {
  const ruled: Ruled[] = [];
  const slot = slotOf(phase);
  const commandOf = (side: SideIndex) =>
    acting(board, side, state.sides[side].orders[slot], state.sides[side].refused[slot] !== null, courses[side]);
  const commands = [commandOf(0), commandOf(1)] as const;
  moveAndShift(board, phase, commands, courses, ruled);
  const moved = snapshot(board, start);
  const actions = actionsOf(board, phase, commands, courses, ruled);
  const cut = playAbilities(board, phase, actions, ruled);
  expire(board, 'phase');
  if (phase === 3 && !cut) for (const side of SIDES) if (courses[side].rested === 3) restore(board, side, ruled);
  return { record: { phase, start, moved, end: snapshot(board, moved), ruled }, cut };
}

function moveAndShift(
  board: Board,
  phase: Phase,
  commands: readonly [Acting, Acting],
  courses: readonly [Course, Course],
  ruled: Ruled[],
): void {
  board.moment += 1;
  const steps: readonly [Step, Step] = [
    stepOf(board, 0, commands[0].order?.move ?? null),
    stepOf(board, 1, commands[1].order?.move ?? null),
  ];
  const meeting = meet(steps);
  for (const side of SIDES) {
    const moved = movementOf(board, phase, side, commands[side], steps[side], meeting);
    if (moved !== null) ruled.push(moved);
  }
  place(board, meeting);
  for (const side of SIDES) {
    const incoming = commands[side].order?.shift ?? null;
    if (incoming === null) continue;
    const beaten = overcome(board, side, courses[side].shifted);
    courses[side].shifted = true;
    if (negates(steps, meeting, side)) {
      courses[side].void = true;
      ruled.push(negated(board, phase, side, incoming));
    } else ruled.push(shift(board, phase, side, incoming, beaten));
  }
}

/** What became of a side's movement, or the default in its place; null where the order names no movement. */
function movementOf(
  board: Board,
  phase: Phase,
  side: SideIndex,
  command: Acting,
  step: Step,
  meeting: Meeting,
): Ruled | null {
  const combatant = board.sides[side].active;
  const { moment } = board;
  if (command.order === null) {
    const fact: Fact = { about: 'default', why: command.why, stale: command.stale };
    const cites = defaultCites(command);
    return { phase, by: side, combatant, ability: null, outcome: 'Defaulted', cites, moment, fact };
  }
  if (command.order.move === null) return null;
  const { outcome, cites, fact } = movementRuling(step, meeting.met[side], meeting.to[side], command.order.move);
  return { phase, by: side, combatant, ability: null, outcome, cites, moment, fact };
}

/** The abilities to be used in the phase; those who rest are ruled so at once. */
function actionsOf(
  board: Board,
  phase: Phase,
  commands: readonly [Acting, Acting],
  courses: readonly [Course, Course],
  ruled: Ruled[],
): Action[] {
  const actions: Action[] = [];
  for (const side of SIDES) {
    const { order } = commands[side];
    if (order !== null && order.ability !== null) actions.push(actionOf(board, side, order.ability));
    else if (order === null || order.shift === null) courses[side].rested += 1;
    if (order !== null && order.ability === null && order.shift === null)
      ruled.push({
        phase,
        by: side,
        combatant: board.sides[side].active,
        ability: null,
        outcome: 'Rested',
        cites: RESTED,
        moment: board.moment,
        fact: { about: 'rest' },
      });
  }
  return actions;
}
const RESTED: readonly ClauseId[] = ['ability:none', 'rest:counts'];

/** By priority, equal ones together; an elimination stops the rest. Returns whether the turn ends. */
function playAbilities(board: Board, phase: Phase, actions: readonly Action[], ruled: Ruled[]): boolean {
  const [first, second] = actions;
  if (first === undefined) return false;
  if (second === undefined || first.ability.priority === second.ability.priority) {
    performTogether(board, phase, actions, second === undefined ? 'alone' : 'together', ruled);
    return eliminate(board, phase, ruled);
  }
  const [sooner, later] = first.ability.priority > second.ability.priority ? [first, second] : [second, first];
  performTogether(board, phase, [sooner], 'before', ruled);
  if (eliminate(board, phase, ruled)) {
    ruled.push({
      phase,
      by: later.side,
      combatant: board.sides[later.side].active,
      ability: later.key,
      outcome: 'Not performed',
      cites: TURN_ENDED,
      moment: board.moment,
      fact: { about: 'unperformed', why: 'turn ended' },
    });
    return true;
  }
  performTogether(board, phase, [later], 'after', ruled);
  return eliminate(board, phase, ruled);
}
const TURN_ENDED: readonly ClauseId[] = ['elimination:ends-turn', 'ability:priority'];

/** rest:full-turn */
function restore(board: Board, side: SideIndex, ruled: Ruled[]): void {
  const { active } = board.sides[side];
  const fighter = edit(board, active);
  const from = fighter.ap;
  fighter.ap = combatantOf(board.setup, active).ap;
  ruled.push({
    phase: 3,
    by: side,
    combatant: active,
    ability: null,
    outcome: 'Restored',
    cites: RESTORED,
    moment: board.moment,
    fact: { about: 'restored', from, to: fighter.ap },
  });
}
const RESTORED: readonly ClauseId[] = ['rest:full-turn', 'rest:counts'];
