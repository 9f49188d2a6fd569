import type { ReactNode } from 'react';

/** A bar of ink and a wash. `asks`: someone must settle something; `waits`: in order, and not over; `spent`: a warning;
 *  `refused`: it was not done. Without a tone: it was done, or is so. */
export function Notice({ tone, children }: { tone?: 'asks' | 'waits' | 'spent' | 'refused'; children: ReactNode }) {
  return <div className={tone ? `notice ${tone}` : 'notice'}>{children}</div>;
}

/** Where nothing stands yet: one sentence on what will and when, and at most one action. */
export function EmptyState({ what, children }: { what: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <span className="voice">{what}</span>
      {children}
    </div>
  );
}
