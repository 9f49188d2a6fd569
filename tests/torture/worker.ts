import { type ChildProcess, spawn } from 'node:child_process';

/** A worker in a process of its own, beside those in the threads of the sites: so that it can be killed by itself. */
export interface Worker {
  readonly pid: () => number | undefined;
  /** Starts it (again), on this database. */
  start(env: Readonly<Record<string, string>>): void;
  close(): void;
}

export function makeWorker(): Worker {
  let child: ChildProcess | null = null;
  return {
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    start: (env) => {
      child?.kill('SIGKILL');
      child = spawn(process.execPath, ['--conditions=react-server', 'lib/cli/worker/thread.mjs'], {
        env: { ...process.env, ...env, NODE_ENV: 'production', LOG_LEVEL: 'fatal' },
        stdio: 'ignore',
      });
    },
    close: () => {
      child?.kill('SIGKILL');
    },
  };
}
