import type { ReactNode } from 'react';
import { cx } from '../cx';

/** Columns of cards, beside one another where there is room. */
export function BoardColumns({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className="t:mt-5 t:grid t:grid-cols-[minmax(0,1fr)] t:gap-4 t:md:max-lg:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] t:lg:auto-cols-[minmax(0,1fr)] t:lg:grid-flow-col t:lg:grid-cols-none"
      aria-label={label}
    >
      {children}
    </section>
  );
}

/** One column: its title over what lies in it. */
export function BoardColumn({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  return (
    <section
      className="t:flex t:flex-col t:gap-3 t:border-t-2 t:border-ink t:pt-2 t:lg:grid t:lg:grid-rows-[auto_1fr_1fr]"
      aria-label={label}
    >
      <h3 className="t:font-works t:text-0/135 t:font-label t:tracking-[0.06em] t:text-ink-2 t:uppercase">{title}</h3>
      {children}
    </section>
  );
}

/** What one player has in a column. `far`: above the middle, which its cards lie against. */
export function BoardSlot({
  owner,
  far = false,
  empty,
  children,
}: {
  owner: string;
  far?: boolean;
  empty: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={far ? 't:lg:flex t:lg:flex-col t:lg:justify-end' : 't:border-t t:border-dashed t:border-rule-2 t:pt-2'}
    >
      <p className="t:text-0 t:text-ink-3">{owner}</p>
      {children}
      {empty && <p className="t:text-1 t:text-ink-3 t:italic">empty</p>}
    </div>
  );
}

const EDGES = {
  Character: 't:border-l-[3px] t:border-l-ink',
  Technology: 't:border-l-[5px] t:border-l-ink t:[border-left-style:double]',
  HQ: 't:border-l-[3px] t:border-l-rubric',
} as const;

/** A card; its edge tells its type. */
export function CardFrame({
  id,
  type,
  name,
  kind,
  numbers,
  children,
}: {
  id: string;
  type: keyof typeof EDGES;
  name: string;
  kind: ReactNode;
  numbers: string;
  children: ReactNode;
}) {
  return (
    <article className={cx('t:mt-2 t:border t:border-rule t:bg-sheet t:px-3 t:py-2', EDGES[type])} id={id}>
      <h4 className="t:font-voice t:text-3/120">{name}</h4>
      <p className="t:text-1 t:text-ink-2">{kind}</p>
      {numbers !== '' && <p className="t:mb-3 t:text-1 t:text-ink-2">{numbers}</p>}
      {children}
    </article>
  );
}

/** The abilities of a card. */
export function CardAbilities({ children }: { children: ReactNode }) {
  return <ul className="t:mt-2 t:list-none t:text-1/140 t:*:py-1 t:[&>li+li]:mt-1">{children}</ul>;
}

/** Cards beside one another: a hand, what was discarded. */
export function Cards({ children }: { children: ReactNode }) {
  return (
    <div className="t:mb-5 t:grid t:grid-cols-[minmax(0,1fr)] t:gap-x-6 t:gap-y-4 t:md:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
      {children}
    </div>
  );
}

/** What would answer an event, past the margin rule. */
export function AnswerList({
  ordered = false,
  label,
  children,
}: {
  ordered?: boolean;
  label: string;
  children: ReactNode;
}) {
  const As = ordered ? 'ol' : 'ul';
  return (
    <As className="t:my-2 t:list-none t:margin-rule t:pl-4 t:*:border-b t:*:border-rule t:*:py-line" aria-label={label}>
      {children}
    </As>
  );
}

const INDENTS = ['', 't:ml-4', 't:ml-6', 't:ml-7', 't:ml-8', 't:ml-[5rem]', 't:ml-[6rem]'] as const;

/** A ruling's line, indented by how many abilities caused it; what nests deeper than six stands at the sixth. */
export function NestedLine({ id, depth, children }: { id: string; depth: number; children: ReactNode }) {
  return (
    <li id={id} data-depth={depth} className={INDENTS[Math.min(depth, INDENTS.length - 1)]}>
      {children}
    </li>
  );
}
