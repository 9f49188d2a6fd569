import { spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbedded } from '../../lib/platform/db/embedded';
import { freePort } from '../../lib/platform/db/free-port';
import { postgresAccount } from '../../lib/platform/db/postgres-account';
import { collect } from '../../lib/platform/db/postgres-process';

/** A PostgreSQL that no process of the site runs. */
export interface External {
  readonly url: string;
  /** Which one it is, for the log. */
  readonly name: string;
  postmaster(): Promise<number>;
  /** Starts it again after it was killed, at the same address. */
  again(): Promise<void>;
  stop(): Promise<void>;
}

const [USER, PASSWORD, DATABASE] = ['mercenaries', 'theirs', 'mercenaries'];

/** Debian's PostgreSQL where it is installed, set up as its package sets it up; else the programs that npm brought. */
export async function openExternal(): Promise<External> {
  const folder = await mkdtemp(join(tmpdir(), 'mercenaries-theirs-'));
  await chmod(folder, 0o755);
  const bin = await debianPrograms();
  const port = await freePort();
  const data = join(folder, 'pg');
  const launch = bin === null ? await embedded(folder, port) : await debian(bin, data, port);
  let stop = await launch();
  const url = `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`;
  const make = new Client({ connectionString: url.replace(/[^/]+$/, 'postgres') });
  await make.connect();
  await make.query(`CREATE DATABASE ${DATABASE} OWNER ${USER} ENCODING 'UTF8' TEMPLATE template0`);
  const version = await make.query<{ server_version: string }>('SHOW server_version');
  await make.end();
  return {
    url,
    name: `PostgreSQL ${version.rows[0]?.server_version ?? ''}`,
    postmaster: async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    again: async () => {
      // What the killed one left behind goes after a moment.
      for (let tries = 0; ; tries += 1) {
        try {
          stop = await launch();
          return;
        } catch (error) {
          if (tries > 40) throw error;
          await sleep(250);
        }
      }
    },
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function debianPrograms(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a)).at(0);
  return newest === undefined ? null : join('/usr/lib/postgresql', newest, 'bin');
}

type Launch = () => Promise<() => Promise<void>>;

async function debian(bin: string, data: string, port: number): Promise<Launch> {
  const account = await postgresAccount([join(data, '..'), bin]);
  if (!account.ok) throw new Error(account.problem.message);
  const password = join(data, '..', 'password');
  await writeFile(password, PASSWORD, { mode: 0o600 });
  if (account.value.owner) {
    const { uid, gid } = account.value.owner;
    for (const path of [join(data, '..'), password]) await chown(path, uid, gid);
  }
  const made = await collect(join(bin, 'initdb'), account.value, [
    ...['-D', data, '-U', USER, '--pwfile', password, '--auth', 'scram-sha-256', '--encoding', 'UTF8'],
  ]);
  if (made.code !== 0) throw new Error(made.output);
  return async () => {
    const [command = '', ...args] = [...account.value.prefix, join(bin, 'postgres')];
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const child = spawn(
      command,
      [...args, '-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...account.value.ids, stdio: 'ignore' },
    );
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await untilAnswers(port, ended);
    return async () => {
      child.kill('SIGINT');
      await ended;
    };
  };
}

async function embedded(folder: string, port: number): Promise<Launch> {
  return async () => {
    const started = await startEmbedded({ folder, password: PASSWORD, port });
    if (!started.ok) throw new Error(started.problem.message);
    return () => started.value.stop();
  };
}

/** A start right after a crash recovers first, and may find what the killed one left. @throws where it ends instead */
async function untilAnswers(port: number, ended: Promise<void>): Promise<void> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  const connectionString = `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  for (let tries = 0; tries < 600 && !over; tries += 1) {
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) return;
    await sleep(100);
  }
  throw new Error('PostgreSQL does not start.');
}
