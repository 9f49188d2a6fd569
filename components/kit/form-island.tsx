'use client';

import { createContext, type FormEvent, type ReactNode, use, useActionState, useState } from 'react';
import { MOST_BYTES, sizeOf, TOO_LARGE } from '@/lib/platform/auth/body-limit';
import type { DoneWords } from '@/lib/platform/auth/flash';
import { answerAt, answerId } from '@/lib/platform/auth/form-name';
import { type FormAction, type FormState, FRESH } from '@/lib/platform/auth/form-state';
import { Arrived } from './arrived';
import { Notice } from './notice';

export interface FormView extends FormState<unknown> {
  readonly pending: boolean;
  /** Before the names of its fields, where it is a part of one. */
  readonly prefix: string;
  /** What stands in `values` was typed and is whole: a box that is not there was not ticked. */
  readonly held: boolean;
  /** Which of the page's forms it is. */
  readonly name: string;
  /** What was done by the form as it was sent before. */
  readonly done: DoneWords | null;
}

export const FormContext = createContext<FormView>({
  ...FRESH,
  pending: false,
  prefix: '',
  held: false,
  name: '',
  done: null,
});

/** The form around: its problem, what was typed, what its action has to show, and whether a post is under way. */
export const useForm = (): FormView => use(FormContext);

const LOOKS = {
  spaced: 'mt-5 [&>*+*]:mt-4',
  narrow: 'mt-5 max-w-narrow [&>*+*]:mt-4',
  column: '[&>*+*]:mt-4',
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
  /** `column`: its fields one under the other; `spaced`: that, apart from what is above; `narrow`: that, asking for little and
   *  standing alone. */
  look?: keyof typeof LOOKS;
  className?: string;
  label: string;
  name: string;
  done: DoneWords | null;
  /** It has parts, of which each is sent alone: nothing of the others is judged or reset with it. */
  keeps?: boolean;
  children: ReactNode;
}

/** The island under `Form`. With JavaScript off the browser posts it and the server renders the page again with the state. */
export function FormIsland<Shown>({ action, look, className, label, name, done, keeps, children }: Props<Shown>) {
  // With scripts off the browser comes back to the answer's own address, and so to the answer.
  const [state, post, pending] = useActionState<FormState<Shown>, FormData>(action, FRESH, answerAt(name));
  const [tooLarge, setTooLarge] = useState(false);
  // The server would refuse it, and what was typed would be gone with the page.
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    const over = sizeOf(new FormData(event.currentTarget)) > MOST_BYTES;
    setTooLarge(over);
    if (over) event.preventDefault();
  };
  const problem = tooLarge ? TOO_LARGE : state.problem;
  return (
    <FormContext
      value={{ ...state, problem, pending, prefix: '', held: problem !== null || state.shown !== null, name, done }}
    >
      <form
        id={problem === null && done?.form !== name && state.shown === null ? answerId(name) : undefined}
        action={post}
        onSubmit={refuse}
        // What stands in its fields stays there after an answer.
        onReset={keeps ? (event) => event.preventDefault() : undefined}
        noValidate={keeps}
        className={look ? LOOKS[look] : className}
        aria-label={label}
        aria-busy={pending}
      >
        {children}
      </form>
    </FormContext>
  );
}

/** What this form's last post came to: what went wrong and what to do, or what was done; nothing while it was not sent. */
export function FormMessage() {
  const { problem, done, shown, name } = useForm();
  if (problem !== null) {
    return (
      <Arrived id={answerId(name)} when={problem} role="alert" refusal>
        <Notice tone="refused">
          <p>{problem.message}</p>
          {problem.next !== undefined && <p className="text-1 text-ink-2">{problem.next}</p>}
        </Notice>
      </Arrived>
    );
  }
  if (done?.form !== name || shown !== null) return null;
  return (
    <Arrived id={answerId(name)} when={done.number} role="status" done>
      <Notice>{done.said}</Notice>
    </Arrived>
  );
}

/** What a form has to show (what it would change), which takes the focus unless something is said of it as well. */
export function FormAnswer({ children }: { children: ReactNode }) {
  const { problem, shown, name } = useForm();
  const look = 'grid grid-cols-[minmax(0,1fr)]';
  if (shown === null || problem !== null) return <div className={look}>{children}</div>;
  return (
    <Arrived id={answerId(name)} when={shown} className={look}>
      {children}
    </Arrived>
  );
}
