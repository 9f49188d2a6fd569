import type { Result } from '@/lib/result';

/** What a use-case gives where it succeeds; its mistake fails the test. */
export const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return result.value;
};
/** The code of a use-case's mistake; `ok` where it made none. */
export const codeOf = <T>(result: Result<T>): string => (result.ok ? 'ok' : result.problem.code);
