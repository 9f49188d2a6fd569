import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedServer, startEmbedded } from '../../db/embedded';
import { mistake, ok, type Result } from '../../result';
import { loadSecrets, type Secrets } from '../secrets';
import { takeDataFolder } from './data-folder';
import { type Database, hasNoOwner, openEmbedded, openGiven, startServer } from './database';
import { greet } from './greeting';
import { buildPages, makeClient } from './prepare';
import { complain, note, step } from './say.mjs';
import type { Settings } from './settings.mjs';
import { lastLines, runTool } from './tool.mjs';
import { startWeb, type WebServer } from './web';

/** What runs, to be ended in the opposite order. */
interface Running {
  release?: () => Promise<void>;
  server?: EmbeddedServer;
  web?: WebServer;
}

const SEED = 'lib/cli/seed.ts';
/** As many unexpected ends within a minute are one too many. */
const RESTARTS = 3;

/**
 * Runs the site: its data folder, its database, its pages and its web server, until `stop`; then ends them in order.
 *
 * @returns the exit code
 */
export async function supervise(settings: Settings, stop: AbortSignal): Promise<number> {
  const running: Running = {};
  try {
    const served = await serve(settings, stop, running);
    if (!served.ok && !stop.aborted) complain(served.problem);
    return served.ok || stop.aborted ? 0 : 1;
  } finally {
    await running.web?.stop();
    await running.server?.stop();
    await running.release?.();
  }
}

async function serve(settings: Settings, stop: AbortSignal, running: Running): Promise<Result<null>> {
  const folder = await takeDataFolder(settings.data, settings.address);
  if (!folder.ok) return folder;
  running.release = folder.value;
  const secrets = await loadSecrets(settings.data);
  const client = await makeClient(stop);
  if (!client.ok) return client;
  const database = await prepare(settings, secrets, stop, running);
  if (!database.ok) return database;
  stop.throwIfAborted();
  const env = environment(settings, secrets, database.value.url);
  const up = await openWeb(settings, env, stop, running);
  if (!up.ok) return up;
  const link = (await hasNoOwner(database.value.url)) ? await ownerLink(env, stop) : ok(null);
  if (!link.ok) return link;
  if (!stop.aborted) await greet(settings, link.value);
  return watch(settings, secrets, env, stop, running);
}

/** The database and the pages, both at once. */
async function prepare(
  settings: Settings,
  secrets: Secrets,
  stop: AbortSignal,
  running: Running,
): Promise<Result<Database>> {
  const cancel = new AbortController();
  const building = settings.dev ? Promise.resolve(ok(null)) : buildPages(AbortSignal.any([stop, cancel.signal]));
  // Awaited below; until then its end is nobody's surprise.
  building.catch(() => undefined);
  try {
    const database = await openDatabase(settings, secrets, stop, running);
    if (!database.ok) return database;
    const built = await building;
    return built.ok ? database : built;
  } finally {
    cancel.abort();
  }
}

async function openDatabase(
  settings: Settings,
  secrets: Secrets,
  stop: AbortSignal,
  running: Running,
): Promise<Result<Database>> {
  const seed = settings.seedDemo && existsSync(SEED) ? seeder(settings, secrets, stop) : null;
  if (settings.databaseUrl) return openGiven(settings.databaseUrl, seed);
  const server = await startServer(settings, secrets, stop);
  if (!server.ok) return server;
  running.server = server.value;
  stop.throwIfAborted();
  return openEmbedded(server.value, seed);
}

/** What fills a database with the demo season, in a process of its own. */
function seeder(settings: Settings, secrets: Secrets, stop: AbortSignal): (url: string) => Promise<Result<null>> {
  return async (url) => {
    const env = environment(settings, secrets, url);
    const { code, output } = await step('Playing the demo season', '(once)', () => runScript(SEED, env, stop));
    if (code === 0) return ok(null);
    return mistake('seed-failed', `The demo season cannot be made:\n${lastLines(output, 20).join('\n')}\n`, {
      next: 'Start with SEED_DEMO=0 to go without it.',
    });
  };
}

