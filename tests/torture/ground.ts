import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedServer, startEmbedded } from '../../lib/platform/db/embedded';
import { freePort } from '../../lib/platform/db/free-port';
import { descendants } from '../support/processes';
import { dataFolder, type Product } from '../support/product';
import { openSite, readiness, type Site } from '../support/site';

/** What is tortured: sites on a database, and the ways in which a part of them can end. */
export interface Ground {
  readonly products: () => readonly Product[];
  readonly password: string;
  /** Of the database itself, past whatever stands before it. */
  readonly url: string;
  /** Kills something at this instant. @returns what, in words */
  kill(): Promise<string>;
  untilReady(): Promise<void>;
  close(): Promise<void>;
}

const PASSWORD = 'five-candles-burning';
const pick = <T>(all: readonly T[]): T => {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

export const openGround = (how: { behind: 'pgbouncer' | 'nothing'; own: boolean }): Promise<Ground> =>
  how.own ? openOwn() : openShared(how.behind);

/** One process with a database of its own. */
async function openOwn(): Promise<Ground> {
  const site = await openSite();
  const env = { SEED_DEMO: '1', SEED_PASSWORD: PASSWORD };
  let product = await site.start({ env });
  const secrets = JSON.parse(await readFile(join(site.data, 'secrets.json'), 'utf8')) as { databasePassword: string };
  const { port } = await site.parts();
  const user = (await site.connect()).user ?? 'postgres';
  const kills: readonly (() => Promise<string>)[] = [
    async () => strike('the web server', (await site.parts()).web),
    async () => strike('the postmaster', (await site.parts()).postmaster),
    async () => strike('a backend', pick((await site.parts()).backends).pid),
    async () => {
      const { supervisor } = await site.parts();
      strike('the supervisor', supervisor);
      await product.ended;
      product = await site.start({ env });
      return 'the supervisor';
    },
  ];
  return {
    products: () => [product],
    password: PASSWORD,
    url: `postgresql://${user}:${secrets.databasePassword}@127.0.0.1:${port}/mercenaries`,
    kill: () => pick(kills)().catch((error: Error) => `nothing (${error.message})`),
    untilReady: () => ready(() => [product]),
    close: () => site.close(),
  };
}

/** Two processes on a database that neither of them runs, with PgBouncer before it or not. */
async function openShared(behind: 'pgbouncer' | 'nothing'): Promise<Ground> {
  const theirs = await dataFolder();
  let server = await start({ folder: theirs.path, password: 'theirs' });
  await server.ensureDatabase('mercenaries');
  const url = server.url('mercenaries');
  const bouncer = behind === 'pgbouncer' ? await openBouncer(url) : null;
  const env = {
    DATABASE_URL: bouncer?.url ?? url,
    SEED_DEMO: '1',
    SEED_PASSWORD: PASSWORD,
    DICE_KEY: '0f'.repeat(32),
    NEXTAUTH_SECRET: 'one secret for all processes of the site',
  };
  const sites: Site[] = [await openSite(), await openSite()];
  const running: Product[] = [];
  for (const site of sites) running.push(await site.start({ env }));
  const webOf = (product: Product) =>
    descendants(product.child.pid ?? 0).find(({ command }) =>
      /^next-server|server\.mjs|next\/dist\/bin\/next/.test(command),
    );
  const postmaster = async () =>
    Number((await readFile(join(theirs.path, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const kills: readonly (() => Promise<string>)[] = [
    async () => strike('a web server', webOf(pick(running))?.pid),
    async () =>
      strike(
        'a backend',
        pick(descendants(await postmaster()).filter(({ command }) => command.includes('127.0.0.1('))).pid,
      ),
    async () => {
      const { port } = server;
      strike('the postmaster', await postmaster());
      await server.ended;
      server = await start({ folder: theirs.path, password: 'theirs', port });
      return 'the postmaster';
    },
    async () => {
      const at = Math.floor(Math.random() * running.length);
      const [site, product] = [sites[at], running[at]];
      if (!site || !product) throw new Error('no such process');
      strike('a supervisor', product.child.pid);
      await product.ended;
      running[at] = await site.start({ env });
      return 'a supervisor';
    },
  ];
  return {
    products: () => running,
    password: PASSWORD,
    url,
    kill: () => pick(kills)().catch((error: Error) => `nothing (${error.message})`),
    untilReady: () => ready(() => running),
    close: async () => {
      for (const site of sites) await site.close();
      await bouncer?.close();
      await server.stop();
      await theirs.remove();
    },
  };
}

function strike(what: string, pid: number | undefined): string {
  if (!pid) throw new Error(`${what} is not there`);
  process.kill(pid, 'SIGKILL');
  return what;
}

async function start(options: Parameters<typeof startEmbedded>[0]): Promise<EmbeddedServer> {
  for (let tries = 0; ; tries += 1) {
    const started = await startEmbedded(options);
    if (started.ok) return started.value;
    if (tries > 20) throw new Error(started.problem.message);
    await sleep(500);
  }
}

/** Waits until every process says that its database answers. */
async function ready(products: () => readonly Product[]): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const all = await Promise.all(products().map(readiness));
    if (all.every((status) => status === 200)) return;
    await sleep(100);
  }
  throw new Error(
    `Not ready within two minutes:\n${products()
      .map((one) => one.output().slice(-2000))
      .join('\n')}`,
  );
}

/** Debian's PgBouncer by the file of the repository, but for ports and places. */
async function openBouncer(url: string) {
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
  // It runs as no root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...as, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () => reject(new Error('There is no pgbouncer here: apt-get install pgbouncer')));
  });
  await Promise.race([sleep(1500), failed]);
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${at}/mercenaries`,
    close: async () => {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
