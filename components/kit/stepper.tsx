import type { ReactNode } from 'react';
import { cx } from './cx';
import { Glyph } from './glyph';

export interface StepView {
  readonly name: string;
  readonly state: 'done' | 'open' | 'to come';
  /** When it was, is or will be. */
  readonly when?: ReactNode;
}

/** Steps that follow one another: the open one under a red bar and in bold; on a phone a list down the left. */
export function Stepper({ steps, label }: { steps: readonly StepView[]; label: string }) {
  return (
    <ol
      className="mt-5 grid list-none grid-cols-4 border-t-2 border-ink max-md:grid-cols-1 max-md:border-t-0 max-md:border-l-2"
      aria-label={label}
    >
      {steps.map(({ name, state, when }, at) => (
        <li
          key={name}
          aria-current={state === 'open' ? 'step' : undefined}
          className={cx(
            'relative grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 pt-4 pr-3 pb-3 max-md:border-0 max-md:py-2 max-md:pr-0 max-md:pl-4',
            at > 0 && 'border-l border-rule md:pl-4',
            state === 'done' && 'text-ink-2',
            state === 'to come' && 'text-ink-3',
            state === 'open' &&
              'text-ink before:absolute before:-top-[2px] before:right-0 before:left-0 before:h-[5px] before:bg-rubric max-md:before:top-0 max-md:before:right-auto max-md:before:bottom-0 max-md:before:-left-[3px] max-md:before:h-auto max-md:before:w-[5px] forced-colors:before:bg-[Highlight]',
          )}
        >
          <span className="row-[1/span_2] min-w-[1.1rem] font-voice text-5/110 figures" aria-hidden="true">
            {state === 'done' ? <Glyph name="resolved" /> : at + 1}
          </span>
          <span className={cx('font-voice text-4/120', state === 'open' && 'font-said')}>{name}</span>
          {when !== undefined && <span className="text-1">{when}</span>}
        </li>
      ))}
    </ol>
  );
}
