'use client';

import { type ComponentProps, type InputEvent, type ReactNode, useId } from 'react';
import { CONTROL, FIELD_LABEL } from './control';
import { cx } from './cx';
import { useForm } from './form-island';
import { Glyph } from './glyph';

interface Frame {
  name: string;
  label: ReactNode;
  /** Beside the label: what is asked for, in a few words. */
  hint?: ReactNode;
  /** How what is typed is set: as the interface, as what is said, or as code. */
  face?: keyof typeof FACES;
}

const FACES = {
  works: 'font-works text-2/140 font-stretch-95%',
  voice: 'font-voice text-3/150',
  code: 'font-code text-1/150 [tab-size:2]',
  /** Without a frame of its own, in one with its menus. */
  post: 'font-voice text-[1.1875rem]/150',
} as const;

/** What a control inside a field is given: where its label and its error stand. */
interface Wiring {
  id: string;
  name: string;
  className: string;
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
  face = 'works',
  children,
}: Frame & { children: (wiring: Wiring, typed: string | undefined) => ReactNode }) {
  const id = useId();
  const { problem, values, prefix } = useForm();
  const wrong = problem?.field === name ? problem : null;
  const wiring: Wiring = {
    id,
    name: `${prefix}${name}`,
    className:
      cx(
        face === 'post' ? 'block min-h-[11rem] w-full resize-y border-0 bg-transparent px-4 py-3 text-ink' : CONTROL,
        FACES[face],
        face !== 'post' && (wrong ? 'border-2 border-refused' : 'border border-edge'),
      ) ?? '',
    ...(wrong && { 'aria-invalid': true, 'aria-describedby': `${id}-err` }),
  };
  return (
    <div className={cx(wrong && 'border-l-4 border-refused pl-3')}>
      <label htmlFor={id} className={face === 'post' ? undefined : FIELD_LABEL}>
        {label} {hint !== undefined && <span className="text-1 font-text text-ink-2">{hint}</span>}
      </label>
      {children(wiring, values[name]?.[0])}
      {wrong && (
        <p
          className="mt-1 flex items-baseline gap-[0.4em] font-works text-1/140 font-label text-refused"
          id={`${id}-err`}
        >
          <Glyph name="rejected" />
          {wrong.message}
        </p>
      )}
    </div>
  );
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = Frame &
  Omit<ComponentProps<Tag>, 'id' | 'className' | 'name'>;

export function InputField({ name, label, hint, face, ...rest }: Control<'input'>) {
  return (
    <Field name={name} label={label} hint={hint} face={face}>
      {(wiring, typed) => <input {...rest} {...wiring} defaultValue={typed ?? rest.defaultValue} />}
    </Field>
  );
}

/**
 * Several lines. `maxLength` is told where it is passed and not given to the browser, which would cut off the end of what
 * is pasted without a word.
 */
export function TextField({ name, label, hint, face, maxLength, onInput, ...rest }: Control<'textarea'>) {
  const look = (event: InputEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    const over = maxLength !== undefined && value.length > maxLength;
    event.currentTarget.setCustomValidity(over ? `At most ${maxLength} characters; this has ${value.length}.` : '');
    onInput?.(event);
  };
  return (
    <Field name={name} label={label} hint={hint} face={face}>
      {(wiring, typed) => <textarea {...rest} {...wiring} onInput={look} defaultValue={typed ?? rest.defaultValue} />}
    </Field>
  );
}

/** @param children the options. */
export function SelectField({ name, label, hint, face, ...rest }: Control<'select'>) {
  return (
    <Field name={name} label={label} hint={hint} face={face}>
      {/* Keyed, because a form's reset does not bring a select's default back. */}
      {(wiring, typed) => <select key={typed} {...rest} {...wiring} defaultValue={typed ?? rest.defaultValue} />}
    </Field>
  );
}

type ManyControl = Omit<Control<'select'>, 'defaultValue' | 'multiple'> & { defaultValue?: readonly string[] };

/** Several of a list. @param children the options. */
export function MultiSelectField({ name, label, hint, face, defaultValue = [], ...rest }: ManyControl) {
  const chosen = useSent(name) ?? defaultValue;
  return (
    <Field name={name} label={label} hint={hint} face={face}>
      {(wiring) => <select key={chosen.join()} multiple {...rest} {...wiring} defaultValue={[...chosen]} />}
    </Field>
  );
}

/**
 * What was sent under a name; null: the form was not sent yet. Browsers leave out boxes without a tick and a list in which
 * nothing is chosen, so that once the form came back absence says "none".
 */
function useSent(name: string): readonly string[] | null {
  const { held, values } = useForm();
  return held ? (values[name] ?? []) : null;
}

type Tick = Omit<ComponentProps<'input'>, 'type' | 'className'> & { name: string; value: string; children: ReactNode };

/** One box or one button of a group; what was chosen before stays chosen. */
function Choice({ type, children, ...rest }: Tick & { type: 'checkbox' | 'radio' }) {
  const sent = useSent(rest.name);
  const { prefix } = useForm();
  const checked = sent === null ? rest.defaultChecked : sent.includes(rest.value);
  return (
    <label className="inline-flex min-h-6 items-center gap-2">
      <input {...rest} name={`${prefix}${rest.name}`} type={type} key={String(checked)} defaultChecked={checked} />{' '}
      {children}
    </label>
  );
}

export const CheckField = (props: Tick) => <Choice type="checkbox" {...props} />;
export const RadioField = (props: Tick) => <Choice type="radio" {...props} />;
