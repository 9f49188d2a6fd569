'use client';

import { createContext, type FormEvent, type ReactNode, use, useActionState, useState } from 'react';
import { MOST_BYTES, sizeOf, TOO_LARGE } from '@/lib/platform/auth/body-limit';
import { type FormAction, type FormState, FRESH } from '@/lib/platform/auth/form-state';
import { Notice } from './notice';

interface FormView extends FormState<unknown> {
  readonly pending: boolean;
}

const FormContext = createContext<FormView>({ ...FRESH, pending: false });

/** The form around: its problem, what was typed, what its action has to show, and whether a post is under way. */
export const useForm = (): FormView => use(FormContext);

const LOOKS = {
  spaced: 'mt-5 [&>*+*]:mt-4',
  narrow: 'mt-5 max-w-narrow [&>*+*]:mt-4',
  close: '[&>*+*]:mt-3',
  after: 'mt-3',
  /** Within a list of things to decide. */
  settle: 'mt-3 [&>*+*]:mt-3',
  /** An order (`OrderFields`), and from 60rem on beside it what it would change (`OrderShown`). */
  order: 'grid gap-5 two:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] two:gap-0',
  'order below': 'mt-6 grid gap-5 two:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] two:gap-0',
  /** Two fields and a button in a line. */
  line: 'mt-4 grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto] items-end gap-3 max-md:grid-cols-1 [&>[role=alert]]:col-span-full',
} as const;

interface Props<Shown> {
  action: FormAction<Shown>;
  /** `spaced`: its fields one under the other; `narrow`: that, asking for little and standing alone. */
  look?: keyof typeof LOOKS;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** The island under `Form`. With JavaScript off the browser posts it and the server renders the page again with the state. */
export function FormIsland<Shown>({ action, look, className, label, children }: Props<Shown>) {
  const [state, post, pending] = useActionState<FormState<Shown>, FormData>(action, FRESH);
  const [tooLarge, setTooLarge] = useState(false);
  // The server would refuse it, and what was typed would be gone with the page.
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    const over = sizeOf(new FormData(event.currentTarget)) > MOST_BYTES;
    setTooLarge(over);
    if (over) event.preventDefault();
  };
  return (
    <FormContext value={{ ...state, problem: tooLarge ? TOO_LARGE : state.problem, pending }}>
      <form
        action={post}
        onSubmit={refuse}
        className={look ? LOOKS[look] : className}
        aria-label={label}
        aria-busy={pending}
      >
        {children}
      </form>
    </FormContext>
  );
}

/** What went wrong with this form's last post and what to do; nothing while nothing did. */
export function FormMessage() {
  const { problem } = useForm();
  if (problem === null) return null;
  return (
    <div role="alert" data-refusal>
      <Notice tone="refused">
        <p>{problem.message}</p>
        {problem.next !== undefined && <p className="text-1 text-ink-2">{problem.next}</p>}
      </Notice>
    </div>
  );
}
