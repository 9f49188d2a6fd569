'use client';

import type { ReactNode } from 'react';
import { DifferenceTable } from '@/components/kit/diff';
import { Notice } from '@/components/kit/notice';
import { OrderShown, RubricLabel } from '@/components/kit/room';
import type { ActPreview } from '@/lib/features/review/journal-model';
import { OwnMatch } from './own-match';

export const isActPreview = (shown: unknown): shown is ActPreview =>
  typeof shown === 'object' && shown !== null && 'saw' in shown && 'difference' in shown;

/**
 * What an order would change, and what is handed back so that just this is saved.
 * @param children what else follows of it
 */
export function ActDifference({
  season,
  preview,
  children,
}: {
  season: string;
  preview: ActPreview;
  children?: ReactNode;
}) {
  const { saw, difference, epoch, own } = preview;
  return (
    <OrderShown>
      <RubricLabel>What it changes</RubricLabel>
      <OwnMatch own={own} />
      {epoch !== null && (
        <Notice tone="spent">
          <p>
            It goes back past a draw: dice epoch {epoch} begins, for everybody to see. What is thrown after it falls
            anew.
          </p>
        </Notice>
      )}
      <DifferenceTable season={season} difference={difference} caption="Difference before and after" />
      {children}
      <input type="hidden" name="saw" value={saw} key={saw} />
    </OrderShown>
  );
}
