// @ts-check
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../start/install.mjs';
import { complain, step } from '../start/say.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/**
 * Runs the stages named, or all, and sets the exit code. The last line that it prints is `N passed, N failed`.
 *
 * @param {readonly string[]} names
 */
export async function run(names) {
  process.chdir(ROOT);
  const begin = (/** @type {() => Promise<any>} */ work) => step('Installing packages', '(once; about a minute)', work);
  let tally = { passed: 0, failed: 1 };
  try {
    const problem = await install(ROOT, { begin });
    if (problem) {
      complain(problem);
    } else {
      const { register } = await import('tsx/esm/api');
      register();
      const { runStages } = await import('./stages.ts');
      tally = await runStages(names);
    }
  } catch (error) {
    console.error(error);
  }
  process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
}
