import type { ReactNode } from 'react';

/** The head of the front page: where the season stands at the left, its figures at the right, the ruler across. */
export function HeroFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border-b border-ink pb-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-x-7 lg:*:not-[dl,[role=img]]:col-[1] [&>.caps]:mb-2">
      {children}
    </div>
  );
}

/** A match in one line: who meets whom, its tier, how it stands. */
export function MatchLine({
  href,
  attacker,
  defender,
  tier,
  children,
}: {
  href: string;
  attacker: ReactNode;
  defender: ReactNode;
  tier: string;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5.5rem_minmax(0,17rem)] items-baseline gap-x-4 border-b border-rule py-2 last:border-b-0 max-md:grid-cols-[minmax(0,1fr)_auto]">
      <a className="font-voice text-3/140 no-underline hover:underline hover:decoration-1" href={href}>
        <span className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 max-md:grid-cols-1">
          {attacker}
          <span className="sr-only"> against </span>
          {defender}
        </span>
      </a>
      <span className="caps">{tier}</span>
      <span className="text-1 text-ink-2 max-md:col-span-full">{children}</span>
    </li>
  );
}

/** Columns of a match's page: either side, and the terrain. */
export function ThreeColumns({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]">
      {children}
    </div>
  );
}

/** Whom it is about at the left, what it was ruled at the right. */
export function VerdictHead({ verdict, children }: { verdict: ReactNode; children: ReactNode }) {
  return (
    <header className="grid items-end gap-x-7 gap-y-4 nav:grid-cols-[minmax(0,43rem)_minmax(17rem,1fr)] nav:gap-x-0">
      <div>{children}</div>
      <div className="margin-rule py-1 pl-4 text-1">{verdict}</div>
    </header>
  );
}

/** The words that a ruling was read from, large. */
export function SourceFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className="mt-5 border-y border-rule py-4 [&>blockquote]:mt-2 [&>blockquote]:mb-3 [&>blockquote]:max-w-[52rem] [&_.post]:font-voice [&_.post]:text-[clamp(1.25rem,1rem+1.2vw,1.75rem)]/145 [&_.post]:text-pretty [&_.post]:text-ink-2 [&_.post_b]:text-ink"
      aria-label={label}
    >
      {children}
    </section>
  );
}

/** A text as it was typed. */
export function Verbatim({ children }: { children: string }) {
  return <pre className="bg-sunk p-3 font-code text-1/150 wrap-anywhere whitespace-pre-wrap">{children}</pre>;
}

/** Search at the left with what it found, contents and settings at the right from 64rem on. */
export function RulebookColumns({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:[&>nav]:col-[2] lg:[&>nav]:self-start lg:[&>table]:col-[2] lg:[&>table]:self-start lg:[&>div]:col-[1] lg:[&>div]:row-[1/span_2]">
      {children}
    </div>
  );
}
