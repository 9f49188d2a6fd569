import { AdjustedList } from '@/components/kit/adjusted';
import { Button } from '@/components/kit/button';
import { EmptyState } from '@/components/kit/notice';
import type { AdjustPage } from '@/lib/features/review/adjust-model';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { FormAction } from '@/lib/platform/auth/form-state';
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
      <p className="lede">
        For what no rule and no ability text covers, and for what a closed week left wrong. It is an entry with your
        name and reason, shown as such wherever the number stands.
      </p>
      <form className="bar" method="get">
        <div className="field">
          <label htmlFor="of">Whose</label>
          <select className="input" id="of" name="of" defaultValue={chosen === null ? '' : addressed(chosen)}>
            <optgroup label="Teams">
              {page.teams.map((team) => (
                <option key={team.key} value={`team ${team.key}`}>
                  {team.name}
                </option>
              ))}
            </optgroup>
            <optgroup label="Mercs">
              {page.mercs.map((merc) => (
                <option key={merc.key} value={`merc ${merc.key}`}>
                  {merc.name} ({merc.team ?? 'for hire'})
                </option>
              ))}
            </optgroup>
          </select>
        </div>
        <Button>Show</Button>
      </form>
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
