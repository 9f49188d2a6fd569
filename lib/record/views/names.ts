import { db } from '../../platform/db/client';
import type { MercName, TeamName } from './model';

/** Names for the keys that rulings, facts and rosters hold. A key that no row bears is its own name. */
export interface Names {
  merc(key: string): MercName;
  team(key: string): TeamName;
  /** @param key `MERC/ABILITY`. */
  ability(key: string): string;
}

/** Reads the names behind these keys: one query each for mercs, abilities and teams, however many there are. */
export async function readNames(
  seasonId: string,
  keys: { readonly mercs: Iterable<string>; readonly abilities?: Iterable<string> },
): Promise<Names> {
  const [mercs, abilities, teams] = await Promise.all([
    db.mercenary.findMany({
      where: { seasonId, key: { in: [...new Set(keys.mercs)] } },
      select: { key: true, name: true, gender: true },
    }),
    db.ability.findMany({
      where: { mercenary: { seasonId }, key: { in: [...new Set(keys.abilities ?? [])] } },
      select: { key: true, name: true },
    }),
    db.team.findMany({ where: { seasonId }, select: { key: true, name: true } }),
  ]);
  const mercByKey = new Map(mercs.map((merc) => [merc.key, merc]));
  const abilityByKey = new Map(abilities.map((ability) => [ability.key, ability.name]));
  const teamByKey = new Map(teams.map((team) => [team.key, team]));
  // A target may be a team, or a terrain, whose key is its team's and its name.
  const otherName = (key: string): string => {
    const team = teams.find((one) => key.startsWith(`${one.key}/`));
    return teamByKey.get(key)?.name ?? (team ? key.slice(team.key.length + 1) : key);
  };
  return {
    merc: (key) => mercByKey.get(key) ?? { key, name: otherName(key), gender: 'Genderless' },
    team: (key) => teamByKey.get(key) ?? { key, name: key },
    ability: (key) => abilityByKey.get(key) ?? key.slice(key.lastIndexOf('/') + 1),
  };
}
