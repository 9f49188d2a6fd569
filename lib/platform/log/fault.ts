import type { Logger } from 'pino';
import { scrubPath } from './scrub';

/** Where a fault came up, as the framework tells it. */
export interface FaultPlace {
  readonly method: string;
  readonly path: string;
  /** The route's file: `/weeks/[number]`. */
  readonly route: string;
}

/** Logs what a page or an action threw, under the number that its error page shows. */
export function logFault(log: Logger, error: unknown, { method, path, route }: FaultPlace): void {
  const fault = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  log.error({ fault, method, path: scrubPath(path), route, err: error }, 'fault');
}
