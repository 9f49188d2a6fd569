'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { DifferenceTable } from '@/components/kit/diff';
import { TextField } from '@/components/kit/field';
import { FormMessage, useForm } from '@/components/kit/form-island';
import { Notice } from '@/components/kit/notice';
import type { ActPreview } from '@/lib/review/journal-model';
import { OwnMatch } from './own-match';

const isPreview = (shown: unknown): shown is ActPreview =>
  typeof shown === 'object' && shown !== null && 'saw' in shown && 'difference' in shown && 'epoch' in shown;

interface Props {
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
export function OrderForm({ save, hint, reason, children }: Props) {
  const { shown, pending } = useForm();
  const preview = isPreview(shown) ? shown : null;
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
      {preview !== null && (
        <div className="ov-d" aria-live="polite">
          <p className="label rub">What it changes</p>
          <OwnMatch own={preview.own} />
          {preview.epoch !== null && (
            <Notice tone="spent">
              <p>
                It goes back past a draw: dice epoch {preview.epoch} begins, for everybody to see. What is thrown after
                it falls anew.
              </p>
            </Notice>
          )}
          <DifferenceTable difference={preview.difference} caption="Difference before and after" />
          <input type="hidden" name="seq" value={preview.seq} key={`seq ${preview.seq}`} />
          <input type="hidden" name="saw" value={preview.saw} key={preview.saw} />
        </div>
      )}
    </>
  );
}
