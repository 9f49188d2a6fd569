import type { IncomingMessage } from 'node:http';
import { sessionCookie } from '../auth/token';

/**
 * The pages that are the same for every visitor: what they show hangs on the record alone. Everything else (desk, control
 * room, accounts, forms, tables with their seats) is made anew for each request and never kept.
 */
const PUBLIC: readonly RegExp[] = [
  /^\/$/,
  /^\/seasons$/,
  /^\/rules(\/[a-z-]+)?$/,
  /^(\/s\/[^/]+)?\/(weeks|wiki|teams|matches|rulings)(\/[^/]+)?$/,
  /^\/s\/[^/]+$/,
  /^(\/s\/[^/]+)?\/(dice|rules|changes|search)$/,
];

/** Requests of the framework's own scripts get data and not a page. */
const FOR_SCRIPTS = ['rsc', 'next-action', 'next-router-prefetch', 'next-router-state-tree', 'range'];

/**
 * The address under which a page may be kept for visitors.
 * @returns null where the request is for something else, or comes from somebody who is signed in or was just told something
 */
export function publicAddress(request: IncomingMessage): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (FOR_SCRIPTS.some((name) => name in headers)) return null;
  const [path = '', search = ''] = url.split('?', 2);
  if (!PUBLIC.some((pattern) => pattern.test(path)) || url.length > LONGEST) return null;
  if (new URLSearchParams(search).has('done')) return null;
  return signedIn(headers.cookie) ? null : url;
}

/** Longer addresses are nobody's links. */
const LONGEST = 500;

/** Whether a request bears a session, good or not: whoever does is answered anew. */
function signedIn(cookie: string | undefined): boolean {
  if (cookie === undefined) return false;
  const { name } = sessionCookie();
  // Some programs split a long cookie into `NAME.0`, `NAME.1`.
  return cookie.split(';').some((one) => one.trimStart().startsWith(name));
}
