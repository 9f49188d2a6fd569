import { AdjustedList } from '@/components/kit/adjusted';
import { FilterBar } from '@/components/kit/filter-bar';
import { EmptyState } from '@/components/kit/notice';
import { Lede } from '@/components/kit/page';
import type { AdjustPage } from '@/lib/features/review/adjust-model';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath } from '@/lib/record/views/address';
import { AbilityForms } from './adjust-ability';
import { MercForms } from './adjust-merc';
import { TeamForms } from './adjust-team';

/** What can be set by hand: first whose, then the forms of it. */
export function AdjustSection({
  season,
  page,
  adjust,
}: {
  season: string;
  page: AdjustPage;
  adjust: FormAction<ActPreview>;
}) {
  const { chosen } = page;
  return (
    <>
      <Lede>
        For what no rule and no ability text covers, and for what a closed week left wrong. It is an entry with your
        name and reason, shown as such wherever the number stands.
      </Lede>
      <FilterBar
        action={adminPath(season, '/adjust')}
        look="line"
        button="Show"
        filters={[
          {
            kind: 'list',
            name: 'of',
            label: 'Whose',
            any: 'Choose',
            value: chosen === null ? null : addressed(chosen),
            options: [
              ...page.teams.map((team) => ({ value: `team ${team.key}`, words: team.name, group: 'Teams' })),
              ...page.mercs.map((merc) => ({
                value: `merc ${merc.key}`,
                words: merc.name,
                group: merc.team === null ? 'Mercs for hire' : `Mercs of ${merc.team}`,
              })),
            ],
          },
        ]}
      />
      {page.phase === 'Closed' ? (
        <EmptyState what="The week is closed, and the next one is not open." />
      ) : (
        <>
          {chosen?.kind === 'team' && <TeamForms season={season} key={chosen.key} team={chosen} adjust={adjust} />}
          {chosen?.kind === 'merc' && (
            <MercForms season={season} key={chosen.key} merc={chosen} teams={page.teams} adjust={adjust} />
          )}
          {chosen?.kind === 'ability' && (
            <AbilityForms season={season} key={chosen.key} ability={chosen} adjust={adjust} />
          )}
        </>
      )}
      <AdjustedList season={season} lines={page.done} zone={page.zone} title={`Adjusted in week ${page.week}`} />
    </>
  );
}

/** An ability stands under its merc. */
const addressed = (chosen: NonNullable<AdjustPage['chosen']>): string =>
  chosen.kind === 'ability' ? `merc ${chosen.merc.key}` : `${chosen.kind} ${chosen.key}`;
