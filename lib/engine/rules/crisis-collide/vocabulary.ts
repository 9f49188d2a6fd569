import type { Lexicon, Named } from './orders';
import { isKnown, sideOf } from './posting';
import type { State } from './state';
import { opposite, SIDES } from './terms';

/** The names that one side's orders may use now: nothing in it tells of who is hidden (setup:reveal). */
export function lexicon(state: State, by: string): Lexicon {
  const { setup } = state;
  const own = sideOf(state, by);
  if (own === null) return { fighters: [], team: [], abilities: [], labels: setup.arena.labels };
  const combatants = SIDES.map((side): Named[] => {
    const { key: sideKey, name: sideName, team } = setup.sides[side];
    return team
      .filter((key) => isKnown(state, own, key))
      .map((key) => {
        const name = setup.combatants[key]?.name ?? key;
        return { key, names: [...new Set([name, `${sideName}/${name}`, `${sideKey}/${name}`])] };
      });
  });
  const others = Object.entries(setup.fighters).map(([key, { name }]): Named => ({ key, names: [name] }));
  const team = combatants[own] ?? [];
  return {
    fighters: [...team, ...(combatants[opposite(own)] ?? []), ...others],
    team,
    abilities: team.flatMap(({ key }) => Object.values(setup.combatants[key]?.abilities ?? {}).map(({ name }) => name)),
    labels: setup.arena.labels,
  };
}
