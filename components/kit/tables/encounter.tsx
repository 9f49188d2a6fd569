import type { ReactNode } from 'react';
import { cx } from '../cx';

/** What lasts, one under the other. */
export function LastingList({ children }: { children: ReactNode }) {
  return (
    <ul className="t:list-none t:*:border-b t:*:border-rule t:*:py-2 t:[&_ul]:pl-4 t:[&_ul]:text-1">{children}</ul>
  );
}

/** Entries of a log, the newest first, each with its rulings under one another. */
export function EntryLog({ children }: { children: ReactNode }) {
  return (
    <ol className="t:list-none t:*:border-b t:*:border-rule t:*:py-2 t:[&>li+li]:mt-4" reversed>
      {children}
    </ol>
  );
}

/** A ruling of an entry. `secret`: past a margin rule, for the game master alone. */
export function RulingFrame({ id, secret, children }: { id: string; secret: boolean; children: ReactNode }) {
  return (
    <article
      id={id}
      className={cx(
        't:py-2 t:target:bg-mark t:target:text-mark-ink t:[article+&]:mt-4 t:[article+&]:border-t t:[article+&]:border-dashed t:[article+&]:border-rule-2 t:[article+&]:pt-4',
        secret && 't:border-l-[3px] t:border-l-rubric-line t:pl-3 t:[border-left-style:double]',
      )}
    >
      {children}
    </article>
  );
}

/** What was ruled, as the heading of its ruling. */
export function RulingTitle({ children }: { children: ReactNode }) {
  return <h3 className="t:text-2/130">{children}</h3>;
}

/** Checks, one a line. */
export function CheckList({ children }: { children: ReactNode }) {
  return <ul className="t:list-none t:text-1">{children}</ul>;
}

/** The face of a die. */
export function Face({ children }: { children: ReactNode }) {
  return <b className="t:tabular-nums">{children}</b>;
}

/** Dice in a line. */
export function Thrown({ children }: { children: ReactNode }) {
  return <span className="t:inline-flex t:flex-wrap t:gap-x-3">{children}</span>;
}

/** Sheets of creatures, beside one another from 48rem on. */
export function Sheets({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className="t:mt-6 t:grid t:grid-cols-[minmax(0,1fr)] t:gap-5 t:md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      aria-label={label}
    >
      {children}
    </section>
  );
}

/** One creature under an ink rule, red where an address leads to it. */
export function CreatureFrame({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <article className="t:border-t-2 t:border-ink t:pt-2 t:target:border-t-rubric" id={id}>
      <h2 className="t:font-voice t:text-4/115">{name}</h2>
      {children}
    </article>
  );
}

/** A line of a sheet. */
export function SheetLine({ children }: { children: ReactNode }) {
  return <p className="t:mb-3 t:text-1">{children}</p>;
}

/** What bears on a creature, or what it can do: small, one a line, with what belongs to each under it. */
export function SheetList({ apart = false, children }: { apart?: boolean; children: ReactNode }) {
  return <ul className={cx('t:list-none t:text-1', apart && 't:*:py-1')}>{children}</ul>;
}

/** What an ability is, in a line of its own. */
export function FactLine({ dim = false, children }: { dim?: boolean; children: ReactNode }) {
  return <span className={cx('t:block', dim ? 't:text-ink-3' : 't:text-ink-2')}>{children}</span>;
}

/** Somebody's name where it begins a line. */
export function Strong({ children }: { children: ReactNode }) {
  return <span className="t:font-label">{children}</span>;
}
