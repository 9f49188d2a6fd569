import { goTo } from '@/lib/platform/auth/go-to';

/**
 * Ends a page whose subject is not there, on the site's own 404. `notFound()` within a page gives an empty document that
 * only JavaScript fills; an address that no route has is rendered whole, status 404 and all, so the reader is sent to one.
 * @param path the address asked for, its parts encoded.
 */
export function missing(path: string): never {
  goTo(`${path}/nothing`);
}

/** A part of an address as it was meant; null where it is not well formed, or holds what no key does. */
export function decoded(part: string): string | null {
  try {
    const meant = decodeURIComponent(part);
    return /\p{Cc}/u.test(meant) ? null : meant;
  } catch {
    return null;
  }
}
