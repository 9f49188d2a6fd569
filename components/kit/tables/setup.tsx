import type { ReactNode } from 'react';
import { FIELD_LABEL, USUAL_CONTROL } from '../control';
import { cx } from '../cx';
import { Glyph } from '../glyph';

/** What a control of a set-up is given. */
export interface LeafWiring {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-invalid'?: true;
}

/** What is wrong at a place of a set-up. */
export function Fault({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p className="t:mt-1 t:flex t:items-baseline t:gap-[0.4em] t:font-works t:text-1/140 t:font-label t:text-refused">
      <Glyph name="rejected" />
      {words}
    </p>
  );
}

/** One value of a set-up: its label, its control, and what is wrong with it. @param path its name in the form */
export function Leaf({
  path,
  label,
  hint,
  fault,
  children,
}: {
  path: string;
  label: string;
  hint?: string;
  fault: string | undefined;
  children: (wiring: LeafWiring) => ReactNode;
}) {
  const id = `f${path}`;
  const bad = fault !== undefined;
  return (
    <div className={bad ? 't:border-l-4 t:border-refused t:pl-3' : undefined}>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label} {hint !== undefined && <span className="t:text-1 t:font-text t:text-ink-2">{hint}</span>}
      </label>
      {children({
        id,
        name: path,
        className: cx(USUAL_CONTROL, bad && 't:border-2 t:border-refused') ?? '',
        ...(bad ? { 'aria-invalid': true } : {}),
      })}
      <Fault words={fault} />
    </div>
  );
}

/** Values beside one another. */
export function Leaves({ children }: { children: ReactNode }) {
  return (
    <div className="t:grid t:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] t:items-end t:gap-x-4 t:gap-y-3 t:has-[textarea]:items-start">
      {children}
    </div>
  );
}

/** A box of a set-up. */
export function LeafCheck({ name, checked, children }: { name: string; checked: boolean; children: ReactNode }) {
  return (
    <label className="t:inline-flex t:min-h-6 t:items-center t:gap-2">
      <input type="checkbox" name={name} value="true" defaultChecked={checked} /> {children}
    </label>
  );
}

/** A part of a set-up with parts of its own, inset. */
export function Branch({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="t:mt-4 t:border-l t:border-rule-2 t:pl-4">
      <legend className="t:float-left t:w-full t:font-voice t:text-3/130 t:[&+*]:clear-both">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** The whole of a set-up: its branches stand under ink rules. */
export function SetupTree({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className="t:[&>fieldset]:border-t-2 t:[&>fieldset]:border-l-0 t:[&>fieldset]:border-ink t:[&>fieldset]:pt-2 t:[&>fieldset]:pl-0"
      aria-label={label}
    >
      {children}
    </section>
  );
}

const ITEM = 't:clear-both t:border-b t:border-rule t:py-2 t:[&>div:has(>label)]:max-w-[24rem]';

/** One of a list. `leaf`: a single value, in a line with its button. */
export function ListItem({ leaf, children }: { leaf: boolean; children: ReactNode }) {
  return <div className={cx(ITEM, leaf && 't:flex t:flex-wrap t:items-end t:gap-x-3 t:gap-y-2')}>{children}</div>;
}

/** One of a list that opens on demand. */
export function FoldedItem({ name, open, children }: { name: string; open: boolean; children: ReactNode }) {
  return (
    <details className={ITEM} open={open}>
      <summary className="t:min-h-6 t:cursor-pointer">
        <span className="t:font-voice t:text-[1.0625em]">{name}</span>
      </summary>
      {children}
    </details>
  );
}

/** Choices under one label. */
export function ChoiceGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="t:[&>label]:mr-4">
      <legend className={FIELD_LABEL}>{legend}</legend>
      {children}
    </fieldset>
  );
}
