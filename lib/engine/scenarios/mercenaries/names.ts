import type { Setup } from '../../rules/mercenaries/setup';

/** What a scenario calls things, and their keys: a key itself, a name, or `Merc/Ability`. */
export class Names {
  private readonly mercKeys: ReadonlyMap<string, string>;
  private readonly teamKeys: ReadonlyMap<string, string>;
  private readonly abilityKeys: ReadonlyMap<string, readonly string[]>;

  constructor(setup: Setup) {
    this.mercKeys = keysByName(setup.mercs);
    this.teamKeys = keysByName(setup.teams);
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

  /** All abilities, `MERC/ABILITY`, that a name may mean. */
  abilities(name: string): readonly string[] {
    return this.abilityKeys.get(name) ?? [];
  }
}

/** A name wins over another's key only where no key is spelled like it. */
const keysByName = (things: Readonly<Record<string, { readonly name: string }>>): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(things).map(([key, { name }]) => [name, key] as const),
    ...Object.keys(things).map((key) => [key, key] as const),
  ]);
