import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { isUnreachable } from '../../lib/platform/db/unreachable';
import { descendants, type Process } from './processes';
import { dataFolder, type Product, type ProductOptions, startProduct, untilUp } from './product';

/** A data folder, and the sites that a test starts from it. */
export interface Site {
  readonly data: string;
  /** Starts the site, without the demo season, and waits until it is up. */
  start(options?: Partial<ProductOptions>): Promise<Product>;
  /** Starts it and leaves it to the test whether it comes up. */
  launch(options?: Partial<ProductOptions>): Promise<Product>;
  parts(): Promise<Parts>;
  /** A connection to the embedded database, once it takes one; being cut is no error for it. */
  connect(): Promise<Client>;
  /** How often the running database has opened for connections: once at its start, once more after each recovery. */
  openings(): Promise<number>;
  /** Ends all that was started. */
  stop(): Promise<void>;
  /** The same, and removes the folder. */
  close(): Promise<void>;
}

/** The processes of a running site. */
export interface Parts {
  readonly supervisor: number;
  readonly web: number;
  readonly postmaster: number;
  /** Those of the database that serve a connection. */
  readonly backends: readonly Process[];
  /** Of the database. */
  readonly port: number;
  /** Every one of them. */
  readonly all: readonly number[];
}

export async function openSite(): Promise<Site> {
  const { path: data, remove } = await dataFolder();
  const products: Product[] = [];
  const launch = async (options: Partial<ProductOptions> = {}) => {
    const product = await startProduct({ data, ...options, env: { SEED_DEMO: '0', ...options.env } });
    products.push(product);
    return product;
  };
  const stop = async () => {
    for (const { child, ended } of products.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
  };
  return {
    data,
    launch,
    start: async (options) => {
      const product = await launch(options);
      await untilUp(product);
      return product;
    },
    parts: () => partsOf(data),
    connect: () => connectTo(data),
    openings: async () => {
      const log = await readFile(join(data, 'postgres.log'), 'utf8');
      return log.split('database system is ready to accept connections').length - 1;
    },
    stop,
    close: async () => {
      await stop();
      await remove();
    },
  };
}

/** The status with which it says whether its database answers; 0 when it says nothing. */
export function readiness(product: Product): Promise<number> {
  return fetch(`${product.url}/readyz`).then(
    (response) => response.status,
    () => 0,
  );
}

/** Waits until it answers and its database does. @throws with what it said after half a minute */
export async function untilReady(product: Product): Promise<void> {
  for (let tries = 0; (await readiness(product)) !== 200; tries += 1) {
    if (tries > 600) throw new Error(`Not ready:\n${product.output()}`);
    await sleep(50);
  }
}

async function partsOf(data: string): Promise<Parts> {
  const { pid: supervisor } = JSON.parse(await readFile(join(data, 'run.json'), 'utf8'));
  const [pid, , , port] = (await readFile(join(data, 'pg', 'postmaster.pid'), 'utf8')).split('\n');
  const below = descendants(supervisor);
  const web = below.find(({ command }) => /^next-server|start\/server\.mjs|next\/dist\/bin\/next/.test(command));
  if (!web) throw new Error(`No web server among ${JSON.stringify(below)}`);
  return {
    supervisor,
    web: web.pid,
    postmaster: Number(pid),
    backends: descendants(Number(pid)).filter(({ command }) => command.includes('127.0.0.1(')),
    port: Number(port),
    all: [supervisor, ...below.map((one) => one.pid)],
  };
}

/** A database that starts or recovers turns connections away. @throws what it met after half a minute */
async function connectTo(data: string): Promise<Client> {
  const { databasePassword: password } = JSON.parse(await readFile(join(data, 'secrets.json'), 'utf8'));
  for (const deadline = Date.now() + 30_000; ; await sleep(50)) {
    const { port } = await partsOf(data);
    const client = new Client({ host: '127.0.0.1', port, user: 'mercenaries', password, database: 'mercenaries' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isUnreachable(error) || Date.now() > deadline) throw error;
    }
  }
}
