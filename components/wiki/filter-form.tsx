import { FilterBar, optionsOf } from '@/components/kit/filter-bar';
import { ABILITY_TYPES, ALIGNMENTS, GENDERS, MERC_TYPES, TIERS } from '@/lib/engine/rules/mercenaries/terms';
import { FOR_HIRE } from '@/lib/features/wiki/filter';
import type { WikiPage } from '@/lib/features/wiki/model';
import { wikiPath } from '@/lib/record/views/address';

const TIER_WORDS: Record<(typeof TIERS)[number], string> = {
  Low: 'Low, to 3',
  Mid: 'Mid, 4 to 5',
  High: 'High, from 6',
};

/** Which mercs to show. The order chosen in the table stays. */
export function WikiFilterForm({ season, page }: { season: string; page: WikiPage }) {
  const { filter, teams } = page;
  const list = (name: string, label: string, value: string | null, words: readonly string[]) =>
    ({ kind: 'list', name, label, any: 'Any', value, options: optionsOf(words) }) as const;
  return (
    <FilterBar
      action={wikiPath(season)}
      close
      label="Filter the mercenaries"
      keep={{ sort: filter.sort === 'name' ? null : filter.sort, dir: filter.down ? 'down' : null }}
      filters={[
        { kind: 'words', name: 'q', label: 'Name, other name, ability or words of the write-up', value: filter.words },
        list('alignment', 'Alignment', filter.alignment, ALIGNMENTS),
        list('type', 'Type', filter.type, MERC_TYPES),
        list('gender', 'Gender', filter.gender, GENDERS),
        {
          ...list('tier', 'Tier', filter.tier, []),
          options: TIERS.map((tier) => ({ value: tier, words: TIER_WORDS[tier] })),
        },
        {
          ...list('team', 'Team', filter.team, []),
          options: [
            ...teams.map((team) => ({ value: team.key, words: team.name })),
            { value: FOR_HIRE, words: 'For hire' },
          ],
        },
        list('ability', 'Ability type', filter.ability, ABILITY_TYPES),
        { kind: 'tick', name: 'ps', label: 'Pure Support only', value: filter.pureSupport },
      ]}
    />
  );
}
