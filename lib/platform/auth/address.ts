import { isIPv6 } from 'node:net';

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

/**
 * What an address is counted as: whoever has one of IPv6 has the 2^64 beside it as well, so that the network counts; one of IPv4
 * that is written in IPv6 is itself.
 */
export function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Writes the believed address over whatever the client claims. */
export function noteAddress(request: Incoming, proxies: number): void {
  request.headers[HEADER] = believedAddress(request, proxies);
}
