import type { ReactNode } from 'react';
import { cx } from './cx';
import { ABOVE, type Gap } from './text';

/** A piece of a list that has a heading of its own, parted from the next by a rule. */
export function Item({
  as: As = 'article',
  id,
  look = 'usual',
  children,
}: {
  as?: 'article' | 'li' | 'div';
  id?: string;
  /** `ability`: with more room, the first close under its head; `clause`: marked where an address leads to it. */
  look?: 'usual' | 'ability' | 'clause';
  children: ReactNode;
}) {
  return (
    <As
      id={id}
      className={cx(
        'border-b border-rule',
        look === 'usual' && 'pt-3 pb-4',
        look === 'ability' && 'scroll-mt-4 py-4 first-of-type:pt-1 last:border-b-0',
        look === 'clause' &&
          'scroll-mt-4 pt-3 pb-4 last:border-b-0 target:[box-shadow:-1rem_0_0_var(--color-paper),calc(-1rem-5px)_0_0_var(--color-rubric)] forced-colors:target:border-l-4 forced-colors:target:border-l-[Highlight]',
      )}
    >
      {children}
    </As>
  );
}

/** Items in two columns from 60rem on. */
export function TwoColumns({ as: As = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return <As className="grid gap-x-7 two:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">{children}</As>;
}

/** A heading at the left, what belongs to it at the right, under one another where there is no room. */
export function Headline({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-baseline justify-between gap-x-3">{children}</div>;
}

/** Said by the rules: an ability's text, a clause, a step of an argument. */
export function Spoken({
  look = 'text',
  above,
  children,
}: {
  /** `reason`: large, the sentence that a ruling's page turns on. */
  look?: 'text' | 'clause' | 'reason' | 'fact' | 'name';
  above?: Gap;
  children: ReactNode;
}) {
  const LOOKS = {
    text: 'text-3/150 max-w-measure',
    clause: 'mt-1 text-3/[1.55] max-w-measure',
    fact: 'text-3/140 max-w-measure',
    reason: 'text-4/140 max-w-reason',
    name: 'mb-2 text-5/120',
  } as const;
  return (
    <p className={cx('font-voice', look !== 'name' && 'text-pretty', LOOKS[look], above && ABOVE[above])}>{children}</p>
  );
}

/** The last matches of a team, oldest first; a filled letter won. */
export function Streak({ results }: { results: readonly ('won' | 'lost')[] }) {
  if (results.length === 0) return <span className="text-ink-3">–</span>;
  const last = ['Last one', 'Last two', 'Last three'][results.length - 1];
  return (
    <span className="inline-flex gap-px" role="img" aria-label={`${last}: ${results.join(', ')}`}>
      {results.map((each, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: equal letters in a fixed order
          key={at}
          className={cx(
            'w-[1.15em] text-center text-1',
            each === 'won' ? 'bg-ink font-label text-paper' : 'text-ink-2',
          )}
        >
          {each === 'won' ? 'W' : 'L'}
        </span>
      ))}
    </span>
  );
}

/** Numbered facts, their numbers large and red. */
export function NumberedList({ items }: { items: readonly { readonly key: string; readonly content: ReactNode }[] }) {
  return (
    <ol className="list-none">
      {items.map(({ key, content }, at) => (
        <li
          key={key}
          className="grid grid-cols-[2.2rem_minmax(0,1fr)] border-b border-rule py-3 first:pt-1 last:border-b-0"
        >
          <span className="font-voice text-5/100 text-rubric figures" aria-hidden="true">
            {at + 1}
          </span>
          <div>{content}</div>
        </li>
      ))}
    </ol>
  );
}

/** A small table that is a list of pairs, one under a rule each; on a phone the term stands over what it is. */
export function PairList({
  pairs,
}: {
  pairs: readonly { readonly key: string; readonly term: ReactNode; readonly value: ReactNode }[];
}) {
  return (
    <dl className="mt-2 text-2">
      {pairs.map(({ key, term, value }) => (
        <div
          key={key}
          className="grid grid-cols-[10rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-line max-md:grid-cols-1"
        >
          <dt className="text-1 leading-[1.73]">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What every voter must accept, in lines of the voice; links in them are small. */
export function FactLines({ children }: { children: ReactNode }) {
  return (
    <ul className="border-t border-rule pt-2 *:py-[0.125rem] *:font-voice *:text-name/145 [&>li>a]:font-works [&>li>a]:text-1/140">
      {children}
    </ul>
  );
}

/** Between the two sides of a match. */
export function Versus() {
  return <span className="text-ink-3 italic">v</span>;
}

/** What qualifies a text of the rules, under it. */
export function Aside({ children }: { children: ReactNode }) {
  return <p className="mt-1 max-w-[68ch] text-ink-2">{children}</p>;
}

/** The name of an ability over its parameters. */
export function AbilityName({ children }: { children: ReactNode }) {
  return <h3 className="mb-2 text-5/115 tracking-[-0.01em]">{children}</h3>;
}

/** Small things beside one another. */
export function SmallRow({ as: As = 'p', children }: { as?: 'p' | 'span'; children: ReactNode }) {
  return <As className={cx('flex flex-wrap gap-x-3 text-1', As === 'p' && 'mt-2')}>{children}</As>;
}

/** How many were found, and at the right what their signs mean. */
export function FoundLine({ children }: { children: ReactNode }) {
  return <p className="mt-4 mb-2 flex flex-wrap justify-between gap-x-5 gap-y-1 text-1 text-ink-2">{children}</p>;
}

/** What the house holds where the rules leave it open, past the margin rule. */
export function HouseNote({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="mt-3 max-w-[72ch] margin-rule pl-4 text-ink-2">
      <span className="mr-2 caps">{label}</span> {children}
    </p>
  );
}

/** One of several sections that follow one another. */
export function SectionOfList({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section className="[&+&]:mt-6" id={id}>
      {children}
    </section>
  );
}

/** A part of a table of contents: its links, on demand. */
export function Contained({
  summary,
  open,
  links,
}: {
  summary: ReactNode;
  open: boolean;
  links: readonly { readonly href: string; readonly words: string }[];
}) {
  return (
    <details className="border-b border-rule" open={open}>
      <summary className="cursor-pointer py-2">{summary}</summary>
      <ul className="list-none columns-[10rem_2] pb-2 pl-4 text-1 *:break-inside-avoid *:py-[0.2rem]">
        {links.map(({ href, words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
