'use client';

import { Button } from '@/components/kit/button';
import { DifferenceTable } from '@/components/kit/diff';
import { InputField } from '@/components/kit/field';
import { FormMessage, useForm } from '@/components/kit/form-island';
import { Notice } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import { TIERS } from '@/lib/engine/rules/mercenaries/terms';
import type { NextPhase } from '@/lib/features/review/model';

const isNext = (shown: unknown): shown is NextPhase =>
  typeof shown === 'object' && shown !== null && 'difference' in shown;

/** The preview of an advance: the one that the page was loaded with, or a newer one that came back because it was stale. */
export function AdvanceForm({ season, loaded, week }: { season: string; loaded: NextPhase; week: number }) {
  const { shown, pending } = useForm();
  const next = isNext(shown) ? shown : loaded;
  return (
    <>
      <SectionHead title={`Advance to ${next.word}`} more="as things stand now" />
      <FormMessage />
      {next.warnings.length > 0 && (
        <Notice tone="spent">
          {next.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      <DifferenceTable
        season={season}
        difference={next.difference}
        caption={`What advancing to ${next.word} would change`}
      />
      <div className="go">
        <input type="hidden" name="to" value={next.to} />
        <input type="hidden" name="week" value={week} />
        <input type="hidden" name="saw" value={next.saw} key={next.saw} />
        {next.matches !== null && <NextMatches next={next} week={week + 1} />}
        <InputField name="because" label="Reason" hint="shown to all; may be left empty" maxLength={2000} />
        <p className="row">
          <Button look="act" disabled={pending}>
            Advance to {next.word}
          </Button>
          <span className="hint">One entry in the journal, under your name.</span>
        </p>
      </div>
    </>
  );
}

/** Who meets whom next week, as the round of all teams has it; each line may be changed, and who meets nobody is said. */
function NextMatches({ next, week }: { next: NextPhase; week: number }) {
  const { values } = useForm();
  // What was chosen stays when the advance comes back undone.
  const chosen = (name: string, index: number, suggested: string) => values[name]?.[index] ?? suggested;
  const lines = next.matches ?? [];
  const met = new Set(lines.flatMap(({ attacker, defender }) => [attacker, defender]));
  const idle = new Set(
    values.byes ?? (values.attacker ? [] : next.teams.map(({ key }) => key).filter((key) => !met.has(key))),
  );
  return (
    <fieldset className="next-matches">
      <legend className="flabel">Matches of week {week}</legend>
      {lines.map((match, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place.
        <div className="match-line" key={index}>
          <TeamSelect
            name="attacker"
            label={`Attacker of match ${index + 1}`}
            teams={next.teams}
            chosen={chosen('attacker', index, match.attacker)}
          />
          <span className="mid">attacks</span>
          <TeamSelect
            name="defender"
            label={`Defender of match ${index + 1}`}
            teams={next.teams}
            chosen={chosen('defender', index, match.defender)}
          />
          <select
            key={chosen('tier', index, match.tier)}
            className="input"
            name="tier"
            aria-label={`Tier of match ${index + 1}`}
            defaultValue={chosen('tier', index, match.tier)}
          >
            {TIERS.map((tier) => (
              <option key={tier} value={tier}>
                {tier} tier
              </option>
            ))}
          </select>
        </div>
      ))}
      <details open={idle.size > 0}>
        <summary>Byes: teams that meet nobody</summary>
        {next.teams.map(({ key, name }) => (
          <label className="check" key={`${key} ${idle.has(key)}`}>
            <input type="checkbox" name="byes" value={key} defaultChecked={idle.has(key)} /> {name}
          </label>
        ))}
      </details>
    </fieldset>
  );
}

function TeamSelect({
  name,
  label,
  teams,
  chosen,
}: {
  name: string;
  label: string;
  teams: NextPhase['teams'];
  chosen: string;
}) {
  return (
    <select key={chosen} className="input" name={name} aria-label={label} defaultValue={chosen}>
      <option value="">nobody</option>
      {teams.map((team) => (
        <option key={team.key} value={team.key}>
          {team.name}
        </option>
      ))}
    </select>
  );
}
