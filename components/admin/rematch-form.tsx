'use client';

import { TextField } from '@/components/kit/field';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import { Notice } from '@/components/kit/notice';
import { OrderFields } from '@/components/kit/room';
import type { OpenMatch, RematchPreview } from '@/lib/features/review/model';
import type { TeamName } from '@/lib/record/views/model';
import { ActDifference, isActPreview } from './act-difference';
import { OpponentRows } from './opponent-rows';
import { PreviewRow } from './preview-row';

const isRematch = (shown: unknown): shown is RematchPreview => isActPreview(shown) && 'care' in shown;

interface Props {
  season: string;
  week: number;
  matches: readonly OpenMatch[];
  teams: readonly TeamName[];
}

/** Other matches for the open week, with a reason: what changes, and what is to be looked at, is shown before it is saved. */
export function RematchForm({ season, week, matches, teams }: Props) {
  const { shown } = useForm();
  const preview = isRematch(shown) ? shown : null;
  return (
    <>
      <OrderFields>
        <FormMessage />
        <OpponentRows
          week={week}
          teams={teams}
          rows={Math.floor(teams.length / 2)}
          matches={matches.map(({ attacker, defender, tier }) => ({
            attacker: attacker.key,
            defender: defender.key,
            tier,
          }))}
        />
        <TextField name="because" label="Reason" hint="shown to all, for good" rows={3} required maxLength={2000} />
        <PreviewRow shown={preview !== null} save="Change the matches" />
      </OrderFields>
      {preview !== null && (
        <FormAnswer>
          <ActDifference season={season} preview={preview}>
            {preview.care.length > 0 && (
              <Notice tone="spent">
                {preview.care.map((words) => (
                  <p key={words}>{words}</p>
                ))}
              </Notice>
            )}
          </ActDifference>
        </FormAnswer>
      )}
    </>
  );
}
