import { FilterBar, optionsOf } from '@/components/kit/filter-bar';
import { JumpLinks } from '@/components/kit/page';
import { Pager } from '@/components/kit/pager';
import { Dim } from '@/components/kit/text';
import { OUTCOMES } from '@/lib/engine/rules/kernel/ruling';
import type { WeekPage } from '@/lib/features/season/model';
import { weekPath } from '@/lib/record/views/address';

/** Which posts to show; and the way to the phases and the weeks around. */
export function WeekFilterForm({ season, week }: { season: string; week: WeekPage }) {
  const { filter, phases, previous, next } = week;
  const filtered = filter.match !== null || filter.outcome !== null || filter.words !== '';
  return (
    <>
      <FilterBar
        look="line"
        action={weekPath(season, week.number)}
        filters={[
          {
            kind: 'list',
            name: 'match',
            label: 'Match',
            any: 'All',
            value: filter.match,
            options: week.matches.map(({ attacker, defender }, at) => ({
              value: at + 1,
              words: `${attacker.name} v ${defender.name}`,
            })),
          },
          {
            kind: 'list',
            name: 'outcome',
            label: 'Outcome',
            any: 'Any',
            value: filter.outcome,
            options: optionsOf(OUTCOMES),
          },
          { kind: 'words', name: 'q', label: 'Words in the post, ability or merc', value: filter.words },
        ]}
      />
      <JumpLinks
        label="Phases and weeks"
        around={
          <>
            {previous !== null && (
              <a href={weekPath(season, previous)} rel="prev">
                Week {previous}
              </a>
            )}
            {next !== null && (
              <a href={weekPath(season, next)} rel="next">
                Week {next}
              </a>
            )}
          </>
        }
      >
        {phases
          .filter(({ open, found }) => open || found > 0)
          .map(({ phase, page, found }) => (
            <a key={phase} href={phaseHref(season, week, phase, page)}>
              {phase} <Dim>{found}</Dim>
            </a>
          ))}
        {week.matches.length > 0 && <a href="#matches">Matches</a>}
        {filtered && <a href={weekPath(season, week.number)}>Show all</a>}
      </JumpLinks>
    </>
  );
}

/** A phase that begins on another page stands there. */
const phaseHref = (season: string, week: WeekPage, phase: string, page: number | null): string =>
  `${page === null || page === week.filter.page ? '' : weekHref(season, week, page)}#${phase.toLowerCase()}`;

/** The address of a page of the same filter. */
function weekHref(season: string, { number, filter: { match, outcome, words } }: WeekPage, page: number): string {
  const params = new URLSearchParams();
  if (words !== '') params.set('q', words);
  if (match !== null) params.set('match', String(match));
  if (outcome !== null) params.set('outcome', outcome);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? weekPath(season, number) : `${weekPath(season, number)}?${params}`;
}

/** The way through a long week, from its first post on. */
export function WeekPager({ season, week }: { season: string; week: WeekPage }) {
  const { filter, pages } = week;
  return (
    <Pager at={filter.page} of={pages} words={['Earlier', 'Later']} href={(page) => weekHref(season, week, page)} />
  );
}
