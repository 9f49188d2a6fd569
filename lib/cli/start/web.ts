import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Ending, end, endOf, isRunning } from '../../platform/db/process';
import type { Settings } from './settings.mjs';

/** The running web server. */
export interface WebServer {
  /** Settles when it has ended, with how: `with code 1`, `by SIGKILL`. */
  readonly ended: Promise<string>;
  /** Whether it answers by now. @param patience in milliseconds */
  answers(stop: AbortSignal, patience?: number): Promise<boolean>;
  /** Ends it at once, whatever it is at: one that hangs hears no other signal. */
  kill(): void;
  /** Ends it, with the requests that it is at. */
  stop(): Promise<void>;
}

const NEXT = 'node_modules/next/dist/bin/next';
/** The first lets it answer the requests that it is at. All of a run ends within 5 s: with no database to end, it has longer. */
export const WEB_ENDING: Ending = [
  ['SIGTERM', 1_500],
  ['SIGKILL', 200],
];
export const LONE_WEB_ENDING: Ending = [
  ['SIGTERM', 4_000],
  ['SIGKILL', 200],
];
const SERVER = fileURLToPath(new URL('./server.mjs', import.meta.url));
const LEASH = fileURLToPath(new URL('./leash.mjs', import.meta.url));

/**
 * Starts Next's server.
 *
 * @param env what it needs beyond this process's environment
 * @param print takes what it says, line by line
 */
export function startWeb(settings: Settings, env: Record<string, string>, print: (line: string) => void): WebServer {
  const { dev, host, port } = settings;
  const command = dev ? [NEXT, 'dev', '-H', host, '-p', String(port)] : [SERVER, host, String(port)];
  const child = spawn(process.execPath, ['--import', LEASH, ...command], {
    env: {
      ...process.env,
      ...env,
      NODE_ENV: settings.dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: process.env.LOG_LEVEL || (process.stdout.isTTY ? 'warn' : 'info'),
      LEASH: String(process.pid),
    },
    // In a process group of its own, so that Ctrl-C reaches the supervisor alone, which ends things in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => print(String(chunk).trimEnd()));
  return {
    ended: endOf(child),
    answers: (stop, patience = 30_000) => fetchOnce(settings, stop, patience),
    kill: () => sendToGroup(child, 'SIGKILL'),
    stop: () =>
      end(
        settings.databaseUrl ? LONE_WEB_ENDING : WEB_ENDING,
        (name) => sendToGroup(child, name),
        () => isRunning(child),
      ),
  };
}

async function fetchOnce({ host, port }: Settings, stop: AbortSignal, patience: number): Promise<boolean> {
  const at = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  // A timer of its own: `AbortSignal.timeout` within `AbortSignal.any` may be collected before it fires (Node 20), and what hangs
  // would then be waited for without end.
  const over = new AbortController();
  const giveUp = () => over.abort();
  const timer = setTimeout(giveUp, patience);
  stop.addEventListener('abort', giveUp, { once: true });
  if (stop.aborted) giveUp();
  try {
    const response = await fetch(`http://${at}:${port}/healthz`, { redirect: 'manual', signal: over.signal });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', giveUp);
  }
}

/** Next's development server has children of its own. */
function sendToGroup(child: ChildProcess, name: NodeJS.Signals): void {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    child.kill(name);
  }
}
