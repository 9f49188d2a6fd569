import { z } from 'zod';
import { ABILITY_TYPES, ALIGNMENTS, GENDERS, MERC_TYPES, TIERS } from '../../engine/rules/mercenaries/terms';
import { askedKey, askedOne, askedWords } from '../../record/views/asked';
import { groupBy } from '../../record/views/group';
import { askedPage } from '../../record/views/paged';
import { SORTS } from '../../record/views/terms';
import { fold, holdsWords } from '../../record/views/words';
import type { MercRow, Sort, WikiFilter, WikiPage } from './model';

export const FOR_HIRE = '-';

/** The door of the filter form. A value that it does not know is refused. */
export const wikiFilter: z.ZodType<WikiFilter, unknown> = z
  .object({
    q: askedWords,
    team: askedKey,
    alignment: askedOne(ALIGNMENTS),
    type: askedOne(MERC_TYPES),
    gender: askedOne(GENDERS),
    tier: askedOne(TIERS),
    ability: askedOne(ABILITY_TYPES),
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

/** @returns what the list of a filter is called: "The mercenaries: Beast, Female". */
export function wikiTitle({
  words,
  team,
  alignment,
  type,
  gender,
  tier,
  ability,
  pureSupport,
  sort,
  down,
  page,
}: WikiFilter): string {
  const chosen = [
    team === FOR_HIRE ? 'for hire' : team,
    ...[alignment, type, gender, tier && `${tier} tier`, ability, pureSupport && 'Pure Support', words && `“${words}”`],
  ].filter(Boolean);
  const order = [
    sort !== 'name' && `by ${sort}`,
    down && 'from the last to the first',
    page > 1 && `page ${page}`,
  ].filter(Boolean);
  const title = chosen.length === 0 ? 'The mercenaries' : `The mercenaries: ${chosen.join(', ')}`;
  return [title, ...order].join(', ');
}

/** @param writeup the merc's write-up, searched beside its names and abilities. */
export function lets(filter: WikiFilter, row: MercRow, writeup: string): boolean {
  const text = [row.name, ...row.aka, ...row.abilities.map((ability) => ability.name), writeup].join(' ');
  return (
    (filter.team === null || filter.team === (row.team?.key ?? FOR_HIRE)) &&
    (filter.alignment === null || filter.alignment === row.alignment) &&
    (filter.type === null || row.types.includes(filter.type)) &&
    (filter.gender === null || filter.gender === row.gender) &&
    (filter.tier === null || filter.tier === row.tier) &&
    (filter.ability === null || row.abilities.some((ability) => ability.type === filter.ability)) &&
    (!filter.pureSupport || row.pureSupport) &&
    holdsWords(text, filter.words)
  );
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
