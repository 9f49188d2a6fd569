import { FilterBar } from '@/components/kit/filter-bar';
import { Hint } from '@/components/kit/text';
import { OUTCOMES } from '@/lib/engine/rules/kernel/ruling';
import { filterOf, isFiltered, reviewPath } from '@/lib/features/review/filter';
import type { ReviewAsked, ReviewFilter, ReviewPage } from '@/lib/features/review/model';
import { adminPath } from '@/lib/record/views/address';
import { RULING_KIND_WORDS, RULING_KINDS } from '@/lib/record/views/terms';

/** What of the queue is shown: by match, team, outcome and kind, each in the address. */
export function ReviewFilterForm({ season, asked, page }: { season: string; asked: ReviewAsked; page: ReviewPage }) {
  return (
    <>
      <FilterBar
        action={adminPath(season, '/review')}
        label="Filter the queue"
        close
        filters={[
          {
            ...{ kind: 'list', name: 'match', label: 'Match', any: 'All matches', value: asked.match },
            options: page.matches.map(({ place, name }) => ({ value: place, words: name })),
          },
          {
            ...{ kind: 'list', name: 'team', label: 'Team', any: 'All teams', value: asked.team },
            options: page.teams.map(({ key, name }) => ({ value: key, words: name })),
          },
          {
            ...{ kind: 'list', name: 'outcome', label: 'Outcome', any: 'All outcomes', value: asked.outcome },
            options: OUTCOMES.map((outcome) => ({ value: outcome, words: outcome })),
          },
          {
            ...{ kind: 'list', name: 'kind', label: 'Kind', any: 'All kinds', value: asked.kind },
            options: RULING_KINDS.map((kind) => ({ value: kind, words: RULING_KIND_WORDS[kind] })),
          },
        ]}
      />
      {isFiltered(asked) && (
        <Hint>
          Only what passes the filter is shown. <a href={reviewPath(season, {})}>Show all</a>
        </Hint>
      )}
    </>
  );
}

/** In a form of the page: its answer leads back to what was shown. */
export function KeptFilter({ asked }: { asked: ReviewFilter }) {
  return Object.entries(filterOf(asked)).map(
    ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
  );
}
