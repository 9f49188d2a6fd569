import type { Confirmed } from '@/lib/record/journal/confirm';
import type { Result } from '@/lib/result';

/** What a use-case gives where it succeeds; its mistake fails the test. */
export const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return result.value;
};
/** The code of a use-case's mistake; `ok` where it made none. */
export const codeOf = <T>(result: Result<T>): string => (result.ok ? 'ok' : result.problem.code);

/** The preview with which an order comes back that nobody has seen yet, or that is stale. */
export function shownBy<Shown>(result: Result<Confirmed<Shown, unknown>>): Shown {
  const ordered = value(result);
  if (!('shown' in ordered)) throw new Error('It was saved, and should have been shown first.');
  return ordered.shown;
}
/** What an order came to: `saved`, `shown`, or the code of what is wrong; `stale` where it is shown anew. */
export function cameTo(result: Result<Confirmed<unknown, unknown>>): string {
  if (!result.ok) return result.problem.code;
  if ('done' in result.value) return 'saved';
  return result.value.problem?.code ?? 'shown';
}
