'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { TextField } from '@/components/kit/field';
import { FormMessage, useForm } from '@/components/kit/form-island';
import { ActDifference, isActPreview } from './act-difference';

interface Props {
  season: string;
  /** What the button says that saves it. */
  save: string;
  /** Where the reason will be read; absent: none is asked for. */
  hint?: string;
  /** A reason that is offered. */
  reason?: string;
  /** The fields of the order itself. */
  children?: ReactNode;
}

/** An admin's order with its reason, and beside it what it would change; it is saved only once that was shown. */
export function OrderForm({ season, save, hint, reason, children }: Props) {
  const { shown, pending } = useForm();
  const preview = isActPreview(shown) ? shown : null;
  return (
    <>
      <div className="stack-s">
        <FormMessage />
        {children}
        {hint !== undefined && (
          <TextField
            name="because"
            label="Reason"
            hint={hint}
            rows={3}
            required
            maxLength={2000}
            defaultValue={reason}
          />
        )}
        <p className="row">
          {preview === null ? (
            <Button disabled={pending}>See what it changes</Button>
          ) : (
            <>
              <Button look="act" disabled={pending}>
                {save}
              </Button>
              <span className="hint">If you change the form, its new changes are shown first.</span>
            </>
          )}
        </p>
      </div>
      {preview !== null && <ActDifference season={season} preview={preview} />}
    </>
  );
}
