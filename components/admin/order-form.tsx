'use client';

import type { ReactNode } from 'react';
import { TextField } from '@/components/kit/field';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import { OrderFields } from '@/components/kit/room';
import { ActDifference, isActPreview } from './act-difference';
import { PreviewRow } from './preview-row';

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
  const { shown } = useForm();
  const preview = isActPreview(shown) ? shown : null;
  return (
    <>
      <OrderFields>
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
        <PreviewRow shown={preview !== null} save={save} />
      </OrderFields>
      {preview !== null && (
        <FormAnswer>
          <ActDifference season={season} preview={preview} />
        </FormAnswer>
      )}
    </>
  );
}
