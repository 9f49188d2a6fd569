import 'server-only';
import { redirect } from 'next/navigation';
import { ownPath } from './own-path';

/** Ends a page or an action by sending the reader to a path of this site: the only way in which one does. */
export function goTo(to: string): never {
  redirect(ownPath(to, '/'));
}

/** The same as the answer of a route. The path alone: behind a proxy the server does not know its own address. */
export const seeOther = (to: string): Response =>
  new Response(null, { status: 303, headers: { location: ownPath(to, '/') } });
