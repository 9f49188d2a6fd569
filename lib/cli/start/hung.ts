import { setTimeout as sleep } from 'node:timers/promises';
import type { WebServer } from './web';

/** For how long a web server may leave `/healthz` unanswered, and how often it is asked, in milliseconds. */
export const PATIENCE = 20_000;
const EVERY = 2_000;

export interface Asking {
  readonly patience: number;
  readonly every: number;
}

/**
 * Asks a web server again and again whether it answers at all, and ends it when it has not for too long: what runs and
 * hangs is worth no more than what has ended, and is started again like that.
 * @param stop ends the asking.
 * @returns whether it was ended for that
 */
export async function endWhenHung(
  web: Pick<WebServer, 'answers' | 'kill' | 'ended'>,
  stop: AbortSignal,
  { patience, every }: Asking = { patience: PATIENCE, every: EVERY },
): Promise<boolean> {
  const over = new AbortController();
  const until = AbortSignal.any([stop, over.signal]);
  web.ended.then(() => over.abort());
  let answered = performance.now();
  while (!until.aborted) {
    const began = performance.now();
    if (await web.answers(until, patience)) answered = performance.now();
    const now = performance.now();
    // This process stood still itself (a machine that slept): that says nothing about the other one.
    if (now - began > 2 * patience) answered = now;
    if (until.aborted) return false;
    if (now - answered >= patience) {
      web.kill();
      return true;
    }
    await sleep(every, undefined, { signal: until }).catch(() => undefined);
  }
  return false;
}
