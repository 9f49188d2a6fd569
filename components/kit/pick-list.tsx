import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { ForReaders } from './text';

/** How many are chosen and what they cost, kept up as boxes are ticked; `over`: more than may be. */
export function PickCount({
  count,
  cap,
  over,
  children,
  fee,
}: {
  count: number;
  cap: number;
  over: boolean;
  children: ReactNode;
  fee: number;
}) {
  const big = 'font-voice text-5/100 lining-nums';
  return (
    <p className="mb-2" aria-live="polite">
      <span className={cx(big, over && 'text-rubric')}>{count}</span> of {cap}{' '}
      <span className="text-ink-2">{children}</span> <span className={big}>{fee}</span> GP
    </p>
  );
}

const LINE =
  'grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_3.5rem] items-center gap-2 border-b text-2 max-md:grid-cols-[minmax(0,1fr)_3.5rem]';

/** Boxes to tick, in lines: what each is, a note on it, and a number. */
export function PickList({ heads, children }: { heads: readonly [string, string]; children: ReactNode }) {
  const [name, number] = heads;
  return (
    <ul className="list-none">
      <li className={cx(LINE, 'border-ink')} aria-hidden="true">
        <span className="caps">{name}</span>
        <span className="max-md:hidden" />
        <span className="caps text-right figures max-md:col-[2] max-md:row-[1]">{number}</span>
      </li>
      {children}
    </ul>
  );
}

/** One of them. @param number its number, and `unit` what that is for screen readers. */
export function PickLine({
  name,
  note,
  number,
  unit,
  box,
}: {
  name: string;
  note: string | null;
  number: number;
  unit: string;
  box: Omit<ComponentProps<'input'>, 'type' | 'className'>;
}) {
  return (
    <li className={cx(LINE, 'min-h-[2.5rem] border-rule')}>
      <label className="flex min-h-[2.5rem] items-center gap-3">
        <input {...box} type="checkbox" />
        <span className={cx('font-voice text-name/120', box.disabled && 'text-ink-3')}>{name}</span>
      </label>
      <span className="text-1/130 text-ink-2 max-md:col-[1] max-md:row-[2] max-md:pb-2 max-md:pl-[1.9rem] max-md:empty:hidden">
        {note}
      </span>
      <span className="text-right figures max-md:col-[2] max-md:row-[1]">
        <ForReaders>{unit} </ForReaders>
        {number}
      </span>
    </li>
  );
}
