import 'server-only';
import { redirect } from 'next/navigation';
import { ownPath } from './own-path';
import type { ProviderAddress } from './provider';

/** Ends a page or an action by sending the reader to a path of this site: the only way in which one does. */
export function goTo(to: string): never {
  redirect(ownPath(to, '/'));
}

/** The path alone: behind a proxy the server does not know its own address. */
const sent = (status: 303 | 307, to: string): Response =>
  new Response(null, { status, headers: { location: ownPath(to, '/') } });

/** The same as the answer of a route, after something was done. */
export const seeOther = (to: string): Response => sent(303, to);

/** The same where nothing was done, and what was asked for stands elsewhere for now. */
export const seeThere = (to: string): Response => sent(307, to);

/** The one way off the site: to the provider at which somebody signs in, by an address that was made from its metadata. */
export function goToProvider(to: ProviderAddress): never {
  redirect(to);
}
