import { z } from 'zod';
import { ALIGNMENTS, GENDERS, MERC_TYPES, STATUSES, TIERS } from '../../engine/rules/mercenaries/terms';
import {
  ABILITY_FACET_NAMES,
  ABILITY_FACETS,
  type AbilityFacet,
  type ChosenFacets,
  type FacetValues,
} from '../../record/views/ability-facets';
import { askedKey, askedOne, askedWords } from '../../record/views/asked';
import { groupBy } from '../../record/views/group';
import { askedPage } from '../../record/views/paged';
import { SORTS } from '../../record/views/terms';
import { fold, holdsWords } from '../../record/views/words';
import { type Counts, countBy, failsBy } from './facets';
import {
  MERC_FACETS,
  type MercFacet,
  type MercRow,
  type Sort,
  type WikiFacet,
  type WikiFilter,
  type WikiPage,
} from './model';

export const FOR_HIRE = '-';

/** The doors of the facets of abilities. */
export const FACET_DOORS = {
  ability: askedOne(ABILITY_FACETS.ability.values),
  effect: askedOne(ABILITY_FACETS.effect.values),
  quantity: askedOne(ABILITY_FACETS.quantity.values),
  selection: askedOne(ABILITY_FACETS.selection.values),
  mark: askedOne(ABILITY_FACETS.mark.values),
  cooldown: askedOne(ABILITY_FACETS.cooldown.values),
};

/** The door of the filter form. A value that it does not know is refused. */
export const wikiFilter: z.ZodType<WikiFilter, unknown> = z
  .object({
    q: askedWords,
    team: askedKey,
    alignment: askedOne(ALIGNMENTS),
    type: askedOne(MERC_TYPES),
    gender: askedOne(GENDERS),
    tier: askedOne(TIERS),
    status: askedOne(STATUSES),
    ...FACET_DOORS,
    ps: z.enum(['', '1', 'on']).optional(),
    sort: askedOne(SORTS).transform((sort) => sort ?? 'name'),
    dir: askedOne(['up', 'down']),
    page: askedPage,
  })
  .transform(({ q, ps, dir, ...rest }) => ({ ...rest, words: q, pureSupport: ps !== undefined, down: dir === 'down' }));

/** The filter as an address has it, with what differs from the default alone. */
export function wikiQuery(filter: WikiFilter): string {
  const { words, pureSupport, sort, down, page, ...chosen } = filter;
  const params = new URLSearchParams();
  if (words !== '') params.set('q', words);
  for (const [name, value] of Object.entries(chosen)) if (value !== null) params.set(name, value);
  if (pureSupport) params.set('ps', '1');
  if (sort !== 'name') params.set('sort', sort);
  if (down) params.set('dir', 'down');
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '' : `?${params}`;
}

/** What the chosen facets of abilities are called in a title. */
export const facetWords = (chosen: ChosenFacets): string[] =>
  ABILITY_FACET_NAMES.flatMap((name) => {
    const value = chosen[name];
    return value === null ? [] : name === 'cooldown' ? `cooldown ${value}` : value;
  });

/** @returns what the list of a filter is called: "The mercenaries: Beast, Female". */
export function wikiTitle(filter: WikiFilter): string {
  const { words, team, alignment, type, gender, tier, status, pureSupport, sort, down, page } = filter;
  const chosen = [
    team === FOR_HIRE ? 'for hire' : team,
    ...[alignment, type, gender, tier && `${tier} tier`, status, ...facetWords(filter)],
    ...[pureSupport && 'Pure Support', words && `“${words}”`],
  ].filter(Boolean);
  const order = [
    sort !== 'name' && `by ${sort}`,
    down && 'from the last to the first',
    page > 1 && `page ${page}`,
  ].filter(Boolean);
  const title = chosen.length === 0 ? 'The mercenaries' : `The mercenaries: ${chosen.join(', ')}`;
  return [title, ...order].join(', ');
}

/** What a merc has of each facet of its own. */
const OWN: Readonly<Record<MercFacet, (row: MercRow) => readonly string[]>> = {
  team: ({ team }) => [team?.key ?? FOR_HIRE],
  alignment: ({ alignment }) => [alignment],
  type: ({ types }) => types,
  gender: ({ gender }) => [gender],
  tier: ({ tier }) => [tier],
  status: ({ status }) => status,
  ps: ({ pureSupport }) => (pureSupport ? ['1'] : []),
};

