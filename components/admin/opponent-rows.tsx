'use client';

import { CheckField } from '@/components/kit/field';
import { useForm } from '@/components/kit/form-island';
import { More } from '@/components/kit/layout';
import { BareSelect, FieldGroup, OpponentRow } from '@/components/kit/room';
import { Muted } from '@/components/kit/text';
import { TIERS, type Tier } from '@/lib/engine/rules/mercenaries/terms';
import type { TeamName } from '@/lib/record/views/model';

interface Props {
  week: number;
  matches: readonly { readonly attacker: string; readonly defender: string; readonly tier: Tier }[];
  teams: readonly TeamName[];
  /** Rows for so many matches, where there are fewer. */
  rows?: number;
}

/** Who meets whom in a week, a row a match; each may be changed, and who meets nobody is said. What was chosen stays when the form comes back. */
export function OpponentRows({ week, matches, teams, rows = 0 }: Props) {
  const { values } = useForm();
  const chosen = (name: string, index: number, suggested: string) => values[name]?.[index] ?? suggested;
  const empty = { attacker: '', defender: '', tier: matches[0]?.tier ?? ('High' as const) };
  const lines = Array.from({ length: Math.max(rows, matches.length) }, (_, at) => matches[at] ?? empty);
  const met = new Set(matches.flatMap(({ attacker, defender }) => [attacker, defender]));
  const idle = new Set(
    values.byes ?? (values.attacker ? [] : teams.map(({ key }) => key).filter((key) => !met.has(key))),
  );
  return (
    <FieldGroup legend={`Matches of week ${week}`} below>
      {lines.map((match, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place.
        <OpponentRow key={index}>
          <TeamSelect
            name="attacker"
            label={`Attacker of match ${index + 1}`}
            teams={teams}
            chosen={chosen('attacker', index, match.attacker)}
          />
          <Muted>attacks</Muted>
          <TeamSelect
            name="defender"
            label={`Defender of match ${index + 1}`}
            teams={teams}
            chosen={chosen('defender', index, match.defender)}
          />
          <BareSelect
            key={chosen('tier', index, match.tier)}
            name="tier"
            label={`Tier of match ${index + 1}`}
            defaultValue={chosen('tier', index, match.tier)}
          >
            {TIERS.map((tier) => (
              <option key={tier} value={tier}>
                {tier} tier
              </option>
            ))}
          </BareSelect>
        </OpponentRow>
      ))}
      <More open={idle.size > 0} summary="Byes: teams that meet nobody">
        {teams.map(({ key, name }) => (
          <CheckField name="byes" value={key} defaultChecked={idle.has(key)} key={key}>
            {name}
          </CheckField>
        ))}
      </More>
    </FieldGroup>
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
  teams: readonly TeamName[];
  chosen: string;
}) {
  return (
    <BareSelect key={chosen} name={name} label={label} defaultValue={chosen}>
      <option value="">nobody</option>
      {teams.map((team) => (
        <option key={team.key} value={team.key}>
          {team.name}
        </option>
      ))}
    </BareSelect>
  );
}
