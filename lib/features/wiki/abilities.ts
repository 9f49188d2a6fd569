import { z } from 'zod';
import { abilitySchema } from '../../engine/rules/mercenaries/setup';
import { db } from '../../platform/db/client';
import { ABILITY_FACET_NAMES } from '../../record/views/ability-facets';
import { askedKey, askedOne, askedWords } from '../../record/views/asked';
import { askedPage, pagesOf } from '../../record/views/paged';
import { readSeason } from '../../record/views/season';
import { holdsWords } from '../../record/views/words';
import { countBy, type FacetedAbility, failsBy, readFaceted } from './facets';
import { FACET_DOORS, FOR_HIRE, facetWords } from './filter';
import type { AbilitiesFilter, AbilitiesPage } from './model';

const PAGE = 100;
const ABILITY_SORTS = ['name', 'merc', 'cooldown'] as const;

/** The door of the filter form. A value that it does not know is refused. */
export const abilitiesFilter: z.ZodType<AbilitiesFilter, unknown> = z
  .object({
    q: askedWords,
    team: askedKey,
    ...FACET_DOORS,
    sort: askedOne(ABILITY_SORTS).transform((sort) => sort ?? 'name'),
    dir: askedOne(['up', 'down']),
    page: askedPage,
  })
  .transform(({ q, dir, ...rest }) => ({ ...rest, words: q, down: dir === 'down' }));

/** The filter as an address has it, with what differs from the default alone. */
export function abilitiesQuery({ words, sort, down, page, ...chosen }: AbilitiesFilter): Record<string, string> {
  return {
    ...(words !== '' && { q: words }),
    ...Object.fromEntries(Object.entries(chosen).filter((pair): pair is [string, string] => pair[1] !== null)),
    ...(sort !== 'name' && { sort }),
    ...(down && { dir: 'down' }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** @returns what the list of a filter is called: "Abilities: Pre-Battle, Manipulation". */
export function abilitiesTitle(filter: AbilitiesFilter): string {
  const chosen = [...facetWords(filter), ...(filter.words === '' ? [] : [`“${filter.words}”`])];
  return chosen.length === 0 ? 'Abilities' : `Abilities: ${chosen.join(', ')}`;
}

/**
 * The abilities of a season that the filter lets through, a page of them. Null where there is no such season.
 * @param size how many a page holds
 */
export async function loadAbilities(key: string, filter: AbilitiesFilter, size = PAGE): Promise<AbilitiesPage | null> {
  const season = await readSeason(key);
  if (!season) return null;
  const [abilities, mercs, teams] = await Promise.all([
    readFaceted(season.id),
    db.mercenary.findMany({
      where: { seasonId: season.id },
      select: {
        key: true,
        name: true,
        contracts: { where: { untilWeek: null }, select: { team: { select: { key: true, name: true } } } },
      },
    }),
    db.team.findMany({ where: { seasonId: season.id }, orderBy: { place: 'asc' }, select: { key: true, name: true } }),
  ]);
  const mercOf = new Map(
    mercs.map(({ key: of, name, contracts }) => [of, { key: of, name, team: contracts[0]?.team ?? null }]),
  );
  const teamKey = ({ merc }: FacetedAbility) => mercOf.get(merc)?.team?.key ?? FOR_HIRE;
  const items = abilities
    .filter(({ name, text }) => filter.words === '' || holdsWords(`${name} ${text}`, filter.words))
    .map((ability) => ({
      ability,
      fails: failsBy(ability.facets, filter),
      elsewhere: filter.team !== null && filter.team !== teamKey(ability),
    }));
  const found = items.filter(({ fails, elsewhere }) => fails.length === 0 && !elsewhere).map(({ ability }) => ability);
  const sorts = {
    name: (a: FacetedAbility) => a.name,
    merc: (a: FacetedAbility) => mercOf.get(a.merc)?.name ?? a.merc,
    cooldown: (a: FacetedAbility) => (a.facets.cooldown[0] ?? '').padStart(3, '0'),
  };
  const by = sorts[filter.sort];
  const sorted = found.toSorted((a, b) => (filter.down ? -1 : 1) * by(a).localeCompare(by(b)));
  const shown = sorted.slice((filter.page - 1) * size, filter.page * size);
  const definitions = new Map(
    (
      await db.ability.findMany({
        where: { mercenary: { seasonId: season.id }, key: { in: shown.map((ability) => ability.key) } },
        select: { key: true, definition: true },
      })
    ).map((row) => [row.key, abilitySchema.parse(row.definition)]),
  );
  return {
    season: season.name,
    filter,
    teams,
    counts: {
      ...countBy(ABILITY_FACET_NAMES, items, ({ ability, fails, elsewhere }, name) =>
        !elsewhere && fails.every((one) => one === name) ? ability.facets[name] : [],
      ),
      ...countBy(['team'], items, ({ ability, fails }) => (fails.length === 0 ? [teamKey(ability)] : [])),
    },
    total: abilities.length,
    found: found.length,
    pages: pagesOf(found.length, size),
    rows: shown.flatMap((ability) => {
      const merc = mercOf.get(ability.merc);
      const definition = definitions.get(ability.key);
      return merc && definition
        ? [
            {
              key: ability.key,
              name: ability.name,
              merc: { key: merc.key, name: merc.name },
              team: merc.team,
              definition,
            },
          ]
        : [];
    }),
  };
}
