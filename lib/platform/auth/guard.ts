import 'server-only';
import { headers } from 'next/headers';
import { forbidden } from 'next/navigation';
import type { Actor, SeasonActor } from './actor';
import { PATH_HEADER } from './asked';
import { goTo } from './go-to';
import { type Act, refusal } from './policy';
import { currentActor } from './session';

/**
 * Lets into a page whom the policy lets: call it before anything is loaded. Visitors go to the sign-in and come back; others get the page that
 * says that this is not theirs (403).
 */
export async function admit(act: Act, team?: string): Promise<Actor> {
  return admitted(await currentActor(), act, team);
}

/** The same for a page of a season: what the policy lets somebody do there hangs on the team that they lead in it. */
export async function admitTo(season: string, act: Act, team?: string): Promise<SeasonActor> {
  return { ...(await admitted(await currentActor(season), act, team)), season };
}

async function admitted(actor: Actor | null, act: Act, team: string | undefined): Promise<Actor> {
  if (actor === null) goTo(`/signin?to=${encodeURIComponent((await headers()).get(PATH_HEADER) ?? '/')}`);
  const refused = refusal(actor, act, team);
  if (refused?.code === 'second-step') goTo('/account#second-step');
  if (refused !== null) forbidden();
  return actor;
}
