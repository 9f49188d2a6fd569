import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sessionCookie } from '../auth/token';

/**
 * The pages that are the same for every visitor: what they show hangs on the record alone.
 */
const PUBLIC: readonly RegExp[] = [
  /^\/$/,
  /^\/seasons$/,
  /^\/help$/,
  /^\/rules(\/[a-z-]+)?$/,
  /^(\/s\/[^/]+)?\/(weeks|wiki|teams|matches|rulings)(\/[^/]+)?$/,
  /^\/s\/[^/]+$/,
  /^(\/s\/[^/]+)?\/(dice|rules|changes|statistics|search|wiki\/abilities|wiki\/compare)$/,
];

/** What else a browser that bears a session may be sent again, as long as nothing at all has been written. */
const PRIVATE: readonly RegExp[] = [...PUBLIC, /^\/s\/[^/]+\/(desk|admin|admin\/review)$/];

/** Requests of the framework's own scripts get data and not a page. */
const FOR_SCRIPTS = ['rsc', 'next-action', 'next-router-prefetch', 'next-router-state-tree', 'range'];

/** Whether it asks for the whole of a script or a sheet of the build. */
export const isBuiltText = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\/_next\/static\/[^?]+\.(js|css)$/.test(url) && !('range' in headers);

/** Where an answer may be kept. */
export interface KeptAddress {
  /** `public`: for every visitor; `private`: for the browser that bears these very cookies, and for nobody else. */
  readonly of: 'public' | 'private';
  readonly key: string;
}

/**
 * The address under which a page may be kept. Everything that is in neither list (accounts, forms, tables with their seats)
 * is made anew for each request.
 * @returns null where the request is for something else, or comes from somebody who was just told something
 */
export function keptAddress(request: IncomingMessage): KeptAddress | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (FOR_SCRIPTS.some((name) => name in headers)) return null;
  if (url.length > LONGEST) return null;
  const [path = '', search = ''] = url.split('?', 2);
  const cookies = headers.cookie;
  const open = cookies === undefined || !bearsSession(cookies);
  if (!(open ? PUBLIC : PRIVATE).some((pattern) => pattern.test(path))) return null;
  if (new URLSearchParams(search).has('done')) return null;
  if (open) return { of: 'public', key: url };
  // The whole of it, so that no two browsers ever share a key; its hash, so that no session stands in memory as it was sent.
  return { of: 'private', key: `${createHash('sha256').update(cookies).digest('base64url')} ${url}` };
}

/** Longer addresses are nobody's links. */
const LONGEST = 500;

/** Whether it bears a session, good or not. Some programs split a long cookie into `NAME.0`, `NAME.1`. */
function bearsSession(cookies: string): boolean {
  const { name } = sessionCookie();
  return cookies.split(';').some((one) => one.trimStart().startsWith(name));
}
