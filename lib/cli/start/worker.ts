import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { log } from '../../platform/log/log';
import { environment, type Run } from './run-state';

const THREAD = fileURLToPath(new URL('../worker/thread.mjs', import.meta.url));
/** The site answers first. */
const BEGIN_MS = 3_000;
/** So long after a worker died another begins. */
const AGAIN_MS = 30_000;
/** All of a run ends within 5 s: what is not done by then is undone by the database, and done by the next worker. */
const END_MS = 1_000;

/**
 * Does what is due while the run goes on, in a thread of its own: what it is at keeps nothing else waiting, and its death ends no
 * run, but begins another.
 * @returns what ends it
 */
export function keepWorker(run: Run, url: string): () => Promise<void> {
  const stop = new AbortController();
  const working = keep(run, url, stop.signal);
  return async () => {
    stop.abort();
    await working;
  };
}

async function keep(run: Run, url: string, stop: AbortSignal): Promise<void> {
  for (let wait = BEGIN_MS; ; wait = AGAIN_MS) {
    await sleep(wait, undefined, { signal: stop, ref: false }).catch(() => undefined);
    if (stop.aborted) return;
    await runThread(run, url, stop);
  }
}

/** Settles when the thread has ended. */
async function runThread(run: Run, url: string, stop: AbortSignal): Promise<void> {
  const thread = new Worker(THREAD, {
    // The condition lets it load what is meant for the server alone.
    execArgv: ['--conditions=react-server'],
    env: {
      ...process.env,
      ...environment(run, url),
      NODE_ENV: 'production',
      LOG_LEVEL: process.env.LOG_LEVEL || (process.stdout.isTTY ? 'warn' : 'info'),
    },
  });
  thread.on('error', (error) => log.error({ err: error }, 'the worker died; another begins'));
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  const end = async () => {
    thread.postMessage('stop');
    await Promise.race([ended, sleep(END_MS, undefined, { ref: false })]);
    await thread.terminate();
  };
  const onStop = () => void end();
  stop.addEventListener('abort', onStop, { once: true });
  await ended;
  stop.removeEventListener('abort', onStop);
}
