// @ts-check
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fileProblem } from './file-problem.mjs';
import { install } from './install.mjs';
import { complain, step } from './say.mjs';
import { readSettings } from './settings.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/**
 * Runs the site until a signal ends it, and sets the exit code.
 *
 * @param {{ dev: boolean }} options
 */
export async function run({ dev }) {
  const stop = stopSignal();
  try {
    process.exitCode = await start(dev, stop);
  } catch (error) {
    if (stop.aborted) {
      process.exitCode = 0;
      return;
    }
    const problem = fileProblem(error);
    if (!problem) throw error;
    process.exitCode = fail(problem);
  }
}

/**
 * @param {boolean} dev
 * @param {AbortSignal} stop
 * @returns {Promise<number>}
 */
async function start(dev, stop) {
  process.chdir(ROOT);
  const read = readSettings(ROOT, dev);
  if ('problem' in read) return fail(read.problem);
  const { settings } = read;
  const busy = await portProblem(settings.host, settings.port);
  if (busy) return fail(busy);
  const begin = (/** @type {() => Promise<any>} */ work) => step('Installing packages', '(once; about a minute)', work);
  const missing = await install(ROOT, { stop, begin });
  if (missing) return fail(missing);
  // From here on there are packages, and with them TypeScript.
  const { register } = await import('tsx/esm/api');
  register();
  const { supervise } = await import('./supervise.ts');
  return supervise(settings, stop);
}

/** @param {{ message: string, next?: string }} problem */
function fail(problem) {
  complain(problem);
  return 1;
}

/**
 * Aborted by the first SIGINT, SIGTERM or SIGHUP, and when the npm that started this is gone: a signal to npm does not
 * always come through.
 *
 * @returns {AbortSignal}
 */
function stopSignal() {
  const controller = new AbortController();
  const end = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, end);
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && end(), 250).unref();
  }
  return controller.signal;
}

/**
 * Whether the port can be had. A run that was killed a moment ago may need one more to let go of it.
 *
 * @param {string} host
 * @param {number} port
 * @returns {Promise<{ message: string, next: string } | null>}
 */
async function portProblem(host, port) {
  for (let tries = 8; ; tries -= 1) {
    const code = await tryPort(host, port);
    if (code === null) return null;
    if (code === 'EADDRINUSE' && tries > 0) {
      await sleep(250);
      continue;
    }
    if (code === 'EADDRINUSE') {
      const next = `Stop what runs there, or choose another: PORT=${port + 1} npm start`;
      return { message: `Port ${port} of ${host} is in use.`, next };
    }
    if (code === 'EACCES') {
      return {
        message: `Port ${port} may not be taken by this user.`,
        next: 'Choose one above 1023: PORT=3000 npm start',
      };
    }
    return { message: `HOST is "${host}", where nothing can listen (${code}).`, next: 'Leave it out for 127.0.0.1.' };
  }
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | null>} the code of what went wrong
 */
function tryPort(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'unknown'));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
