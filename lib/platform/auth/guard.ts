import 'server-only';
import { headers } from 'next/headers';
import { forbidden } from 'next/navigation';
import type { Actor } from './actor';
import { PATH_HEADER } from './asked';
import { goTo } from './go-to';
import { type Act, refusal } from './policy';
import { currentActor } from './session';

/**
 * Lets into a page whom the policy lets: call it before anything is loaded. Visitors go to the sign-in and come back; others get the page that
 * says that this is not theirs (403).
 */
export async function admit(act: Act, team?: string): Promise<Actor> {
  const actor = await currentActor();
  if (actor === null) goTo(`/signin?to=${encodeURIComponent((await headers()).get(PATH_HEADER) ?? '/')}`);
  if (refusal(actor, act, team) !== null) forbidden();
  return actor;
}
