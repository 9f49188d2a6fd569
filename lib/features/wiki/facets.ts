import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ABILITY_TYPES, QUANTITIES, SELECTIONS } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import { readHead } from '../../platform/pages/head';
import {
  ABILITY_FACET_NAMES,
  type AbilityFacet,
  type ChosenFacets,
  type FacetValues,
  facetsOf,
} from '../../record/views/ability-facets';

/** Of a definition what its facets are made of; what else it holds is not looked at. */
const definitionDoor = z.looseObject({
  type: z.enum(ABILITY_TYPES),
  quantity: z.enum(QUANTITIES).optional(),
  selection: z.array(z.enum(SELECTIONS)).optional(),
  cooldown: z.number(),
  effects: z.array(z.looseObject({ do: z.string() })).optional(),
});

export interface FacetedAbility {
  /** `MERC/ABILITY` */
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly merc: string;
  readonly facets: FacetValues;
}

const kept = new LRUCache<string, readonly FacetedAbility[]>({ max: 8, ttl: 600_000 });

/** The abilities of a season by their mercs' places, with what lists are filtered by; from memory while the record stands still. */
export async function readFaceted(seasonId: string): Promise<readonly FacetedAbility[]> {
  const address = `${seasonId} ${await readHead()}`;
  const found = kept.get(address);
  if (found) return found;
  const rows = await db.ability.findMany({
    where: { mercenary: { seasonId } },
    orderBy: [{ name: 'asc' }, { key: 'asc' }],
    select: { key: true, name: true, text: true, definition: true, mercenary: { select: { key: true } } },
  });
  const made = rows.map(({ key, name, text, definition, mercenary }) => ({
    ...{ key, name, text, merc: mercenary.key },
    facets: facetsOf(definitionDoor.parse(definition) as Parameters<typeof facetsOf>[0]),
  }));
  kept.set(address, made);
  return made;
}

/** How many of a list have each value of a facet, among those that all other filters let through. */
export type Counts<Name extends string> = Readonly<Record<Name, ReadonlyMap<string, number>>>;

/** Facets by which an ability fails. */
export const failsBy = (facets: FacetValues, chosen: ChosenFacets): AbilityFacet[] =>
  ABILITY_FACET_NAMES.filter((name) => chosen[name] !== null && !facets[name].includes(chosen[name]));

/**
 * Counts of all facets at once.
 * @param valuesIn what an item has of a facet, or nothing where another facet keeps it out
 */
export function countBy<Name extends string, Item>(
  names: readonly Name[],
  items: readonly Item[],
  valuesIn: (item: Item, name: Name) => Iterable<string>,
): Counts<Name> {
  return Object.fromEntries(
    names.map((name) => {
      const counts = new Map<string, number>();
      for (const item of items) {
        for (const value of new Set(valuesIn(item, name))) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [name, counts];
    }),
  ) as unknown as Counts<Name>;
}
