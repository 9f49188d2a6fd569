import { actsOf } from './abilities';
import { bannedOf, namedBy, slotOf } from './acting';
import { body, combatantOf, type Ground } from './board';
import type { Command, Line } from './command';
import type { AbilityEffect, TraitEffect } from './effects';
import type { Entry } from './entry';
import { type Applied, banOn, bearingOn, permits } from './levels';
import type { Order, Orders, Refusal, Ruled } from './record';
import { refuse } from './refusals';
import { NO_ORDERS, type Refused, type SideState, type State } from './state';
import { opposite, PHASES, type Phase, type SideIndex } from './terms';
import { fold } from './words';

/**
 * Orders as they come in: what is allowed stands for its phase, and every other line comes back (order:invalid). A
 * post without a bold line is talk, whenever it comes.
 */
export function post(state: State, entry: Extract<Entry, { kind: 'post' | 'orders' }>): State {
  if (entry.lines.length === 0) return state;
  const side = sideOf(state, entry.by);
  const closed = closedTo(state, entry.at, side, 'orders');
  if (side === null || closed !== null) {
    const refusal: Refusal = closed ?? { why: 'no such fighter', words: entry.by };
    return refused(state, entry, side, [refuseLine(state, side, null, null, '', refusal)]);
  }
  const { orders, refused: refusedNow, ruled } = judge(state, side, entry.lines, entry.id);
  const [first, second] = state.sides;
  const ordered: SideState = { ...state.sides[side], orders, refused: refusedNow };
  const sides = side === 0 ? ([ordered, second] as const) : ([first, ordered] as const);
  return refused({ ...state, sides }, entry, side, ruled);
}

export const sideOf = (state: State, key: string): SideIndex | null =>
  state.setup.sides[0].key === key ? 0 : state.setup.sides[1].key === key ? 1 : null;

/** Why nothing of that kind can be given now; null where it can. */
export function closedTo(
  state: State,
  at: string,
  side: SideIndex | null,
  stage: 'orders' | 'replacement',
): Refusal | null {
  if (side === null) return null;
  if (state.stage !== stage) return { why: 'not now', stage: state.stage };
  const { closesAt } = state;
  return closesAt !== null && Date.parse(at) > Date.parse(closesAt) ? { why: 'late', closesAt } : null;
}

/** The state with refusals in its log; they are shown to their author alone. */
export function refused(
  state: State,
  entry: { id: string; at: string },
  side: SideIndex | null,
  ruled: Ruled[],
): State {
  if (ruled.length === 0) return state;
  const item = { kind: 'refusals' as const, entry: entry.id, at: entry.at, turn: state.turn, side, ruled };
  return { ...state, log: [...state.log, item] };
}

interface Sorted {
  readonly orders: Orders;
  readonly refused: Refused;
  readonly ruled: Ruled[];
}

/**
 * Sets new lines beside the orders that stand, phase by phase: a later line replaces an earlier one, a refused
 * one replaces nothing (order:replace), and an order that a new line has robbed of its footing comes back too.
 */
function judge(state: State, side: SideIndex, lines: readonly Line[], entry: string): Sorted {
  const orders: [Order | null, Order | null, Order | null] = [...state.sides[side].orders];
  const [first, second, third] = state.sides[side].refused;
  const refusedNow: [string | null, string | null, string | null, string | null] = [first, second, third, null];
  const ruled: Ruled[] = [];
  const bearing = bearingOn(state, side, state.sides[side].active);
  for (const line of lines)
    if (line.phase === null || !PHASES.some((phase) => phase === line.phase)) {
      ruled.push(refuseLine(state, side, null, null, line.text, misreadOf(line)));
      refusedNow[OF_NO_PHASE] = entry;
    }
  for (const phase of PHASES) {
    const slot = slotOf(phase);
    const due = dueIn(state, side, orders, phase);
    let fresh = false;
    for (const line of lines) {
      if (line.phase !== phase) continue;
      const others = line.command?.do === 'shift' ? ordersBeside(orders, slot, lines) : NO_ORDERS;
      const judged =
        line.command === null
          ? misreadOf(line)
          : allow(state, side, bearing, phase, due, line.command, line.text, others);
      if ('why' in judged) {
        ruled.push(refuseLine(state, side, phase, due, line.text, judged, abilityOf(state, side, line.command)));
        refusedNow[slot] = entry;
      } else {
        orders[slot] = judged;
        refusedNow[slot] = null;
        fresh = true;
      }
    }
    const standing = orders[slot];
    if (fresh || standing === null) continue;
    const earlier = orders.slice(0, slot);
    const again = allow(state, side, bearing, phase, due, commandOf(standing), standing.text, earlier);
    if ('why' in again) {
      ruled.push(refuseLine(state, side, phase, due, standing.text, again, standing.ability));
      orders[slot] = null;
      refusedNow[slot] = entry;
    } else orders[slot] = again;
  }
  return { orders, refused: refusedNow, ruled };
}
const OF_NO_PHASE = 3;

/** The orders of the other phases that a shift is weighed with: of later phases those for which no new line is given. */
const ordersBeside = (orders: Orders, slot: number, lines: readonly Line[]): (Order | null)[] =>
  orders.filter((_, at) => at < slot || (at > slot && !lines.some((line) => line.phase === at + 1)));

const misreadOf = (line: Line): Refusal =>
  line.misread ?? { why: line.phase === null ? 'no phase' : 'no such phase', words: String(line.phase ?? line.text) };

/** The ability that a refused line names: its key where somebody of the team has it, else as it was written. */
function abilityOf(ground: Ground, side: SideIndex, command: Command | null): string | null {
  if (command?.do !== 'act' || command.ability === null) return null;
  for (const key of ground.setup.sides[side].team) {
    const found = abilityKey(combatantOf(ground.setup, key).abilities, command.ability);
    if (found !== null) return found;
  }
  return command.ability;
}

