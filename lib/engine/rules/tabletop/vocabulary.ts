import type { Lexicon } from './orders';
import { isCreature, sheetOf } from './play';
import type { State } from './state';

/** The names that a creature's orders may use now. */
export function lexicon(state: State, by: string): Lexicon {
  const abilities = isCreature(state, by) ? Object.entries(sheetOf(state, by).abilities) : [];
  return {
    abilities: abilities.map(([key, { name, modes }]) => ({ key, name, modes: Object.keys(modes) })),
    creatures: Object.keys(state.creatures).map((key) => ({ key, name: sheetOf(state, key).name })),
  };
}
