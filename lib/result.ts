/** What a use-case returns: a value, or a user's mistake with a code. A throw is a bug. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** A mistake that a person can mend. */
export interface Problem {
  /** Stable, for tests and for the page that shows it: `late`, `stale`, `forbidden`, `not-found` … */
  readonly code: string;
  /** What is wrong and where, in one sentence. */
  readonly message: string;
  /** What to do next. */
  readonly next?: string;
  /** The form field that it is about. */
  readonly field?: string;
}

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const mistake = (
  code: string,
  message: string,
  more: Omit<Problem, 'code' | 'message'> = {},
): Result<never> => ({
  ok: false,
  problem: { code, message, ...more },
});
