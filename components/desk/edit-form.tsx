'use client';

import { Button } from '@/components/kit/button';
import { DifferenceTable } from '@/components/kit/diff';
import { TextField } from '@/components/kit/field';
import { FormMessage, useForm } from '@/components/kit/form-island';
import type { OrderPreview } from '@/lib/record/week/confirm';

const isPreview = (shown: unknown): shown is OrderPreview =>
  typeof shown === 'object' && shown !== null && 'saw' in shown && 'difference' in shown;

/** The other version, and what it would change if it were accepted; it is handed in only once that was shown. */
export function EditForm({ season, text }: { season: string; text: string }) {
  const { shown, pending } = useForm();
  const preview = isPreview(shown) ? shown : null;
  return (
    <>
      <FormMessage />
      <TextField name="text" label="Your post" rows={9} defaultValue={text} />
      {preview !== null && (
        <div aria-live="polite">
          <p className="label rub">What it changes, if it is accepted</p>
          <DifferenceTable season={season} difference={preview.difference} caption="Difference before and after" />
          <input type="hidden" name="saw" value={preview.saw} key={preview.saw} />
        </div>
      )}
      <p className="row">
        {preview === null ? (
          <Button disabled={pending}>See what it changes</Button>
        ) : (
          <Button look="act" disabled={pending}>
            Hand it in
          </Button>
        )}
      </p>
    </>
  );
}
