import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { disconnect } from '../../platform/db/client';
import { log } from '../../platform/log/log';
import { work } from './run';

// The worker as a thread: works until it is told to stop, and begins again after a while where the database went away.

const AGAIN_MS = 30_000;
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

async function main(): Promise<void> {
  while (!stop.signal.aborted) {
    try {
      const working = await work(process.env.DATABASE_URL ?? '');
      const end = () => void working.stop();
      stop.signal.addEventListener('abort', end, { once: true });
      if (stop.signal.aborted) end();
      await working.ended;
    } catch (error) {
      if (!stop.signal.aborted) log.warn({ err: error }, 'what is due waits: the worker begins again in half a minute');
    }
    await sleep(AGAIN_MS, undefined, { signal: stop.signal }).catch(() => undefined);
  }
  await disconnect();
  parentPort?.close();
}

main();
