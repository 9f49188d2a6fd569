'use client';

import { Button } from '@/components/kit/button';
import { DifferenceTable } from '@/components/kit/diff';
import { InputField } from '@/components/kit/field';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import { Row, Stack } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { FormEnd } from '@/components/kit/room';
import { SectionHead } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import type { NextPhase } from '@/lib/features/review/model';
import { OpponentRows } from './opponent-rows';
import { WeekAheadTable } from './week-ahead';

const isNext = (shown: unknown): shown is NextPhase =>
  typeof shown === 'object' && shown !== null && 'difference' in shown;

/** The preview of an advance: the one that the page was loaded with, or a newer one that came back because it was stale. */
export function AdvanceForm({ season, loaded, week }: { season: string; loaded: NextPhase; week: number }) {
  const { shown, pending } = useForm();
  const next = isNext(shown) ? shown : loaded;
  return (
    <>
      <SectionHead title={`Advance to ${next.word}`} more="as things stand now" />
      <Stack gap={3}>
        <FormMessage />
        <FormAnswer>
          <Stack gap={3}>
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
            <WeekAheadTable ahead={next.ahead} />
          </Stack>
        </FormAnswer>
      </Stack>
      <FormEnd>
        <input type="hidden" name="to" value={next.to} />
        <input type="hidden" name="week" value={week} />
        <input type="hidden" name="saw" value={next.saw} key={next.saw} />
        {next.matches !== null && (
          <OpponentRows
            week={week + 1}
            matches={next.matches}
            teams={next.teams}
            rows={Math.floor(next.teams.length / 2)}
          />
        )}
        <InputField name="because" label="Reason" hint="shown to all; may be left empty" maxLength={2000} />
        <Row above={3}>
          <Button look="act" disabled={pending}>
            Advance to {next.word}
          </Button>
          <Hint as="span">
            {next.matches === null
              ? 'One entry in the journal, under your name.'
              : 'One entry in the journal, under your name. Other matches than those above are shown first.'}
          </Hint>
        </Row>
      </FormEnd>
    </>
  );
}
