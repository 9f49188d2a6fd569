/**
 * Whether a request that changes something was sent by a page of this site. Browsers put `Origin` on every POST; without it, or with another host's,
 * the request is refused. This stands beside `SameSite=Lax`, which other sites on our own domain pass.
 */
export function fromOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  const { host, origin: whole } = new URL(origin);
  const known = process.env.NEXTAUTH_URL;
  if (known && URL.canParse(known) && new URL(known).protocol === 'https:') return whole === new URL(known).origin;
  return host === headers.get('host');
}

/** Methods that change nothing. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