const commandOf = ({ shift, move, written }: Order): Command =>
  shift === null ? { do: 'act', move, ability: written } : { do: 'shift', to: shift };

/** The combatant that a phase's order is for: who an earlier shift brings in, else who is in play (shift:after). */
function dueIn(ground: Ground, side: SideIndex, orders: Orders, phase: Phase): string {
  let due = ground.sides[side].active;
  for (let slot = 0; slot < slotOf(phase); slot++) due = orders[slot]?.shift ?? due;
  return due;
}

/**
 * The order that a command amounts to, or why it is refused.
 * @param bearing what bears on the combatant in play
 * @param others the orders of the other phases, which a shift is weighed with
 */
function allow(
  ground: Ground,
  side: SideIndex,
  bearing: readonly Applied[],
  phase: Phase,
  due: string,
  command: Command,
  text: string,
  others: readonly (Order | null)[],
): Order | Refusal {
  if (command.do === 'shift') {
    const refusal = shiftRefusal(ground, side, bearing, phase, due, command.to, others);
    return refusal ?? { text, combatant: due, move: null, ability: null, written: null, shift: command.to };
  }
  const named = namedBy(command.move);
  if (named !== null && !isKnown(ground, side, named)) return { why: 'no such name', words: named };
  if (command.ability === null)
    return { text, combatant: due, move: command.move, ability: null, written: null, shift: null };
  const { abilities } = combatantOf(ground.setup, due);
  const key = abilityKey(abilities, command.ability);
  const ability = key === null ? undefined : abilities[key];
  if (key === null || ability === undefined)
    return { why: 'no ability', words: command.ability, combatant: due, alone: command.move === null };
  const acts = actsOf(ability);
  if (phase === 1 && !permits(bearing, acts))
    return { why: 'forbidden', act: bannedOf(acts), combatant: due, ...banOn(bearing, acts) };
  return { text, combatant: due, move: command.move, ability: key, written: command.ability, shift: null };
}

/** shift:target, shift:once, level:cannot */
function shiftRefusal(
  ground: Ground,
  side: SideIndex,
  bearing: readonly Applied[],
  phase: Phase,
  due: string,
  to: string,
  others: readonly (Order | null)[],
): Refusal | null {
  if (!ground.setup.sides[side].team.includes(to)) return { why: 'not on the team', combatant: to };
  if (to === due) return { why: 'shift to itself', combatant: to };
  if (body(ground, to).hp === 0) return { why: 'shift to eliminated', combatant: to };
  if (phase === 1 && !permits(bearing, SHIFT))
    return { why: 'forbidden', act: 'shift', combatant: due, ...banOn(bearing, SHIFT) };
  if (!others.some((order) => order !== null && order.shift !== null)) return null;
  return mayShiftAgain(ground, side, due, others.slice(0, slotOf(phase))) ? null : { why: 'shift once' };
}
const SHIFT = ['shift'] as const;

/**
 * Whether anything could let the combatant due shift once more by then: the field, a trait, or an ability. What bars it
 * for now may have ended, and is looked at as the phase begins; asked is only what the player may know of.
 */
function mayShiftAgain(ground: Ground, side: SideIndex, due: string, earlier: readonly (Order | null)[]): boolean {
  const { setup } = ground;
  const other = opposite(side);
  const allows = (effects: readonly AnyEffect[], ...to: readonly AnyEffect['to'][]) =>
    effects.some((effect) => effect.do === 'can' && effect.what === 'second shift' && to.includes(effect.to));
  const own = combatantOf(setup, due);
  const theirs = setup.sides[other].team.filter((key) => isKnown(ground, side, key));
  return (
    setup.field.some((effect) => effect.do === 'can' && effect.what === 'second shift') ||
    allows(own.trait?.effects ?? [], 'self', 'both') ||
    body(ground, due).laid.some(({ effect }) => effect.do === 'can' && effect.what === 'second shift') ||
    earlier.some(
      (order) =>
        order?.combatant === due &&
        order.ability !== null &&
        allows(own.abilities[order.ability]?.effects ?? [], 'self', 'both'),
    ) ||
    (setup.settings.benchedTraits === 'active' &&
      setup.sides[side].team.some((key) => allows(setup.combatants[key]?.trait?.effects ?? [], 'both'))) ||
    theirs.some((key) => {
      const { trait, abilities } = combatantOf(setup, key);
      return (
        allows(trait?.effects ?? [], 'opponent', 'both') ||
        Object.values(abilities).some(({ effects }) => allows(effects, 'opponent', 'both', 'hit'))
      );
    })
  );
}
type AnyEffect = AbilityEffect | TraitEffect;

/** Whether a player may know of a fighter: one's own, those shown so far, and all that are no combatants. */
export function isKnown(ground: Pick<Ground, 'setup' | 'sides'>, side: SideIndex, key: string): boolean {
  const { setup, sides } = ground;
  return (
    setup.sides[side].team.includes(key) ||
    sides[opposite(side)].seen.includes(key) ||
    Object.hasOwn(setup.fighters, key)
  );
}

function abilityKey(abilities: Readonly<Record<string, { readonly name: string }>>, written: string): string | null {
  if (Object.hasOwn(abilities, written)) return written;
  const folded = fold(written);
  return Object.keys(abilities).find((key) => fold(abilities[key]?.name ?? '') === folded) ?? null;
}

const refuseLine = (
  state: State,
  side: SideIndex | null,
  phase: Phase | null,
  combatant: string | null,
  text: string,
  refusal: Refusal,
  ability: string | null = null,
): Ruled => refuse(refusal, { side, phase, combatant, ability, text, moment: state.moment });
