import { FilterBar, optionsOf } from '@/components/kit/filter-bar';
import { ALIGNMENTS, GENDERS, MERC_TYPES, STATUSES, TIERS } from '@/lib/engine/rules/mercenaries/terms';
import { FOR_HIRE } from '@/lib/features/wiki/filter';
import type { WikiFacet, WikiPage } from '@/lib/features/wiki/model';
import { wikiPath } from '@/lib/record/views/address';
import { counted, facetFilters } from './facet-filters';

const TIER_WORDS: Record<(typeof TIERS)[number], string> = {
  Low: 'Low, to 3',
  Mid: 'Mid, 4 to 5',
  High: 'High, from 6',
};

/** Which mercs to show. The order chosen in the table stays. */
export function WikiFilterForm({ season, page }: { season: string; page: WikiPage }) {
  const { filter, teams, counts } = page;
  const list = (name: string, label: string, value: string | null, words: readonly string[]) =>
    ({ kind: 'list', name, label, any: 'Any', value, options: optionsOf(words) }) as const;
  const withCounts = (one: ReturnType<typeof list>, facet: WikiFacet) => ({
    ...one,
    options: counted(one.options, counts[facet], one.value),
  });
  return (
    <FilterBar
      action={wikiPath(season)}
      close
      label="Filter the mercenaries"
      keep={{ sort: filter.sort === 'name' ? null : filter.sort, dir: filter.down ? 'down' : null }}
      filters={[
        { kind: 'words', name: 'q', label: 'Name, other name, ability or words of the write-up', value: filter.words },
        withCounts(list('alignment', 'Alignment', filter.alignment, ALIGNMENTS), 'alignment'),
        withCounts(list('type', 'Type', filter.type, MERC_TYPES), 'type'),
        withCounts(list('gender', 'Gender', filter.gender, GENDERS), 'gender'),
        withCounts(
          {
            ...list('tier', 'Tier', filter.tier, []),
            options: TIERS.map((tier) => ({ value: tier, words: TIER_WORDS[tier] })),
          },
          'tier',
        ),
        withCounts(
          {
            ...list('team', 'Team', filter.team, []),
            options: [
              ...teams.map((team) => ({ value: team.key, words: team.name })),
              { value: FOR_HIRE, words: 'For hire' },
            ],
          },
          'team',
        ),
        withCounts(list('status', 'Status', filter.status, STATUSES), 'status'),
        ...facetFilters(filter, counts),
        { kind: 'tick', name: 'ps', label: 'Pure Support only', value: filter.pureSupport },
      ]}
    />
  );
}
