'use client';

import type { ComponentProps, ReactNode } from 'react';
import { formName } from '@/lib/platform/auth/form-name';
import { Button } from './button';
import { FormContext, FormMessage, type FormView, useForm } from './form-island';

type Values = FormView['values'];

interface Props {
  /** Its name, before those of its fields. */
  part: string;
  label: string;
  /** What is saved of its fields, as one text, by which the server knows whether somebody typed something else. */
  was?: string;
  /** What was typed into it and not sent. Null: nothing. */
  typed?: Values | null;
  children: ReactNode;
}

/** The fields of one part, by their own names. */
function ownValues(values: Values, prefix: string): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/'))
      .map(([name, each]) => [name.slice(prefix.length), each]),
  );
}

/**
 * One of several forms that are sent as one, so that none loses what was typed into another. Its buttons are `PartButton`s; what was
 * refused or done stands at the part that was sent.
 */
export function FormPart({ part, label, was, typed = null, children }: Props) {
  const form = useForm();
  const prefix = `${part}/`;
  const sent = (form.values.part?.[0] ?? '').split(' ', 1)[0] === part;
  const answered = form.problem !== null || form.shown !== null;
  const view: FormView = {
    ...form,
    name: formName(part),
    prefix,
    problem: sent ? form.problem : null,
    shown: sent ? form.shown : null,
    values: answered ? ownValues(form.values, prefix) : (typed ?? {}),
    held: answered || typed !== null,
  };
  return (
    <FormContext value={view}>
      {/* biome-ignore lint/a11y/useSemanticElements: a form within a form is what HTML has not. */}
      <div role="form" aria-label={label} data-part={part}>
        {was !== undefined && <input type="hidden" name={`${prefix}was`} value={was} />}
        {children}
      </div>
    </FormContext>
  );
}

/** What a form of parts was refused with as a whole. */
export function WholeMessage() {
  const { values } = useForm();
  return (values.part?.[0] ?? '') === '' && <FormMessage />;
}

/** A field of a part that nobody fills in. */
export function PartValue({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={`${useForm().prefix}${name}`} value={value} />;
}

/** Sends one part. @param intent what is meant by it, where there are several buttons. */
export function PartButton({
  intent,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'name' | 'value' | 'type'> & { intent?: string }) {
  const { prefix } = useForm();
  const part = prefix.slice(0, -1);
  return <Button {...rest} name="part" value={intent === undefined ? part : `${part} ${intent}`} />;
}

/** The first button of a form, which the browser presses by itself where no script can tell in which part somebody was. */
export function KeepsAll({ children }: { children: string }) {
  return (
    <button type="submit" className="sr-only" name="part" value="" tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}
