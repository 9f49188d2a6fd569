import type { Setup } from './setup';
import { SIDES } from './terms';
import { same } from './words';

/** What fighters, sides and abilities are called in sentences. */
export interface Names {
  fighter(key: string): string;
  side(key: string): string;
  /** An ability of a combatant; what nobody has keeps the words it was written with. */
  ability(owner: string | null, key: string): string;
}

/**
 * Names for sentences. A combatant that both teams hold goes by `Side/Name` (setup:team), where the reader
 * may know that they do.
 * @param known the fighters that the reader may know of
 */
export function namesFor(setup: Setup, known: (key: string) => boolean = () => true): Names {
  const fighters = new Map<string, string>();
  for (const index of SIDES) {
    const side = setup.sides[index];
    const others = setup.sides[index === 0 ? 1 : 0].team.filter(known).map((key) => setup.combatants[key]?.name ?? '');
    for (const key of side.team) {
      const name = setup.combatants[key]?.name ?? key;
      fighters.set(key, others.some((other) => same(other, name)) ? `${side.name}/${name}` : name);
    }
  }
  for (const [key, { name }] of Object.entries(setup.fighters)) fighters.set(key, name);
  return {
    fighter: (key) => fighters.get(key) ?? key,
    side: (key) => setup.sides.find((side) => side.key === key)?.name ?? key,
    ability: (owner, key) => {
      const held = owner === null ? undefined : setup.combatants[owner]?.abilities;
      if (held !== undefined && Object.hasOwn(held, key)) return held[key]?.name ?? key;
      for (const { abilities } of Object.values(setup.combatants))
        if (Object.hasOwn(abilities, key)) return abilities[key]?.name ?? key;
      return key;
    },
  };
}
