import type { Ability, Merc, Setup } from './setup';

/** Where things stand in a week: derived from its setup, which never changes, and kept beside it. */
export interface Places {
  /** Place in the order of the game. */
  readonly teams: ReadonlyMap<string, number>;
  readonly mercs: ReadonlyMap<string, MercPlace>;
  /** By `MERC/ABILITY`. */
  readonly abilities: ReadonlyMap<string, Defined>;
}

/** The merc's card, its home (the team at the week's opening, or that of mercs for hire) and its place there. */
export interface MercPlace {
  readonly card: Merc;
  readonly home: number;
  readonly place: number;
}

/** An ability as it was defined, with its owner's key and its own. */
export interface Defined {
  readonly owner: string;
  readonly key: string;
  readonly def: Ability;
}

const known = new WeakMap<Setup, Places>();
/** The week that was asked about last, which is nearly always the one that is asked about next. */
let latest: { readonly setup: Setup; readonly places: Places } | null = null;

export function placesOf(setup: Setup): Places {
  if (latest?.setup === setup) return latest.places;
  const places = known.get(setup) ?? build(setup);
  known.set(setup, places);
  latest = { setup, places };
  return places;
}

function build(setup: Setup): Places {
  const mercs = new Map<string, MercPlace>();
  const abilities = new Map<string, Defined>();
  for (const [home, keys] of homesOf(setup).entries()) {
    for (const [place, key] of keys.entries()) {
      const card = setup.mercs[key];
      if (card) mercs.set(key, { card, home, place });
    }
  }
  for (const [owner, card] of Object.entries(setup.mercs)) {
    for (const [key, def] of Object.entries(card.abilities)) {
      abilities.set(`${owner}/${key}`, { owner, key, def });
    }
  }
  const teams = new Map(Object.keys(setup.teams).map((key, place) => [key, place] as const));
  return { teams, mercs, abilities };
}

/** Keys of the mercs by home: each team's, in its order, and last those for hire. */
export const homesOf = ({ teams, mercs }: Setup): string[][] => [
  ...Object.values(teams).map((team) => team.mercs),
  Object.keys(mercs).filter((key) => mercs[key]?.team === null),
];
