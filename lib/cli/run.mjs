// @ts-check
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileProblem } from './start/file-problem.mjs';
import { install } from './start/install.mjs';
import { complain, step } from './start/say.mjs';
import { readSettings } from './start/settings.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Runs one of the commands that care for the data, and sets the exit code: 0 done, 1 not.
 *
 * @param {string | undefined} command
 * @param {readonly string[]} args what stands behind it
 */
export async function run(command, args) {
  process.chdir(ROOT);
  process.exitCode = 1;
  const read = readSettings(ROOT, false);
  if ('problem' in read) return complain(read.problem);
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => stop.abort());
  const begin = (/** @type {() => Promise<any>} */ work) => step('Installing packages', '(once; about a minute)', work);
  try {
    const missing = await install(ROOT, { stop: stop.signal, begin });
    if (missing) return complain(missing);
    const { register } = await import('tsx/esm/api');
    register();
    const { commands } = await import('./commands.ts');
    process.exitCode = await commands(command, args, { settings: read.settings, stop: stop.signal });
  } catch (error) {
    if (stop.signal.aborted) return complain({ message: 'Ended early; nothing was changed.' });
    const problem = fileProblem(error);
    if (!problem) throw error;
    complain(problem);
  }
}
