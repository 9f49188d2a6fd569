import { type Bot, standing } from './bot';
import { imagine } from './imagine';
import { linesOf, pick, randomPlan } from './plans';

/** Plays any orders that are allowed. */
export const randomBot: Bot = {
  name: 'random',
  orders(view, side, roll) {
    const state = imagine(view);
    return state === null ? [] : linesOf(randomPlan(state, side, roll), state);
  },
  replacement(view, side, roll) {
    const candidates = standing(view, side);
    return candidates.length === 0 ? null : pick(candidates, roll);
  },
};
