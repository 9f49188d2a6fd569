/**
 * Whence a request comes, for the limit on attempts. A client writes what it likes into `x-forwarded-for`, so that only the hops are
 * believed that the server's own proxies added: `TRUST_PROXY` says how many of these stand before it. `noteAddresses` puts what is
 * believed into a header of our own.
 */
const HEADER = 'x-client-address';

/** The address of a request; `unknown` where nobody noted it. */
export const addressOf = (headers: Headers): string => headers.get(HEADER) ?? 'unknown';

interface Incoming {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string };
}

/** @param proxies how many proxies of our own stand before the server. */
export function believedAddress(request: Incoming, proxies: number): string {
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').map((hop) => hop.trim());
  const claimed = proxies > 0 ? hops.at(-proxies) : undefined;
  return claimed || request.socket.remoteAddress || 'unknown';
}

/** Writes the believed address over whatever the client claims. */
export function noteAddress(request: Incoming, proxies: number): void {
  request.headers[HEADER] = believedAddress(request, proxies);
}
