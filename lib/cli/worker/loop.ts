import { parentPort } from 'node:worker_threads';
import { disconnect } from '../../platform/db/client';
import { workUntil } from './until';

// The worker as a thread of the running site.

const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

async function main(): Promise<void> {
  await workUntil(process.env.DATABASE_URL ?? '', stop.signal);
  await disconnect();
  parentPort?.close();
}

main();
