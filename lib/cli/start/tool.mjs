// @ts-check
import { spawn } from 'node:child_process';

/**
 * Runs a program of the project to its end.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, stop?: AbortSignal, show?: boolean }} [options]
 *   `env` is added to this process's; `stop` ends the program; with `show` its output goes to the terminal
 * @returns {Promise<{ code: number, output: string }>} its exit code (1 when a signal ended it), and all that it said
 * on both streams, unless shown
 */
export function runTool(program, args, { env = {}, stop, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      signal: stop,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => {
      if (error.name === 'AbortError') reject(error);
      else resolve({ code: 1, output: error.message });
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

/**
 * The last lines of what a program said, without the empty ones.
 *
 * @param {string} output
 * @param {number} count
 */
export function lastLines(output, count) {
  const lines = output.split('\n').map((line) => line.trimEnd());
  return lines.filter((line) => line.trim() !== '').slice(-count);
}
