import { nearNames, nearStarts } from '../kernel/words';
import type { Order } from './command';
import { findAbility, isCreature, sheetOf } from './play';
import type { State } from './state';

/** What an order may begin with beside the name of an ability. */
const VERBS = ['Attack', 'Touch', 'Dismiss'];

/**
 * Abilities that a refused order may have meant, the nearest first. They hang on its creature's sheet, so that they are for
 * who plays it alone; names of creatures stand in the ruling itself, for everybody.
 */
export function nearOf(state: State, by: string, { command }: Pick<Order, 'command'>): readonly string[] {
  if (!isCreature(state, by)) return [];
  const own = Object.values(sheetOf(state, by).abilities).map(({ name }) => name);
  const ability = (words: string) => {
    if (findAbility(sheetOf(state, by), words) !== null) return [];
    const near = nearNames(words, own);
    return near.length > 0 ? near : nearStarts(words, [...own, ...VERBS]);
  };
  switch (command.do) {
    case 'use':
      return ability(command.ability);
    case 'dismiss':
      return [...new Set(command.abilities.flatMap(ability))];
    case 'touch':
    case 'attack':
      return [];
    case 'nothing':
      return nearStarts(command.words, [...own, ...VERBS]);
  }
}
