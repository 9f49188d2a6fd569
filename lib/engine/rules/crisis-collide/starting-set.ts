import type { Combatant, Setup } from './setup';
import { SETUP_VERSION } from './setup';
import { defense } from './starting-set/defense';
import { offense } from './starting-set/offense';
import { support } from './starting-set/support';

/** Nine fighters to begin with: three of each class, one of each difficulty. */
export const STARTING_SET: readonly Combatant[] = [...offense, ...defense, ...support];

/**
 * The set-up of a duel.
 * @param sides two of them, the left one first; the first of each team leads
 */
export function duelOf(
  sides: readonly [
    { key: string; name: string; team: readonly Combatant[] },
    { key: string; name: string; team: readonly Combatant[] },
  ],
): Setup {
  const keyOf = (side: string, { name }: Combatant) => `${side}/${name}`;
  const sideOf = ({ key, name, team }: (typeof sides)[number]) => {
    const keys = team.map((combatant) => keyOf(key, combatant));
    return { key, name, team: keys, leader: keys[0] ?? '', cr: 0 };
  };
  return {
    setupVersion: SETUP_VERSION,
    settings: { benchedTraits: 'idle' },
    turn: 1,
    arena: { labels: {} },
    field: [],
    sides: [sideOf(sides[0]), sideOf(sides[1])],
    combatants: Object.fromEntries(
      sides.flatMap(({ key, team }) => team.map((combatant) => [keyOf(key, combatant), combatant] as const)),
    ),
    fighters: {},
  };
}
