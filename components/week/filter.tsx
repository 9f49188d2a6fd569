import { FilterBar, optionsOf } from '@/components/kit/filter-bar';
import { JumpLinks } from '@/components/kit/page';
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
          .filter(({ open, entries }) => open || entries.length > 0)
          .map(({ phase, entries }) => (
            <a key={phase} href={`#${phase.toLowerCase()}`}>
              {phase} <Dim>{entries.length}</Dim>
            </a>
          ))}
        {week.matches.length > 0 && <a href="#matches">Matches</a>}
        {filtered && <a href={weekPath(season, week.number)}>Show all</a>}
      </JumpLinks>
    </>
  );
}
