import type { ReactNode } from 'react';
import { cx } from './cx';

export type Readiness = 'yes' | 'no' | 'used' | 'always';

interface Props {
  state: Readiness;
  /** The word beside the shape: "ready", "from week 5", "used", "always on". */
  children: string;
  /** In a grid: on a phone the shape stands alone, and the word is left to screen readers. */
  narrow?: boolean;
}

const WORDS: Record<Readiness, string> = {
  yes: 'font-label text-took',
  no: 'font-firm text-ink-3',
  used: 'font-label text-waits',
  always: 'font-firm text-ink-2',
};
/** Forced colours would fill every shape alike: there they keep their own, and the filled ones are filled with the text's colour. */
const FILLED = 'bg-current forced-colors:bg-[CanvasText]';
const SHAPES: Record<Readiness, string> = {
  yes: `size-[0.72em] rounded-full border-[1.6px] ${FILLED}`,
  no: 'size-[0.72em] rounded-full border-[1.6px]',
  used: `size-[0.62em] rotate-45 border-[1.6px] ${FILLED}`,
  always: 'h-[0.4em] w-[0.72em] border-b-[1.6px]',
};

/** Whether an ability may be declared: a disc is ready, a ring rests, a diamond is used, a line is always on. */
export function Ready({ state, children, narrow = false }: Props) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[0.4em] whitespace-nowrap font-works text-1/135 font-stretch-90%',
        narrow && 'max-md:flex max-md:justify-center',
        WORDS[state],
      )}
    >
      <span
        className={cx(
          'inline-block flex-none border-current forced-colors:border-[CanvasText] forced-colors:forced-color-adjust-none',
          SHAPES[state],
        )}
        aria-hidden="true"
      />
      {narrow ? <span className="max-md:sr-only">{children}</span> : children}
    </span>
  );
}

/** On a phone, where shapes stand alone: what they mean. */
export function PhoneKey({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 flex gap-4 md:hidden" aria-hidden="true">
      {children}
    </p>
  );
}