/** How a merc stands to a filter: which facets of its own keep it out, and each of its abilities'. */
interface Passes {
  readonly row: MercRow;
  readonly own: readonly MercFacet[];
  readonly abilities: readonly { readonly facets: FacetValues; readonly fails: readonly AbilityFacet[] }[];
}

function passesOf(filter: WikiFilter, row: MercRow): Passes {
  const { pureSupport } = filter;
  const wanted = (name: MercFacet) => (name === 'ps' ? (pureSupport ? '1' : null) : filter[name]);
  return {
    row,
    own: MERC_FACETS.filter((name) => {
      const value = wanted(name);
      return value !== null && !OWN[name](row).includes(value);
    }),
    abilities: row.abilities.map(({ facets }) => ({ facets, fails: failsBy(facets, filter) })),
  };
}

/** One ability has all that is asked of abilities; where nothing is, a merc needs none. */
const hasAbility = (filter: WikiFilter, { abilities }: Passes): boolean =>
  ABILITY_FACET_NAMES.every((name) => filter[name] === null) || abilities.some(({ fails }) => fails.length === 0);

/** @param writeup the merc's write-up, searched beside its names and abilities. */
const hasWords = ({ words }: WikiFilter, row: MercRow, writeup: string): boolean =>
  words === '' ||
  holdsWords([row.name, ...row.aka, ...row.abilities.map((ability) => ability.name), writeup].join(' '), words);

/** @param writeup the merc's write-up, searched beside its names and abilities. */
export function lets(filter: WikiFilter, row: MercRow, writeup: string): boolean {
  const passes = passesOf(filter, row);
  return passes.own.length === 0 && hasAbility(filter, passes) && hasWords(filter, row, writeup);
}

/** How many mercs have each choice, among those that all other choices let through. */
export function countsOf(
  filter: WikiFilter,
  rows: readonly { readonly row: MercRow; readonly writeup: string }[],
): Counts<WikiFacet> {
  const items = rows
    .filter(({ row, writeup }) => hasWords(filter, row, writeup))
    .map(({ row }) => passesOf(filter, row))
    .filter(({ own }) => own.length < 2);
  const ofMercs = countBy(
    MERC_FACETS,
    items.filter((passes) => hasAbility(filter, passes)),
    ({ own, row }, name) => (own.every((one) => one === name) ? OWN[name](row) : []),
  );
  const ofAbilities = countBy(ABILITY_FACET_NAMES, items, ({ own, abilities }, name) =>
    own.length > 0
      ? []
      : abilities.filter(({ fails }) => fails.every((one) => one === name)).flatMap(({ facets }) => facets[name]),
  );
  return { ...ofMercs, ...ofAbilities };
}

/** "The Golem" stands under G. */
const byName = (name: string): string => fold(name).replace(/^(the|an?) /, '');

const ORDER: Record<Sort, (row: MercRow) => string | number> = {
  name: (row) => byName(row.name),
  // Those for hire come after every team.
  team: (row) => (row.team ? `0${byName(row.team.name)}` : '1'),
  alignment: (row) => ALIGNMENTS.indexOf(row.alignment),
  type: (row) => MERC_TYPES.indexOf(row.types[0] ?? 'Human'),
  gender: (row) => GENDERS.indexOf(row.gender),
  upkeep: (row) => row.upkeep,
  tier: (row) => TIERS.indexOf(row.tier),
};

/** Orders that make groups, and what each group is called. */
const GROUPS: Partial<Record<Sort, (row: MercRow) => string>> = {
  team: (row) => row.team?.name ?? 'For hire',
  alignment: (row) => row.alignment,
  type: (row) => row.types[0] ?? 'Human',
  gender: (row) => row.gender,
  tier: (row) => `${row.tier} tier`,
};

/** Sorted, level ones by name, and grouped where the order makes groups. */
export function ordered(rows: readonly MercRow[], sort: Sort, down: boolean): WikiPage['groups'] {
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  const sorted = rows.toSorted(
    (a, b) => (down ? -1 : 1) * compare(ORDER[sort](a), ORDER[sort](b)) || compare(byName(a.name), byName(b.name)),
  );
  const title = GROUPS[sort];
  if (!title) return [{ title: null, rows: sorted }];
  return [...groupBy(sorted, title)].map(([name, group]) => ({ title: name, rows: group }));
}
