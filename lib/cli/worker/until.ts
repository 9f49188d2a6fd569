import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../../platform/log/log';
import { work } from './run';

const AGAIN_MS = 30_000;

/**
 * Does what is due until it is told to stop, and begins again after a while where the database went away.
 * @param url of the database
 */
export async function workUntil(url: string, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      const working = await work(url);
      const end = () => void working.stop();
      stop.addEventListener('abort', end, { once: true });
      if (stop.aborted) end();
      await working.ended;
    } catch (error) {
      if (!stop.aborted) log.warn({ err: error }, 'what is due waits: the worker begins again in half a minute');
    }
    await sleep(AGAIN_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}
