'use client';

import { DifferenceTable } from '@/components/kit/diff';
import type { AmendPreview } from '@/lib/review/model';
import { PrecedentList } from './precedent';

export const isAmendPreview = (shown: unknown): shown is AmendPreview =>
  typeof shown === 'object' && shown !== null && 'saw' in shown && 'difference' in shown;

/** What an amendment would change, and what is handed back so that just this is saved. */
export function AmendDifference({ preview }: { preview: AmendPreview }) {
  return (
    <div className="ov-d" aria-live="polite">
      <p className="label rub">What it changes</p>
      <DifferenceTable difference={preview.difference} caption="Difference before and after" />
      {preview.precedent && <PrecedentList precedent={preview.precedent} />}
      <input type="hidden" name="seq" value={preview.seq} key={`seq ${preview.seq}`} />
      <input type="hidden" name="saw" value={preview.saw} key={preview.saw} />
    </div>
  );
}
