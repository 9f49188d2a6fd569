import type { ReactNode } from 'react';
import { cx } from '../cx';
import { ABOVE, type Gap } from '../text';

/** A part of a page under its own heading, which names it. @param id the heading's; `at`: the part's own address */
export function Region({
  id,
  at,
  above = 6,
  look,
  children,
}: {
  id: string;
  at?: string;
  above?: Gap;
  /** `ruled`: past the double margin rule. */
  look?: 'ruled';
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      id={at}
      className={cx(
        ABOVE[above],
        look === 'ruled' && 't:margin-rule t:py-4 t:pl-5 t:max-md:mb-4 t:max-md:py-1 t:max-md:pl-3',
      )}
    >
      {children}
    </section>
  );
}

/** Where else a table leads. */
export function TableLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="t:mb-4 t:flex t:flex-wrap t:gap-x-4 t:gap-y-1 t:text-1" aria-label={label}>
      {children}
    </nav>
  );
}

/** A line under the words of a title. */
export function TitleNote({ children }: { children: ReactNode }) {
  return <span className="t:block t:text-3 t:text-ink-2">{children}</span>;
}

const FOLDS = {
  usual: '',
  small: 't:text-1 t:text-ink-2',
  link: 't:underline t:decoration-rule-2 t:decoration-1 t:underline-offset-[0.2em]',
} as const;

/** What opens on demand, without JavaScript. */
export function Fold({
  summary,
  look = 'usual',
  children,
}: {
  summary: ReactNode;
  look?: keyof typeof FOLDS;
  children: ReactNode;
}) {
  return (
    <details>
      <summary className={cx('t:cursor-pointer t:py-2', FOLDS[look])}>{summary}</summary>
      {children}
    </details>
  );
}

/** Fields of a form one under the other, each as wide as its place; buttons and notes begin at the left. */
export function FieldStack({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        't:grid t:content-start t:justify-items-start t:gap-3 t:[&>div:has(>label)]:w-full t:[&>details]:w-full',
        narrow && 't:max-w-[34rem] t:pb-4',
      )}
    >
      {children}
    </div>
  );
}

/** Two beside one another from 48rem on. `apart`: more stands under them. */
export function Halves({ apart = true, children }: { apart?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        't:grid t:w-full t:grid-cols-[minmax(0,1fr)] t:gap-x-6 t:gap-y-4 t:md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
        apart && 't:mb-4',
      )}
    >
      {children}
    </div>
  );
}

/** Two fields and their button in a line, from 48rem on. */
export function AskLine({ children }: { children: ReactNode }) {
  return (
    <div className="t:grid t:grid-cols-[minmax(0,1fr)] t:items-end t:justify-items-start t:gap-3 t:md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] t:[&>div]:w-full">
      {children}
    </div>
  );
}

/** Small numbers beside one another, each with its field. */
export function NumberFields({ children }: { children: ReactNode }) {
  return (
    <div className="t:clear-both t:mb-3 t:grid t:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] t:gap-x-4 t:gap-y-2">
      {children}
    </div>
  );
}

/** Fields of one side under its name. */
export function SideFields({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="t:border-t-2 t:border-ink t:pt-2">
      <legend className="t:float-left t:mb-2 t:w-full t:font-voice t:text-4/120">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** A list without marks; its lines stand a little apart. */
export function QuietList({ above, children }: { above?: Gap; children: ReactNode }) {
  return <ul className={cx('t:list-none t:*:py-1', above && ABOVE[above])}>{children}</ul>;
}

/** A block of its own within a list, parted from the next by a rule. */
export function Parted({ children }: { children: ReactNode }) {
  return <div className="t:mb-3 t:border-b t:border-rule t:pb-4 t:[&>form+form]:mt-3">{children}</div>;
}

/** One act after the other, each with what was ruled of it; an address may lead to a line. */
export function RulingList({ beside = false, children }: { beside?: boolean; children: ReactNode }) {
  return (
    <ol
      className={cx(
        't:list-none t:*:grid t:*:grid-cols-[minmax(0,1fr)] t:*:border-b t:*:border-rule t:*:py-line t:*:target:bg-mark t:*:target:text-mark-ink',
        beside && 't:all:*:grid-cols-[minmax(0,1fr)_9rem] t:all:*:gap-3',
      )}
    >
      {children}
    </ol>
  );
}

/** The clauses of a line, and what can be done with it. @param beside at its right, where there is room */
export function LineEnd({ beside = false, children }: { beside?: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        't:flex t:flex-wrap t:gap-x-3 t:leading-140',
        beside && 't:all:grid t:all:content-start t:all:justify-items-end t:all:text-right',
      )}
    >
      {children}
    </span>
  );
}
