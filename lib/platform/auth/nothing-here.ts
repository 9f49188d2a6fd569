import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { NOTHING } from './asked';

/** The 404 of an address, as the framework renders it. */
export interface NothingHere {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Whether an answer sends its reader on to the 404, since no page within the framework can be one by itself (`missing`).
 * @param given what `writeHead` is given after the status
 * @returns the path to which it sends; null: it does not
 */
export function leadsNowhere(
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
  given: readonly unknown[],
): string | null {
  if (status !== 307 || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const headers = given.find((one) => typeof one === 'object' && one !== null) as OutgoingHttpHeaders | undefined;
  const to = headers?.location ?? response.getHeader('location');
  return typeof to === 'string' && to.startsWith('/') && to.split('?', 1)[0]?.endsWith(NOTHING) ? to : null;
}

/** So much of an address is told back. */
const LONGEST = 400;

/** What concerns one connection alone, or the form in which a body is sent. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'date'];

/** Asks this very server for the 404 as whoever asked would, so that it can be sent at the address that was asked for. */
export function fetchNothing(request: IncomingMessage, to: string): Promise<NothingHere> {
  const asked = encodeURIComponent((request.url ?? '').slice(0, LONGEST));
  const path = `${to.split('?', 1)[0]}?asked=${asked}`;
  const { localAddress: host, localPort: port } = request.socket;
  const { 'if-none-match': _tag, range: _range, ...given } = request.headers;
  const headers = { ...given, 'accept-encoding': 'identity', connection: 'close' };
  return new Promise((resolve, reject) => {
    ask({ host, port, path, method: request.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const kept = Object.entries(answer.headers).filter(([name]) => !HOP.includes(name));
        resolve({
          status: answer.statusCode ?? 404,
          headers: Object.fromEntries(kept),
          body: Buffer.concat(chunks),
        });
      });
    })
      .once('error', reject)
      .end();
  });
}
