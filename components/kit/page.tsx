import type { ReactNode } from 'react';
import { cx } from './cx';

/** As wide as a page is, with its gutters. */
export const WRAP = 'mx-auto max-w-page px-gutter';

/** The page's one heading of the first level, large and light; its acting words in bold. */
export function Title({ match = false, children }: { match?: boolean; children: ReactNode }) {
  return (
    <h1 className={cx('not-first:mt-[0.15em] tracking-title [&_b]:font-said', match ? 'text-match/104' : 'text-6/104')}>
      {children}
    </h1>
  );
}

/** What the page is about, in a sentence or two under its title. */
export function Lede({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 max-w-measure font-voice text-3/150 text-pretty text-ink-2 not-last:mb-5 [&_b]:text-ink">
      {children}
    </p>
  );
}

/** Where the page stands: the way back, over the title. */
export function Crumb({ children }: { children: ReactNode }) {
  return <p className="mb-2 text-1 text-ink-2">{children}</p>;
}

export interface TabLink {
  readonly href: string;
  readonly words: ReactNode;
}

/** Parts of a page under addresses of their own, so that each can be linked to and none needs JavaScript. */
export function TabLinks({ tabs, at, label }: { tabs: readonly TabLink[]; at: string; label: string }) {
  return (
    <nav className="mt-5 flex flex-wrap gap-x-5 border-b border-rule" aria-label={label}>
      {tabs.map(({ href, words }) => (
        <a
          key={href}
          href={href}
          aria-current={href === at ? 'page' : undefined}
          className={cx(
            '-mb-px border-b-[3px] py-2 no-underline',
            href === at
              ? 'border-rubric text-ink forced-colors:border-[Highlight]'
              : 'border-transparent text-ink-2 forced-colors:border-[Canvas]',
          )}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}

/** A button under which a small form opens, over what follows. It is the browser's own disclosure and needs no JavaScript. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="relative">
      <summary className="inline-flex min-h-[2.5rem] cursor-pointer list-none items-center justify-center gap-[0.5em] rounded-1 border border-edge bg-sheet px-4 py-[0.3rem] font-works text-2/120 font-label font-stretch-94% hover:border-ink hover:bg-sunk [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      <div className="absolute right-0 z-5 mt-1 w-[min(22rem,80vw)] rounded-2 border border-ink bg-sheet p-4 max-md:static max-md:w-auto [&>form>*+*]:mt-3">
        {children}
      </div>
    </details>
  );
}

/** Links to places on the page, and around it. `around` stands at the right. */
export function JumpLinks({ label, around, children }: { label: string; around?: ReactNode; children: ReactNode }) {
  return (
    <nav className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-1 [&_a]:py-1" aria-label={label}>
      {children}
      {around !== undefined && <span className="ml-auto flex gap-4">{around}</span>}
    </nav>
  );
}

/** Links of which one is chosen, after what they choose. */
export function ChoiceLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 [&_[aria-current]]:border-b-2 [&_[aria-current]]:border-ink [&_[aria-current]]:text-ink [&_[aria-current]]:no-underline [&_a]:py-1"
      aria-label={label}
    >
      {children}
    </nav>
  );
}
