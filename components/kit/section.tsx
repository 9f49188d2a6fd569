import type { ReactNode } from 'react';
import { cx } from './cx';
import { ABOVE, type Gap } from './text';

export type Level = 2 | 3 | 4;
const HEADING = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

interface HeadProps {
  title: ReactNode;
  /** What qualifies it, small, at the right. */
  more?: ReactNode;
  id?: string;
  /** The heading's level, one below the heading that it belongs to. */
  level?: Level;
  /** What follows stands close under it. */
  close?: boolean;
}

/** The head of a section under its ink rule. */
export function SectionHead({ title, more, id, level = 2, close = false }: HeadProps) {
  const H = HEADING[level];
  return (
    <div
      className={cx(
        'flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-2',
        !close && 'mb-3',
      )}
    >
      <H className="text-4/115 tracking-head" id={id}>
        {title}
      </H>
      {more !== undefined && <span className="text-1 text-ink-2">{more}</span>}
    </div>
  );
}

interface SectionProps extends Omit<HeadProps, 'id'> {
  /** The section's own address. */
  id?: string;
  above?: Gap;
  children: ReactNode;
}

/** What is said and what is filled in, one under the other. */
const RHYTHM = '[&>p+form]:mt-3 [&>p+[role=form]]:mt-3 [&>form+form]:mt-5 [&>form+p]:mt-4';

/** A section of a page: its heading under an ink rule, and what stands under it. */
export function Section({ id, above, children, ...head }: SectionProps) {
  return (
    <section id={id} className={cx(RHYTHM, above && ABOVE[above])}>
      <SectionHead {...head} />
      {children}
    </section>
  );
}

/** A team as one side of a match: a filled square attacks, a hollow one defends. */
export function Side({
  attacks,
  large = false,
  children,
}: {
  attacks: boolean;
  /** In a title. */
  large?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={cx('before:side-box', large && 'before:side-large', attacks && 'before:side-filled')}>
      {children}
    </span>
  );
}

/** A heading within a section, or of a card. */
export function Heading({
  level = 3,
  size = '3',
  id,
  children,
}: {
  level?: Level;
  size?: '2' | '3' | '4' | '5';
  id?: string;
  children: ReactNode;
}) {
  const H = HEADING[level];
  const SIZES = { '2': 'text-2/130', '3': 'text-3/130', '4': 'text-4/130', '5': 'text-5/115' } as const;
  return (
    <H className={SIZES[size]} id={id}>
      {children}
    </H>
  );
}

/** A heading that is a link, and looks like a heading. */
export function QuietLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="no-underline hover:underline hover:decoration-1" href={href}>
      {children}
    </a>
  );
}
