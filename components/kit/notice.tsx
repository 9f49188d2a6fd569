import type { ReactNode } from 'react';
import { cx } from './cx';
import { ABOVE, type Gap } from './text';

const TONES = {
  asks: 'border-asks bg-asks-wash',
  waits: 'border-waits bg-waits-wash',
  spent: 'border-spent bg-spent-wash',
  refused: 'border-refused bg-rubric-wash',
  done: 'border-ink bg-sunk',
} as const;

interface Props {
  /** `asks`: someone must settle something; `waits`: in order, and not over; `spent`: a warning; `refused`: it was not done.
   *  Without a tone: it was done, or is so. */
  tone?: Exclude<keyof typeof TONES, 'done'>;
  above?: Gap;
  children: ReactNode;
}

/** A bar of ink and a wash. */
export function Notice({ tone, above, children }: Props) {
  return (
    <div className={cx('border-l-4 px-4 py-3 [&_p+p]:mt-1', TONES[tone ?? 'done'], above && ABOVE[above])}>
      {children}
    </div>
  );
}

/** Where nothing stands yet: one sentence on what will and when, and at most one action. */
export function EmptyState({ what, above, children }: { what: string; above?: Gap; children?: ReactNode }) {
  return (
    <div className={cx('rounded-2 border border-dashed border-rule-2 p-5 text-ink-2', above && ABOVE[above])}>
      <span className="mb-1 block font-voice text-3 text-ink">{what}</span>
      {children}
    </div>
  );
}
