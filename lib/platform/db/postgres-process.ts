import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OWN_ACCOUNT, type PostgresAccount } from './postgres-account';
import { isAlive, isRunning } from './process';

/** Waits until the server takes connections; false when it ended, or when `until` said so first. */
export async function becomesReady(child: ChildProcess, data: string, until: () => boolean): Promise<boolean> {
  while (isRunning(child) && !until()) {
    const file = await readPidFile(data);
    if (file !== null && file.pid === child.pid && file.status === 'ready') return true;
    await sleep(20);
  }
  return false;
}

/** PostgreSQL keeps its process id in the first line of this file, its port in the fourth, its state in the eighth. */
export async function readPidFile(data: string): Promise<{ pid: number; port: number; status: string } | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' } : null;
}

/** The file may outlive its process, and the number may be another's by now. */
export async function isPostmaster(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const { code, output } = process.platform === 'linux' ? await readCommand(pid) : await psCommand(pid);
  return code === 0 && output.includes(data);
}

async function readCommand(pid: number): Promise<{ code: number; output: string }> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (output) => ({ code: 0, output }),
    () => ({ code: 1, output: '' }),
  );
}

const psCommand = (pid: number) => collect('ps', OWN_ACCOUNT, ['-o', 'command=', '-p', String(pid)]);

/** In a process group of its own, so that Ctrl-C reaches the parent alone, which ends things in order. */
export function spawnServer(
  program: string,
  account: PostgresAccount,
  args: readonly string[],
  log: number,
): ChildProcess {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  return spawn(command, rest, {
    ...account.ids,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: environment(),
  });
}

/** Runs a program to its end; `output` is what it said on both streams. */
export function collect(
  program: string,
  account: PostgresAccount,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      ...account.ids,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment(),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Messages in English, whatever the machine speaks: some of them are read here. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  NODE_ENV: process.env.NODE_ENV,
});
