import 'server-only';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Agent, request } from 'undici';
import { mistake, ok, type Result } from '../../../result';
import { MOST_BYTES } from '../adapters/bytes';
import { isPublicAddress } from './addresses';

/** How the site asks other servers: public addresses alone, one request at a time, with limits of size and time. */

export const AGENT_NAME = 'MercenariesDesk';
/** Says who asks and why; the site's own address where it has one. */
const userAgent = (): string =>
  `${AGENT_NAME}/0.1 (reads forum topics for a game, one page at a time${process.env.NEXTAUTH_URL ? `; ${process.env.NEXTAUTH_URL}` : ''})`;

const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;
const WHOLE_MS = 20_000;
const MOST_REDIRECTS = 3;

export interface Answer {
  /** 304: it is as it was. */
  readonly status: number;
  readonly body: Uint8Array;
  readonly charset: string | undefined;
  /** When the server made it (ISO), by its own clock. */
  readonly date: string | null;
  /** What to send next time, to be told whether it changed. */
  readonly validator: Validator | null;
  /** Where it was found in the end. */
  readonly url: string;
}
export interface Validator {
  readonly etag?: string;
  readonly modified?: string;
}

/** Which addresses may be connected to; another one in tests alone, whose servers are on this machine. */
export interface Ways {
  readonly isAllowed: (address: string) => boolean;
}
const PUBLIC: Ways = { isAllowed: isPublicAddress };

/**
 * Looks a name up and lets through only what may be connected to. The connection goes to what was looked up here, so that a
 * name cannot answer otherwise a moment later.
 */
const lookupOf =
  ({ isAllowed }: Ways): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const good = addresses.filter(({ address }) => isAllowed(address));
      const [first] = good;
      if (first === undefined || good.length < addresses.length) return done(new PrivateAddress(host), '', 0);
      // With `all`, the whole list is asked for.
      if (options.all) return done(null, good);
      done(null, first.address, first.family);
    });
  };

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
  constructor(host: string) {
    super(`${host} is no public address`);
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One request at a time, in this process. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => {});
  return mine;
}

/**
 * Asks for an address. Redirects are followed on the same host, and never from https to http.
 * @param before what the server said of it the last time
 * @returns `address` (not http, private, or elsewhere), `too-large`, `slow`, `unreachable`, `refused` (its status)
 */
export async function ask(
  address: string,
  before: Validator | null = null,
  ways: Ways = PUBLIC,
): Promise<Result<Answer>> {
  const agent = new Agent({
    connect: { lookup: lookupOf(ways), timeout: CONNECT_MS },
    ...{ headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS, maxResponseSize: MOST_BYTES, connections: 1 },
  });
  try {
    return await follow(agent, address, before, ways);
  } catch (error) {
    return failure(error, address);
  } finally {
    await agent.destroy();
  }
}

async function follow(agent: Agent, address: string, before: Validator | null, ways: Ways): Promise<Result<Answer>> {
  let url = new URL(address);
  const signal = AbortSignal.timeout(WHOLE_MS);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const unfit = unfitAddress(url, ways);
    if (unfit !== null) return mistake('address', unfit);
    const { statusCode, headers, body } = await request(url, {
      ...{ dispatcher: agent, method: 'GET', signal },
      headers: {
        'user-agent': userAgent(),
        accept: 'text/html, application/json, application/rss+xml, application/atom+xml, */*;q=0.1',
        'accept-encoding': 'identity',
        ...(before?.etag === undefined ? {} : { 'if-none-match': before.etag }),
        ...(before?.modified === undefined ? {} : { 'if-modified-since': before.modified }),
      },
    });
    const said = (name: string): string | undefined => {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    };
    if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) {
      await body.dump();
      const to = said('location');
      if (to === undefined || !URL.canParse(to, url)) return mistake('refused', `${url.host} sends on to nowhere.`);
      const next = new URL(to, url);
      if (next.host !== url.host)
        return mistake('address', `${url.host} sends on to ${next.host}, which is another host.`);
      if (url.protocol === 'https:' && next.protocol !== 'https:')
        return mistake('address', `${url.host} sends on from https to http.`);
      url = next;
      continue;
    }
    if (statusCode !== 304 && (statusCode < 200 || statusCode > 299)) {
      await body.dump();
      return mistake('refused', `${url.host} answers ${statusCode}${sayStatus(statusCode)}.`);
    }
    const bytes = unpack(await readAll(body), said('content-encoding'));
    const date = Date.parse(said('date') ?? '');
    return ok({
      status: statusCode,
      body: bytes,
      charset: /charset="?([\w-]+)/i.exec(said('content-type') ?? '')?.[1],
      date: Number.isNaN(date) ? null : new Date(date).toISOString(),
      validator: validatorOf(said('etag'), said('last-modified')),
      url: url.href,
    });
  }
  return mistake('refused', `${url.host} sends on and on.`);
}

/** Why an address is not asked for; null: it is. A number in place of a name is never looked up. */
function unfitAddress(url: URL, { isAllowed }: Ways): string | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'Only http and https are asked for.';
  if (url.username !== '' || url.password !== '') return 'An address with a name and a password is not asked for.';
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && !isAllowed(bare) ? `${bare} is no public address.` : null;
}

async function readAll(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MOST_BYTES) throw new RangeError('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Some servers pack what they were asked not to; nothing is unpacked to more than a page may have. */
function unpack(bytes: Buffer, encoding: string | undefined): Uint8Array {
  const limit = { maxOutputLength: MOST_BYTES };
  switch (encoding?.toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return gunzipSync(bytes, limit);
    case 'br':
      return brotliDecompressSync(bytes, limit);
    case 'deflate':
      return inflateSync(bytes, limit);
    default:
      return bytes;
  }
}

const validatorOf = (etag: string | undefined, modified: string | undefined): Validator | null =>
  etag === undefined && modified === undefined
    ? null
    : {
        ...(etag === undefined ? {} : { etag: etag.slice(0, 300) }),
        ...(modified === undefined ? {} : { modified: modified.slice(0, 100) }),
      };

const sayStatus = (status: number): string =>
  ({
    401: ', a sign-in is needed',
    403: ', it lets nobody in',
    404: ', there is no such topic',
    429: ', too much was asked',
  })[status] ?? '';

function failure(error: unknown, address: string): Result<never> {
  const host = URL.canParse(address) ? new URL(address).host : address;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = error instanceof Error ? error : null;
  if (cause?.name === 'PrivateAddress' || cause?.cause instanceof PrivateAddress)
    return mistake('address', `${host} is no public address.`);
  if (cause instanceof RangeError || code === 'ERR_BUFFER_TOO_LARGE' || code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    return mistake('too-large', `${host} answers with more than ${MOST_BYTES / 1024 / 1024} MB.`);
  }
  if (cause?.name === 'TimeoutError' || cause?.name === 'AbortError' || /TIMEOUT/.test(code)) {
    return mistake('slow', `${host} does not answer in time.`, { next: 'Try again later.' });
  }
  if (cause !== null)
    return mistake('unreachable', `${host} cannot be reached.`, { next: 'Look whether its address is right.' });
  throw error;
}
