'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx';

interface Props {
  id?: string;
  /** Another value is another answer, which takes the focus anew. */
  when: unknown;
  role?: 'alert' | 'status';
  /** It was refused: the form is still to be sent. */
  refusal?: boolean;
  /** Something was done, and is said here. */
  done?: boolean;
  className?: string;
  children: ReactNode;
}

/** Opens what an element is folded into, and puts it where the eye is. */
function reveal(element: HTMLElement): void {
  for (let fold = element.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  element.focus();
}

/**
 * An answer, which takes the focus as it arrives: by a script, or by the address that leads to its `id`, or, where that leads
 * nowhere, by the browser.
 */
export function Arrived({ id, when, role, refusal, done, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is what it is about.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (element.checkVisibility() || element.closest('details:not([open])') !== null) reveal(element);
  }, [when]);
  return (
    <div
      ref={box}
      id={id}
      role={role}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is what was asked for, and the page has nothing newer.
      autoFocus
      data-refusal={refusal ? '' : undefined}
      data-done={done ? '' : undefined}
      className={cx('scroll-mt-4', className)}
    >
      {children}
    </div>
  );
}
