import type { ReactNode } from 'react';
import { cx } from './cx';
import { ABOVE, type Gap } from './text';

const STACKED: Record<Gap, string> = {
  1: '[&>*+*]:mt-1',
  2: '[&>*+*]:mt-2',
  3: '[&>*+*]:mt-3',
  4: '[&>*+*]:mt-4',
  5: '[&>*+*]:mt-5',
  6: '[&>*+*]:mt-6',
  7: '[&>*+*]:mt-7',
};

interface BoxProps {
  above?: Gap;
  id?: string;
  role?: 'status' | 'alert';
  'aria-live'?: 'polite';
  children?: ReactNode;
}

/** One under the other, this far apart. */
export function Stack({
  gap = 6,
  as: As = 'div',
  above,
  label,
  children,
  ...rest
}: BoxProps & { gap?: Gap; as?: 'div' | 'aside' | 'section' | 'fieldset'; label?: string }) {
  return (
    <As className={cx(STACKED[gap], above && ABOVE[above])} aria-label={label} {...rest}>
      {children}
    </As>
  );
}

/** Something with a distance above it. */
export function Below({ gap, children, ...rest }: Omit<BoxProps, 'above'> & { gap: Gap }) {
  return (
    <div className={ABOVE[gap]} {...rest}>
      {children}
    </div>
  );
}

/** Beside one another, and under where there is no room: buttons, links, a button and its hint. */
export function Row({
  as: As = 'p',
  above,
  between = false,
  bottom = false,
  children,
  ...rest
}: BoxProps & { as?: 'p' | 'div' | 'li'; between?: boolean; bottom?: boolean }) {
  const look = cx(
    'flex flex-wrap gap-x-3 gap-y-2',
    bottom ? 'items-end' : 'items-center',
    between && 'justify-between',
    above && ABOVE[above],
  );
  return (
    <As className={look} {...rest}>
      {children}
    </As>
  );
}

/** Two columns from 64rem on: the page and its margin, or two alike. */
export function Columns({ even = false, children }: { even?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'mt-6 grid gap-x-7 gap-y-6',
        even ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,1fr)_21rem]',
      )}
    >
      {children}
    </div>
  );
}

/** Things alike in as many columns as there is room for, none narrower than `least`. */
export function Grid({ least, above, children }: { least: 'field' | 'card'; above?: Gap; children: ReactNode }) {
  return (
    <div
      className={cx(
        'grid items-end gap-x-4 gap-y-3',
        least === 'field'
          ? 'grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]',
        above && ABOVE[above],
      )}
    >
      {children}
    </div>
  );
}

/** A list without marks: lines parted by a rule. */
export function LineList({
  look = 'close',
  ordered = false,
  children,
}: {
  /** `close`: facts in a line each; `open`: a line with its reason under it; `results`: small, in the voice. */
  look?: 'close' | 'open' | 'results';
  ordered?: boolean;
  children: ReactNode;
}) {
  const As = ordered ? 'ol' : 'ul';
  return (
    <As
      className={cx(
        'list-none *:border-b *:border-rule *:last:border-b-0',
        look === 'close' && '*:py-line',
        look === 'open' && '*:pt-2 *:pb-3',
        look === 'results' && '*:py-line *:font-voice *:text-base',
      )}
    >
      {children}
    </As>
  );
}

/** A list without marks or lines. */
export function PlainList({ children }: { children: ReactNode }) {
  return <ul className="list-none">{children}</ul>;
}

/** More on demand, without JavaScript. */
export function More({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="text-1 text-ink-2">
      <summary className="cursor-pointer py-1">{summary}</summary>
      {children}
    </details>
  );
}

const WIDE = {
  form: 'max-w-narrow',
  page: 'max-w-[60rem]',
  upload: 'max-w-[48rem]',
  key: 'max-w-[52rem]',
} as const;

/** Not wider than what it holds can be read or filled in. */
export function Narrow({ as = 'key', children }: { as?: keyof typeof WIDE; children: ReactNode }) {
  return <div className={WIDE[as]}>{children}</div>;
}

/** Numbered steps, told in a line or two each. */
export function StepList({ children }: { children: ReactNode }) {
  return <ol className="max-w-reason list-decimal pl-[1.2rem] [&>li+li]:mt-1">{children}</ol>;
}

/** A list with marks, in running text. */
export function Points({ above, children }: { above?: Gap; children: ReactNode }) {
  return <ul className={cx('list-disc pl-[1.1rem] wrap-anywhere', above && ABOVE[above])}>{children}</ul>;
}

/** How far something has come. */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  return <progress className="mt-2 block w-full" value={value} max={max} aria-label={label} />;
}

/** A page's head: its title, and at the right its figures. */
export function HeadRow({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className="grid items-end gap-x-7 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
      {children}
    </div>
  );
}

const CONTROLS = {
  /** One wide, one of a few digits. */
  amount: 'grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3',
  /** One wide, and the button beside it. */
  button: 'mb-3 grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-3',
} as const;

/** Controls that belong together, in a line. */
export function ControlLine({ as, children }: { as: keyof typeof CONTROLS; children: ReactNode }) {
  return <div className={CONTROLS[as]}>{children}</div>;
}

/** What is said of controls, small, under all of them. */
export function UnderControls({ children }: { children: ReactNode }) {
  return <p className="col-span-full text-1 text-ink-2">{children}</p>;
}

/** More on demand within a form or a section, in the size of the text around it. */
export function Fold({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="cursor-pointer py-2">{summary}</summary>
      {children}
    </details>
  );
}
