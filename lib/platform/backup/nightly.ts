import { mkdir, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ok, type Result } from '../../result';
import type { Keys } from './format';
import { type Made, makeBackup } from './make';

/** How the copies are to be kept. */
export interface Keeping {
  /** Absolute path of their folder. */
  readonly folder: string;
  /** How many; 0: none are made. */
  readonly keep: number;
  /** The hour of the day, in the server's time, after which the day's copy is made: 0 to 23. */
  readonly hour: number;
}

/** What became of it: `done` by this call; `not-due`: it is early, made already, being made, or failed a moment ago. */
export type Night = { readonly what: 'done'; readonly made: Made } | { readonly what: 'not-due' };

/** Of the lock that lets one process of all make it. */
const LOCK = 72_707_371;
const AGAIN_MS = 3_600_000;

/**
 * Makes the copy of the day where it is due, and takes away the oldest beyond those that are kept. Of all processes
 * that share a database one makes it. What became of it is written into `NightlyCopy`, for admins and the doctor.
 * @returns what became of it, or what is wrong, which is tried again after an hour
 * @throws where the database does not answer
 */
export async function copyNightly(
  url: string,
  { folder, keep, hour }: Keeping,
  keys: Keys,
  { now = new Date(), stop }: { now?: Date; stop?: AbortSignal } = {},
): Promise<Result<Night>> {
  if (keep === 0 || now.getHours() < hour) return ok({ what: 'not-due' });
  const client = new Client({ connectionString: url, application_name: 'mercenaries nightly copy' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const day = dayOf(now);
    if (!(await isDue(client, day, now))) return ok({ what: 'not-due' });
    const file = join(folder, `${PREFIX}${day}.tar.gz`);
    const made = await tryCopy(url, folder, file, keys, stop);
    await record(client, { day, file, beganAt: now }, made);
    if (!made.ok) return made;
    await prune(folder, keep);
    return ok({ what: 'done', made: made.value });
  } finally {
    await client.end();
  }
}

const PREFIX = 'nightly-';
const NIGHTLY = /^nightly-\d{4}-\d\d-\d\d\.tar\.gz$/;

/** The day in the server's time: `2026-11-30`. */
function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function isDue(client: Client, day: string, now: Date): Promise<boolean> {
  // Held until the connection ends.
  const lock = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [LOCK]);
  if (!lock.rows[0]?.got) return false;
  const { rows } = await client.query<{ hash: string | null; beganAt: Date }>(
    'SELECT hash, "beganAt" FROM "NightlyCopy" WHERE day = $1',
    [day],
  );
  const before = rows[0];
  return !before || (before.hash === null && now.getTime() - before.beganAt.getTime() >= AGAIN_MS);
}

/** Every failure is a mistake here: it is told, and tried again. */
async function tryCopy(
  url: string,
  folder: string,
  file: string,
  keys: Keys,
  stop: AbortSignal | undefined,
): Promise<Result<Made>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await makeBackup(url, file, keys, { stop });
  } catch (error) {
    stop?.throwIfAborted();
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: { code: 'copy-failed', message: `${file}: ${message}` } };
  }
}

async function record(
  client: Client,
  { day, file, beganAt }: { day: string; file: string; beganAt: Date },
  made: Result<Made>,
): Promise<void> {
  await client.query(
    `INSERT INTO "NightlyCopy" (day, host, file, "beganAt", bytes, hash, problem) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (day) DO UPDATE SET host = EXCLUDED.host, file = EXCLUDED.file, "beganAt" = EXCLUDED."beganAt",
       bytes = EXCLUDED.bytes, hash = EXCLUDED.hash, problem = EXCLUDED.problem`,
    made.ok
      ? [day, hostname(), file, beganAt, made.value.bytes, made.value.hash, null]
      : [day, hostname(), file, beganAt, null, null, made.problem.message],
  );
}

/** Takes the oldest copies away; nothing else that is in the folder. */
async function prune(folder: string, keep: number): Promise<void> {
  const copies = (await readdir(folder)).filter((name) => NIGHTLY.test(name)).sort();
  for (const name of copies.slice(0, -keep)) await rm(join(folder, name), { force: true });
}
