import type { Roll } from '../../engine/rules/crisis-collide/bots/plans';

/** Dice of a seed (mulberry32): good enough to spread duels, and the same on every machine. */
export function rollFrom(seed: number): Roll {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides) + 1;
  };
}
