'use client';

import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Hint } from '@/components/kit/text';
import { ActDifference, isActPreview } from './act-difference';

/** First what a choice would change; then the button that settles it. */
export function SettleForm({ season, by }: { season: string; by: string }) {
  const { shown, pending } = useForm();
  const preview = isActPreview(shown) ? shown : null;
  return (
    <>
      <FormMessage />
      {preview !== null && (
        <>
          <FormAnswer>
            <ActDifference season={season} preview={preview} />
          </FormAnswer>
          <InputField name="because" label="Reason" hint="shown with the ruling; may be left empty" maxLength={2000} />
        </>
      )}
      <Row>
        {preview === null ? (
          <Button disabled={pending}>See what it changes</Button>
        ) : (
          <>
            <Button look="act" disabled={pending}>
              Settle
            </Button>
            <Hint as="span">Another choice shows its own changes first. {by} sees it at once.</Hint>
          </>
        )}
      </Row>
    </>
  );
}
