import type { State } from '../state';
import { opposite, type SideIndex } from '../terms';
import { playTurn } from '../turn';
import type { CombatantView, View } from '../view';
import { type Bot, standing } from './bot';
import { imagine } from './imagine';
import { linesOf, ordersOf, type Plan, randomPlan } from './plans';

/** How many plans of its own it weighs, against how many of the opponent's. */
const OWN_PLANS = 24;
const THEIR_PLANS = 8;

/**
 * Looks one turn ahead: it weighs plans of its own against plans that the opponent may have, plays each pair
 * out and takes the plan that does best on the whole.
 */
export const lookaheadBot: Bot = {
  name: 'lookahead',
  orders(view, side, roll) {
    const state = imagine(view);
    if (state === null) return [];
    const theirs = many(THEIR_PLANS, () => randomPlan(state, opposite(side), roll));
    const own = many(OWN_PLANS, () => randomPlan(state, side, roll));
    const value = (plan: Plan) => mean(theirs, (reply) => worth(after(state, side, plan, reply), side));
    return linesOf(best(own, value), state);
  },
  replacement(view, side) {
    const candidates = standing(view, side);
    return candidates.length === 0 ? null : best(candidates, (key) => matchUp(view, side, key));
  },
};

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

function best<T>(from: readonly T[], value: (one: T) => number): T {
  const [first, ...others] = from;
  if (first === undefined) throw new Error('nothing to weigh');
  let chosen: T = first;
  let most = value(first);
  for (const other of others) {
    const its = value(other);
    if (its > most) {
      most = its;
      chosen = other;
    }
  }
  return chosen;
}

const mean = <T>(of: readonly T[], value: (one: T) => number): number =>
  of.reduce((sum, one) => sum + value(one), 0) / of.length;

const ENTRY = { id: 'ahead', at: '2020-01-01T00:00:00Z' };

/** The duel after a turn of these two plans. */
function after(state: State, side: SideIndex, own: Plan, theirs: Plan): State {
  const plans = side === 0 ? ([own, theirs] as const) : ([theirs, own] as const);
  const [first, second] = state.sides;
  const sides = [
    { ...first, orders: ordersOf(plans[0]) },
    { ...second, orders: ordersOf(plans[1]) },
  ] as const;
  return playTurn({ ...state, sides, log: [] }, ENTRY, null);
}

/** What a duel is worth to a side: HP counts most, then combatants left, Crisis Rate, and AP of the one in play. */
export function worth(state: State, side: SideIndex): number {
  return holding(state, side) - holding(state, opposite(side));
}

function holding(state: State, side: SideIndex): number {
  const { active, cr } = state.sides[side];
  let sum = Math.min(cr, 200) * 0.25 + (state.fighters[active]?.ap ?? 0) * 0.15;
  for (const key of state.setup.sides[side].team) {
    const hp = state.fighters[key]?.hp ?? 0;
    if (hp > 0) sum += hp + 60;
  }
  return sum;
}

/** How a combatant fares against the opponent in play: what each can deal to the other at best, and its HP. */
function matchUp({ combatants, sides }: View, side: SideIndex, key: string): number {
  const own = combatants[key];
  const opponent = combatants[sides[opposite(side)].active];
  return (own?.hp ?? 0) / 4 + bestBlow(own, opponent) - bestBlow(opponent, own);
}

function bestBlow(user: CombatantView | undefined, target: CombatantView | undefined): number {
  const blows = Object.values(user?.abilities ?? {}).map(({ attack, cost, type }) =>
    attack === null || cost.of === 'CR'
      ? 0
      : Math.max(0, (attack.strength - (target?.resistance[type] ?? 0)) * attack.hits),
  );
  return Math.max(0, ...blows);
}
