import type { ComponentProps, ReactNode } from 'react';
import { CONTROL, FIELD_LABEL, USUAL_CONTROL } from './control';
import { cx } from './cx';

/** Pieces of a room in which somebody decides: what is open, what an order would change, who meets whom. */

/** The head of a room, and at its right what can be done there. */
export function RoomHead({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>{children}</div>
      {tools !== undefined && <div className="flex flex-wrap items-start gap-2">{tools}</div>}
    </div>
  );
}

/** A list of what is open and what is done. */
export function Checks({ children }: { children: ReactNode }) {
  return <ul className="list-none">{children}</ul>;
}

/** @param state what is to do @param children what it is, and under it what that means @param act what leads on, or does it */
export function CheckItem({
  state,
  what,
  act,
  children,
}: {
  state: ReactNode;
  what: ReactNode;
  act?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 border-b border-rule py-3 last:border-0 max-md:grid-cols-1">
      {state}
      <div>
        <p className="voice">{what}</p>
        {children !== undefined && <div className="max-w-[46ch] text-1 text-ink-2">{children}</div>}
      </div>
      <div>{act}</div>
    </li>
  );
}

/** A heading for the fields of a group; the browser reads it with each of them. */
export function FieldGroup({
  legend,
  apart = false,
  below,
  children,
}: {
  legend: ReactNode;
  /** Its fields one under the other. */
  apart?: boolean;
  below?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={cx(apart && '[&>*+*]:mt-4', below && 'mb-4')}>
      <legend className={FIELD_LABEL}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** A list of choices within a row, whose label is for screen readers. */
export function BareSelect({ label, ...rest }: Omit<ComponentProps<'select'>, 'className'> & { label: string }) {
  return <select className={USUAL_CONTROL} aria-label={label} {...rest} />;
}

/** A row in which one side meets the other. */
export function OpponentRow({ children }: { children: ReactNode }) {
  return (
    <div className="mb-2 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_8rem] items-center gap-2 max-md:grid-cols-1">
      {children}
    </div>
  );
}

/** Where a form ends: what it still asks for, and the button. */
export function FormEnd({ children }: { children: ReactNode }) {
  return <div className="mt-4 border-t border-ink pt-4 [&>*+*]:mt-3">{children}</div>;
}

/** The fields of an order; beside them, from 60rem on, stands what it would change. Both within a form of look `order`. */
export function OrderFields({ children }: { children: ReactNode }) {
  return <div className="two:pr-5 [&>*+*]:mt-4">{children}</div>;
}
export function OrderShown({ children }: { children: ReactNode }) {
  return (
    <div className="two:margin-rule two:pl-5" aria-live="polite">
      {children}
    </div>
  );
}

/** The red word over what the rules answer. */
export function RubricLabel({ children }: { children: ReactNode }) {
  return <p className="caps text-rubric">{children}</p>;
}

/** What somebody said, as it stands. */
export function Quoted({ children }: { children: ReactNode }) {
  return <blockquote className="mb-3 border-l border-ink pl-4">{children}</blockquote>;
}

/** Something that waits for a decision, parted from the next by a rule. */
export function OpenItem({ as: As = 'div', children }: { as?: 'div' | 'article'; children: ReactNode }) {
  return <As className="border-b border-rule py-3">{children}</As>;
}

/** Two things beside one another, for comparing; under one another on a phone. */
export function Halves({ children }: { children: ReactNode }) {
  return <div className="mt-2 grid grid-cols-[1fr_1fr] gap-3 max-md:grid-cols-[minmax(0,1fr)]">{children}</div>;
}

/** Ways to read a text. */
export function CandidateList({ children }: { children: ReactNode }) {
  return <ul className="list-none">{children}</ul>;
}

/** @param note how it differs from the others @param end what would come of it */
export function CandidateRow({ note, end, children }: { note?: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <li className="grid min-h-[2.75rem] grid-cols-[minmax(0,1fr)_7.5rem_8.5rem] items-center gap-x-3 border-b border-rule max-md:grid-cols-[minmax(0,1fr)_auto] max-md:pb-2 max-md:[&>label]:col-span-full [&>label]:min-h-[2.75rem] [&>label]:gap-3">
      {children}
      {note !== undefined && <span className="text-1 text-ink-2 max-md:col-[1] max-md:pl-[1.9rem]">{note}</span>}
      {end !== undefined && <span className="justify-self-end text-1 text-ink-2">{end}</span>}
    </li>
  );
}

/** Matches that are decided one by one. */
export function MatchList({ children }: { children: ReactNode }) {
  return <ul className="list-none *:grid *:gap-2 *:border-b *:border-rule *:py-3">{children}</ul>;
}

/** Who meets whom, in a line. */
export function Pairing({ children }: { children: ReactNode }) {
  return <p className="flex flex-wrap items-baseline gap-x-4 font-voice text-name">{children}</p>;
}

/** An act of a journal as it was, struck where it was taken back; and under it what is told of it, small. */
export function Story({ words, back, children }: { words: ReactNode; back: boolean; children: ReactNode }) {
  return (
    <div>
      {back ? <s className="text-ink-3">{words}</s> : words}
      {children}
    </div>
  );
}

/** The label over a control that stands by itself. */
export function FieldLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label className={FIELD_LABEL} htmlFor={htmlFor}>
      {children}
    </label>
  );
}

/** Text to be copied, as code. */
export function CodeArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea className={`${CONTROL} border border-edge font-code text-1/140`} {...props} />;
}
