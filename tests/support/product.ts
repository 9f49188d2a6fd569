import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The site, started as `npm start` starts it. */
export interface Product {
  /** Where it is, without a slash at the end. */
  readonly url: string;
  readonly child: ChildProcess;
  /** All that it has printed. */
  output(): string;
  /** Waits for its end; its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

export interface ProductOptions {
  /** Of its own: an absolute path. */
  readonly data: string;
  readonly port?: number;
  readonly env?: Record<string, string | undefined>;
  /** The script by which npm starts it, as a person does; without it, it is started directly. */
  readonly npm?: 'start' | 'dev';
}

/** Starts the site on a free port; it may fail, or not be up yet. */
export async function startProduct({ data, port, env, npm }: ProductOptions): Promise<Product> {
  const at = port ?? (await sitePort());
  const [command, args] = npm ? ['npm', ['run', npm]] : [process.execPath, ['lib/cli/start/main.mjs']];
  const child = spawn(command, args, {
    env: { ...cleanEnvironment(), PORT: String(at), DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // So that a signal to it is not one to the tests.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 1));
  });
  return { url: `http://localhost:${at}`, child, output: () => output, ended };
}

/** Waits until it has said where it is. @throws with what it said when it ended instead */
export async function untilUp(product: Product): Promise<void> {
  let end: number | NodeJS.Signals | undefined;
  product.ended.then((how) => {
    end = how;
  });
  while (!product.output().includes('Ctrl-C ends it')) {
    if (end !== undefined) throw new Error(`The site ended (${end}):\n${product.output()}`);
    await sleep(50);
  }
}

/**
 * Starts the site in a data folder of its own, and waits until it is up.
 * @returns with what ends it and removes the folder
 */
export async function wholeProduct(
  env: ProductOptions['env'],
): Promise<{ readonly product: Product; readonly data: string; close(): Promise<void> }> {
  const data = await dataFolder();
  const product = await startProduct({ data: data.path, ...(env && { env }) });
  const close = async () => {
    product.child.kill('SIGTERM');
    await product.ended;
    await data.remove();
  };
  try {
    await untilUp(product);
  } catch (error) {
    await close();
    throw error;
  }
  return { product, data: data.path, close };
}

/** A folder for the data of one product, and what removes it. */
export async function dataFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'mercenaries-data-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A free port that stays so: below those that the system hands to whoever asks for any. */
async function sitePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return free ? port : sitePort();
}

/** Without what the test runner, npm or the developer's own set-up would pass on. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours = /^(npm_|VITEST|NODE_OPTIONS$|DATABASE_URL$|NEXTAUTH_|DICE_KEY$|SEED_|HOST$|TEST$)/;
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  return { ...Object.fromEntries(kept), NODE_ENV: 'production' };
}
