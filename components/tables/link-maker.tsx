'use client';

import { Button } from '@/components/kit/button';
import { useForm } from '@/components/kit/form-island';

/** Makes an invitation link, and shows it once. */
export function LinkMaker() {
  const { shown } = useForm();
  return (
    <>
      <p className="row">
        <Button>Make an invitation link</Button>
        <span className="hint">It works once, for 14 days; an earlier one stops working.</span>
      </p>
      {typeof shown === 'string' && (
        <p role="status">
          The link, shown this once: <code className="link">{shown}</code>
        </p>
      )}
    </>
  );
}
