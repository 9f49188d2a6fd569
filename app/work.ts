import 'server-only';
import type { Actor } from '@/lib/platform/auth/actor';
import { actorOf } from '@/lib/platform/auth/session';
import { adminPath, deskPath } from '@/lib/record/views/address';
import { currentSeason } from '@/lib/record/views/season';

/** Where somebody's work is: the control room, the desk of the own team, or the front page. */
export function workOf(actor: Pick<Actor, 'role' | 'team' | 'season'> | null): string {
  if (actor?.role === 'admin' || actor?.role === 'owner')
    return actor.season === null ? '/admin' : adminPath(actor.season);
  return actor?.team != null && actor.season !== null ? deskPath(actor.season) : '/';
}

/** Where the work is of whoever just signed in, in the current season. */
export const workOfSession = async (session: Parameters<typeof actorOf>[0]): Promise<string> =>
  workOf(await actorOf(session, await currentSeason()));
