'use client';

import { Button } from '@/components/kit/button';
import { useForm } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Hint } from '@/components/kit/text';

/** The end of a form that shows first what it would change: the button that shows it, and then the one that saves it. */
export function PreviewRow({ shown, save }: { shown: boolean; save: string }) {
  const { pending } = useForm();
  return (
    <Row>
      {shown ? (
        <>
          <Button look="act" disabled={pending}>
            {save}
          </Button>
          <Hint as="span">If you change the form, its new changes are shown first.</Hint>
        </>
      ) : (
        <Button disabled={pending}>See what it changes</Button>
      )}
    </Row>
  );
}
