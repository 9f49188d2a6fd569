import type { Setup } from '../../rules/mercenaries/setup';
import { terrainKey } from '../../rules/mercenaries/things';

/** What a scenario calls things, and their keys: a key itself, a name, or `Merc/Ability`. */
export class Names {
  private readonly mercKeys: ReadonlyMap<string, string>;
  private readonly teamKeys: ReadonlyMap<string, string>;
  private readonly terrainKeys: ReadonlyMap<string, string>;
  private readonly abilityKeys: ReadonlyMap<string, readonly string[]>;

  constructor(setup: Setup) {
    this.mercKeys = keysByName(setup.mercs);
    this.teamKeys = keysByName(setup.teams);
    this.terrainKeys = keysOfTerrains(setup);
    const abilities = new Map<string, string[]>();
    for (const [merc, { name, abilities: own }] of Object.entries(setup.mercs)) {
      for (const [key, ability] of Object.entries(own)) {
        const full = `${merc}/${key}`;
        for (const word of new Set([ability.name, key, full, `${name}/${ability.name}`])) {
          abilities.set(word, [...(abilities.get(word) ?? []), full]);
        }
      }
    }
    this.abilityKeys = abilities;
  }

  merc(name: string): string | null {
    return this.mercKeys.get(name) ?? null;
  }

  team(name: string): string | null {
    return this.teamKeys.get(name) ?? null;
  }

  /** A merc, a team or a terrain that an ability may be aimed at; a terrain that several teams have is no one's. */
  target(name: string): string | null {
    return this.merc(name) ?? this.team(name) ?? this.terrain(name);
  }

  terrain(name: string): string | null {
    return this.terrainKeys.get(name) ?? null;
  }

  /** All abilities, `MERC/ABILITY`, that a name may mean. */
  abilities(name: string): readonly string[] {
    return this.abilityKeys.get(name) ?? [];
  }
}

/** Terrains by their key, and by their name where one team alone has one of that name. */
function keysOfTerrains({ teams }: Setup): ReadonlyMap<string, string> {
  const all = Object.entries(teams).flatMap(([team, { terrains }]) => terrains.map(({ name }) => ({ team, name })));
  const count = (name: string): number => all.filter((one) => one.name === name).length;
  return new Map(
    all.flatMap(({ team, name }) => {
      const key = terrainKey(team, name);
      return [[key, key] as const, ...(count(name) === 1 ? [[name, key] as const] : [])];
    }),
  );
}

/** A name wins over another's key only where no key is spelled like it. */
const keysByName = (things: Readonly<Record<string, { readonly name: string }>>): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(things).map(([key, { name }]) => [name, key] as const),
    ...Object.keys(things).map((key) => [key, key] as const),
  ]);
