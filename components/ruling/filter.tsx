import { type Filter, FilterBar } from '@/components/kit/filter-bar';
import { Pager } from '@/components/kit/pager';
import { RULINGS_FACETS, type RulingsFacet, type RulingsPage } from '@/lib/features/season/model';
import { rulingsPath } from '@/lib/record/views/address';

const LISTS: Readonly<Record<RulingsFacet, { readonly label: string; readonly any: string }>> = {
  week: { label: 'Week', any: 'All' },
  phase: { label: 'Phase', any: 'Any' },
  outcome: { label: 'Outcome', any: 'Any' },
  team: { label: 'Team', any: 'Any' },
  merc: { label: 'Merc', any: 'Any' },
  clause: { label: 'Clause', any: 'Any' },
  state: { label: 'State', any: 'Any' },
};

/** Which rulings to show, each choice with how many there are. */
export function RulingsFilterForm({ season, page }: { season: string; page: RulingsPage }) {
  const { filter, choices } = page;
  return (
    <FilterBar
      action={rulingsPath(season)}
      keep={orderIn(filter)}
      filters={[
        { kind: 'words', name: 'q', label: 'Ability, merc, or words of the reason', value: filter.words },
        ...RULINGS_FACETS.map(
          (facet): Filter => ({
            kind: 'list',
            name: facet,
            ...LISTS[facet],
            value: filter[facet],
            options: choices[facet]
              .filter(({ value, count }) => count > 0 || value === String(filter[facet]))
              .map(({ value, words, count }) => ({ value, words: `${words} (${count})` })),
          }),
        ),
      ]}
    />
  );
}

/** The order as an address has it, where it is not the usual one. */
const orderIn = ({ sort, down }: RulingsPage['filter']): Record<'sort' | 'dir', string | null> => ({
  sort: sort === 'posted' ? null : sort,
  dir: down === (sort === 'posted') ? null : down ? 'down' : 'up',
});

/** The address of a page of the same filter. */
export function rulingsHref(season: string, { filter }: RulingsPage, change: Partial<RulingsPage['filter']>): string {
  const { words, page, sort, down, ...facets } = { ...filter, ...change };
  const rest = { ...facets, ...orderIn({ ...filter, sort, down }) };
  const params = new URLSearchParams();
  if (words !== '') params.set('q', words);
  for (const [name, value] of Object.entries(rest)) if (value !== null) params.set(name, String(value));
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? rulingsPath(season) : `${rulingsPath(season)}?${params}`;
}

export function RulingsPager({ season, page }: { season: string; page: RulingsPage }) {
  return <Pager at={page.filter.page} of={page.pages} href={(to) => rulingsHref(season, page, { page: to })} />;
}
