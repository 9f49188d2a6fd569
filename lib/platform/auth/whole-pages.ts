import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnreachable } from '../db/unreachable';
import { fetchNothing, leadsNowhere, type NothingHere } from './nothing-here';
import { isSafeMethod } from './origin';
import { troublePage } from './trouble-pages';

/**
 * The framework draws the pages of 403 and 500 in the browser alone: with JavaScript off they are empty. From now on this
 * process sends a page that is whole in itself in their stead, with the same status; where a page found no database, with
 * that of a site that is away for a moment. And whoever is sent on to the 404 is given it where they asked, so that the
 * address stays as it is with JavaScript off as well, and the first answer is a 404.
 */
export function serveWholePages(): void {
  // Node says so before any listener, the framework's included, sees the request.
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    request.headers[NUMBER] = randomUUID().slice(0, 8);
    if (isDocument(request)) complete(request, response);
  });
}

/** What a request is called between what throws and what tells of it. */
const NUMBER = 'x-request-number';
/** What a request threw. `away`: the database did not answer, which is no fault of the page. */
interface Thrown {
  readonly number: string;
  readonly away: boolean;
}
const faults = new Map<string, Thrown>();
const KEPT = 1000;

/** Remembers under which number the log holds what a request threw, for its page to show. */
export function noteFault(headers: Readonly<Record<string, unknown>>, error: unknown): void {
  const request = headers[NUMBER];
  if (typeof request !== 'string' || !(error instanceof Error) || !('digest' in error)) return;
  if (faults.size >= KEPT) faults.clear();
  faults.set(request, { number: String(error.digest), away: isUnreachable(error) });
}

/** What scripts ask for is answered to scripts. */
const isDocument = ({ headers }: IncomingMessage): boolean => !('rsc' in headers) && !('next-action' in headers);

function complete(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead, write, end } = response;
  let page: string | null = null;
  let nothing: Promise<NothingHere> | null = null;

  const head = (answered: number, ...rest: unknown[]): unknown => {
    if (nothing !== null) return response;
    const nowhere = response.headersSent ? null : leadsNowhere(answered, request, response, rest);
    if (nowhere !== null) {
      nothing = fetchNothing(request, nowhere);
      // What fails is sent on to the 404, in `last`.
      nothing.catch(() => {});
      return response;
    }
    const thrown = faults.get(String(request.headers[NUMBER])) ?? null;
    const status = answered === 500 && thrown?.away ? 503 : answered;
    if (!response.headersSent) page = pageFor(status, thrown, request, response);
    if (page === null) return Reflect.apply(writeHead, response, [answered, ...rest]);
    if (status === 503) response.setHeader('retry-after', '30');
    for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'vary', 'link']) response.removeHeader(name);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(page));
    response.setHeader('cache-control', 'no-store');
    return Reflect.apply(writeHead, response, [status]);
  };
  // Whoever compresses has put itself before these, and has called `writeHead` by the time that they are.
  const more = (...given: unknown[]): unknown => {
    if (!response.headersSent && nothing === null) response.writeHead(response.statusCode);
    if (nothing === null && page === null) return Reflect.apply(write, response, given);
    call(given);
    return true;
  };
  const last = (...given: unknown[]): unknown => {
    if (!response.headersSent && nothing === null) response.writeHead(response.statusCode);
    if (nothing !== null) {
      call(given);
      nothing.then(sendNothing, () => {
        Reflect.apply(writeHead, response, [307]);
        Reflect.apply(end, response, []);
      });
      return response;
    }
    if (page === null) return Reflect.apply(end, response, given);
    call(given);
    return Reflect.apply(end, response, request.method === 'HEAD' ? [] : [page]);
  };
  const sendNothing = ({ status, headers, body }: NothingHere): void => {
    if (response.destroyed) return;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    response.setHeader('content-length', body.length);
    Reflect.apply(writeHead, response, [status]);
    Reflect.apply(end, response, request.method === 'HEAD' ? [] : [body]);
  };
  Object.assign(response, { writeHead: head, write: more, end: last });
}

const call = (given: readonly unknown[]): void => {
  const done = given.find((one) => typeof one === 'function');
  if (done) process.nextTick(done as () => void);
};

function pageFor(
  status: number,
  thrown: Thrown | null,
  request: IncomingMessage,
  response: ServerResponse,
): string | null {
  // A route that throws answers without a type, and without a word.
  const type = response.getHeader('content-type');
  if (type !== undefined && !String(type).startsWith('text/html')) return null;
  const policy = String(response.getHeader('content-security-policy'));
  const nonce = /'nonce-([A-Za-z0-9+/=]+)'/.exec(policy)?.[1];
  if (nonce === undefined) return null;
  const posted = !isSafeMethod(request.method ?? 'GET');
  return troublePage(status, { nonce, number: thrown?.number ?? 'without a number', posted });
}
