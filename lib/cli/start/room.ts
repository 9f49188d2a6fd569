import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { complain, note } from './say.mjs';

/** PostgreSQL writes its log in files of 16 MB, and wants one ahead to start after a crash. */
const NEEDED = 40_000_000;
const LOOK_MS = 1_000;

/** Whether the disk of a folder has too little room for the database to run. */
export async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < NEEDED;
}

/** Where the disk is full, says so and waits until there is room, or until `stop`. */
export async function untilRoom(folder: string, stop: AbortSignal): Promise<void> {
  if (!(await isFull(folder))) return;
  complain({ message: `The disk of ${folder} is full.`, next: 'Make room: the database then starts again by itself.' });
  while (!stop.aborted && (await isFull(folder))) {
    await sleep(LOOK_MS, undefined, { signal: stop }).catch(() => undefined);
  }
  if (!stop.aborted) note('There is room again.');
}
