import type { ReactNode, RefObject } from 'react';
import { OnlyYou } from './todo';

/** What is written and, beside it from 60rem on, what would come of it. */
export function WriteAndRead({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] two:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">{children}</div>
  );
}

/** The side of the writer. */
export function WriteSide({ box, children }: { box: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div className="two:pr-5" ref={box}>
      {children}
    </div>
  );
}

/** A text under the menus that write into it. */
export function Editor({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className="rounded-1 border border-edge bg-sheet">
      <div className="flex flex-wrap gap-1 border-b border-rule p-1">{bar}</div>
      {children}
    </div>
  );
}

/** The button that makes bold. */
export function BoldButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-6 cursor-pointer items-center justify-center gap-[0.5em] rounded-1 border border-edge bg-sheet px-3 py-[0.1rem] font-works text-1/120 font-label font-stretch-94% text-ink hover:border-ink hover:bg-sunk"
      onClick={onClick}
      aria-keyshortcuts="Control+B"
    >
      <b className="voice">Bold</b>
    </button>
  );
}

export interface Insertable {
  readonly key: string;
  /** What is written. */
  readonly text: string;
  /** What the menu says. */
  readonly says: string;
}

/** A menu that writes what is chosen; it goes back to its label after each choice. Nothing where there is nothing to choose. */
export function InsertMenu({
  label,
  options,
  onPick,
}: {
  label: string;
  options: readonly Insertable[];
  onPick: (text: string) => void;
}) {
  if (options.length === 0) return null;
  return (
    <select
      className="inline-flex min-h-6 max-w-[12rem] cursor-pointer items-center justify-center gap-[0.5em] rounded-1 border border-transparent bg-transparent px-2 py-[0.1rem] font-works text-1/120 font-label font-stretch-94% text-ink underline decoration-rule-2 decoration-1 underline-offset-[0.2em] hover:border-ink hover:bg-sunk"
      aria-label={label}
      value=""
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.key} value={option.text}>
          {option.says}
        </option>
      ))}
    </select>
  );
}

/** The side of the rules, past their margin rule: how a text will be read. */
export function ReadSide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className="pt-4 two:margin-rule two:pt-0 two:pl-5 two:[border-color:var(--color-rubric-line)]"
      aria-live="polite"
      aria-label={label}
    >
      <p className="mb-3 caps flex flex-wrap justify-between gap-x-3 text-rubric">
        {label} <OnlyYou />
      </p>
      {children}
    </section>
  );
}

/** Where dice decide. */
export function ByChance() {
  return <span className="font-works text-1/135 font-label font-stretch-92% text-waits">by chance</span>;
}

/** What would change, in a line each. */
export function Changes({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-1 pl-[1.1rem] text-1 text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What would go wrong later, though nothing is wrong yet. */
export function Lint({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <p role={role} className="mt-2 border-l-4 border-spent bg-spent-wash px-3 py-2 text-1">
      {children}
    </p>
  );
}
