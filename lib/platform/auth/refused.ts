import 'server-only';
import { headers } from 'next/headers';
import type { Problem } from '../../result';

/**
 * A refusal for a page that is rendered in the very request of a form, as it is without scripts. Where that form is no longer
 * on the page (a roster after the lock), its own place for the message is gone with it, and the shell says it instead.
 */
/** Its nonce makes it another for each request; `proxy.ts` sets it in every case, so that no client can. */
const REQUEST_HEADER = 'content-security-policy';

const kept = shared(globalThis as { refusals?: Map<string, Problem> });
/** Requests at once; what nobody asked for is forgotten. */
const MOST = 200;

/** Keeps a refusal for the page that this request renders. For actions alone. */
export async function sayRefused(problem: Problem): Promise<void> {
  const request = await headers();
  const id = request.get(REQUEST_HEADER);
  // With scripts the form itself takes its answer, and no page is rendered.
  if (id === null || request.has('next-action')) return;
  kept.set(id, problem);
  const oldest = kept.keys().next();
  if (kept.size > MOST && !oldest.done) kept.delete(oldest.value);
}

/** What this request's form was refused with; null: nothing was refused. */
export async function readRefused(): Promise<Problem | null> {
  const id = (await headers()).get(REQUEST_HEADER) ?? '';
  const problem = kept.get(id) ?? null;
  kept.delete(id);
  return problem;
}

/** One for all copies of this module that a bundler may make. */
function shared(all: { refusals?: Map<string, Problem> }): Map<string, Problem> {
  all.refusals ??= new Map();
  return all.refusals;
}
