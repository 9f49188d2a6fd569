import type { Setup } from '../../rules/mercenaries/setup';
import { Names } from './names';

/** What a scenario calls the things of a game: the shortest words that mean one thing alone, by its key. */
export interface ScenarioWords {
  merc(key: string): string;
  team(key: string): string;
  /** @param key `MERC/ABILITY` */
  ability(key: string): string;
  /** Whether the game has all of these. */
  knows(things: {
    readonly mercs?: readonly string[];
    readonly teams?: readonly string[];
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
  return {
    merc,
    team,
    ability: (key) => abilities.get(key) ?? key,
    knows: ({ mercs = [], teams = [], ability }) =>
      mercs.every((key) => Object.hasOwn(setup.mercs, key)) &&
      teams.every((key) => Object.hasOwn(setup.teams, key)) &&
      (ability === undefined || abilities.has(ability)),
  };
}
