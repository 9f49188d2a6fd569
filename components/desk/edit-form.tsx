'use client';

import { Button } from '@/components/kit/button';
import { DifferenceTable } from '@/components/kit/diff';
import { TextField } from '@/components/kit/field';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { RulesLabel } from '@/components/kit/text';
import type { OrderPreview } from '@/lib/record/week/confirm';
import { AsksBeforeLeaving } from './asks-before-leaving';

const isPreview = (shown: unknown): shown is OrderPreview =>
  typeof shown === 'object' && shown !== null && 'saw' in shown && 'difference' in shown;

/** The other version, and what it would change if it were accepted; it is handed in only once that was shown. */
export function EditForm({ season, text }: { season: string; text: string }) {
  const { shown, pending } = useForm();
  const preview = isPreview(shown) ? shown : null;
  return (
    <>
      <FormMessage />
      <AsksBeforeLeaving />
      <TextField name="text" label="Your post" rows={9} defaultValue={text} />
      {preview !== null && (
        <FormAnswer>
          <RulesLabel>What it changes, if it is accepted</RulesLabel>
          <DifferenceTable season={season} difference={preview.difference} caption="Difference before and after" />
          <input type="hidden" name="saw" value={preview.saw} key={preview.saw} />
        </FormAnswer>
      )}
      <Row>
        {preview === null ? (
          <Button disabled={pending}>See what it changes</Button>
        ) : (
          <Button look="act" disabled={pending}>
            Hand it in
          </Button>
        )}
      </Row>
    </>
  );
}
