import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { descendants } from '../support/processes';
import type { Product } from '../support/product';
import { openSite, readiness, type Site } from '../support/site';
import { openBouncer } from './bouncer';
import { openExternal } from './postgres';
import { makeWorker } from './worker';

/** What is tortured: sites on a database, and the ways in which a part of them can end. */
export interface Ground {
  /** What it is, in words. */
  readonly name: string;
  readonly products: () => readonly Product[];
  readonly password: string;
  /** Of the database itself, past whatever stands before it. */
  url(): Promise<string>;
  /** What `npm run doctor` is told to look at it. */
  doctor(): Readonly<Record<string, string>>;
  /** Kills something at this instant. @returns what, in words */
  kill(): Promise<string>;
  untilReady(): Promise<void>;
  close(): Promise<void>;
}

const PASSWORD = 'five-candles-burning';
const DICE_KEY = '0f'.repeat(32);
const pick = <T>(all: readonly T[]): T => {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};
type Kill = () => Promise<string>;

/** One process with a database of its own, and a worker beside it. */
export async function openOwn(): Promise<Ground> {
  const site = await openSite();
  const env = { SEED_DEMO: '1', SEED_PASSWORD: PASSWORD, DICE_KEY };
  let product = await site.start({ env });
  const secrets = JSON.parse(await readFile(join(site.data, 'secrets.json'), 'utf8')) as { databasePassword: string };
  const url = async () => {
    const { port } = await site.parts();
    return `postgresql://mercenaries:${secrets.databasePassword}@127.0.0.1:${port}/mercenaries`;
  };
  const worker = makeWorker();
  const work = async () => worker.start({ DATABASE_URL: await url(), DICE_KEY, DATA_DIR: site.data });
  await work();
  const kills: readonly Kill[] = [
    async () => strike('the web server', (await site.parts()).web),
    async () => strike('the postmaster', (await site.parts()).postmaster),
    async () => strike('a backend', pick((await site.parts()).backends).pid),
    async () => {
      strike('the worker', worker.pid());
      await work();
      return 'the worker';
    },
    async () => {
      strike('the supervisor', product.child.pid);
      await product.ended;
      product = await site.start({ env });
      await work();
      return 'the supervisor';
    },
  ];
  return {
    name: 'one process with the embedded PostgreSQL',
    products: () => [product],
    password: PASSWORD,
    url,
    doctor: () => ({ DATA_DIR: site.data, DICE_KEY }),
    kill: attempt(kills),
    untilReady: () => ready(() => [product]),
    close: async () => {
      worker.close();
      await site.close();
    },
  };
}

/** Two processes on a database that neither of them runs; a third behind PgBouncer; and a worker beside them. */
export async function openShared(behind: 'pgbouncer' | 'nothing'): Promise<Ground> {
  const theirs = await openExternal();
  const bouncer = behind === 'pgbouncer' ? await openBouncer(theirs.url) : null;
  const env = (DATABASE_URL: string) => ({
    ...{ DATABASE_URL, DICE_KEY, SEED_DEMO: '1', SEED_PASSWORD: PASSWORD },
    NEXTAUTH_SECRET: 'one secret for all processes of the site',
  });
  const urls = [theirs.url, theirs.url, ...(bouncer ? [bouncer.url] : [])];
  const running: { site: Site; product: Product; url: string }[] = [];
  // The first start behind the pooler is the first start of all: it makes the tables.
  for (const url of urls.toReversed()) {
    const site = await openSite();
    running.push({ site, url, product: await site.start({ env: env(url) }) });
  }
  const worker = makeWorker();
  const work = () => worker.start({ ...env(theirs.url), DATA_DIR: running[0]?.site.data ?? '' });
  work();
  const webOf = (product: Product) =>
    descendants(product.child.pid ?? 0).find(({ command }) =>
      /^next-server|start\/server\.mjs|next\/dist\/bin\/next/.test(command),
    );
  const kills: readonly Kill[] = [
    async () => strike('a web server', webOf(pick(running).product)?.pid),
    async () => {
      const backends = descendants(await theirs.postmaster()).filter(({ command }) => command.includes('127.0.0.1('));
      return strike('a backend', pick(backends).pid);
    },
    async () => {
      strike('the postmaster', await theirs.postmaster());
      await theirs.again();
      return 'the postmaster';
    },
    async () => {
      strike('the worker', worker.pid());
      work();
      return 'the worker';
    },
    async () => {
      const one = pick(running);
      strike('a supervisor', one.product.child.pid);
      await one.product.ended;
      one.product = await one.site.start({ env: env(one.url) });
      return one.url === theirs.url ? 'a supervisor' : 'the supervisor behind PgBouncer';
    },
    ...(bouncer
      ? [
          async () => {
            strike('PgBouncer', bouncer.pid());
            await bouncer.again();
            return 'PgBouncer';
          },
        ]
      : []),
  ];
  return {
    name: `two processes on ${theirs.name}${bouncer ? ', and a third behind PgBouncer' : ''}`,
    products: () => running.map(({ product }) => product),
    password: PASSWORD,
    url: async () => theirs.url,
    doctor: () => ({ DATABASE_URL: theirs.url, DICE_KEY, DATA_DIR: running[0]?.site.data ?? '' }),
    kill: attempt(kills),
    untilReady: () => ready(() => running.map(({ product }) => product)),
    close: async () => {
      worker.close();
      for (const { site } of running) await site.close();
      await bouncer?.close();
      await theirs.stop();
    },
  };
}

const attempt = (kills: readonly Kill[]) => () =>
  pick(kills)().catch((error: Error) => `nothing (${error.message.split('\n')[0]})`);

function strike(what: string, pid: number | undefined): string {
  if (!pid) throw new Error(`${what} is not there`);
  process.kill(pid, 'SIGKILL');
  return what;
}

/** Waits until every process says that its database answers. */
async function ready(products: () => readonly Product[]): Promise<void> {
  for (let tries = 0; tries < 1800; tries += 1) {
    const all = await Promise.all(products().map(readiness));
    if (all.every((status) => status === 200)) return;
    await sleep(100);
  }
  throw new Error(
    `Not ready within three minutes:\n${products()
      .map((one) => one.output().slice(-2000))
      .join('\n')}`,
  );
}
