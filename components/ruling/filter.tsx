import { FilterBar, optionsOf } from '@/components/kit/filter-bar';
import { Pager } from '@/components/kit/pager';
import { OUTCOMES } from '@/lib/engine/rules/kernel/ruling';
import type { RulingsPage } from '@/lib/features/season/model';
import { rulingsPath } from '@/lib/record/views/address';

/** Which rulings to show. */
export function RulingsFilterForm({ season, page }: { season: string; page: RulingsPage }) {
  const { filter, weeks, teams } = page;
  return (
    <FilterBar
      action={rulingsPath(season)}
      keep={{ clause: filter.clause }}
      filters={[
        { kind: 'words', name: 'q', label: 'Ability, merc, or words of the reason', value: filter.words },
        { kind: 'list', name: 'week', label: 'Week', any: 'All', value: filter.week, options: optionsOf(weeks) },
        {
          kind: 'list',
          name: 'outcome',
          label: 'Outcome',
          any: 'Any',
          value: filter.outcome,
          options: optionsOf(OUTCOMES),
        },
        {
          kind: 'list',
          name: 'team',
          label: 'Team',
          any: 'Any',
          value: filter.team,
          options: teams.map((team) => ({ value: team.key, words: team.name })),
        },
        {
          kind: 'list',
          name: 'state',
          label: 'State',
          any: 'Any',
          value: filter.state,
          options: [
            { value: 'provisional', words: 'Provisional' },
            { value: 'overridden', words: 'Overridden' },
          ],
        },
      ]}
    />
  );
}

/** The address of a page of the same filter. */
export function rulingsHref(season: string, { filter }: RulingsPage, change: Partial<RulingsPage['filter']>): string {
  const { words, page, ...rest } = { ...filter, ...change };
  const params = new URLSearchParams();
  if (words !== '') params.set('q', words);
  for (const [name, value] of Object.entries(rest)) if (value !== null) params.set(name, String(value));
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? rulingsPath(season) : `${rulingsPath(season)}?${params}`;
}

export function RulingsPager({ season, page }: { season: string; page: RulingsPage }) {
  return <Pager at={page.filter.page} of={page.pages} href={(to) => rulingsHref(season, page, { page: to })} />;
}
