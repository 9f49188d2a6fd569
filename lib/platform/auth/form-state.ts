import type { Problem } from '../../result';

/** What a form holds between two posts: what went wrong, what was typed, and what the act has to show (a preview). */
export interface FormState<Shown = never> {
  readonly problem: Problem | null;
  /** By field name, what was typed; never a password. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly shown: Shown | null;
}

/** A form before its first post. */
export const FRESH: FormState = { problem: null, values: {}, shown: null };

/** A server action as forms take it. */
export type FormAction<Shown = never> = (state: FormState<Shown>, data: FormData) => Promise<FormState<Shown>>;
