import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process of this number runs: one that has ended and waits for its parent's notice does not. */
export function isAlive(pid: number): boolean {
  if (!signal(pid, 0)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Sends a signal; false when no process of this number is there any more. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The signals that end a process, each with how many milliseconds it is given before the next. */
export type Ending = readonly (readonly [name: NodeJS.Signals, patience: number])[];

/** Ends a process: each signal in turn, until it is gone. */
export async function end(signals: Ending, send: (name: NodeJS.Signals) => void, alive: () => boolean): Promise<void> {
  for (const [name, patience] of signals) {
    if (!alive()) return;
    send(name);
    for (const until = Date.now() + patience; alive() && Date.now() < until; ) await sleep(20);
  }
}

/** Settles when a child has ended, with how: `with code 1`, `by SIGKILL`, `before it began: …`. */
export function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`before it began: ${error.message}`));
    child.once('exit', (code, name) => resolve(name ? `by ${name}` : `with code ${code}`));
  });
}

/** Whether a child has not ended. */
export const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
