'use client';

import { Button } from '@/components/kit/button';
import { DifferenceTable } from '@/components/kit/diff';
import { FormAnswer, useForm } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Hint } from '@/components/kit/text';
import type { Previewed } from '@/lib/record/tables/amend';

const isPreviewed = (shown: unknown): shown is Previewed =>
  typeof shown === 'object' && shown !== null && 'saw' in shown && 'difference' in shown;

/** What an act would change; only then can it be done. @param act names the act on its button */
export function Confirm({ act }: { act: string }) {
  const { shown } = useForm();
  const preview = isPreviewed(shown) ? shown : null;
  return (
    <>
      {preview !== null && (
        <FormAnswer>
          <section aria-label="What it changes">
            <DifferenceTable season={null} difference={preview.difference} caption="What it changes" />
            <input type="hidden" name="saw" value={preview.saw} key={preview.saw} />
          </section>
        </FormAnswer>
      )}
      <Row>
        {preview !== null && <Button look="act">{act}</Button>}
        {preview === null && <Button>See what it changes</Button>}
      </Row>
      {preview !== null && <Hint>Change anything above, and what it changes is shown again first.</Hint>}
    </>
  );
}
