import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../lib/platform/db/free-port';

/** A PgBouncer before a database. */
export interface Bouncer {
  readonly url: string;
  readonly pid: () => number | undefined;
  /** Starts it again after it was killed. */
  again(): Promise<void>;
  close(): Promise<void>;
}

/** Debian's PgBouncer by the file of the repository, but for ports and places. @param url of the database behind it */
export async function openBouncer(url: string): Promise<Bouncer> {
  const { port, username, password } = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), 'mercenaries-pgbouncer-'));
  await chmod(folder, 0o777);
  const at = await freePort();
  const file = (await readFile('lib/cli/production/pgbouncer.ini', 'utf8'))
    .replace('port=5432', `port=${port}`)
    .replace('listen_port = 6432', `listen_port = ${at}`)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'users.txt'))
    .replace('/var/log/postgresql/pgbouncer.log', join(folder, 'log'))
    .replace('/var/run/postgresql/pgbouncer.pid', join(folder, 'pid'));
  await writeFile(join(folder, 'pgbouncer.ini'), file);
  await writeFile(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  let child = await launch(folder, at);
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${at}/mercenaries`,
    pid: () => child.pid,
    again: async () => {
      await rm(join(folder, 'pid'), { force: true });
      child = await launch(folder, at);
    },
    close: async () => {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launch(folder: string, port: number): Promise<ChildProcess> {
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...as, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  let missing = false;
  child.once('error', () => {
    missing = true;
  });
  for (let tries = 0; tries < 100 && !missing; tries += 1) {
    if (await listens(port)) return child;
    await sleep(100);
  }
  throw new Error(missing ? 'There is no pgbouncer here: apt-get install pgbouncer' : 'PgBouncer does not start.');
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
