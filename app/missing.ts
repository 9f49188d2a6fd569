import type { z } from 'zod';
import { NOTHING, seasonPart } from '@/lib/platform/auth/asked';
import { goTo } from '@/lib/platform/auth/go-to';

/** What an address asks after its path, as the framework gives it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** So much of an address is told back. */
const LONGEST = 400;

/**
 * Ends a page whose subject is not there, on the site's own 404. `notFound()` within a page gives an empty document that
 * only JavaScript fills; an address that no route has is rendered whole, status 404 and all, so the reader is sent to one
 * that bears what was asked for. The 404 tells what is near, and puts the address back as it was asked.
 * @param path the address asked for, its parts encoded.
 */
export function missing(path: string, query: Query = {}): never {
  const asked = [...addressOf(path, query)].slice(0, LONGEST).join('');
  goTo(`${seasonPart(path)}${NOTHING}?asked=${encodeURIComponent(asked)}`);
}

/** @returns what `door` makes of what is asked; where it knows a value not, the page ends with the 404. */
export function askedBy<T>(door: z.ZodType<T>, query: Query, path: string): T {
  const read = door.safeParse(query);
  return read.success ? read.data : missing(path, query);
}

function addressOf(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? '']).map((one) => [name, one]),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
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