/** A new link that makes whoever opens it the owner; its path. */
async function ownerLink(env: Record<string, string>, stop: AbortSignal): Promise<Result<string | null>> {
  const { code, output } = await runScript('lib/cli/start/owner-link.ts', env, stop);
  if (code === 0) return ok(output.trim() || null);
  return mistake('link-failed', `The link for the owner cannot be made:\n${lastLines(output, 20).join('\n')}`);
}

/** Runs a TypeScript file; the condition lets it load what is meant for the server alone. */
function runScript(file: string, env: Record<string, string>, stop: AbortSignal) {
  return runTool(process.execPath, ['--import', 'tsx', '--conditions=react-server', file], { env, stop });
}

/** What the web server and the seeder are told. A host may set its own secrets; the data folder keeps the others. */
function environment(settings: Settings, secrets: Secrets, databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.data,
    DICE_KEY: process.env.DICE_KEY || secrets.diceKey,
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || secrets.nextauthSecret,
    NEXTAUTH_URL: settings.address,
  };
}

async function openWeb(
  settings: Settings,
  env: Record<string, string>,
  stop: AbortSignal,
  running: Running,
): Promise<Result<null>> {
  const before: string[] = [];
  let ready = settings.dev;
  const web = startWeb(settings, env, (line) => (ready ? console.log(line) : before.push(line)));
  running.web = web;
  let how: string | null = null;
  web.ended.then((said) => {
    how = said;
  });
  while (how === null && !stop.aborted) {
    if (await web.answers()) break;
    await sleep(40);
  }
  ready = true;
  if (how === null || stop.aborted) return ok(null);
  return mistake('web-failed', [`The web server ended ${how}.`, ...lastLines(before.join('\n'), 20)].join('\n'));
}

/** Until `stop`: starts again what ends by itself, unless that happens again and again. */
async function watch(
  settings: Settings,
  secrets: Secrets,
  env: Record<string, string>,
  stop: AbortSignal,
  running: Running,
): Promise<Result<null>> {
  const stopped = new Promise<'stop'>((resolve) => {
    if (stop.aborted) resolve('stop');
    else stop.addEventListener('abort', () => resolve('stop'), { once: true });
  });
  const ends: number[] = [];
  for (;;) {
    const webEnded = running.web?.ended.then((how) => ({ what: 'web', how }) as const);
    const databaseEnded = running.server?.ended.then((how) => ({ what: 'database', how }) as const);
    const event = await Promise.race([stopped, webEnded ?? stopped, databaseEnded ?? stopped]);
    if (event === 'stop') return ok(null);
    const now = Date.now();
    ends.push(now);
    const name = event.what === 'web' ? 'The web server' : 'The database';
    if (ends.filter((at) => now - at < 60_000).length > RESTARTS) {
      return mistake('unsteady', `${name} ended ${event.how}, once too often.`, {
        next: `See ${settings.data}/postgres.log and what is said above.`,
      });
    }
    note(`${name} ended ${event.how}; starting it again.`);
    const again =
      event.what === 'web'
        ? await openWeb(settings, env, stop, running)
        : await restartServer(settings, secrets, stop, running);
    if (!again.ok) return again;
    note(`${name} runs again.`);
  }
}

/** At the same address, for the web server keeps it. */
async function restartServer(
  settings: Settings,
  secrets: Secrets,
  stop: AbortSignal,
  running: Running,
): Promise<Result<null>> {
  const { port } = running.server ?? {};
  const password = secrets.databasePassword;
  const started = await startEmbedded({ folder: settings.data, password, stop, ...(port ? { port } : {}) });
  if (!started.ok) return started;
  running.server = started.value;
  return ok(null);
}
