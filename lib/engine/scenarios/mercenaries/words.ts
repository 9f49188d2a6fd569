import type { Setup } from '../../rules/mercenaries/setup';
import { terrainKey } from '../../rules/mercenaries/things';
import { Names } from './names';

/** What a scenario calls the things of a game: the shortest words that mean one thing alone, by its key. */
export interface ScenarioWords {
  merc(key: string): string;
  team(key: string): string;
  /** A merc, a team, or a terrain by its key. */
  target(key: string): string;
  /** @param key `MERC/ABILITY` */
  ability(key: string): string;
  /** Whether the game has all of these. */
  knows(things: {
    readonly mercs?: readonly string[];
    readonly teams?: readonly string[];
    /** By their keys. */
    readonly terrains?: readonly string[];
    readonly ability?: string;
  }): boolean;
}

export function wordsOf(setup: Setup): ScenarioWords {
  const names = new Names(setup);
  const abilities = new Map<string, string>();
  for (const [merc, { name, abilities: own }] of Object.entries(setup.mercs)) {
    for (const [key, ability] of Object.entries(own)) {
      const full = `${merc}/${key}`;
      const words = [ability.name, `${name}/${ability.name}`, full];
      abilities.set(full, words.find((word) => names.abilities(word).length === 1) ?? full);
    }
  }
  const merc = (key: string): string => {
    const name = setup.mercs[key]?.name;
    return name !== undefined && names.merc(name) === key ? name : key;
  };
  const team = (key: string): string => {
    const name = setup.teams[key]?.name;
    return name !== undefined && names.team(name) === key ? name : key;
  };
  const terrain = (key: string): string => {
    const found = Object.entries(setup.teams).flatMap(([of, { terrains }]) =>
      terrains.flatMap(({ name }) => (terrainKey(of, name) === key ? [name] : [])),
    );
    return found.find((name) => names.terrain(name) === key) ?? key;
  };
  const target = (key: string): string =>
    Object.hasOwn(setup.mercs, key) ? merc(key) : Object.hasOwn(setup.teams, key) ? team(key) : terrain(key);
  return {
    merc,
    team,
    target,
    ability: (key) => abilities.get(key) ?? key,
    knows: ({ mercs = [], teams = [], terrains = [], ability }) =>
      terrains.every((key) => names.terrain(key) !== null) &&
      mercs.every((key) => Object.hasOwn(setup.mercs, key)) &&
      teams.every((key) => Object.hasOwn(setup.teams, key)) &&
      (ability === undefined || abilities.has(ability)),
  };
}
