import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { scrubPath } from './scrub';

/** Files that never change, and the probes that something asks every few seconds. */
const QUIET = /^\/(_next\/static\/|healthz$|readyz$)/;

/** From now on every request to this process is logged when it has been answered, or when whoever asked has gone. */
export function logRequests(log: Logger): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const path = scrubPath(request.url ?? '');
    if (QUIET.test(path)) return;
    const began = performance.now();
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response;
      const told = {
        method: request.method,
        path,
        status,
        ms: Math.round(performance.now() - began),
        ...(!writableFinished && { aborted: true }),
      };
      if (status >= 500) log.error(told, 'request');
      else log.info(told, 'request');
    });
  });
}
