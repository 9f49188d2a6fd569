import type { ReactNode } from 'react';
import { Arrived } from '@/components/kit/arrived';
import { cx } from '@/components/kit/cx';
import { Notice } from '@/components/kit/notice';
import { WRAP } from '@/components/kit/page';
import type { DoneWords } from '@/lib/platform/auth/flash';
import type { Problem } from '@/lib/result';

/**
 * A page under what is said of the act that led to it, where no form of the page says it itself. In the document the notices follow the page,
 * so that a form's own answer takes the focus first; they are seen before it.
 */
export function Answers({
  done,
  refused,
  children,
}: {
  done: DoneWords | null;
  refused: Problem | null;
  children: ReactNode;
}) {
  const place = cx(WRAP, 'mt-4 [body:has([data-refusal])_&]:hidden');
  return (
    <div className="flex flex-col">
      <div className="w-full">{children}</div>
      <div className="order-first w-full">
        {done !== null && (
          <Arrived when={done.number} role="status" className={cx(place, '[body:has([data-done])_&]:hidden')}>
            <Notice>
              {done.said} {done.at !== null && <a href={`#${done.at}`}>Where it stands</a>}
            </Notice>
          </Arrived>
        )}
        {refused !== null && (
          <Arrived when={refused} role="alert" className={place}>
            <Notice tone="refused">
              <p>{refused.message}</p>
              {refused.next !== undefined && <p className="text-1 text-ink-2">{refused.next}</p>}
            </Notice>
          </Arrived>
        )}
      </div>
    </div>
  );
}
