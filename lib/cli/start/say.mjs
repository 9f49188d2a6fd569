// @ts-check
import { setTimeout as after, clearTimeout } from 'node:timers';

/** What takes less is not worth a line. */
const LONG_MS = 400;
const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (/** @type {number} */ code) => (/** @type {string} */ text) =>
  colours ? `\u001b[${code}m${text}\u001b[0m` : text;

export const bold = paint(1);
export const dim = paint(2);
const green = paint(32);
const red = paint(31);

/**
 * Does one step, and says so when it takes long: a line when it has not ended at once, another when it has.
 *
 * @template T
 * @param {string} doing such as `Building the pages`
 * @param {string} note how long it may take or how often, for the impatient
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(doing, note, work) {
  const began = performance.now();
  let said = false;
  const timer = after(() => {
    said = true;
    console.log(`  ${dim('…')} ${doing} ${dim(note)}`);
  }, LONG_MS);
  try {
    const result = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (said) console.log(`  ${green('✓')} ${doing} ${dim(`took ${seconds} s`)}`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Something that the reader should know.
 *
 * @param {string} line
 */
export function note(line) {
  console.log(`  ${line}`);
}

/**
 * What is wrong and what to do, in one line.
 *
 * @param {{ readonly message: string, readonly next?: string }} problem
 */
export function complain({ message, next }) {
  console.error(`  ${red('✗')} ${[message, next].filter(Boolean).join(' ')}`);
}
