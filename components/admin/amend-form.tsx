'use client';

import { MultiSelectField, SelectField, TextField } from '@/components/kit/field';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import { OrderFields } from '@/components/kit/room';
import type { AmendPage, AmendPreview } from '@/lib/features/review/model';
import { ActDifference, isActPreview } from './act-difference';
import { CitesFields, ClauseList } from './clause-fields';
import { PrecedentList, ReachFields } from './precedent';
import { PreviewRow } from './preview-row';
import { TargetOptions } from './target-options';

const SAVE = { override: 'Save the override', strike: 'Strike it' } as const;

const isAmendPreview = (shown: unknown): shown is AmendPreview => isActPreview(shown) && 'precedent' in shown;

/** The order, and beside it what it would change; it is saved only once that was shown. */
export function AmendForm({ season, act, page }: { season: string; act: 'override' | 'strike'; page: AmendPage }) {
  const { shown } = useForm();
  const preview = isAmendPreview(shown) ? shown : null;
  const ruled = page.outcomes.includes(page.line.outcome) ? page.line.outcome : 'Resolved';
  return (
    <>
      <OrderFields>
        <FormMessage />
        {act === 'override' && (
          <>
            <SelectField name="outcome" label="Outcome" defaultValue={ruled}>
              {page.outcomes.map((outcome) => (
                <option key={outcome} value={outcome}>
                  {outcome}
                  {outcome === page.line.outcome ? ' (as ruled)' : ''}
                </option>
              ))}
            </SelectField>
            <MultiSelectField
              name="targets"
              label="Targets"
              hint="as declared, unless you choose others"
              size={6}
              defaultValue={page.targets.filter((target) => target.chosen).map((target) => target.key)}
            >
              <TargetOptions targets={page.targets} />
            </MultiSelectField>
            <CitesFields cites={page.line.cites} />
            <ClauseList clauses={page.clauses} />
            <ReachFields page={page} />
          </>
        )}
        <TextField
          name="because"
          label="Reason"
          hint="shown with the ruling, for good"
          rows={4}
          required
          maxLength={2000}
        />
        <PreviewRow shown={preview !== null} save={SAVE[act]} />
      </OrderFields>
      {preview !== null && (
        <FormAnswer>
          <ActDifference season={season} preview={preview}>
            {preview.precedent && <PrecedentList season={season} precedent={preview.precedent} />}
          </ActDifference>
        </FormAnswer>
      )}
    </>
  );
}
