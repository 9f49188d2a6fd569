import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Side } from '../section';

/** A title at the left, and the way through the duel at the right. */
export function DuelHead({ children }: { children: ReactNode }) {
  return <div className="t:flex t:flex-wrap t:items-end t:justify-between t:gap-x-6 t:gap-y-4">{children}</div>;
}

export interface TurnLink {
  readonly href: string;
  readonly words: ReactNode;
  readonly current: boolean;
  /** What it is called where its words are a bare number. */
  readonly label?: string;
}

/** Turns as small links, the one that is shown inked. */
export function TurnLinks({ label, links, awaits }: { label: string; links: readonly TurnLink[]; awaits?: string }) {
  return (
    <nav className="t:flex t:flex-wrap t:items-baseline t:gap-1" aria-label={label}>
      {links.map(({ href, words, current, label: called }) => (
        <a
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          aria-label={called}
          className={cx(
            't:min-h-6 t:min-w-6 t:rounded-1 t:border t:px-[0.6rem] t:py-[0.3rem] t:text-center t:no-underline',
            current ? 't:border-ink t:bg-ink t:text-paper' : 't:border-edge t:bg-sheet',
          )}
        >
          {words}
        </a>
      ))}
      {awaits !== undefined && <span className="t:ml-2 t:text-1 t:text-ink-3">{awaits}</span>}
    </nav>
  );
}

/** Back, around and on, in a line. */
export function StepLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      className="t:mt-4 t:flex t:flex-wrap t:justify-between t:gap-x-4 t:gap-y-2 t:border-y t:border-rule t:py-2"
      aria-label={label}
    >
      {children}
    </nav>
  );
}

/** Both sides' fighters, beside one another from 48rem on. */
export function Fighters({ children }: { children: ReactNode }) {
  return (
    <div className="t:mt-6 t:grid t:grid-cols-[minmax(0,1fr)] t:gap-x-7 t:gap-y-5 t:md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {children}
    </div>
  );
}

/** A fighter in play under an ink rule. @param note whose it is, and of what kind */
export function FighterFrame({
  name,
  attacks,
  note,
  label,
  children,
}: {
  name: string;
  attacks: boolean;
  note: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <section className="t:border-t-2 t:border-ink t:pt-2" aria-label={label}>
      <h2 className="t:text-5/115">
        <Side attacks={attacks}>{name}</Side> <span className="t:font-works t:text-1 t:text-ink-2">{note}</span>
      </h2>
      {children}
    </section>
  );
}

/** The name of a fighter among others, with its numbers. */
export function FighterName({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <h3 className="t:mt-2 t:font-voice t:text-[1.0625em]/130">
      {children} <span className="t:font-works t:text-1 t:text-ink-2">{note}</span>
    </h3>
  );
}

/** A number out of its most: what is left is filled, what was lost since is grey. */
export function Meter({ was, now, most, children }: { was: number; now: number; most: number; children: ReactNode }) {
  const share = (value: number) => (most === 0 ? 0 : Math.round((1000 * value) / most) / 10);
  return (
    <span className="t:grid t:grid-cols-[minmax(4rem,1fr)_auto] t:items-center t:gap-3">
      <svg
        className="t:h-[0.6rem] t:w-full t:border t:border-ink t:bg-sheet"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="t:fill-ink" width={share(now)} height="6" />
        {was > now && <rect className="t:fill-rule-2" x={share(now)} width={share(was) - share(now)} height="6" />}
      </svg>
      <span className="t:whitespace-nowrap">{children}</span>
    </span>
  );
}

/** What the signs of the drawings mean. */
export function ArenaKey({ sides }: { sides: readonly [string, string] }) {
  return (
    <p className="t:mt-4 t:flex t:flex-wrap t:gap-x-5 t:gap-y-1 t:text-1 t:text-ink-2">
      <Side attacks>{sides[0]}’s</Side> <Side attacks={false}>{sides[1]}’s</Side>{' '}
      <span className="t:whitespace-nowrap">
        <span className="t:mr-[0.3em] t:hatch t:hatch-superhuman" />
        reach of an ability
      </span>{' '}
      <span className="t:whitespace-nowrap">
        <span className="t:text-rubric">✕</span> a hit, or what was stopped
      </span>
    </p>
  );
}

/** What a heading's words came to. */
export function Gist({ children }: { children: ReactNode }) {
  return <span className="t:text-ink-2 t:italic">{children}</span>;
}

/** A phase: what was ordered and drawn at the left, what was ruled at the right past the margin rule. */
export function PhaseColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="t:grid t:grid-cols-[minmax(0,1fr)] t:two:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="t:pt-3 t:two:pr-5">{left}</div>
      <div className="t:margin-rule t:pb-1 t:pl-4 t:max-two:mt-3 t:max-two:pt-1 t:two:pt-3">
        <p className="t:mb-1 t:caps t:text-rubric">Ruled</p>
        {right}
      </div>
    </div>
  );
}

/** What each side ordered. */
export function GivenOrders({
  orders,
}: {
  orders: readonly { readonly side: string; readonly attacks: boolean; readonly words: string | null }[];
}) {
  return (
    <div className="t:grid t:gap-x-5 t:gap-y-2 t:min-[40rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {orders.map(({ side, attacks, words }) => (
        <p className="t:text-1 t:text-ink-2" key={side}>
          <Side attacks={attacks}>{side}</Side>{' '}
          {words === null ? (
            <span className="t:block t:italic">no order that stood</span>
          ) : (
            <b className="t:block t:font-voice t:text-[1.0625em]/135 t:text-ink">{words}</b>
          )}
        </p>
      ))}
    </div>
  );
}

/** Numbers that changed, in a line. */
export function Changes({ children }: { children: ReactNode }) {
  return <p className="t:mt-2 t:flex t:flex-wrap t:gap-x-4 t:text-1">{children}</p>;
}

/** How a duel stands, and beside it what its reader owes. */
export function Standing({ children }: { children: ReactNode }) {
  return (
    <div className="t:mt-6 t:grid t:grid-cols-[minmax(0,1fr)] t:gap-x-7 t:gap-y-5 t:two:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {children}
    </div>
  );
}

/** States beside one another. */
export function StateList({ children }: { children: ReactNode }) {
  return <ul className="t:mt-4 t:flex t:list-none t:flex-wrap t:gap-x-5 t:gap-y-2">{children}</ul>;
}

/** Fighters to choose from, in two columns from 48rem on. */
export function Pool({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="t:grid t:grid-cols-[minmax(0,1fr)] t:gap-x-6 t:md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <legend className="t:col-[1/-1] t:text-1 t:text-ink-2">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** One of a pool. @param name names its box and its button as a group */
export function Pooled({ name, choice, children }: { name: string; choice: ReactNode; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the pool's would draw a second legend
    <div className="t:border-b t:border-rule t:py-3" role="group" aria-label={name}>
      <p className="t:flex t:flex-wrap t:items-center t:justify-between t:gap-x-3 t:gap-y-2">{choice}</p>
      {children}
    </div>
  );
}

/** Abilities of a fighter, small. */
export function AbilityLines({
  lines,
}: {
  lines: readonly { readonly key: string; readonly name: string; readonly text: string }[];
}) {
  return (
    <ul className="t:list-none t:pl-4 t:text-1 t:text-ink-2">
      {lines.map(({ key, name, text }) => (
        <li key={key}>
          <span className="t:font-voice t:text-[1.0625em]">{name}</span> {text}
        </li>
      ))}
    </ul>
  );
}
