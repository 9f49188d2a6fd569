import { z } from 'zod';
import type { Confirmed } from '@/lib/record/journal/confirm';
import { ok, type Problem, type Result } from '@/lib/result';

/** What a form hands back of the preview that it showed. */
export const seen = { saw: z.string().max(4000).optional() };

/** An order that is shown first, as a form's answer: its preview, or where it can be seen and what is said of it. */
export function confirmed<Shown, Done>(
  ordered: Result<Confirmed<Shown, Done>>,
  say: (done: Done) => { readonly to: string; readonly said?: string },
): Result<{ readonly to: string; readonly said?: string } | { readonly shown: Shown; readonly problem?: Problem }> {
  if (!ordered.ok) return ordered;
  return ok('done' in ordered.value ? say(ordered.value.done) : ordered.value);
}
