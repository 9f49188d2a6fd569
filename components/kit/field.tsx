'use client';

import { type ComponentProps, type InputEvent, type ReactNode, useId } from 'react';
import { useForm } from './form-island';
import { Glyph } from './glyph';

interface Frame {
  name: string;
  label: ReactNode;
  /** Beside the label: what is asked for, in a few words. */
  hint?: ReactNode;
}

/** What a control inside a field is given: where its label and its error stand. */
interface Wiring {
  id: string;
  name: string;
  className: 'input';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/**
 * Label above, hint beside it, the control, and the error under it. A problem of the form that names this field shows here, and
 * what was typed stays.
 * @param children the control, from its wiring and from what was typed before (undefined: nothing yet).
 */
export function Field({
  name,
  label,
  hint,
  children,
}: Frame & { children: (wiring: Wiring, typed: string | undefined) => ReactNode }) {
  const id = useId();
  const { problem, values } = useForm();
  const wrong = problem?.field === name ? problem : null;
  const wiring: Wiring = {
    id,
    name,
    className: 'input',
    ...(wrong && { 'aria-invalid': true, 'aria-describedby': `${id}-err` }),
  };
  return (
    <div className={wrong ? 'field bad' : 'field'}>
      <label htmlFor={id}>
        {label} {hint !== undefined && <span className="hint">{hint}</span>}
      </label>
      {children(wiring, values[name]?.[0])}
      {wrong && (
        <p className="err" id={`${id}-err`}>
          <Glyph name="rejected" />
          {wrong.message}
        </p>
      )}
    </div>
  );
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = Frame &
  Omit<ComponentProps<Tag>, 'id' | 'className' | 'name'>;

export function InputField({ name, label, hint, ...rest }: Control<'input'>) {
  return (
    <Field name={name} label={label} hint={hint}>
      {(wiring, typed) => <input {...rest} {...wiring} defaultValue={typed ?? rest.defaultValue} />}
    </Field>
  );
}

/**
 * Several lines. `maxLength` is told where it is passed and not given to the browser, which would cut off the end of what
 * is pasted without a word.
 */
export function TextField({ name, label, hint, maxLength, onInput, ...rest }: Control<'textarea'>) {
  const look = (event: InputEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    const over = maxLength !== undefined && value.length > maxLength;
    event.currentTarget.setCustomValidity(over ? `At most ${maxLength} characters; this has ${value.length}.` : '');
    onInput?.(event);
  };
  return (
    <Field name={name} label={label} hint={hint}>
      {(wiring, typed) => <textarea {...rest} {...wiring} onInput={look} defaultValue={typed ?? rest.defaultValue} />}
    </Field>
  );
}

/** @param children the options. */
export function SelectField({ name, label, hint, ...rest }: Control<'select'>) {
  return (
    <Field name={name} label={label} hint={hint}>
      {/* Keyed, because a form's reset does not bring a select's default back. */}
      {(wiring, typed) => <select key={typed} {...rest} {...wiring} defaultValue={typed ?? rest.defaultValue} />}
    </Field>
  );
}

type ManyControl = Omit<Control<'select'>, 'defaultValue' | 'multiple'> & { defaultValue?: readonly string[] };

/** Several of a list. @param children the options. */
export function MultiSelectField({ name, label, hint, defaultValue = [], ...rest }: ManyControl) {
  const chosen = useSent(name) ?? defaultValue;
  return (
    <Field name={name} label={label} hint={hint}>
      {(wiring) => <select key={chosen.join()} multiple {...rest} {...wiring} defaultValue={[...chosen]} />}
    </Field>
  );
}

/**
 * What was sent under a name; null: the form was not sent yet. Browsers leave out boxes without a tick and a list in which
 * nothing is chosen, so that once the form came back absence says "none".
 */
function useSent(name: string): readonly string[] | null {
  const { problem, shown, values } = useForm();
  return problem === null && shown === null ? null : (values[name] ?? []);
}

type Tick = Omit<ComponentProps<'input'>, 'type' | 'className'> & { name: string; value: string; children: ReactNode };

/** One box or one button of a group; what was chosen before stays chosen. */
function Choice({ type, children, ...rest }: Tick & { type: 'checkbox' | 'radio' }) {
  const sent = useSent(rest.name);
  const checked = sent === null ? rest.defaultChecked : sent.includes(rest.value);
  return (
    <label className="check">
      <input {...rest} type={type} key={String(checked)} defaultChecked={checked} /> {children}
    </label>
  );
}

export const CheckField = (props: Tick) => <Choice type="checkbox" {...props} />;
export const RadioField = (props: Tick) => <Choice type="radio" {...props} />;
