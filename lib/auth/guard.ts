import 'server-only';
import { headers } from 'next/headers';
import { forbidden, redirect } from 'next/navigation';
import type { Actor } from '../week/types';
import { PATH_HEADER } from './asked';
import { type Act, refusal } from './policy';
import { currentActor } from './session';

/**
 * Lets into a page whom the policy lets: call it before anything is loaded. Visitors go to the sign-in and come back; others get the page that
 * says that this is not theirs (403).
 */
export async function admit(act: Act, team?: string): Promise<Actor> {
  const actor = await currentActor();
  if (actor === null) redirect(`/signin?to=${encodeURIComponent((await headers()).get(PATH_HEADER) ?? '/')}`);
  if (refusal(actor, act, team) !== null) forbidden();
  return actor;
}

/** @returns `to` if it is a path of this site, else `fallback`: a link must not send people elsewhere after they sign in. */
export function ownPath(to: string | undefined, fallback: string): string {
  if (!to?.startsWith('/')) return fallback;
  const here = 'http://here.invalid';
  if (!URL.canParse(to, here)) return fallback;
  const url = new URL(to, here);
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
