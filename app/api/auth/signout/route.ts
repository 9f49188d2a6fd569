import { signOff } from '@/lib/platform/auth/account';
import { goTo, seeOther } from '@/lib/platform/auth/go-to';
import { fromOwnOrigin } from '@/lib/platform/auth/origin';
import { actorOf, currentSession, dropSession } from '@/lib/platform/auth/session';
import { readVisit } from '@/lib/platform/auth/visit';

/** A person signs out by the form of /signout. */
export const GET = (): never => goTo('/signout');

/** Signs a program out: the session's row is gone, so that its cookie opens nothing, wherever a copy of it lies. */
export async function POST(request: Request): Promise<Response> {
  if (!fromOwnOrigin(request.headers)) return new Response('Refused: not sent from this site.\n', { status: 403 });
  const session = await currentSession();
  const actor = session && (await actorOf(session, null));
  if (actor) await signOff(actor, session, (await readVisit()).address);
  await dropSession();
  return seeOther('/');
}
