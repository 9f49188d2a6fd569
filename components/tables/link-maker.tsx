'use client';

import { Button } from '@/components/kit/button';
import { FormAnswer, useForm } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Hash, Hint } from '@/components/kit/text';

/** Makes an invitation link, and shows it once. */
export function LinkMaker() {
  const { shown } = useForm();
  return (
    <>
      <Row>
        <Button>Make an invitation link</Button>
        <Hint as="span">It works once, for 14 days; an earlier one stops working.</Hint>
      </Row>
      {typeof shown === 'string' && (
        <FormAnswer>
          <p role="status">
            The link, shown this once: <Hash>{shown}</Hash>
          </p>
        </FormAnswer>
      )}
    </>
  );
}
